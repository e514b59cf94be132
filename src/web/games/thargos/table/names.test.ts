import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { createTable } from '../../../../engine/tables.ts';
import { thargos } from '../../../../games/thargos/game.ts';
import { localLink } from '../../../local-link.ts';
import { sitAt } from '../../../sit.ts';
import type { SeatedPlayer } from '../../../table.ts';
import { fullStore } from '../../../test/full-store.ts';
import { namesOf } from './names.ts';
import { WORDS } from './words.ts';

const namesWith = async (...players: readonly SeatedPlayer[]): Promise<readonly string[]> => {
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('names') };
  const laid = await createTable(thargos, fullStore().store, 'table', wish);
  assert.ok(!isRefusal(laid));
  return namesOf({ ...sitAt(localLink(laid)), players }, WORDS.fr);
};

test('whoever gave no name is you at the own device alone', async () => {
  assert.deepEqual(await namesWith({}, { name: 'Aldric', bot: 'greedy' }), ['Vous', 'Aldric']);
  assert.deepEqual(await namesWith({}, { name: 'Amélie', isAway: true }), ['Vous', 'Amélie']);
  assert.deepEqual(await namesWith({ isAway: true }, { name: 'Amélie' }), ['Joueur 1', 'Amélie']);
  assert.deepEqual(await namesWith({ isAway: true }, {}), ['Joueur 1', 'Vous']);
  assert.deepEqual(await namesWith({}, {}), ['Joueur 1', 'Joueur 2']);
});
