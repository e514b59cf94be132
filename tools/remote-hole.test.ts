import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { stream } from '../src/engine/random.ts';
import { clientOf } from '../src/server/test/client.ts';
import { ANY, moveOn, rulesOf, type Sitting, sitDown } from '../src/server/test/players.ts';
import { startServer } from '../src/server/test/serving.ts';
import { connect } from '../src/web/client/client.ts';
import { tableRequests } from '../src/web/client/http.ts';
import { holey } from './remote/hole.ts';
import { type AnyScreen, goTo, isAsServer, reached, until } from './remote/seated.ts';

/** A line that leads nowhere and does not say so. */

// Beats are as seldom as at a real server: nobody is saved by one.
const serving = await startServer();
const doors = clientOf(serving.address);
/** In a hurry, so that nobody waits for a test. */
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
  test(`NP-30 a line that swallows everything ${where} is noticed; the answer is sent again, and counts once`, {
    timeout: MOST_MS,
  }, async () => {
    const table = await sitDown(doors, 'cartographers', 2);
    const network = await holey(serving.address);
    const link = await goTo(network.server, table, 0, { timeouts });
    const screen = connect(link);
    network.swallow(...directions);
    const before = screen.version.value;
    const answered = screen.submit(0, await commandFor(screen, table, 0));
    await until(link.isConnected, isConnected => !isConnected);
    // It is tried again and again, and every attempt falls into the hole.
    const calls = network.calls();
    while (network.calls() < calls + 2) await new Promise(resolve => setTimeout(resolve, 20));
    assert.equal(link.isWaiting.value, true);
    network.heal();
    assert.equal(await answered, undefined);
    assert.equal(screen.version.value, before + 1);
    await until(link.isConnected, isConnected => isConnected);
    await isAsServer(doors, table, screen, 0);
  });

test('NP-30 a line that falls silent is noticed also by whoever only waits, and he hears what he has missed', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const network = await holey(serving.address);
  const link = await goTo(network.server, table, 0, { timeouts });
  const screen = connect(link);
  screen.snapshot(0);
  network.swallow('down');
  await until(link.isConnected, isConnected => !isConnected);
  for (let n = 0; n < 6; n++) await moveOn(doors, table, n);
  network.heal();
  await reached(screen, 7);
  assert.deepEqual(
    screen.updates('spectator', 1).map(({ version }) => version),
    [2, 3, 4, 5, 6, 7],
  );
  await isAsServer(doors, table, screen, 0);
});

test('whoever asks into a hole is told that nobody answers', { timeout: MOST_MS }, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const network = await holey(serving.address);
  const place = { server: network.server, id: table.id, token: table.tokens[0]!, timeoutMs: 200 };
  network.swallow('down');
  assert.deepEqual(await tableRequests(place).record(), { refused: 'not-kept' });
});

test('NP-30 a line on which nobody speaks is asked and stays', { timeout: MOST_MS }, async () => {
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

test('whoever wakes up lays a new line at once, and is right: others have played on, and his own answer counts once', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 3);
  const network = await holey(serving.address);
  let wake = (): void => assert.fail('nobody listens');
  const link = await goTo(network.server, table, 0, {
    onWake: called => {
      wake = called;
      return () => undefined;
    },
  });
  const screen = connect(link);
  network.swallow('down');
  const answered = screen.submit(0, await commandFor(screen, table, 0));
  // What he said has come; that it has come is told into the hole. The others go on, up to his next question.
  const asked = async (): Promise<readonly number[]> =>
    (await doors.get(`tables/${table.id}`, table.watch)).body.owing;
  while ((await asked()).includes(0)) await new Promise(resolve => setTimeout(resolve, 20));
  for (let n = 0; !(await asked()).includes(0); n++) await moveOn(doors, table, n);
  network.heal();
  assert.equal(link.isConnected.value, true, 'nobody has noticed yet');
  wake();
  assert.equal(await answered, undefined);
  await isAsServer(doors, table, screen, 0);
  const mine = screen.updates('spectator', 1).filter(({ seat }) => seat === 0);
  assert.equal(mine.length, 1);
});

test('whoever is not let in any more does not come again when he wakes up', {
  timeout: MOST_MS,
}, async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const isDeaf = signal(false);
  const link = await goTo(serving.address, table, 1, {
    onWake: () => () => {
      isDeaf.value = true;
    },
  });
  assert.equal((await doors.remove(`tables/${table.id}/me`, table.tokens[1])).status, 204);
  await until(isDeaf, is => is);
  assert.equal(link.isConnected.value, false);
});
