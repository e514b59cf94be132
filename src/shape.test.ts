import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from './games/cartographers/cards/examples.ts';
import { DECK_CARDS, EDICTS, FIRST_GAME, SETS } from './games/cartographers/cards/sets.ts';
import { PRESETS } from './games/cartographers/configure.ts';
import { GAME_IDS } from './games/list.ts';
import { DEFAULT_SET } from './games/thargos/cards/set.ts';
import { READY_MADE } from './games/thargos/decks/difficulty-decks.ts';

/** Conventions of this repository that the compiler and the linter can't check. */

const SRC = dirname(fileURLToPath(import.meta.url));
const ROOT = dirname(SRC);

const filesIn = (folder: string, ends: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ends))
    .map(path => join(folder, path));

const read = (path: string): string => readFileSync(path, 'utf8');
const short = (path: string): string => relative(ROOT, path).replaceAll('\\', '/');

const textsOf = (ends: string) => filesIn(SRC, ends).map(path => ({ path: short(path), text: read(path) }));

const sources = [...textsOf('.ts'), ...textsOf('.tsx')];
const styles = textsOf('.css');
const tools = filesIn(join(ROOT, 'tools'), '.ts')
  .filter(path => !path.includes('node_modules'))
  .map(path => ({ path: short(path), text: read(path) }));
const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/test/');
const isGenerated = (path: string): boolean => path.endsWith('.generated.ts');
const isData = (path: string): boolean =>
  path.endsWith('.examples.ts') || /(?:words|messages)\.ts$/.test(path);

/** Which folder may import which; a folder may always import itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  text: ['engine'],
  games: ['engine', 'text'],
  sync: ['engine'],
  bots: ['engine', 'text', 'games', 'sync'],
  server: ['engine', 'text', 'games', 'bots', 'sync'],
  web: ['engine', 'text', 'games', 'bots', 'sync'],
  cli: ['engine', 'text', 'games', 'bots', 'sync'],
};

const folderOf = (path: string): string => path.split('/')[1]!;
/** The part of a path where files of one game have its id. In shared code, this is another name or undefined. */
const gameOf = (path: string): string | undefined =>
  /^(?:src\/(?:games|web\/games|web\/workshop|bots|cli)\/([^/]+)\/|tools\/[^/]+\/([^/.]+))/
    .exec(path)
    ?.slice(1)
    .find(Boolean);
const GAMES: readonly string[] = GAME_IDS;
const isOfGame = (name: string | undefined): name is string => name !== undefined && GAMES.includes(name);

/** All imports of a module: static, dynamic and type-only. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:\b(?:from|import)\s+|\bimport\s*\(\s*)'([^']+)'/g)]
    .map(match => match[1]!)
    .map(target => (target.startsWith('.') ? join(dirname(path), target).replaceAll('\\', '/') : target));

test('a source folder imports only the folders that ARROWS lists for it', () => {
  const wrong: string[] = [];
  for (const { path, text } of sources) {
    if (path === 'src/shape.test.ts') continue;
    for (const target of importsOf(path, text)) {
      if (!target.startsWith('src/')) continue;
      const [from, to] = [folderOf(path), folderOf(target)];
      if (from !== to && !ARROWS[from]?.includes(to)) wrong.push(`${path} -> ${target}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('the list of games contains every game folder', () => {
  const folders = readdirSync(join(SRC, 'games'), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  );
  assert.deepEqual(folders.map(({ name }) => name).toSorted(), GAMES.toSorted());
});

test('no game imports another: not its rules, screens, bots or commands', () => {
  assert.ok(GAMES.length > 1);
  const wrong = sources.flatMap(({ path, text }) => {
    const mine = gameOf(path);
    return importsOf(path, text)
      .filter(target => isOfGame(mine) && isOfGame(gameOf(target)) && gameOf(target) !== mine)
      .map(target => `${path} -> ${target}`);
  });
  assert.deepEqual(wrong, []);
});

/** Shared files that may contain the name of a game, because they list games or serve one of them. */
const NAMING: readonly string[] = [
  'src/web/games/list.ts',
  'src/web/games/screens.ts',
  'src/web/games/stored-summary.ts',
  'src/cli/games.ts',
  'src/cli/rules-of.ts',
  'src/bots/list.ts',
  // `alidade/bots`: bot authors import the bots of a game from it (docs/bots.md).
  'src/bots/index.ts',
  'tools/games.ts',
  // The pages of the app, and the modules that each of them loads.
  'tools/pages.ts',
  // A build plugin: each page loads only the parts of the Thargos verbs that it uses.
  'tools/verb-plugin.ts',
  // Examples for the package's entry points, the pictures in docs/pictures, and words to avoid in one game.
  'tools/api.ts',
  'tools/pictures/scenes.ts',
  'tools/avoid.ts',
  // These files generate the search of the Cartographers bots, or measure the screens that docs/figures.md
  // lists.
  'tools/generate-search.ts',
  'tools/search/base.ts',
  'tools/search/heroes.ts',
  'tools/search/kernel-cards.ts',
  'tools/search/kernel.ts',
  'tools/search/sets.ts',
  'tools/search/text.ts',
  'tools/bench-web.ts',
  // The list of browser scenarios, which run in this order.
  'tools/browsers/scenarios.ts',
  'tools/bench-web/duel.ts',
  'tools/bench-web/game.ts',
  'tools/bench-web/think.ts',
  'tools/bench-web/visit.ts',
];

test('shared code names no game and uses the list of games instead', () => {
  const named = new RegExp(GAMES.join('|'), 'i');
  const shared = [...sources, ...tools].filter(
    ({ path }) =>
      /^(?:src\/(?:engine|text|bots|cli|server|web)|tools)\//.test(path) &&
      !isTest(path) &&
      !isOfGame(gameOf(path)),
  );
  const naming = shared.filter(({ path, text }) => !NAMING.includes(path) && named.test(text));
  assert.deepEqual(
    naming.map(({ path }) => path),
    [],
  );
  for (const path of NAMING)
    assert.ok(
      shared.some(file => file.path === path),
      `expected ${path} of NAMING among the shared source files, found none`,
    );
});

/** The static imports of a module, including type-only ones. */
const staticImportsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/\bfrom\s+'(\.[^']+)'/g)].map(([, from = '']) =>
    join(dirname(path), from).replaceAll('\\', '/'),
  );
const DOOR = /^src\/games\/[^/]+\/ui\.ts$/;

test('the page imports the rules of a game statically only from its ui.ts', () => {
  // Dynamic imports are exempt: if they had to go through ui.ts, each would load all rules.
  const wrong = sources
    .filter(({ path }) => path.startsWith('src/web/') && !isTest(path))
    .flatMap(({ path, text }) =>
      staticImportsOf(path, text)
        .filter(target => /^src\/games\/[^/]+\//.test(target) && !DOOR.test(target))
        .map(target => `${path} -> ${target}`),
    );
  assert.deepEqual(wrong, []);
});

test('the ui.ts of a game contains only re-exports, so that a bundle omits unused rules', () => {
  const doors = sources.filter(({ path }) => DOOR.test(path));
  assert.equal(doors.length, GAMES.length);
  for (const { path, text } of doors)
    assert.equal(
      text
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/^export(?: type)? \{[^}]*\} from '\.[^']+';$/gm, '')
        .trim(),
      '',
      path,
    );
});

/** Files of different games never import each other, so both may use the same name (`View`, `Command`, `Config`). */
const mayMeet = (one: string, other: string): boolean => {
  const [a, b] = [gameOf(one), gameOf(other)];
  return !isOfGame(a) || !isOfGame(b) || a === b;
};

test('no two files that may import each other export a type of the same name', () => {
  const homes = new Map<string, string[]>();
  const wrong: string[] = [];
  for (const { path, text } of sources.filter(({ path }) => !isTest(path) && !isGenerated(path)))
    for (const [, name = ''] of text.matchAll(/^export (?:interface|type|class) (\w+)/gm)) {
      const known = homes.get(name) ?? [];
      homes.set(name, [...known, path]);
      wrong.push(...known.filter(home => mayMeet(home, path)).map(home => `${name}: ${home}, ${path}`));
    }
  assert.ok(homes.size > 500);
  assert.deepEqual(wrong, []);
});

test('importsOf finds static, dynamic and type-only imports', () => {
  const text = "import a from './a.ts';\nconst b = () => import('./b.ts');\ntype C = import( './c.ts').C;";
  assert.deepEqual(importsOf('src/web/x.ts', text), ['src/web/a.ts', 'src/web/b.ts', 'src/web/c.ts']);
});

test('the pure folders use no package, no clock and no unseeded random numbers', () => {
  const pure = sources.filter(({ path }) => /^src\/(engine|text|games|bots)\//.test(path) && !isTest(path));
  assert.ok(pure.length > 30);
  const wrong = pure.flatMap(({ path, text }) => [
    ...importsOf(path, text)
      .filter(target => !target.startsWith('src/'))
      .map(target => `${path} -> ${target}`),
    ...[
      ...text.matchAll(
        /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bperformance\.|\bnew Function\b|\beval\(/g,
      ),
    ].map(match => `${path}: ${match[0]}`),
  ]);
  assert.deepEqual(wrong, []);
});

/** State that a file in `games` may hold, with the reason. A `WeakMap` keyed by an immutable object needs no entry. */
const MODULE_STATE: Readonly<Record<string, string>> = {
  'src/games/cartographers/board/grid.ts': 'one object per size, so grids can be compared by identity',
  'src/games/cartographers/board/maps.ts': 'four printed maps, each parsed when it is first used',
  'src/games/cartographers/configure.ts': 'equal wishes give one config; at most 100 entries',
  'src/games/cartographers/phases/walk.ts':
    'a table of squares that depends only on sizes; at most 1000 entries',
  'src/games/cartographers/rules.ts': 'equal configs share their compiled rules; at most 64 entries',
  'src/games/thargos/board/budget.ts':
    'counts the steps of the decision being computed; every decision resets it',
  'src/games/thargos/board/evaluation-stack.ts':
    'the stack of effects being evaluated; empty between two evaluations',
};

test('only the modules in MODULE_STATE hold state, so results depend only on arguments', () => {
  const state =
    /^(?:export )?(?:let|var) |^(?:export )?const \w+(?:: (?!readonly|Readonly)[^=]*)? = (?:new (?:Map|Set)(?:<.*>)?\(\)|\[\]);/m;
  const games = sources.filter(({ path }) => path.startsWith('src/games/') && !isTest(path));
  assert.deepEqual(
    games
      .filter(({ text }) => state.test(text))
      .map(({ path }) => path)
      .toSorted(),
    Object.keys(MODULE_STATE).toSorted(),
  );
});

/**
 * The most lines per folder, without tests. Raise a number only together with a feature for players, and
 * lower it when the folder shrinks.
 */
const MOST_LINES: Readonly<Record<string, number>> = {
  'src/engine/': 3_420,
  'src/web/client/': 700,
  'src/web/': 75_700,
};
const MOST_STYLE_LINES = 14_320;

test('engine, web client, page and styles stay within their line budgets', () => {
  const linesIn = (files: typeof sources): number =>
    files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  for (const [folder, most] of Object.entries(MOST_LINES)) {
    const code = sources.filter(({ path }) => path.startsWith(folder) && !isTest(path));
    const lines = linesIn(code);
    assert.ok(
      code.length > 5 && lines <= most,
      `expected at most ${most} lines in ${folder}, found ${lines}: shorten the code, or raise MOST_LINES together with a feature for players`,
    );
  }
  const styleLines = linesIn(styles);
  assert.ok(
    styleLines <= MOST_STYLE_LINES,
    `expected at most ${MOST_STYLE_LINES} lines of styles, found ${styleLines}`,
  );
});

test('files have at most 500 lines (data 800), half at most 100 and 95% at most 350', () => {
  const hand = sources.filter(({ path }) => !isGenerated(path));
  const counted = ({ path, text }: (typeof sources)[number]) => ({
    path,
    count: text.split('\n').length - 1,
  });
  const lines = hand.map(counted);
  assert.deepEqual(
    [...lines, ...styles.map(counted)].filter(({ path, count }) => count > (isData(path) ? 800 : 500)),
    [],
  );
  const counts = lines.filter(({ path }) => !isTest(path) && !isData(path)).map(({ count }) => count);
  counts.sort((a, b) => a - b);
  assert.ok(
    counts[Math.floor(counts.length / 2)]! <= 100,
    `expected at most 100 lines as the median, found ${counts[Math.floor(counts.length / 2)]}`,
  );
  assert.ok(
    counts[Math.floor(counts.length * 0.95)]! <= 350,
    `expected at most 350 lines as the 95th percentile, found ${counts[Math.floor(counts.length * 0.95)]}`,
  );
});

/** Code without comments, imports and single-quoted strings; line breaks stay. */
const withoutText = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[\s;,{(])\/\/.*$/gm, '')
    .replace(/^(?:import|export) [^;]*?from '[^']*';/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
const CAST = /[\w)\]}'"`!>] as (?!const\b)(?=[A-Za-z_{([])/g;

/**
 * Budgets for casts and tiny files: lower them when the counts fall. A comment at each cast states its
 * reason.
 */
const MOST_CASTS = 225;
const MOST_TINY_FILES = 137;

test('casts outside tests stay within their budget', () => {
  const casts = sources
    .filter(({ path }) => !isTest(path) && !path.endsWith('.test.tsx'))
    .map(({ text }) => withoutText(text).match(CAST)?.length ?? 0);
  const total = casts.reduce((sum, count) => sum + count, 0);
  assert.ok(total > 0 && total <= MOST_CASTS, `expected 1 to ${MOST_CASTS} casts, found ${total}`);
});

test('files with 25 lines or fewer stay within their budget', () => {
  const tiny = sources
    .filter(({ path, text }) => !isTest(path) && !isGenerated(path) && text.split('\n').length - 1 <= 25)
    .map(({ path }) => path);
  assert.ok(
    tiny.length <= MOST_TINY_FILES,
    `expected at most ${MOST_TINY_FILES} files with 25 lines or fewer, found ${tiny.length}`,
  );
});

test('outside tests, every refusal comes from a refuseIn function, which checks its code and details', () => {
  const untyped = sources.filter(({ path, text }) =>
    [...text.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)].some(
      ([, names = '', from = '']) =>
        /\brefuse\b/.test(names) &&
        join(dirname(path), from).replaceAll('\\', '/') === 'src/engine/refusal.ts',
    ),
  );
  assert.deepEqual(
    untyped.map(({ path }) => path).filter(path => !isTest(path)),
    [],
    'expected `refuse` of the server, the page, the command line or a game, or `refuseEngine`',
  );
});

/** The code without comments and string literals. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

/** Matches code that reads `state.secret` or destructures it. Events are exempt: `redact` removes what a viewer may not see. */
const SECRET = /(?<!\b(?:event|states))\.secret\b|[{,]\s*secret\s*[,}]/;

/** Files that may read secrets: the rules, and code that shows games without hidden information. */
const SECRET_READERS: readonly RegExp[] = [
  /^src\/games\/[^/]+\/(decide|evolve|flow|(?:bare-)?game|sample|setup|types|view)\.ts$/,
  /^src\/games\/thargos\/(flow\/|effects\/|board\/modifiers\.ts$|notation\/lines\.ts$)/,
  // These files read the seed of the table for game files and for the random numbers of bots.
  /^src\/games\/[^/]+\/(game|module|readonly-game)\.ts$/,
  // These files show positions built by hand, or finished games.
  /^src\/web\/games\/thargos\/(lesson\/|rules\/example\.tsx$|replay\/)/,
  /^src\/web\/workshop\/cartographers\/paper\/dealer\.ts$/,
  // This file analyzes games between bots.
  /^src\/cli\/thargos\/defenses\.ts$/,
];

test('only the files in SECRET_READERS read secrets, among them the view.ts of each game', () => {
  const readers = sources.filter(({ path, text }) => !isTest(path) && SECRET.test(codeOf(text)));
  for (const game of GAMES)
    assert.ok(
      readers.some(({ path }) => path === `src/games/${game}/view.ts`),
      game,
    );
  assert.deepEqual(
    readers.map(({ path }) => path).filter(path => !SECRET_READERS.some(known => known.test(path))),
    [],
  );
});

/** The card ids of a game, the files that define its cards, and the lists that may name them. */
const CARDS: Readonly<
  Record<string, { readonly ids: readonly string[]; readonly home: RegExp; readonly lists: RegExp }>
> = {
  cartographers: {
    ids: [...EDICTS.keys(), ...DECK_CARDS.keys()],
    home: /\/cards\/(base|heroes)\//,
    lists: /\/cards\/sets\.ts$/,
  },
  thargos: {
    ids: [...DEFAULT_SET.map(({ id }) => id), ...READY_MADE.map(({ id }) => id)],
    home: /\/thargos\/cards\//,
    // Ready-made decks, shipped stories, and the positions of the lesson and the rules page.
    lists:
      /\/decks\/(precons|builds)\.ts$|\/stories\/(kurnor|condar|lair-and-wolf)\.ts$|\/lesson\/|\/rules\/example\.tsx$/,
  },
};

test('only the files named in CARDS contain card ids', () => {
  assert.deepEqual(Object.keys(CARDS).sort(), GAMES.toSorted());
  const wrong = Object.values(CARDS).flatMap(({ ids, home, lists }) =>
    sources
      .filter(({ path }) => !isTest(path) && !isGenerated(path) && !home.test(path) && !lists.test(path))
      .flatMap(({ path, text }) => ids.filter(id => text.includes(`'${id}'`)).map(id => `${path}: ${id}`)),
  );
  assert.deepEqual(wrong, []);
});

test('every scoring card has at least four examples', () => {
  for (const id of EDICTS.keys())
    assert.ok((EXAMPLES[id]?.length ?? 0) >= 4, `expected at least 4 examples of ${id}`);
  for (const id of Object.keys(EXAMPLES))
    assert.ok(EDICTS.has(id), `expected a scoring card with the id ${id} of the examples`);
});

test('every card has a unique id, presets name existing ambushes, and first-game edicts have four suits', () => {
  const sets = Object.values(SETS);
  assert.equal(EDICTS.size, sets.flatMap(set => set.edicts).length);
  const deck = sets.flatMap(set => [set.explore, set.ruins, set.ambushes, set.heroes].flat());
  assert.equal(DECK_CARDS.size, deck.length);
  for (const preset of Object.values(PRESETS))
    for (const id of preset.ambushPool) assert.equal(DECK_CARDS.get(id)?.kind, 'ambush');
  for (const edicts of Object.values(FIRST_GAME))
    assert.equal(new Set(Object.values(edicts).map(id => EDICTS.get(id)?.suit)).size, 4);
});

/** Files of the page that may contain a native control, by reason. */
const NATIVE_CONTROLS: Readonly<Record<string, RegExp>> = {
  'the kit itself': /^src\/web\/ui\//,
  'a visible file field, where a file can be dropped': /^src\/web\/screens\/replay\/open-replay\.tsx$/,
};

test('buttons, inputs, selects and dialogs come from src/web/ui', () => {
  const native = sources
    .filter(({ path, text }) => path.startsWith('src/web/') && /<(button|input|select|dialog)\b/.test(text))
    .filter(({ path }) => path.endsWith('.tsx'))
    .map(({ path }) => path);
  assert.deepEqual(
    native.filter(path => !Object.values(NATIVE_CONTROLS).some(allowed => allowed.test(path))),
    [],
  );
  for (const [reason, allowed] of Object.entries(NATIVE_CONTROLS))
    assert.ok(
      native.some(path => allowed.test(path)),
      `expected a file that needs the exception "${reason}", found none`,
    );
});

const ID = 'C[AHCS]-(?:[ATE]-)?\\d+|HT-(?:[AT]-\\d+|\\d+(?:\\.\\d+)+)';
const RULE = new RegExp(`^(?:\\*\\*(${ID})\\*\\*|\\| (${ID}) \\|)`, 'gm');
const CITED = new RegExp(`\\b(?:${ID})\\b`, 'g');
const idsIn = (text: string): string[] => [...text.matchAll(RULE)].map(match => match[1] ?? match[2]!);

test('every rule has a unique id, and a test that cites it or a reason why none can', () => {
  const docs = filesIn(join(ROOT, 'docs', 'rules'), '.md');
  const untestable = idsIn(read(join(ROOT, 'docs', 'rules', 'untestable.md')));
  const defined = docs.filter(path => !path.endsWith('untestable.md')).flatMap(path => idsIn(read(path)));
  assert.ok(defined.length > 250, `expected more than 250 rules, found ${defined.length}`);
  assert.deepEqual(
    defined.filter((id, i) => defined.indexOf(id) !== i),
    [],
    'expected each rule id to be defined once',
  );
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts') && path !== 'src/shape.test.ts');
  const cited = new Set(tests.flatMap(({ text }) => [...text.matchAll(CITED)].map(match => match[0])));
  // The tests of the scoring cards take the id from the card.
  for (const { rule } of EDICTS.values()) cited.add(rule);
  assert.deepEqual(
    defined.filter(id => !cited.has(id) && !untestable.includes(id)),
    [],
    'expected a test or a reason for each rule',
  );
  assert.deepEqual(
    untestable.filter(id => !defined.includes(id)),
    [],
    'expected each untestable rule to be defined',
  );
});

test('docs/rules defines every Thargos rule that code or a test cites', () => {
  const docs = filesIn(join(ROOT, 'docs', 'rules'), '.md')
    .map(read)
    .join('\n');
  const headings = [...docs.matchAll(/^### (HT-[\d.]+\d)/gm)].map(match => match[1]);
  const known = new Set([...idsIn(docs), ...headings]);
  const unknown = sources.flatMap(({ path, text }) =>
    [...text.matchAll(CITED)]
      .map(([id]) => id)
      .filter(id => id.startsWith('HT-') && !known.has(id))
      .map(id => `${path}: ${id}`),
  );
  assert.deepEqual(unknown, []);
});
