import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { playedRecord } from '../games/thargos/test/recorded-games.ts';
import { fakeBrowser } from './test/browser-database.ts';

/** BroadcastChannel is removed because in Node, an open one would keep the process alive. */
Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
const ME = JSON.stringify({ key: 'k'.repeat(43), name: 'Ada' });
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => (key === 'alidade.me' ? ME : null), setItem: () => undefined },
});
fakeBrowser();
const { deleteStoredGames, gameFiles, saveGames, listGames, noteSeats } = await import('./store.ts');

const ONLINE = 'Zt9_-aB3xQ0k';
const LOCAL = '0123456789abcdef0123456789abcdef';

const game = (id: string, names: readonly string[], more: object = {}) => ({
  id,
  changed: 1,
  isOver: true,
  players: names.map(() => ''),
  record: {
    ...playedRecord(names.length, { quickPlay: true }, 'seats'),
    seats: names.map(name => ({ name })),
  },
  ...more,
});

const seatsOf = async (...kept: Parameters<typeof game>): Promise<readonly number[]> => {
  await saveGames([game(...kept)]);
  return (await listGames())[0]!.mine;
};

beforeEach(() => deleteStoredGames());

test('in a local game, this device has the seats of all people, but not those of bots', async () => {
  assert.deepEqual(await seatsOf(LOCAL, ['Béla', 'Cora']), [0, 1]);
  await deleteStoredGames();
  assert.deepEqual(await seatsOf(LOCAL, ['Béla', 'Cora'], { players: ['greedy', ''] }), [1]);
});

test('in a saved online game, this device has the seats that were stored with the game', async () => {
  assert.deepEqual(await seatsOf(ONLINE, ['Ada', 'Béla'], { mine: [1] }), [1]);
  await deleteStoredGames();
  assert.deepEqual(await seatsOf(ONLINE, ['Ada', 'Béla'], { mine: [] }), []);
});

test('in an online game that an earlier version saved, this device has the only seat with this player’s name, or none', async () => {
  const cases = [
    [['Béla', 'Ada'], [1]],
    [['Béla', 'Cora'], []],
    [['Ada', 'Ada'], []],
  ] as const;
  for (const [names, mine] of cases) {
    await deleteStoredGames();
    assert.deepEqual(
      await seatsOf(ONLINE, names),
      mine,
      `expected this device to have the seats [${mine}] in a game of ${names}`,
    );
  }
  await deleteStoredGames();
  assert.deepEqual(
    await seatsOf(ONLINE, ['Ada', 'Béla'], { players: ['greedy', ''] }),
    [],
    "expected no seat for a bot with the player's name",
  );
});

test('`noteSeats` adds the seats of this device to a saved online game only once', async () => {
  assert.deepEqual(await seatsOf(ONLINE, ['Béla', 'Cora']), []);
  await noteSeats(ONLINE, [1]);
  await noteSeats(ONLINE, [0]);
  assert.deepEqual((await listGames())[0]!.mine, [1]);
});

test('an exported file of all games names the seats of this device for online games, but not for local games', async () => {
  await saveGames([game(ONLINE, ['Béla', 'Cora'], { mine: [1] }), game(LOCAL, ['Béla', 'Cora'])]);
  const files = new Map((await gameFiles()).map(({ id, mine }) => [id, mine]));
  assert.deepEqual([files.get(ONLINE), files.get(LOCAL)], [[1], undefined]);
});
