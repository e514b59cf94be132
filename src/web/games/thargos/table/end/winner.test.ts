import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import type { Result } from '../../../../../games/thargos/types.ts';
import { END_WORDS } from './messages.ts';
import { hasWon, lookOf } from './winner.ts';

const alone = (place: number, why: Result['why']): Result => ({
  places: [place],
  vp: [16, 18],
  targets: [17, 17],
  why,
  rounds: 9,
});

test("HT-11: the Rival wins by reaching its target or when the opponent's deck burns, but not in a stall", () => {
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(0, 'target'), seat)),
    [false, true],
  );
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(0, 'burned'), seat)),
    [false, true],
  );
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(0, 'stalled'), seat)),
    [false, false],
  );
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(1, 'target'), seat)),
    [true, false],
  );
});

test('HT-6.4: players on one team share a victory, and equal scores of rivals are a draw', () => {
  const shared: Result = { ...alone(1, 'target'), places: [1, 1] };
  const table = (coop: boolean) => ({ config: { ...DEFAULTS, coop }, seats: 2 });
  assert.equal(lookOf(table(true), shared, [0, 1]), 'won');
  assert.equal(lookOf(table(true), { ...shared, places: [0, 0] }, [0]), 'lost');
  assert.equal(lookOf(table(false), shared, [0]), 'even');
  assert.equal(lookOf(table(false), { ...shared, places: [2, 1] }, [0]), 'lost');
  assert.equal(lookOf(table(false), { ...shared, places: [2, 1] }, [0, 1]), 'won');
  assert.equal(lookOf(table(true), shared, []), 'even', 'for a spectator nobody is "you"');
});

test('the sentences for a lost game do not claim that it was close', () => {
  for (const { lore } of [END_WORDS.en, END_WORDS.fr])
    for (const line of lore.lost) assert.doesNotMatch(line, /close|serré/, line);
});
