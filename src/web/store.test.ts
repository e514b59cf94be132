import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { playedRecord } from '../games/thargos/test/recorded-games.ts';
import { fakeBrowser } from './test/browser-database.ts';

/** BroadcastChannel is removed because in Node, an open one would keep the process alive. */
Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined, configurable: true });
const browser = fakeBrowser();
const { deleteStoredGame, deleteStoredGames, findGame, gameFiles, saveGames, listGames } = await import(
  './store.ts'
);
const { indexedStore, touch } = await import('./indexed-store.ts');

const record = playedRecord(2, { quickPlay: true }, 'kept');
const recordOf = async (id: string): Promise<typeof record> => (await findGame(id))!.record as typeof record;
const file = (id: string, changed: number, more: object = {}) => ({
  id,
  changed,
  isOver: true,
  players: ['', 'greedy'],
  record,
  ...more,
});
/** Stores a game in the old layout, which has the whole game in one row. */
const keepOld = (row: ReturnType<typeof file>): void =>
  void browser.kinds.get('games')!.rows.set(JSON.stringify(row.id), row);
const rowsOf = (kind: string): number => browser.kinds.get(kind)!.rows.size;

beforeEach(() => deleteStoredGames());

test('`listGames` lists games newest first, with their players and without their logs', async () => {
  await saveGames([file('old', 1), file('new', 3), file('between', 2)]);
  const games = await listGames();
  assert.deepEqual(
    games.map(({ id }) => id),
    ['new', 'between', 'old'],
  );
  const [newest] = games;
  assert.deepEqual(newest!.players, ['', 'greedy']);
  assert.deepEqual([newest!.game, newest!.isOver, newest!.isPractice], ['thargos', true, false]);
  assert.equal(newest!.head?.seedHash, record.seedHash);
  assert.ok(newest!.gist);
  assert.ok(!('record' in newest!));
});

test('a saved game is read back with the same record, players and date', async () => {
  await saveGames([file('one', 1), file('two', 2)]);
  const found = await findGame('one');
  assert.deepEqual([found?.id, found?.changed, found?.players], ['one', 1, ['', 'greedy']]);
  assert.deepEqual((await recordOf('one')).log, record.log);
  assert.equal((await recordOf('one')).seedHash, record.seedHash);
  assert.equal(await findGame('three'), undefined);
  assert.deepEqual(
    (await gameFiles()).map(({ id }) => id),
    ['two', 'one'],
  );
});

test('`saveGames` saves no game if one of them is invalid', async () => {
  await assert.rejects(saveGames([file('good', 1), file('bad', 2, { record: { game: 'thargos' } })]));
  assert.deepEqual([rowsOf('games'), rowsOf('entries')], [0, 0]);
});

test('`saveGames` saves no game if one of them is already stored and its argument `since` does not list that game', async () => {
  await saveGames([file('one', 1)]);
  await assert.rejects(saveGames([file('other', 2), file('one', 3)]));
  assert.deepEqual(
    (await listGames()).map(({ id, changed }) => [id, changed]),
    [['one', 1]],
  );
});

test('listing the games converts games that are stored in the old database layout', async () => {
  keepOld(file('old', 4));
  assert.equal(rowsOf('entries'), 0);
  const [game] = await listGames();
  assert.deepEqual([game?.id, game?.game, game?.players], ['old', 'thargos', ['', 'greedy']]);
  assert.equal(rowsOf('entries'), record.log.length);
  assert.deepEqual((await recordOf('old')).log, record.log);
  assert.equal((await indexedStore.head('old'))?.seedHash, record.seedHash);
});

test('a damaged game stays unchanged, is listed as damaged and can be read for repair', async () => {
  const damaged = file('torn', 5, { record: { game: 'thargos', log: 'nothing' } });
  keepOld(damaged);
  keepOld(file('nameless', 4, { record: 7 }));
  const games = await listGames();
  assert.deepEqual(
    games.map(({ id, game, head, gist, players }) => [id, game, head, gist, players]),
    [
      ['torn', 'thargos', undefined, undefined, []],
      ['nameless', undefined, undefined, undefined, []],
    ],
  );
  assert.deepEqual(await findGame('torn'), damaged);
  await assert.rejects(touch('torn'), /damaged/);
});

test('the list of games marks practice games', async () => {
  const log = [...record.log, { seat: 0, undo: 0, practice: true }];
  await saveGames([file('practice', 1, { record: { ...record, log } })]);
  assert.equal((await listGames())[0]?.isPractice, true);
});

test('deleting a game deletes all its entries, and no other game', async () => {
  await saveGames([file('one', 1), file('one more', 2)]);
  await indexedStore.saveCheckpoint('one', { version: 3, data: 'seen' });
  assert.equal((await indexedStore.checkpoint('one'))?.version, 3);
  await deleteStoredGame('one');
  assert.deepEqual(
    (await listGames()).map(({ id }) => id),
    ['one more'],
  );
  assert.equal(rowsOf('entries'), record.log.length);
  assert.equal(await indexedStore.checkpoint('one'), undefined);
  await deleteStoredGames();
  assert.deepEqual([rowsOf('games'), rowsOf('entries'), rowsOf('snapshots')], [0, 0, 0]);
});
