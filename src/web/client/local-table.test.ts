import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { memoryStore, type Store } from '../../engine/store.ts';
import { type Command, type ToyTypes, toy } from '../../engine/test/toy.ts';
import { untilOver } from '../test/played-out.ts';
import { type KeptGames, type LocalGame, openLocal, startLocal } from './local-table.ts';

const bots = { names: ['three'], load: async () => ({ three: (): Command => ({ say: 3 }) }) };

type Toy = LocalGame<ToyTypes>;

const GAME: Toy = { module: toy, bots };
const NEW = { config: { rounds: 1 }, players: [{}, { bot: 'three' }], seed: parseSeed('local') };

const at = (store: Store): KeptGames => ({ store, onOtherWindow: () => () => undefined });

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(answer !== undefined && !isRefusal(answer), JSON.stringify(answer));
  return answer as T;
};

test('a saved game opens again and is played to the end with its bots', async () => {
  const store = memoryStore();
  const id = good(await startLocal(GAME, NEW, at(store)));
  const table = good(await openLocal(GAME, id, at(store)));
  assert.equal(table.id, id);
  assert.equal(await table.submit(0, { say: 2 }), undefined);
  await untilOver(table);
  table.leave();
  const again = good(await openLocal(GAME, id, at(store)));
  assert.deepEqual(again.view(0), table.view(0));
  assert.equal(again.snapshot('spectator').isOver, true);
  again.leave();
  assert.equal(await openLocal(GAME, 'nowhere', at(store)), undefined);
});

test('refuses missing assets and unknown bots before it saves anything', async () => {
  const store = memoryStore();
  const lacking = refuse('lacking', { kind: 'thing', key: 'cards' });
  const incomplete: Toy = {
    ...GAME,
    ready: async ({ needs }) => (needs === undefined ? undefined : lacking),
  };
  assert.deepEqual(await startLocal(incomplete, { ...NEW, config: { needs: 'cards' } }, at(store)), lacking);
  const source = async () => 'here it is';
  const id = good(await startLocal({ ...GAME, source }, { ...NEW, config: { needs: 'cards' } }, at(store)));
  assert.deepEqual(await openLocal(incomplete, id, at(store)), lacking);
  const unknown = await startLocal(GAME, { ...NEW, players: [{}, { bot: 'genius' }] }, at(store));
  assert.deepEqual(unknown, refuse('unknown-bot', { seat: 1, bot: 'genius', known: ['three'] }));
});

test('throws if the store cannot save or read', async () => {
  const store = memoryStore();
  const full = { ...store, create: async () => Promise.reject(new Error('full')) };
  await assert.rejects(startLocal(GAME, NEW, at(full)), /cannot save games/);
  const id = good(await startLocal(GAME, NEW, at(store)));
  const unreadable = { ...store, read: async () => Promise.reject(new Error('unreadable')) };
  await assert.rejects(openLocal(GAME, id, at(unreadable)), /cannot save games/);
});
