import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soakGames } from './many-games.ts';

test('20,000 random games of every kind come to their end', () => {
  const { commands } = soakGames(0, 20_000);
  assert.ok(commands > 400_000);
});
