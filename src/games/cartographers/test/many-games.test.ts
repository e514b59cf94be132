import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakGames } from './many-games.ts';

// `npm run soak` plays a million.
test('8,000 random games of every kind reach their end', () => {
  const { commands } = soakGames(0, 8000);
  assert.ok(commands > 160_000);
});
