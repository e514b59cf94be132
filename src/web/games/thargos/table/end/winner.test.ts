import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '../../../../../games/thargos/types.ts';
import { hasWon } from './winner.ts';

const alone = (place: number, why: Result['why']): Result => ({
  places: [place],
  vp: [16, 18],
  targets: [17, 17],
  why,
  rounds: 9,
});

test('HT-11: the Rival has won where he reached his target or the deck of the other burned, and not in a stall', () => {
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
