import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERB_NAMES } from '../src/games/thargos/effects/verbs/index.ts';
import { readManifest } from './build.ts';
import { ROOT } from './steps.ts';

/** Generates docs/api.md: an example for every entry point, and the exports with their types and comments. */

interface Exported {
  readonly name: string;
  readonly from: string;
  /** The name of the declaration in the file `from`. It differs from `name` if the export is renamed. */
  readonly there: string;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const sourceOf = (types: string): string => types.replace(/^\.\/dist\//, 'src/').replace(/\.d\.ts$/, '.ts');

const exportsIn = (path: string): Exported[] => {
  const text = read(path);
  const passedOn = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gms)].flatMap(
    ([, names, from]) =>
      names!
        .split(',')
        .map(name => name.trim().replace(/^type /, ''))
        .filter(name => name !== '')
        .map(name => {
          const [there, as] = name.split(' as ');
          return { name: as ?? there!, there: there!, from: join(dirname(path), from!) };
        }),
  );
  const own = [...text.matchAll(/^export (?:const|function\*?|class|interface|type) (\w+)/gm)].map(
    ([, name]) => ({ name: name!, there: name!, from: path }),
  );
  return [...passedOn, ...own];
};

/**
 * Returns the index of the first of `ends` outside brackets and comments, or the length of the text.
 */
const endOf = (text: string, ends: readonly string[], start: number): number => {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text.startsWith('/*', i)) i = text.indexOf('*/', i) + 2;
    else if (text.startsWith('//', i)) i = text.indexOf('\n', i);
    if (depth === 0 && ends.some(end => text.startsWith(end, i))) return i;
    const isArrow = text[i] === '>' && text[i - 1] === '=';
    if ('([{<'.includes(text[i]!)) depth += 1;
    else if (')]}>'.includes(text[i]!) && !isArrow) depth -= 1;
  }
  return text.length;
};

const headOfConst = (text: string): string => {
  const value = endOf(text, [' ='], 0);
  const head = text.slice(0, value);
  if (head.includes(':')) return head;
  const isFunction = /^ = (?:async )?\s*[(<]/.test(text.slice(value));
  return isFunction ? text.slice(0, endOf(text, [' =>'], value + 3)) : head;
};

const headOf = (text: string): string => {
  if (text.startsWith('export const')) return headOfConst(text);
  if (/^export (?:function|class)/.test(text)) return text.slice(0, endOf(text, [' {'], 0));
  if (text.startsWith('export type')) return text.slice(0, endOf(text, [';'], 0));
  const open = text.indexOf(' {\n');
  return text.slice(0, endOf(text, ['\n}'], open + 2) + 2);
};

/** Returns the doc comment directly above a declaration, or an empty text. */
const wordsAbove = (text: string, at: number): string =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(text.slice(0, at))?.[0] ?? '';

/** Returns the source text of the operation types of all Thargos verbs, from which the type `Op` is derived. */
const operations = (): string =>
  VERB_NAMES.map(name => {
    const file = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
    const text = read(`src/games/thargos/effects/verbs/${file}.ts`);
    const type = /(?:^\/\*\*.*\*\/\n)?^(?:export )?(?:interface|type) [\s\S]*?(?=\n\n)/m.exec(text);
    if (!type) throw new Error(`expected the type of an operation in ${file}.ts, found none`);
    return type[0];
  }).join('\n\n');

const declared = ({ name, from, there }: Exported): string => {
  const text = read(from);
  const at = new RegExp(`^export (?:const|function\\*?|class|interface|type) ${there}\\b`, 'm').exec(text);
  if (!at) {
    const further = exportsIn(from).find(other => other.name === there);
    if (!further || !existsSync(join(ROOT, further.from)))
      throw new Error(`expected a declaration of ${name} in ${from}, found none`);
    return declared({ ...further, name });
  }
  const head = headOf(text.slice(at.index)).replace(new RegExp(`\\b${there}\\b`), name);
  const isBlock = /^export interface/.test(head);
  return `${wordsAbove(text, at.index)}${head.replace(/^export /, '')}${isBlock ? '' : ';'}`;
};

const OPENING = `# API reference

This page lists every export of the library, with its type. [bots.md](bots.md) is the guide, with complete programs. An entry
point is a path that you import from, such as \`alidade/engine\`:

| Entry point | Content |
| --- | --- |
DOORS

- [bots.md](bots.md#install-the-library) explains how to install the package. It has no dependencies and runs on Node 18.14
  or newer and in browsers.
- A function that can reject its input returns either a result or a \`Refusal\`. \`isRefusal\` tells them apart.
- The same seed and the same commands give the same events on every machine.
- This page is generated from the sources: \`UPDATE_API=1 npm test -- --only api\` writes it. A test compiles and runs the
  example of each entry point.
`;

interface Door {
  readonly about: string;
  readonly example: string;
}

/** What each entry point is for, and an example. tools/pack.test.ts compiles and runs the examples. */
const DOORS: Readonly<Record<string, Door>> = {
  'alidade/engine': {
    about: 'What both games share: seeds and randomness, logs and records, tables, matches, refusals',
    example: `import { parseSeed, shuffled, stream } from 'alidade/engine';

const { seed } = parseSeed('Friday evening');
const random = stream(seed, 'dice');
console.log(random.below(6) + 1, shuffled(random, ['red', 'green', 'blue']));
`,
  },
  'alidade/cartographers': {
    about: 'The rules of Cartographers, Cartographers Heroes and both combined',
    example: `import { cartographers, commands } from 'alidade/cartographers';
import { fold, isRefusal, parseSeed } from 'alidade/engine';

const opening = cartographers.setup(1, parseSeed('x'), { game: 'heroes', map: 'C' });
if (isRefusal(opening)) throw new Error(opening.refused);
const state = fold(cartographers, [{ events: opening }]);
const options = cartographers.options(cartographers.view(state, 0));
console.log(options.type, [...commands(options)].length);
`,
  },
  'alidade/thargos': {
    about: 'The rules of Heroes of Thargos, with decks, card packs and stories',
    example: `import { checkDeck, DEFAULT_SET, makeDeckCode, PRECONS } from 'alidade/thargos';

for (const deck of PRECONS) console.log(deck.id, makeDeckCode(deck), checkDeck(deck, DEFAULT_SET).length === 0);
`,
  },
  'alidade/bots': {
    about: 'The built-in bots, hints, and views as tensors',
    example: `import { BOTS } from 'alidade/bots';
import { cartographers } from 'alidade/cartographers';
import { isRefusal, parseSeed, playMatch } from 'alidade/engine';

const players = [BOTS.greedy, BOTS.novice];
const match = playMatch(cartographers, { seed: parseSeed('x'), config: {}, players });
if (isRefusal(match)) throw new Error(match.refused);
console.log(match.state.result?.totals);
`,
  },
  'alidade/cartographers/search': {
    about: 'A fast core for solo Cartographers on 11 × 11 maps, to search with',
    example: `import { configure } from 'alidade/cartographers';
import { coreRules, newSoloGame, playRandomSolo, RandomSolo } from 'alidade/cartographers/search';
import { isRefusal } from 'alidade/engine';

const config = configure({ game: 'base' });
if (isRefusal(config)) throw new Error(config.refused);
const game = newSoloGame(coreRules(config));
console.log(playRandomSolo(game, new RandomSolo(7)));
`,
  },
  'alidade/thargos/search': {
    about: 'Playouts of Heroes of Thargos, and the search of the strong bots',
    example: `import { fold, isRefusal, parseSeed } from 'alidade/engine';
import { thargos } from 'alidade/thargos';
import { beginPlayout, playToEnd, quickChance } from 'alidade/thargos/search';

const opening = thargos.setup(2, parseSeed('x'), { quickPlay: true });
if (isRefusal(opening)) throw new Error(opening.refused);
const chance = quickChance(7);
const playout = beginPlayout(fold(thargos, [{ events: opening }]), chance);
playToEnd(playout, chance);
console.log(playout.state.result?.vp);
`,
  },
};

const doorOf = (name: string): Door => {
  const door = DOORS[name];
  if (!door) throw new Error(`expected an example for ${name} in tools/api.ts, found none`);
  return door;
};

const anchorOf = (name: string): string => name.replaceAll('/', '');

const fenced = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n`;

export const apiPage = (): string => {
  const doors = Object.entries(readManifest().exports).flatMap(([door, target]) =>
    typeof target === 'string'
      ? []
      : [{ name: door.replace('.', 'alidade'), source: sourceOf(target.types!) }],
  );
  const chapters = doors.map(({ name, source }) => {
    const all = exportsIn(source).sort((a, b) => (a.name < b.name ? -1 : 1));
    const { about, example } = doorOf(name);
    return [
      `## ${name}`,
      `${about}.`,
      fenced(example.trimEnd()),
      '### Exports',
      fenced(
        all
          .map(each => (each.name === 'Op' ? `${declared(each)}\n\n${operations()}` : declared(each)))
          .join('\n\n'),
      ),
    ]
      .join('\n\n')
      .replaceAll('\n\n\n', '\n\n');
  });
  const list = doors
    .map(({ name }) => `| [${name}](#${anchorOf(name)}) | ${doorOf(name).about} |`)
    .join('\n');
  return [OPENING.replace('DOORS', list), ...chapters].join('\n');
};
