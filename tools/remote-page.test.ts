import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, rulesOf, type Sitting, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { connect } from '../src/web/client/client.ts';
import { storedOutbox } from '../src/web/online/stored-outbox.ts';
import { holey } from './remote/hole.ts';
import { type AnyScreen, goTo, isAsServer, play, until } from './remote/seated.ts';

/** Pages that are older than their server, and pages that are opened anew. */

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
    const screens = [connect(older), connect(newer)];
    await Promise.all([play(screens[0]!, game, 0), play(screens[1]!, game, 1)]);
    for (const seat of [0, 1]) await isAsServer(doors, table, screens[seat]!, seat);
    assert.deepEqual([older.isOld.value, newer.isOld.value], [true, false]);
    const { version } = screens[0]!;
    assert.deepEqual(
      screens[0]!.updates('spectator', 1).map(update => update.version),
      Array.from({ length: version.value - 1 }, (_, i) => i + 2),
      'each update once',
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

/** Answers into the void, and the page is closed. */
const answerAndGo = async (table: Sitting): Promise<unknown> => {
  const network = await holey(serving.address);
  const link = await goTo(network.server, table, 0, { timeouts, outbox: storedOutbox(table.id, 0) });
  const screen = connect(link);
  network.swallow('up', 'down');
  const command = await commandFor(screen, table, 0);
  void screen.submit(0, command);
  await until(link.isConnected, isConnected => !isConnected);
  link.leave();
  return command;
};

test('an answer that was never sent is sent by the page that is opened next, and once', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  await answerAndGo(table);
  const versionNow = async (): Promise<number> =>
    (await doors.get(`tables/${table.id}`, table.watch)).body.version;
  assert.equal(await versionNow(), 1);
  // Two windows at once, and later a third.
  const links = await Promise.all(
    [1, 2].map(() => goTo(serving.address, table, 0, { outbox: storedOutbox(table.id, 0) })),
  );
  for (const link of links) await until(link.isWaiting, isWaiting => !isWaiting);
  assert.equal(await versionNow(), 2);
  assert.equal(kept.size, 0);
  const third = await goTo(serving.address, table, 0, { outbox: storedOutbox(table.id, 0) });
  assert.equal(third.isWaiting.value, false);
  await isAsServer(doors, table, connect(third), 0);
  assert.equal(await versionNow(), 2);
});

test('an answer to what is no longer asked is refused when it comes at last, and does not come again', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  await answerAndGo(table);
  // He has answered at another device meanwhile.
  const other = connect(await goTo(serving.address, table, 0));
  assert.equal(await other.submit(0, await commandFor(other, table, 0)), undefined);
  const second = connect(await goTo(serving.address, table, 1));
  assert.equal(await second.submit(1, await commandFor(second, table, 1)), undefined);
  const link = await goTo(serving.address, table, 0, { outbox: storedOutbox(table.id, 0) });
  await until(link.isWaiting, isWaiting => !isWaiting);
  const refusal = link.lastRefusal.value;
  assert.equal(isRefusal(refusal) && refusal.refused, 'answer-gone');
  assert.equal(kept.size, 0);
  await isAsServer(doors, table, connect(link), 0);
});

test('what takes an answer back is not kept: by the time it comes it might take back another', async () => {
  const unsent = storedOutbox('table', 0);
  unsent.save({ type: 'undo', id: 'u' });
  unsent.save({ type: 'command', id: 'c', decision: 'd', command: {} });
  assert.deepEqual(
    unsent.read().map(({ id }) => id),
    ['c'],
  );
  assert.deepEqual(storedOutbox('other table', 0).read(), []);
  assert.deepEqual(storedOutbox('table', 1).read(), [], 'another seat');
  unsent.remove('c');
  kept.set('alidade.unsent', '{"damaged": 1}');
  assert.deepEqual(unsent.read(), []);
});
