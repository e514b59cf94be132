import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { thargos } from '../game.ts';
import { parseStory } from '../stories/parse.ts';
import { parseCsv } from './csv.ts';
import { isError } from './fault.ts';
import { parsePack } from './parse.ts';

/**
 * These inputs have the largest accepted size and are slow to check. Without limits, each would take minutes.
 */

const SOURCE = { name: 'printed', values: 'printed', effect: 'printed' };
const MISSION = {
  id: 'M22',
  type: 'mission',
  name: 'x',
  pam: 1,
  vp: 1,
  attrs: { mind: 1 },
  source: SOURCE,
};

const packOf = (card: object, more: object = {}): object => ({
  format: 'thargos-cardpack/1',
  pack: { id: 'bomb', version: '1.0.0', mode: 'overlay', provenance: 'community' },
  cards: [{ ...MISSION, ...card }],
  ...more,
});

const errorIn = (input: unknown): string | undefined =>
  parsePack(input, { base: DEFAULT_SET }).faults.find(isError)?.code;

const keyed = <T>(count: number, make: (i: number) => T): Record<string, T> =>
  Object.fromEntries(range(count).map(i => [`n${i}`, make(i)]));

const node = (requires: object = {}) => ({ mission: 'M22', role: 'main', requires });

test('parsePack accepts 30,000 tags, and refuses thousands of unknown keys, wrong words or nested levels', () => {
  assert.equal(errorIn(packOf({ tags: range(30_000).map(i => `tag-${i}`) })), undefined);
  assert.equal(errorIn(packOf(keyed(20_000, () => 1))), 'unknown-key');
  const words = range(4000).map(() => ({ on: 'missionWom', do: [{ op: 'drawe' }] }));
  assert.equal(errorIn(packOf({ effects: words })), 'unknown-trigger');
  let deep: object = { is: 'solo' };
  for (let i = 0; i < 3000; i++) deep = { not: deep };
  const draw = { op: 'draw', who: 'self', amount: 1 };
  assert.equal(errorIn(packOf({ effects: [{ on: 'missionWon', if: deep, do: [draw] }] })), 'too-deep');
  assert.equal(errorIn('['.repeat(200_000)), 'json-ends');
  assert.equal(errorIn(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'wrong-type');
  assert.equal(errorIn(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`), 'unknown-key');
});

test('a story with thousands of nodes is refused in a pack, in a file and in a config', () => {
  const stories = [
    keyed(3000, i => node(i === 0 ? {} : { all: [`n${i - 1}`] })),
    keyed(3000, i => node(i === 2999 ? {} : { all: [`n${i + 1}`] })),
    keyed(3000, i => node({ all: [`n${(i + 1) % 3000}`] })),
  ].map(nodes => ({ id: 'long', nodes }));
  for (const story of stories) {
    assert.equal(errorIn(packOf({}, { stories: [story] })), 'too-many');
    assert.equal(parseStory(JSON.stringify(story)).faults[0]?.code, 'too-many');
    assert.equal(refusedWith(story)?.place, 'nodes');
  }
});

const refusedWith = (story: object) => {
  const config = { mode: 'story', story } as Parameters<typeof thargos.setup>[2];
  const events = thargos.setup(2, { ...parseSeed('bomb'), open: true }, config);
  return isRefusal(events) ? events : undefined;
};

test('a story with long lists or with too many paths to check is refused', () => {
  const long = {
    id: 'long',
    nodes: keyed(100, i => node(i === 0 ? {} : { any: range(500).map(() => 'n0') })),
  };
  assert.equal(refusedWith(long)?.place, 'nodes.n1.requires');
  assert.equal(parseStory(JSON.stringify(long)).faults[0]?.code, 'too-many');
  const pile = { id: 'pile', secondary: range(30_000).map(() => 'M22'), nodes: keyed(1, () => node()) };
  assert.equal(refusedWith(pile)?.place, 'secondary');
  const forks = range(10).flatMap(i =>
    ['a', 'b'].map(branch => [`f${i}${branch}`, { ...node(), fork: `f${i}` }] as const),
  );
  const chain = keyed(80, i => node({ all: range(i).map(j => `n${j}`) }));
  const ways = { id: 'ways', nodes: { ...Object.fromEntries(forks), ...chain } };
  assert.equal(refusedWith(ways)?.fault, 'too-many-paths');
});

test('parseCsv reports the faults of a table with 40,000 columns, and of one with 5,000 rows', () => {
  const columns = parseCsv(`id,name,${range(40_000).join(',')}\nM22,x`);
  assert.ok(columns.faults.some(({ code }) => code === 'csv-unknown-column'));
  const rows = parseCsv(
    `id,name\n${range(5_000)
      .map(i => `M${i},x`)
      .join('\n')}`,
  );
  assert.ok(rows.faults.some(({ code }) => code === 'missing-key'));
});
