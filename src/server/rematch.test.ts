import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forkRoom, rematchRoom } from './rematch.ts';
import { listing, paceOf, type Room } from './room.ts';

test('NP-58: a rematch and a fork keep the pace that the host chose', () => {
  const before: Room = {
    id: 'before',
    game: 'thargos',
    config: {},
    seed: { seed: '0'.repeat(64), open: false },
    seats: [{ kind: 'person', key: 'a' }, { kind: 'open' }],
    host: 'a',
    invite: 'i',
    watch: 'w',
    created: 0,
    open: { since: 0, pace: 'days' },
  };
  const back = { seat: 0, key: 'b' };
  const fresh = { id: 'after', invite: 'i', watch: 'w', created: 1 };
  const next = rematchRoom(before, back, fresh);
  assert.equal(next.open, undefined, 'expected the lobby not to list a rematch');
  assert.equal(paceOf(next), 'days');
  assert.equal(listing(next, {}, 2).pace, 'days');
  assert.equal(paceOf(rematchRoom(next, back, fresh)), 'days');
  assert.equal(paceOf(forkRoom(before, back, fresh, 1)), 'days');
  const slow = {
    ...before,
    limit: { seconds: 86_400, increment: 0 },
    open: { since: 0, pace: 'live' as const },
  };
  assert.equal(paceOf(rematchRoom(slow, back, fresh)), 'live');
});
