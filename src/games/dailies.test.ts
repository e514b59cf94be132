import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { DAILIES } from './dailies.ts';
import { GAME_IDS, loadGame } from './list.ts';

test('the daily challenge of every game is playable each day and varies from day to day', async () => {
  const seed = { ...parseSeed('daily'), open: false };
  for (const game of GAME_IDS) {
    const module = await loadGame(game);
    assert.ok(!isRefusal(module));
    const seen = new Set<string>();
    for (let day = 20_000; day < 20_060; day++) {
      const { config, bots } = DAILIES[game].plan(day);
      assert.deepEqual(DAILIES[game].plan(day), { config, bots });
      const events = module.setup(1 + bots.length, seed, config);
      assert.ok(
        !isRefusal(events),
        `expected a playable daily challenge of ${game} on day ${day}, found ${JSON.stringify(events)}`,
      );
      seen.add(JSON.stringify(config));
    }
    assert.ok(
      seen.size >= 12,
      `expected at least 12 different daily challenges of ${game}, found ${seen.size}`,
    );
  }
});

test('the daily challenge of Cartographers uses both boxes on Saturdays and Heroes on Sundays', () => {
  const boxOn = (day: number): unknown => Reflect.get(DAILIES.cartographers.plan(day).config, 'game');
  // Day 20777 is 2026-11-20, a Friday.
  const friday = 20_777;
  assert.deepEqual([friday, friday + 1, friday + 2].map(boxOn), ['base', 'combined', 'heroes']);
});
