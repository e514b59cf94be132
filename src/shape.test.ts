import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { EXAMPLES } from './games/cartographers/cards/examples.ts';
import { DECK_CARDS, EDICTS, FIRST_GAME, SETS } from './games/cartographers/cards/sets.ts';
import { PRESETS } from './games/cartographers/configure.ts';

/** The house rules as a test: what the compiler and the linter cannot see. */

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
const isTest = (path: string): boolean => path.endsWith('.test.ts') || path.includes('/test/');
const isGenerated = (path: string): boolean => path.endsWith('.generated.ts');
const isData = (path: string): boolean => path.endsWith('.examples.ts') || path.endsWith('words.ts');

/** Which folder may import which; a folder may always import itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  wire: ['engine'],
  server: ['engine', 'games', 'bots', 'wire'],
  web: ['engine', 'games', 'bots', 'wire'],
  cli: ['engine', 'games', 'bots'],
};

const folderOf = (path: string): string => path.split('/')[1];
const gameOf = (path: string): string | undefined => /^src\/games\/([^/]+)\//.exec(path)?.[1];

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s+'([^']+)'/g)]
    .map(match => match[1])
    .map(target => (target.startsWith('.') ? join(dirname(path), target).replaceAll('\\', '/') : target));

test('imports go one way: engine <- games <- bots <- server, web, cli', () => {
  const wrong: string[] = [];
  for (const { path, text } of sources) {
    if (path === 'src/shape.test.ts') continue;
    for (const target of importsOf(path, text)) {
      if (!target.startsWith('src/')) continue;
      const [from, to] = [folderOf(path), folderOf(target)];
      if (from !== to && !ARROWS[from]?.includes(to)) wrong.push(`${path} -> ${target}`);
      if (from === 'games' && to === 'games' && gameOf(path) !== gameOf(target))
        wrong.push(`${path} -> ${target}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('the pure folders use nothing but themselves: no package, no clock, no unseeded chance', () => {
  const pure = sources.filter(({ path }) => /^src\/(engine|games|bots)\//.test(path) && !isTest(path));
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

test('files stay small: nothing over 500 lines, data tables up to 800, half of them under 100', () => {
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
  assert.ok(counts[Math.floor(counts.length / 2)] <= 100, `median ${counts[Math.floor(counts.length / 2)]}`);
  assert.ok(
    counts[Math.floor(counts.length * 0.95)] <= 350,
    `p95 ${counts[Math.floor(counts.length * 0.95)]}`,
  );
});

test('secrets are read by the table alone, and only view.ts makes output of them', () => {
  const readers = sources
    .filter(({ path }) => path.startsWith('src/games/cartographers/') && !isTest(path))
    .filter(({ text }) => /\bsecret\b/.test(text))
    .map(({ path }) => path.replace('src/games/cartographers/', ''));
  const known = ['decide.ts', 'evolve.ts', 'flow.ts', 'sample.ts', 'setup.ts', 'types.ts', 'view.ts'];
  assert.deepEqual(
    readers.filter(path => !known.includes(path)),
    [],
  );
});

test('no branch on a card outside its own file', () => {
  const ids = [...EDICTS.keys(), ...DECK_CARDS.keys()];
  const wrong = sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !isGenerated(path))
    .filter(({ path }) => !/\/cards\/(base|heroes)\/|\/cards\/sets\.ts$/.test(path))
    .flatMap(({ path, text }) => ids.filter(id => text.includes(`'${id}'`)).map(id => `${path}: ${id}`));
  assert.deepEqual(wrong, []);
});

test('every scoring card has at least four examples', () => {
  for (const id of EDICTS.keys()) assert.ok((EXAMPLES[id]?.length ?? 0) >= 4, `${id} lacks examples`);
  for (const id of Object.keys(EXAMPLES)) assert.ok(EDICTS.has(id), `${id} is no card`);
});

test('every card has an id of its own, and every list names existing cards', () => {
  const sets = Object.values(SETS);
  assert.equal(EDICTS.size, sets.flatMap(set => set.edicts).length);
  const deck = sets.flatMap(set => [set.explore, set.ruins, set.ambushes, set.heroes].flat());
  assert.equal(DECK_CARDS.size, deck.length);
  for (const preset of Object.values(PRESETS))
    for (const id of preset.ambushPool) assert.equal(DECK_CARDS.get(id)?.kind, 'ambush');
  for (const edicts of Object.values(FIRST_GAME))
    assert.equal(new Set(Object.values(edicts).map(id => EDICTS.get(id)?.suit)).size, 4);
});

const ID = 'C[AHCS]-(?:[ATE]-)?\\d+|HT-(?:[AT]-\\d+|\\d+(?:\\.\\d+)+)';
const RULE = new RegExp(`^(?:\\*\\*(${ID})\\*\\*|\\| (${ID}) \\|)`, 'gm');
const CITED = new RegExp(`\\b(?:${ID})\\b`, 'g');
const idsIn = (text: string): string[] => [...text.matchAll(RULE)].map(match => match[1] ?? match[2]);

test('every rule has an id of its own, and a test that cites it or a reason why none can', () => {
  const docs = filesIn(join(ROOT, 'docs', 'rules'), '.md');
  const untestable = idsIn(read(join(ROOT, 'docs', 'rules', 'untestable.md')));
  const defined = docs.filter(path => !path.endsWith('untestable.md')).flatMap(path => idsIn(read(path)));
  assert.ok(defined.length > 250, `only ${defined.length} rules were found`);
  assert.deepEqual(
    defined.filter((id, i) => defined.indexOf(id) !== i),
    [],
    'defined twice',
  );
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts') && path !== 'src/shape.test.ts');
  const cited = new Set(tests.flatMap(({ text }) => [...text.matchAll(CITED)].map(match => match[0])));
  // The tests of the scoring cards take the id from the card.
  for (const { rule } of EDICTS.values()) cited.add(rule);
  assert.deepEqual(
    defined.filter(id => !cited.has(id) && !untestable.includes(id)),
    [],
    'no test cites these',
  );
  assert.deepEqual(
    untestable.filter(id => !defined.includes(id)),
    [],
    'untestable but not defined',
  );
});

test('every rule of Thargos that code or a test cites is written down', () => {
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
