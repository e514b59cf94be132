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
/** Several tests play this game back, so `release` must not drop its views. */
const unreleased = { ...table, release: () => undefined };

test('each step of the playback shows the next update to all viewers', async () => {
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

test('while the playback shows an earlier version, answers and undo are refused', async () => {
  const shown = playback(unreleased, 1);
  assert.deepEqual(shown.snapshot(0).activeSeats, []);
  assert.equal(shown.snapshot(0).decision, undefined);
  assert.equal((await shown.submit(0, { type: 'pass' }))?.refused, 'decision-gone');
  assert.equal((await shown.undo(0))?.refused, 'decision-gone');
  assert.equal(shown.version.value, 1);
});

test('if the updates are missing, one step shows the current table', () => {
  const late = playback({ ...unreleased, shown: () => [] }, 1);
  assert.deepEqual(late.view(0), table.view(0));
  late.step(0);
  assert.equal(late.isBehind.value, false);
});

test('a step releases the views up to its version, for every viewer', async () => {
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
