import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { simulation as cartographers } from './cartographers/simulate.ts';
import { linesOf, runCli } from './test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-repeat-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const summaryOf = async (args: readonly string[]) => {
  const { code, out, errors } = await runCli(args);
  assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
  const { gamesPerSecond: _, thinking: __, ...summary } = JSON.parse(linesOf(out).at(-1)!).summary;
  return summary;
};

interface Repeatable {
  readonly game: string;
  readonly seed: string;
  readonly config: object;
  readonly spend?: { readonly nodes: number };
}

/** Returns the flags that repeat a run. They are made only from its summary. */
const fromSummary = ({ game, seed, config, spend }: Repeatable, name: string): string[] => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  const nodes = spend ? ['--nodes', `${spend.nodes}`] : [];
  return ['--game', game, '--seed', seed, '--config', file, ...nodes];
};

describe('repeatable runs', () => {
  for (const [name, flags, config] of [
    ['heroes', '--set heroes --players 2 --bots novice,random', { game: 'heroes', map: 'C' }],
    ['spends', '--map B --bots strong --nodes 300', { game: 'base', map: 'B' }],
    [
      'thargos',
      '--game thargos --mode circle --players 3 --bots random --quick --undead true --stall-rounds 0',
      { mode: 'circle', decks: ['random', 'random', 'random'], quickPlay: true, undead: true },
    ],
  ] as const)
    test(`the summary of simulate is enough to repeat the same games: ${name}`, async () => {
      const first = await summaryOf(['simulate', ...flags.split(' '), '--games', '2']);
      assert.deepEqual(first.config, config);
      const bots = first.seats.map(({ bot }: { readonly bot: string }) => bot).join();
      const again = ['--bots', bots, '--games', `${first.games}`, ...fromSummary(first, name)];
      assert.deepEqual(await summaryOf(['simulate', ...again]), first);
    });

  test('the summary of an arena is enough to repeat the same games', async () => {
    const flags =
      '--game thargos --bots random,novice,strong --decks barrow-host --quick --nodes 4 --rounds 1';
    const first = await summaryOf(['arena', ...flags.split(' ')]);
    assert.deepEqual(first.config, { mode: 'duel', decks: ['barrow-host', 'barrow-host'], quickPlay: true });
    const { named, seats, rounds } = first;
    const again = ['--bots', named.join(), '--players', `${seats}`, '--rounds', `${rounds}`];
    assert.deepEqual(await summaryOf(['arena', ...again, ...fromSummary(first, 'arena')]), first);
  });
});

test('a summary names the set and the map even if they are defaults, and leaves out other options with default values', () => {
  const chosen = (config: object) => cartographers.chosen({ config, bots: [], seed: 'x' });
  const seasons = { exploreSet: 'heroes', seasonSet: 'base' };
  assert.deepEqual(chosen({ game: 'combined', ...seasons }), { game: 'combined', map: 'A', ...seasons });
  assert.deepEqual(chosen({ exploreSet: 'base', ruins: true }), { game: 'base', map: 'A' });
});
