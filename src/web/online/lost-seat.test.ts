import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refuse } from '../../engine/refusal.ts';
import { lostSeatReason } from './lost-seat.ts';

test('explains why a player is out: seat moved, seat lost, or table deleted', () => {
  assert.equal(lostSeatReason(refuse('not-yours', { why: 'moved' })), 'moved');
  assert.equal(lostSeatReason(refuse('not-yours', { why: 'left' })), 'unseated');
  assert.equal(lostSeatReason(refuse('not-yours')), 'unseated');
  for (const why of ['removed', 'replaced'])
    assert.equal(lostSeatReason(refuse('not-yours', { why })), undefined, 'the words of the refusal say it');
  assert.equal(lostSeatReason(refuse('no-such-table', { id: 'x' })), 'deleted');
  assert.equal(lostSeatReason(refuse('failed')), undefined);
});
