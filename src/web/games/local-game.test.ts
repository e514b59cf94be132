import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import { createTable } from '../../engine/tables.ts';
import { type Command, type ToyTypes, toy } from '../../engine/test/toy.ts';
import { untilOver } from '../test/played-out.ts';
import { type LocalGame, openLocal, startLocal } from './local-game.ts';

const bots = { names: ['three'], load: async () => ({ three: (): Command => ({ say: 3 }) }) };

type Toy = LocalGame<ToyTypes>;

const GAME: Toy = { module: toy, bots };
const NEW = { config: { rounds: 1 }, players: [{}, { bot: 'three' }], seed: parseSeed('local') };

// In Node, an open BroadcastChannel would keep the process alive.
Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(
    answer !== undefined && !isRefusal(answer),
    `expected the answer not to be a refusal, found ${JSON.stringify(answer)}`,
  );
  return answer as T;
};

test('a saved game can be played to the end with its bots, and is still over when it is opened again', async () => {
  const store = memoryStore();
  const id = good(await startLocal(GAME, NEW, store));
  const table = good(await openLocal(GAME, id, store));
  assert.equal(table.id, id);
  assert.equal(await table.submit(0, { say: 2 }), undefined);
  await untilOver(table);
  table.leave();
  const again = good(await openLocal(GAME, id, store));
  assert.deepEqual(again.view(0), table.view(0));
  assert.equal(again.snapshot('spectator').isOver, true);
  again.leave();
  assert.equal(await openLocal(GAME, 'nowhere', store), undefined);
});

test('startLocal refuses missing assets and unknown bots before it saves anything', async () => {
  const store = memoryStore();
  const missing = refuse('lacking', { kind: 'thing', key: 'cards' });
  const incomplete: Toy = {
    ...GAME,
    ready: async ({ needs }) => (needs === undefined ? undefined : missing),
  };
  assert.deepEqual(await startLocal(incomplete, { ...NEW, config: { needs: 'cards' } }, store), missing);
  const seats = NEW.players;
  const wish = { ...NEW, seats, config: { needs: 'cards' } };
  const { id } = good(await createTable(toy, store, 'needy', wish, { source: async () => 'here it is' }));
  assert.deepEqual(await openLocal(incomplete, id, store), missing);
  const unknown = await startLocal(GAME, { ...NEW, players: [{}, { bot: 'genius' }] }, store);
  assert.deepEqual(unknown, refuse('unknown-bot', { seat: 1, bot: 'genius', known: ['three'] }));
});

test("startLocal and openLocal throw if the store can't save or read", async () => {
  const store = memoryStore();
  const full = { ...store, create: async () => Promise.reject(new Error('simulated full disk')) };
  await assert.rejects(startLocal(GAME, NEW, full), /cannot save or read games/);
  const id = good(await startLocal(GAME, NEW, store));
  const unreadable = { ...store, read: async () => Promise.reject(new Error('simulated read failure')) };
  await assert.rejects(openLocal(GAME, id, unreadable), /cannot save or read games/);
});
