import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../src/engine/random.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, moveOn, rulesOf, type Sitting, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { request } from '../src/web/request.ts';
import { holey } from './remote/hole.ts';
import { type AnyScreen, goTo, isAsServer, reached, until } from './remote/seated.ts';

/** In these tests, connections lose all data without being closed. */

// The server sends heartbeats as rarely as usual, so the client must detect a silent connection without them.
const serving = await startServer();
const doors = clientOf(serving.address);
/** Short timeouts of the client, so that the tests are fast. */
const timeouts = { open: 2000, quiet: 600, answer: 600, pong: 1500 };
const MOST_MS = 60_000;

const commandFor = async (screen: AnyScreen, { game }: Sitting, seat: number): Promise<unknown> => {
  const { view } = screen.snapshot(seat);
  return ANY[game]!((await rulesOf(game)).options(view) as never, stream('77'.repeat(32), 'hole'));
};

for (const [where, directions] of [
  ['to the server', ['up']],
  ['from the server', ['down']],
  ['in both directions', ['up', 'down']],
] as const)
  test(`NP-30 detects a connection that loses all data ${where}, and sends the answer again, which counts once`, {
    timeout: MOST_MS,
  }, async () => {
    const table = await sitDown(doors, 'cartographers', 2);
    const network = await holey(serving.address);
    const link = await goTo(network.server, table, 0, { timeouts });
    network.swallow(...directions);
    const before = link.version.value;
    const answered = link.submit(0, await commandFor(link, table, 0));
    await until(link.isConnected, isConnected => !isConnected);
    // The client tries to reconnect again and again, and every attempt fails.
    const calls = network.calls();
    while (network.calls() < calls + 2) await new Promise(resolve => setTimeout(resolve, 20));
    assert.equal(link.isWaiting.value, true);
    network.heal();
    assert.equal(await answered, undefined);
    assert.equal(link.version.value, before + 1);
    await until(link.isConnected, isConnected => isConnected);
    await isAsServer(doors, table, link, 0);
  });

test('NP-30 a client that only waits detects a silent connection too, and receives the missed updates', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const network = await holey(serving.address);
  const link = await goTo(network.server, table, 0, { timeouts });
  link.snapshot(0);
  network.swallow('down');
  await until(link.isConnected, isConnected => !isConnected);
  for (let n = 0; n < 6; n++) await moveOn(doors, table, n);
  network.heal();
  await reached(link, 7);
  assert.deepEqual(
    link.updates('spectator', 1).map(({ version }) => version),
    [2, 3, 4, 5, 6, 7],
  );
  await isAsServer(doors, table, link, 0);
});

test('a request over a dead connection returns no-server after its timeout', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const network = await holey(serving.address);
  network.swallow('down');
  const answer = await request(network.server, `tables/${table.id}/record`, table.tokens[0]!, {
    timeoutMs: 200,
  });
  assert.deepEqual(answer, { refused: 'no-server' });
});

test('NP-30 pings a silent connection, and keeps it open if the server answers', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const network = await holey(serving.address);
  const link = await goTo(network.server, table, 0, {
    timeouts: { open: 30_000, quiet: 20, answer: 20, pong: 30_000 },
  });
  const asked = network.sent();
  while (network.sent() < asked + 10) await new Promise(resolve => setTimeout(resolve, 10));
  assert.equal(link.isConnected.value, true);
  assert.equal(network.calls(), 1);
});

test('a page that wakes up reconnects, receives the missed updates, and its own answer counts once', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 3);
  const network = await holey(serving.address);
  const link = await goTo(network.server, table, 0);
  network.swallow('down');
  const answered = link.submit(0, await commandFor(link, table, 0));
  // The server has received the answer, but its acknowledgment is lost. The other players continue until this player
  // has to answer again.
  const asked = async (): Promise<readonly number[]> =>
    (await doors.get(`tables/${table.id}`, table.watch)).body.owing;
  while ((await asked()).includes(0)) await new Promise(resolve => setTimeout(resolve, 20));
  for (let n = 0; !(await asked()).includes(0); n++) await moveOn(doors, table, n);
  network.heal();
  assert.equal(link.isConnected.value, true, 'expected the client not to notice the dead connection yet');
  link.retry();
  assert.equal(await answered, undefined);
  await isAsServer(doors, table, link, 0);
  const mine = link.updates('spectator', 1).filter(({ seat }) => seat === 0);
  assert.equal(mine.length, 1);
});

test("a page that lost access doesn't reconnect when it wakes up", {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const link = await goTo(serving.address, table, 1);
  assert.equal((await doors.remove(`tables/${table.id}/me`, table.tokens[1])).status, 204);
  await until(link.gone, refusal => refusal !== undefined);
  await until(link.isConnected, isConnected => !isConnected);
  link.retry();
  // This is longer than the client waits before it tries to connect.
  await new Promise(resolve => setTimeout(resolve, 1000));
  assert.equal(link.isConnected.value, false);
});
