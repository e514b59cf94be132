import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashKey, newKey } from '../keys.ts';
import type { Room } from '../room.ts';
import { isOfInterest } from './count.ts';

const seats: Room['seats'] = [
  { kind: 'person', player: hashKey(newKey()) },
  { kind: 'bot', bot: 'greedy' },
];

test('NP-65: a game counts if a player has an identity or only bots play, but not if it continues a finished game', () => {
  assert.equal(isOfInterest({ seats }), true);
  assert.equal(isOfInterest({ seats: [{ kind: 'person' }, { kind: 'bot' }] }), false);
  assert.equal(isOfInterest({ seats: [{ kind: 'bot' }, { kind: 'bot' }] }), true);
  assert.equal(isOfInterest({ seats, from: { id: 'old', batch: 4 } }), false);
});
