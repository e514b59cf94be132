import { readFileSync } from 'node:fs';
import * as at from '../src/bots/cartographers/search/layout.ts';
import { type Orientation, orientations } from '../src/games/cartographers/board/shapes.ts';
import { SETS } from '../src/games/cartographers/cards/sets.ts';
import { BASE_CARDS } from './search/base.ts';
import { HEROES_CARDS } from './search/heroes.ts';
import { writeKernel } from './search/kernel.ts';
import { each, load, near } from './search/text.ts';

/**
 * Generates the code of the search core, which has no loops over words. The files are committed, because the page must
 * not make functions from text. `search/generated.test.ts` checks that they equal the output of this generator.
 */

export const FOLDER = new URL('../src/bots/cartographers/search/', import.meta.url);
/**
 * The head of generated files. They aren't type-checked, because checks for undefined array elements would only test
 * this generator.
 */
const HEADER = '// Written by tools/generate-search.ts; do not edit.\n// @ts-nocheck\n';
const words = [0, 1, 2, 3, 4, 5];
const row = (text: (i: number) => string, by = ', '): string => words.map(text).join(by);

/** Indents each line by two blanks for each open brace. The generator itself writes all lines without indentation. */
const indented = (text: string): string => {
  let depth = 0;
  return text
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const bare = line.trim();
      if (/^[}\])]/.test(bare)) depth--;
      const out = '  '.repeat(depth) + bare;
      depth += (bare.match(/[{[(]/g)?.length ?? 0) - (bare.match(/[}\])]/g)?.length ?? 0);
      if (/^[}\])]/.test(bare)) depth++;
      return out;
    })
    .join('\n');
};

const SHEET = 's: Int32Array, m: Int32Array';

/**
 * Returns the code that grows the set `f` within the set `m`: by one step to all sides, and then along each row to the
 * end of the run of `m`. The carry of an addition reaches that end.
 */
const grow = (i: number): string =>
  `f${i} = m${i} & (f${i} | ${near('f', i)});\nf${i} |= m${i} & ~(m${i} + f${i});`;
const SUM = row(i => `f${i}`, ' + ');

const WORDS_TEXT = `
/** The clusters found last by \`regions\`, ${at.STRIDE} words each. 11 × 11 spaces can have at most 61 clusters. */
export const REGIONS = new Int32Array(${62 * at.STRIDE});
/** The rest of a set after some of its clusters were ruled out. */
export const REST = new Int32Array(${at.STRIDE});

export const countWord = (word: number): number => {
let x = word - (word >>> 1 & 0x555555);
x = (x & 0x333333) + (x >>> 2 & 0x333333);
x = x + (x >>> 4) & 0x0f0f0f;
return Math.imul(x, 0x010101) >>> 16 & 0xff;
};

/** The size of a set. Three words are added before their nibbles can overflow. */
export const count = (${row(i => `w${i}: number`)}): number => {
${each(i => `let x${i} = w${i} - (w${i} >>> 1 & 0x555555);`)}
${each(i => `x${i} = (x${i} & 0x333333) + (x${i} >>> 2 & 0x333333);`)}
x0 += x1 + x2;
x3 += x4 + x5;
x0 = (x0 & 0x0f0f0f) + (x0 >>> 4 & 0x0f0f0f) + (x3 & 0x0f0f0f) + (x3 >>> 4 & 0x0f0f0f);
return Math.imul(x0, 0x010101) >>> 16 & 0xff;
};

/** Both rows of a word as one. */
export const fold = (word: number): number => (word | word >>> 12) & 0x7ff;

/** The sum of the counts of the even and the odd rows. */
export const lanes = (sum: number): number => (sum & 0xfff) + (sum >>> 12);

/** The sizes of both rows of a word: in bits 0 to 3, and from bit 12 on. */
export const rowSums = (word: number): number => {
let x = word - (word >>> 1 & 0x555555);
x = (x & 0x333333) + (x >>> 2 & 0x333333);
return x + (x >>> 4) + (x >>> 8) & 0x00f00f;
};

/** The spaces where a count, given by its bits, reaches a limit. */
export const atLeast = (limit: number, one: number, two: number, four: number): number => {
if (limit <= 0) return -1;
if (limit === 1) return one | two | four;
if (limit === 2) return two | four;
if (limit === 3) return one & two | four;
return limit === 4 ? four : 0;
};

/** CA-53: finds the clusters of a set, writes them into REGIONS and returns their number. */
export const regions = (s: Int32Array, o: number): number => {
let ${row(i => `m${i} = s[o + ${i}]`)};
let n = 0;
for (;;) {
let ${row(i => `f${i} = 0`)};
${words.map(i => `if (m${i} !== 0) f${i} = m${i} & -m${i};`).join('\nelse ')}
else return n;
for (let was = -1, now = 0; ; ) {
${each(grow)}
now = ${SUM};
if (now === was) break;
was = now;
${[...words].reverse().map(grow).join('\n')}
now = ${SUM};
if (now === was) break;
was = now;
}
const k = n * ${at.STRIDE};
${each(i => `REGIONS[k + ${i}] = f${i};`)}
${each(i => `m${i} &= ~f${i};`)}
n++;
}
};

export const regionsOfSize = (s: Int32Array, o: number, size: number): number => {
const n = regions(s, o) * ${at.STRIDE};
let found = 0;
for (let k = 0; k < n; k += ${at.STRIDE})
if (count(${row(i => `REGIONS[k + ${i}]`)}) === size) found++;
return found;
};

/** CA-45: how many empty spaces are next to a monster. */
export const preyed = (s: Int32Array): number => {
${load('x', 's', at.MONSTER)}
return count(${row(i => `s[${at.EMPTY + i}] & ${near('x', i)}`)});
};

/** Writes the spaces of one set that share a side with another into a third. Returns whether there are any. */
export const beside = (s: Int32Array, o: number, set: Int32Array, p: number, into: Int32Array, q: number): boolean => {
const ${row(i => `x${i} = set[p + ${i}]`)};
const ${row(i => `y${i} = s[o + ${i}] & ${near('x', i)}`)};
${each(i => `into[q + ${i}] = y${i};`)}
return (${row(i => `y${i}`, ' | ')}) !== 0;
};

/**
 * CA-31: the consequences of every change of a sheet, always in this order. CA-A-09: \`pays\` says whether mountains
 * give coins.
 */
export const settle = (${SHEET}, pays: boolean): void => {
${load('x', 's', at.MONSTER)}
const ${row(i => `h${i} = x${i} & s[${at.MARKS + i}]`)};
if ((${row(i => `h${i}`, ' | ')}) !== 0) {
${each(i => `s[${at.MONSTER + i}] = x${i} & ~h${i};\ns[${at.DESTROYED + i}] |= h${i};`)}
}
${load('e', 's', at.EMPTY)}
const ${row(i => `n${i} = m[${at.MOUNTAIN + i}] & ~s[${at.PAID + i}] & ~${near('e', i)}`)};
if ((${row(i => `n${i}`, ' | ')}) !== 0) {
${each(i => `s[${at.PAID + i}] |= n${i};`)}
if (pays) earn(s, m, count(${row(i => `n${i}`)}));
}
if (s[${at.BOUNTY_PAID}] !== 0) return;
const ${row(i => `d${i} = s[${at.DRAGON + i}]`)};
if ((${row(i => `d${i}`, ' | ')}) === 0) return;
if ((${row(i => `d${i} & s[${at.MONSTER + i}] & ${near('e', i)}`, ' | ')}) !== 0) return;
s[${at.BOUNTY_PAID}] = 1;
earn(s, m, m[${at.BOUNTY}]);
};

/** How many coins settling would give, without changing the sheet: for candidates that no mark attacks. */
export const gain = (${SHEET}): number => {
${load('e', 's', at.EMPTY)}
let coins = count(${row(i => `m[${at.MOUNTAIN + i}] & ~s[${at.PAID + i}] & ~${near('e', i)}`)});
if (s[${at.BOUNTY_PAID}] !== 0) return coins;
const ${row(i => `d${i} = s[${at.DRAGON + i}]`)};
if ((${row(i => `d${i}`, ' | ')}) === 0) return coins;
if ((${row(i => `d${i} & s[${at.MONSTER + i}] & ${near('e', i)}`, ' | ')}) === 0) coins += m[${at.BOUNTY}];
return coins;
};

/** CA-36: coins beyond the track are lost. */
export const earn = (${SHEET}, coins: number): void => {
const sum = s[${at.COINS}] + coins;
s[${at.COINS}] = sum > m[${at.COIN_CAP}] ? m[${at.COIN_CAP}] : sum;
};
`;

const CARDS = [...BASE_CARDS, ...HEROES_CARDS];

const identifier = (id: string): string =>
  id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const scoreText = (): string => {
  const functions = CARDS.map(
    card => `const ${identifier(card.id)}: Score = (s, ${card.body.includes('m[') ? 'm' : '_'}, p) => {
${card.body}
};`,
  );
  const entries = CARDS.map(({ id, params, reads }) => {
    const mask = reads.reduce((all, set) => all | (1 << (set / at.STRIDE)), 0);
    return `'${id}': { score: ${identifier(id)}, params: [${params.map(p => `'${p}'`).join(', ')}], reads: 0x${mask.toString(16)} },`;
  });
  return `import { ${['atLeast', 'count', 'countWord', 'fold', 'lanes', 'REGIONS', 'REST', 'regions', 'regionsOfSize', 'rowSums'].join(', ')} } from './words.generated.ts';

/** Stars of a sheet on a map, with the card's values. */
export type Score = (s: Int32Array, m: Int32Array, p: Int32Array) => number;

export interface WrittenCard {
readonly score: Score;
/** The names of the values in p. A name with @ is a house rule: 1 if it isn't the default. */
readonly params: readonly string[];
/** A bit for each set of a sheet that the stars depend on. */
readonly reads: number;
}

${functions.join('\n\n')}

export const WRITTEN_CARDS: Readonly<Record<string, WrittenCard>> = {
${entries.join('\n')}
};
`;
};

/**
 * Returns the empty spaces, shifted from a space of a shape to the corner of the shape. The shape fits where the
 * results for all its spaces overlap.
 */
const term = ([dr, dc]: readonly [number, number], i: number): string | undefined => {
  const word = i + (dr >> 1);
  if (word > 5 || (dr & 1 && word > 4)) return undefined;
  const name = `${dr & 1 ? 'o' : 'e'}${word}`;
  return dc === 0 ? name : `${name} >>> ${dc}`;
};

/**
 * Returns a mask that removes columns of the next row, which shifts move behind the last column. No mask is needed if
 * every column of the shape has a space: then the unused bit between the rows removes them.
 */
const columnCut = ({ width, spaces }: Orientation): string => {
  const used = new Set(spaces.map(([, column]) => column));
  if (used.size === width) return '';
  const line = (1 << (12 - width)) - 1;
  return ` & 0x${(line | (line << 12)).toString(16)}`;
};

const counted = (k: number): string =>
  `\nn += to[${k * at.STRIDE + at.WORDS}] = count(${row(i => `p${i}`)});`;

const fitLines = (way: Orientation, k: number): string =>
  each(i => {
    const terms = way.spaces.map(space => term(space, i));
    const value = terms.includes(undefined) ? '0' : terms.join(' & ') + columnCut(way);
    return `to[${k * at.STRIDE + i}] = p${i} = ${value};`;
  }) + counted(k);

const touchLines = (way: Orientation, k: number): string =>
  each(i => {
    const terms = way.spaces.map(space => term(space, i)).filter(text => text !== undefined);
    return `to[${k * at.STRIDE + i}] = p${i} = to[${k * at.STRIDE + i}] & (${terms.join(' | ')});`;
  }) + counted(k);

const shapeFunction = (name: string, ways: readonly Orientation[], lines: typeof fitLines): string => {
  const body = ways.map(lines).join('\n');
  const odd = words.slice(0, 5).filter(i => body.includes(`o${i}`));
  return `const ${name}: Places = (s, o, to) => {
const ${row(i => `e${i} = s[o + ${i}]`)};
${odd.length > 0 ? `const ${odd.map(i => `o${i} = e${i} >>> 12 | e${i + 1} << 12`).join(', ')};` : ''}
let ${row(i => `p${i} = 0`)}, n = 0;
${body}
return n;
};`;
};

/** Returns every printed shape of both boxes with all its orientations. */
const printedShapes = (): Map<string, readonly Orientation[]> => {
  const sets = [SETS.base, SETS.heroes];
  const drawings = sets.flatMap(set => [
    ...set.explore.flatMap(card => card.shapes.map(shape => shape.rows)),
    ...set.ambushes.map(card => card.shape),
  ]);
  return new Map(drawings.map(rows => [rows.join('/'), orientations(rows)]));
};

const wayKey = (way: Orientation): string => way.spaces.join(';');

const anchorsText = (): string => {
  const functions: string[] = [];
  const known = new Map<string, string>();
  const entries: string[] = [];
  for (const [drawing, ways] of printedShapes()) {
    const key = ways.map(wayKey).join(' ');
    const number = known.get(key) ?? String(known.size);
    if (!known.has(key)) {
      known.set(key, number);
      functions.push(
        shapeFunction(`fits${number}`, ways, fitLines),
        shapeFunction(`touches${number}`, ways, touchLines),
      );
    }
    entries.push(`'${drawing}': { fits: fits${number}, touches: touches${number} },`);
  }
  return `import { count } from './words.generated.ts';

/**
 * Reads the set at \`o\` and writes ${at.STRIDE} words for each rotation and flip of a shape, in the order of
 * \`orientations\`: the places, followed by their number. Returns the sum of these numbers.
 */
export type Places = (s: Int32Array, o: number, to: Int32Array) => number;

export interface WrittenShape {
/** Where the shape fits into the set. */
readonly fits: Places;
/** Filters the places already there by whether a space of the shape is in the set. */
readonly touches: Places;
}

${functions.join('\n\n')}

export const WRITTEN_SHAPES: Readonly<Record<string, WrittenShape>> = {
${entries.join('\n')}
};
`;
};

const kernelText = (): string => `
/** The inner loop of rollouts as WebAssembly, from tools/search/kernel.ts, in base64. */
export const KERNEL = '${Buffer.from(writeKernel()).toString('base64')}';
`;

/** Returns the content of the generated files, by name. */
export const generate = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      'words.generated.ts': WORDS_TEXT,
      'score.generated.ts': scoreText(),
      'anchors.generated.ts': anchorsText(),
      'kernel.generated.ts': kernelText(),
    }).map(([name, text]) => [name, `${HEADER}${indented(text)}\n`]),
  );

export const committed = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
