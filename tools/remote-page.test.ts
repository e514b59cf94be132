import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, rulesOf, type Sitting, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { storedOutbox } from '../src/web/online/stored-outbox.ts';
import { holey } from './remote/hole.ts';
import { type AnyScreen, goTo, isAsServer, play, until } from './remote/seated.ts';

/** In these tests, a page is older than its server, or is closed and opened again. */

const serving = await startServer({}, {}, 'the newer page');
const doors = clientOf(serving.address);
const MOST_MS = 60_000;

for (const game of ['cartographers', 'thargos'])
  test(`a page of another build plays ${game} to the end and is offered the newer page`, {
    timeout: MOST_MS,
  }, async () => {
    const table = await sitDown(doors, game, 2, { config: game === 'thargos' ? { quickPlay: true } : {} });
    const older = await goTo(serving.address, table, 0, { build: 'the older page' });
    const newer = await goTo(serving.address, table, 1, { build: 'the newer page' });
    const screens = [older, newer];
    await Promise.all([play(screens[0]!, game, 0), play(screens[1]!, game, 1)]);
    for (const seat of [0, 1]) await isAsServer(doors, table, screens[seat]!, seat);
    assert.deepEqual([older.isOld.value, newer.isOld.value], [true, false]);
    const { version } = screens[0]!;
    assert.deepEqual(
      screens[0]!.updates('spectator', 1).map(update => update.version),
      Array.from({ length: version.value - 1 }, (_, i) => i + 2),
      'expected the page to receive each update exactly once',
    );
    assert.deepEqual(screens[0]!.updates('spectator', 1), screens[1]!.updates('spectator', 1));
  });

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

const timeouts = { open: 2000, quiet: 600, answer: 600, pong: 1500 };

const commandFor = async (screen: AnyScreen, { game }: Sitting, seat: number): Promise<unknown> => {
  const { view } = screen.snapshot(seat);
  return ANY[game]!((await rulesOf(game)).options(view) as never, stream('78'.repeat(32), 'page'));
};

/** Answers while the connection is dead, and then closes the page. */
const answerAndGo = async (table: Sitting): Promise<unknown> => {
  const network = await holey(serving.address);
  const link = await goTo(network.server, table, 0, { timeouts, outbox: storedOutbox(table.id, 0) });
  network.swallow('up', 'down');
  const command = await commandFor(link, table, 0);
  void link.submit(0, command);
  await until(link.isConnected, isConnected => !isConnected);
  link.leave();
  return command;
};

test('an answer that a closed page could not send is sent once when the table is opened again', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  await answerAndGo(table);
  const versionNow = async (): Promise<number> =>
    (await doors.get(`tables/${table.id}`, table.watch)).body.version;
  assert.equal(await versionNow(), 1);
  // Two windows open the table at the same time, and a third one later.
  const links = await Promise.all(
    [1, 2].map(() => goTo(serving.address, table, 0, { outbox: storedOutbox(table.id, 0) })),
  );
  for (const link of links) await until(link.isWaiting, isWaiting => !isWaiting);
  assert.equal(await versionNow(), 2);
  assert.equal(kept.size, 0);
  const third = await goTo(serving.address, table, 0, { outbox: storedOutbox(table.id, 0) });
  assert.equal(third.isWaiting.value, false);
  await isAsServer(doors, table, third, 0);
  assert.equal(await versionNow(), 2);
});

test('a late answer to a closed decision is refused and not sent again', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  await answerAndGo(table);
  // In the meantime, the player has answered on another device.
  const other = await goTo(serving.address, table, 0);
  assert.equal(await other.submit(0, await commandFor(other, table, 0)), undefined);
  const second = await goTo(serving.address, table, 1);
  assert.equal(await second.submit(1, await commandFor(second, table, 1)), undefined);
  const link = await goTo(serving.address, table, 0, { outbox: storedOutbox(table.id, 0) });
  await until(link.isWaiting, isWaiting => !isWaiting);
  const refusal = link.lastRefusal.value;
  assert.equal(isRefusal(refusal) && refusal.refused, 'answer-gone');
  assert.equal(kept.size, 0);
  await isAsServer(doors, table, link, 0);
});

test("an undo isn't stored in the outbox, because it might undo another answer later", async () => {
  const unsent = storedOutbox('table', 0);
  unsent.save({ type: 'undo', id: 'u' });
  unsent.save({ type: 'command', id: 'c', decision: 'd', command: {} });
  assert.deepEqual(
    unsent.read().map(({ id }) => id),
    ['c'],
  );
  assert.deepEqual(storedOutbox('other table', 0).read(), []);
  assert.deepEqual(storedOutbox('table', 1).read(), [], 'expected the outbox of another seat to be empty');
  unsent.remove('c');
  kept.set('alidade.unsent', '{"damaged": 1}');
  assert.deepEqual(unsent.read(), []);
});
