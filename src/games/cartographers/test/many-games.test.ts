import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakGames } from './many-games.ts';

// `npm run soak` plays a million of these games.
test('8,000 random games with random configs reach their end', () => {
  const { commands } = soakGames(0, 8000);
  assert.ok(commands > 160_000);
});
