import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../bots/thargos/index.ts';
import { thargos } from '../../games/thargos/game.ts';
import { playedOut } from '../test/played-out.ts';
import { playback } from './playback.ts';

const table = await playedOut(thargos, BOTS.greedy, {
  config: { quickPlay: true },
  seats: 2,
  seed: 'shown',
  viewers: [0, 1],
});
const all = table.shown(0, 1);
const updates = table.updates(0, 1);
/** Every test plays the same game back, so its views are never released. */
const unreleased = { ...table, release: () => undefined };

test('playback steps through the updates, for all viewers together', async () => {
  const shown = playback(unreleased, 1);
  for (const [i, next] of all.entries()) {
    assert.equal(shown.isBehind.value, true);
    assert.equal(shown.version.value, i + 1);
    assert.equal(shown.next(0), next);
    assert.equal(shown.view(0), next.before);
    assert.equal(shown.view(1), table.shown(1, i + 1)[0]!.before);
    assert.deepEqual(shown.shown(0, 1), all.slice(0, i));
    assert.deepEqual(shown.updates(0, 1), updates.slice(0, i));
    assert.deepEqual(await shown.updatesSince(0, 1), updates.slice(0, i));
    shown.step(0);
  }
  assert.equal(shown.isBehind.value, false);
  assert.equal(shown.version.value, table.version.value);
  assert.deepEqual(shown.snapshot(0), table.snapshot(0));
});

test('refuses answers and undo while playback is behind', async () => {
  const shown = playback(unreleased, 1);
  assert.deepEqual(shown.snapshot(0).owing, []);
  assert.equal(shown.snapshot(0).decision, undefined);
  assert.equal((await shown.submit(0, { type: 'pass' }))?.refused, 'decision-gone');
  assert.equal((await shown.undo(0))?.refused, 'decision-gone');
  assert.equal(shown.version.value, 1);
});

test('without updates in between, one step shows the current table', () => {
  const late = playback({ ...unreleased, shown: () => [] }, 1);
  assert.deepEqual(late.view(0), table.view(0));
  late.step(0);
  assert.equal(late.isBehind.value, false);
});

test('a step releases the views up to it, for every viewer', async () => {
  const own = await playedOut(thargos, BOTS.greedy, {
    config: { quickPlay: true },
    seats: 2,
    seed: 'let go',
    viewers: [0, 1],
  });
  const shown = playback(own, 1);
  for (let i = 0; i < 5; i++) shown.step(0);
  assert.equal(shown.version.value, 6);
  for (const viewer of [0, 1, 'spectator'] as const) assert.equal(own.shown(viewer, 0)[0]?.version, 7);
  assert.equal(own.updates(0, 1).length, own.version.value - 1);
});
