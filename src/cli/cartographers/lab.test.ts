import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, runCli } from '../test/run.ts';

test('the lab estimates the difficulty of a map, with the same result for the same seed', async () => {
  const args = ['lab', '--map', 'B', '--set', 'heroes', '--games', '40', '--seed', 'x'];
  const [first, again] = await Promise.all([runCli(args), runCli(args)]);
  assert.equal(first.code, 0, `expected exit code 0, found ${first.code}: ${first.errors}`);
  assert.equal(first.out, again.out);
  const { stars, rating, games, bot, searchable } = JSON.parse(linesOf(first.out)[0]!).summary;
  assert.deepEqual([games, bot, searchable], [40, 'greedy', true]);
  for (const { bars, least, most, tenths } of [stars, rating]) {
    assert.equal(
      bars.reduce((sum: number, bar: { games: number }) => sum + bar.games, 0),
      40,
    );
    assert.ok(least <= tenths[0] && tenths[0] <= tenths[1] && tenths[1] <= tenths[2] && tenths[2] <= most);
  }
  const { code, errors } = await runCli(['lab', '--map', 'Z']);
  assert.deepEqual([code, /--map Z/.test(errors)], [2, true]);
});
