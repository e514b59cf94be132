import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { playedRecord } from '../games/thargos/test/recorded-games.ts';
import { fakeBrowser } from './test/browser-database.ts';

/** In Node, an open BroadcastChannel would keep the process alive. */
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

test('in a local game, all people play on this device, and bots do not', async () => {
  assert.deepEqual(await seatsOf(LOCAL, ['Béla', 'Cora']), [0, 1]);
  await deleteStoredGames();
  assert.deepEqual(await seatsOf(LOCAL, ['Béla', 'Cora'], { players: ['greedy', ''] }), [1]);
});

test('a saved online game knows the seats of this device', async () => {
  assert.deepEqual(await seatsOf(ONLINE, ['Ada', 'Béla'], { mine: [1] }), [1]);
  await deleteStoredGames();
  assert.deepEqual(await seatsOf(ONLINE, ['Ada', 'Béla'], { mine: [] }), []);
});

test("a copy from an earlier version has the seat with this player's name, or none", async () => {
  const cases = [
    [['Béla', 'Ada'], [1]],
    [['Béla', 'Cora'], []],
    [['Ada', 'Ada'], []],
  ] as const;
  for (const [names, mine] of cases) {
    await deleteStoredGames();
    assert.deepEqual(await seatsOf(ONLINE, names), mine, names.join());
  }
  await deleteStoredGames();
  assert.deepEqual(
    await seatsOf(ONLINE, ['Ada', 'Béla'], { players: ['greedy', ''] }),
    [],
    'a bot is nobody',
  );
});

test('a player who opens an online game again is noted in the copy once', async () => {
  assert.deepEqual(await seatsOf(ONLINE, ['Béla', 'Cora']), []);
  await noteSeats(ONLINE, [1]);
  await noteSeats(ONLINE, [0]);
  assert.deepEqual((await listGames())[0]!.mine, [1]);
});

test('a file of all games has the seats of online games', async () => {
  await saveGames([game(ONLINE, ['Béla', 'Cora'], { mine: [1] }), game(LOCAL, ['Béla', 'Cora'])]);
  const files = new Map((await gameFiles()).map(({ id, mine }) => [id, mine]));
  assert.deepEqual([files.get(ONLINE), files.get(LOCAL)], [[1], undefined]);
});
