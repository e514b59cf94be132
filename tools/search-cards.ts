import * as at from '../src/bots/cartographers/search/layout.ts';

/** Writes the scoring cards for the search core: the same rules as the cards' own files, word by word. */

const { STRIDE, WORDS } = at;
const FULL = ['0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff7ff', '0x7ff'];
const EDGE = ['0x4017ff', '0x401401', '0x401401', '0x401401', '0x401401', '0x7ff'];
const words = Array.from({ length: WORDS }, (_, i) => i);

/** One text for each of the six words. */
type Six = (i: number) => string;

export const each = (text: Six): string => words.map(text).join('\n');
const list = (text: Six): string => words.map(text).join(', ');
const any = (text: Six): string => `(${words.map(text).join(' | ')}) !== 0`;
const count = (text: Six): string => `count(${list(text)})`;

/** `const x0 = s[8], …`: the words of a set under short names. */
export const load = (name: string, from: string, offset: number): string =>
  `const ${list(i => `${name}${i} = ${from}[${offset + i}]`)};`;
const loadFrom = (name: string, from: string, offset: string): string =>
  `const ${list(i => `${name}${i} = ${from}[${offset} + ${i}]`)};`;

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' | ');

/** The spaces above and below; junk beyond the rows is left for the caller to cut off with a clean set. */
const above = (x: string, i: number): string => `(${joined([`${x}${i} << 12`, i > 0 && `${x}${i - 1} >>> 12`])})`;
const below = (x: string, i: number): string => `(${joined([`${x}${i} >>> 12`, i < 5 && `${x}${i + 1} << 12`])})`;

/** The spaces that share a side with a set, with junk in the unused bits. */
export const near = (x: string, i: number): string => {
  const down = i < 5 ? `(${x}${i} | ${x}${i + 1}) << 12` : `${x}${i} << 12`;
  const up = i > 0 ? `(${x}${i} | ${x}${i - 1}) >>> 12` : `${x}${i} >>> 12`;
  return `(${x}${i} << 1 | ${x}${i} >>> 1 | ${down} | ${up})`;
};

const FILLED = each(i => `const f${i} = ${FULL[i]} & ~s[${at.EMPTY + i}];`);

/** A loop over the clusters of a set; inside, `c0` to `c5` are the cluster. */
const clusters = (set: number, before: string, inside: string): string => `const n = regions(s, ${set}) * ${STRIDE};
${before}
for (let k = 0; k < n; k += ${STRIDE}) {
${loadFrom('c', 'REGIONS', 'k')}
${inside}
}`;

const SIZE = `const size = ${count(i => `c${i}`)};`;

/** Bit 11 of every row that a set does not leave out; the carry of one addition finds it. */
const rowBits = (x: string, i: number): string => (i < 5 ? `${x} + 0x7ff7ff & 0x800800` : `${x} + 0x7ff & 0x800`);

/** How many rows have a space of the set. */
const rowCount = (x: Six): string => `lanes(${words.map(i => `(${rowBits(x(i), i)}) >>> 11`).join(' + ')})`;
const columns = (x: Six): string => `fold(${words.slice(0, 5).map(x).join(' | ')}) | ${x(5)}`;

const shrink = (x: string, square: boolean): string =>
  [
    square ? each(i => `${x}${i} &= ${x}${i} >>> 1;`) : '',
    each(i => `${x}${i} &= ${below(x, i)};`),
  ].join('\n');
const variables = (x: string, text: Six): string => `let ${list(i => `${x}${i} = ${text(i)}`)};`;

/** Spaces by how many of their four sides lie in a set, in the bits of a number: one, two, four. */
const sides = (x: string, i: number): string => `{
const l = ${x}${i} << 1, r = ${x}${i} >>> 1, u = ${above(x, i)}, d = ${below(x, i)};
const x = l ^ r, y = u ^ d, a = l & r, b = u & d, c = x & y;
one = x ^ y; two = a ^ b ^ c; four = a & b | c & (a | b);`;

/** A column-wise sum of a set: `${x}p0` to `${x}p3` are the bits of the eleven counts. */
const columnSums = (x: string): string => `
const ${x}s1 = ${x}0 ^ ${x}1 ^ ${x}2, ${x}c1 = ${x}0 & ${x}1 | ${x}2 & (${x}0 | ${x}1);
const ${x}s2 = ${x}3 ^ ${x}4 ^ ${x}5, ${x}c2 = ${x}3 & ${x}4 | ${x}5 & (${x}3 | ${x}4);
const ${x}o = ${x}s1 ^ ${x}s2, ${x}k = ${x}s1 & ${x}s2;
const ${x}t = ${x}c1 ^ ${x}c2 ^ ${x}k, ${x}u = ${x}c1 & ${x}c2 | ${x}k & (${x}c1 | ${x}c2);
const ${x}p0 = ${x}o ^ ${x}o >>> 12, ${x}k0 = ${x}o & ${x}o >>> 12;
const ${x}h = ${x}t >>> 12, ${x}p1 = ${x}t ^ ${x}h ^ ${x}k0, ${x}k1 = ${x}t & ${x}h | ${x}k0 & (${x}t | ${x}h);
const ${x}v = ${x}u >>> 12, ${x}p2 = ${x}u ^ ${x}v ^ ${x}k1, ${x}p3 = ${x}u & ${x}v | ${x}k1 & (${x}u | ${x}v);`;

export interface WrittenCard {
  readonly id: string;
  /** The values it reads, as p[0], p[1], …; a name with @ is a house rule (1 when not the default). */
  readonly params: readonly string[];
  /** The sets of a sheet whose change can change the stars. */
  readonly reads: readonly number[];
  readonly body: string;
}

const secluded = (set: string, other: string): string => `{
${variables('b', i => `${set}${i} & (${near(other, i)} | ${EDGE[i]})`)}
for (let was = -1, now = 0; was !== now; ) {
was = now;
${each(i => `b${i} = ${set}${i} & (b${i} | ${near('b', i)});`)}
now = ${words.map(i => `b${i}`).join(' + ')};
}
${each(i => `REST[${i}] = ${set}${i} & ~b${i};`)}
}`;

const SQUARE_SEEDS = `${variables('q', i => `s[${at.VILLAGE + i}]`)}
for (let side = p[1]; side > 1; side--) {
${shrink('q', true)}
}`;

const LINE_SEEDS = `${load('v', 's', at.VILLAGE)}
${variables('q', i => `v${i}`)}
${variables('h', i => `v${i}`)}
for (let line = p[1]; line > 1; line--) {
${each(i => `h${i} &= h${i} >>> 1;`)}
${shrink('q', false)}
}
${each(i => `q${i} |= h${i};`)}`;

const F = at.FOREST;
const V = at.VILLAGE;
const A = at.FARM;
const W = at.WATER;
const E = at.EMPTY;
const TYPES = [at.FOREST, at.VILLAGE, at.FARM, at.WATER, at.MONSTER, at.HERO];

const largestPairs = `if (size > first) { second = first; first = size; } else if (size > second && (size < first || p[1] === 0)) second = size;`;

export const CARDS: readonly WrittenCard[] = [
  { id: 'sentinel-wood', params: ['stars'], reads: [F], body: `return p[0] * ${count(i => `s[${F + i}] & ${EDGE[i]}`)};` },
  {
    id: 'greenbough',
    params: ['stars'],
    reads: [F],
    body: `${load('f', 's', F)}\nreturn p[0] * (${rowCount(i => `f${i}`)} + countWord(${columns(i => `f${i}`)}));`,
  },
  {
    id: 'treetower',
    params: ['stars'],
    reads: [F, E],
    body: `${load('e', 's', E)}\nreturn p[0] * ${count(i => `s[${F + i}] & ~${near('e', i)}`)};`,
  },
  {
    id: 'stoneside-forest',
    params: ['stars'],
    reads: [F],
    body: `${load('m', 'm', at.MOUNTAIN)}
${clusters(
  F,
  variables('u', () => '0'),
  `${each(i => `const n${i} = m${i} & ${near('c', i)};`)}
if (${count(i => `n${i}`)} > 1) {
${each(i => `u${i} |= n${i};`)}
}`,
)}
return p[0] * ${count(i => `u${i}`)};`,
  },
  {
    id: 'canal-lake',
    params: ['water', 'farm'],
    reads: [W, A],
    body: `${load('w', 's', W)}\n${load('a', 's', A)}
return p[0] * ${count(i => `w${i} & ${near('a', i)}`)} + p[1] * ${count(i => `a${i} & ${near('w', i)}`)};`,
  },
  {
    id: 'mages-valley',
    params: ['water', 'farm'],
    reads: [W, A],
    body: `${load('b', 'm', at.BESIDE_MOUNTAIN)}
return p[0] * ${count(i => `s[${W + i}] & b${i}`)} + p[1] * ${count(i => `s[${A + i}] & b${i}`)};`,
  },
  {
    id: 'the-golden-granary',
    params: ['water', 'farm', '@destroyedRuins'],
    reads: [W, A, at.DESTROYED],
    body: `const lost = p[2] === 0 ? 0 : -1;
const ${list(i => `r${i} = m[${at.RUINS + i}] & ~(s[${at.DESTROYED + i}] & lost)`)};
return p[0] * ${count(i => `s[${W + i}] & ${near('r', i)}`)} + p[1] * ${count(i => `s[${A + i}] & r${i}`)};`,
  },
  {
    id: 'shoreside-expanse',
    params: ['farm', 'water'],
    reads: [W, A],
    body: `${load('w', 's', W)}\n${load('a', 's', A)}
${secluded('a', 'w')}
const farms = regions(REST, 0);
${secluded('w', 'a')}
return p[0] * farms + p[1] * regions(REST, 0);`,
  },
  {
    id: 'wildholds',
    params: ['stars', 'size'],
    reads: [V],
    body: `${clusters(V, 'let found = 0;', `if (${count(i => `c${i}`)} >= p[1]) found++;`)}\nreturn p[0] * found;`,
  },
  {
    id: 'great-city',
    params: ['stars', '@greatCity'],
    reads: [V],
    body: `${load('b', 'm', at.BESIDE_MOUNTAIN)}
${clusters(
  V,
  'let largest = 0, plain = 0;',
  `${SIZE}
if (size > largest) largest = size;
if (size > plain && !(${any(i => `c${i} & b${i}`)})) plain = size;`,
)}
return p[1] !== 0 && plain < largest ? 0 : p[0] * plain;`,
  },
  {
    id: 'greengold-plains',
    params: ['stars', 'types'],
    reads: TYPES,
    body: clusters(
      V,
      'let found = 0;',
      `${each(i => `const n${i} = ${near('c', i)};`)}
let types = 0;
${[F, A, W, at.MONSTER, at.HERO].map(set => `if (${any(i => `n${i} & s[${set + i}]`)}) types++;`).join('\n')}
if (${any(i => `n${i} & m[${at.MOUNTAIN + i}]`)}) types++;
if (types >= p[1]) found++;`,
    ).concat('\nreturn p[0] * found;'),
  },
  {
    id: 'shieldgate',
    params: ['stars', '@shieldgateTie'],
    reads: [V],
    body: `${clusters(V, 'let first = 0, second = 0;', `${SIZE}\n${largestPairs}`)}\nreturn p[0] * second;`,
  },
  {
    id: 'borderlands',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}
return p[0] * (22 - ${rowCount(i => `e${i}`)} - countWord(${columns(i => `e${i}`)}));`,
  },
  {
    id: 'lost-barony',
    params: ['stars'],
    reads: [E],
    body: `${FILLED}
${variables('q', i => `f${i}`)}
let side = 0;
while (${any(i => `q${i}`)}) {
side++;
${shrink('q', true)}
}
return p[0] * side;`,
  },
  {
    id: 'the-broken-road',
    params: ['stars'],
    reads: [E],
    body: `${FILLED}
let x = f0 & 1;
${words
  .flatMap(i => [i > 0 ? `x = f${i} & (x << 1 | 1);` : '', i < 5 ? `x = f${i} >>> 12 & (x << 1 | 1);` : ''])
  .filter(Boolean)
  .join('\n')}
return p[0] * countWord(x);`,
  },
  {
    id: 'the-cauldrons',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}\nreturn p[0] * ${count(i => `e${i} & ~${near('e', i)}`)};`,
  },
  {
    id: 'faunlost-thicket',
    params: ['stars'],
    reads: [F],
    body: `${variables('q', i => `s[${F + i}]`)}
let run = 0;
while (${any(i => `q${i}`)}) {
run++;
${shrink('q', false)}
}
return p[0] * run;`,
  },
  {
    id: 'deepwood',
    params: ['stars', 'size'],
    reads: [F, V],
    body: `${load('v', 's', V)}
${clusters(
  F,
  'let found = 0;',
  `if (${count(i => `c${i}`)} >= p[1] && !(${any(i => `v${i} & ${near('c', i)}`)})) found++;`,
)}
return p[0] * found;`,
  },
  {
    id: 'heart-of-the-forest',
    params: ['stars'],
    reads: [F],
    body: `${load('f', 's', F)}
${each(i => `const o${i} = ${FULL[i]} & ~f${i};`)}
return p[0] * ${count(i => `f${i} & ~${near('o', i)}`)};`,
  },
  {
    id: 'sleepy-valley',
    params: ['stars', 'forest'],
    reads: [F],
    body: `let found = 0, z = 0;
${each(i => `z = rowSums(s[${F + i}]);\nif ((z & 15) >= p[1]) found++;${i < 5 ? '\nif (z >>> 12 >= p[1]) found++;' : ''}`)}
return p[0] * found;`,
  },
  {
    id: 'craylund',
    params: ['stars', 'water'],
    reads: [A, W],
    body: `${load('w', 's', W)}
${clusters(A, 'let found = 0;', `if (${count(i => `w${i} & ${near('c', i)}`)} >= p[1]) found++;`)}
return p[0] * found;`,
  },
  {
    id: 'ulems-wallow',
    params: ['stars', 'farms'],
    reads: [A, W],
    body: `${load('a', 's', A)}
let one = 0, two = 0, four = 0;
${each(
  i => `let z${i} = 0;
${sides('a', i)}
z${i} = s[${W + i}] & atLeast(p[1], one, two, four);
}`,
)}
return p[0] * ${count(i => `z${i}`)};`,
  },
  {
    id: 'clawsgrave-peaks',
    params: ['stars'],
    reads: [A, W],
    body: `${load('a', 's', A)}
${clusters(
  W,
  variables('u', () => '0'),
  `${each(i => `const n${i} = ${near('c', i)};`)}
if (${any(i => `a${i} & n${i}`)}) {
${each(i => `u${i} |= n${i};`)}
}`,
)}
return p[0] * ${count(i => `u${i} & m[${at.MOUNTAIN + i}]`)};`,
  },
  {
    id: 'jorekburg',
    params: ['stars'],
    reads: [A, W],
    body: `${load('a', 's', A)}\n${load('w', 's', W)}
${columnSums('a')}
${columnSums('w')}
const unequal = ap0 ^ wp0 | ap1 ^ wp1 | ap2 ^ wp2 | ap3 ^ wp3;
return p[0] * countWord((ap0 | ap1 | ap2 | ap3) & ~unequal & 0x7ff);`,
  },
  {
    id: 'traylo-monastery',
    params: ['stars', 'line', 'size'],
    reads: [V],
    body: `${LINE_SEEDS}
${clusters(
  V,
  'let found = 0;',
  `if (p[1] !== 0 && !(${any(i => `c${i} & q${i}`)})) continue;
if (p[2] !== 0 && (${count(i => `c${i}`)} < p[2] || !(${any(i => `c${i} & ${EDGE[i]}`)}))) continue;
found++;`,
)}
return p[0] * found;`,
  },
  {
    id: 'outer-enclave',
    params: ['stars'],
    reads: [V, E],
    body: `${load('e', 's', E)}
${clusters(
  V,
  'let best = n === 0 ? 0 : -1e9;',
  `const stars = p[0] * ${count(i => `e${i} & ${near('c', i)}`)};
if (stars > best) best = stars;`,
)}
return best;`,
  },
  {
    id: 'gnomish-colony',
    params: ['stars', 'side'],
    reads: [V],
    body: `${SQUARE_SEEDS}
${clusters(V, 'let found = 0;', `if (${any(i => `c${i} & q${i}`)}) found++;`)}
return p[0] * found;`,
  },
  {
    id: 'caravansary',
    params: ['stars'],
    reads: [V],
    body: `${clusters(
      V,
      'let best = n === 0 ? 0 : -1e9;',
      `const stars = p[0] * (${rowCount(i => `c${i}`)} + countWord(${columns(i => `c${i}`)}));
if (stars > best) best = stars;`,
    )}
return best;`,
  },
  {
    id: 'dwarvenholds',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}
const rows = lanes(${words.map(i => `(m[${at.MOUNTAIN_ROWS + i}] & ~(${rowBits(`e${i}`, i)})) >>> 11`).join(' + ')});
const open = ${columns(i => `e${i}`)};
return p[0] * (rows + countWord(m[${at.MOUNTAIN_COLUMNS}] & ~open));`,
  },
  {
    id: 'silos',
    params: ['stars'],
    reads: [E],
    body: `${load('e', 's', E)}\nconst open = ${columns(i => `e${i}`)};\nreturn p[0] * countWord(0x555 & ~open);`,
  },
  {
    id: 'banded-hills',
    params: ['stars', 'types', 'complete'],
    reads: [...TYPES, E],
    body: `let found = 0, z = 0, open = 0;
${each(
  i => `z = ${[...TYPES.map(set => `s[${set + i}]`), `m[${at.MOUNTAIN + i}]`].map(x => `((${rowBits(x, i)}) >>> 11)`).join(' + ')};
open = p[2] === 0 ? 0 : s[${E + i}];
if ((z & 15) >= p[1] && (open & 0x7ff) === 0) found++;${i < 5 ? '\nif (z >>> 12 >= p[1] && open >>> 12 === 0) found++;' : ''}`,
)}
return p[0] * found;`,
  },
  {
    id: 'starlit-sigil',
    params: ['stars', 'size'],
    reads: [E],
    body: `if (p[1] !== 3) return p[0] * regionsOfSize(s, ${E}, p[1]);
${load('e', 's', E)}
let one = 0, two = 0, four = 0;
${each(
  i => `let a${i} = 0, b${i} = 0;
${sides('e', i)}
a${i} = e${i} & one & ~two & ~four;
b${i} = e${i} & two & ~one;
}`,
)}
${each(
  i => `{
const l = a${i} << 1, r = a${i} >>> 1, u = ${above('a', i)}, d = ${below('a', i)};
b${i} &= l & r | u & d | (l | r) & (u | d);
}`,
)}
return p[0] * ${count(i => `b${i}`)};`,
  },
];
