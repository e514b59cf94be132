import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { advanceClocks, nextTimeout, startClocks, timeLeft, withReturnTime } from './clock.ts';
import { clientOf } from './test/client.ts';
import { moveOn, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const LIMIT = { seconds: 60, increment: 5 };
const BEGUN = advanceClocks(LIMIT, startClocks(LIMIT, 2, 0), {
  version: 1,
  now: 0,
  up: 0,
  actions: [],
  running: [0, 1],
});

test('NP-16: the clock of the player to move runs, and a move adds the increment, but not beyond the starting time', () => {
  assert.deepEqual(timeLeft(BEGUN, 20_000), [40_000, 40_000]);
  const answered = { version: 2, now: 20_000, up: 0, actions: [{ version: 2, seat: 1 }], running: [0] };
  const after = advanceClocks(LIMIT, BEGUN, answered);
  assert.deepEqual(timeLeft(after, 30_000), [30_000, 45_000]);
  assert.deepEqual(nextTimeout(after, 30_000, 0), { seat: 0, ms: 30_000 });
  const quick = advanceClocks(LIMIT, BEGUN, { ...answered, now: 1000 });
  assert.equal(
    quick.left[1],
    60_000,
    'expected the increment not to raise the clock above the starting time',
  );
  const back = advanceClocks(LIMIT, after, {
    version: 3,
    now: 30_000,
    up: 0,
    actions: [
      { version: 2, seat: 1 },
      { version: 3, seat: 1, isUndo: true },
    ],
    running: [0, 1],
  });
  const twice = advanceClocks(LIMIT, BEGUN, {
    ...answered,
    version: 3,
    actions: [
      { version: 2, seat: 1 },
      { version: 3, seat: 1 },
    ],
  });
  assert.equal(twice.left[1], 50_000, 'expected the clock to gain two increments for two moves');
  assert.deepEqual(back.left, [30_000, 40_000], 'expected the undo to remove the increment of the move once');
});

test('NP-16: clocks stop while the server is down, and a player who returns after a timeout gets at least a tenth of the starting time', () => {
  assert.deepEqual(timeLeft(BEGUN, 3_600_000, 3_590_000), [50_000, 50_000]);
  assert.deepEqual(timeLeft(BEGUN, 90_000), [0, 0]);
  const late = { ...BEGUN, left: [0, 50_000] };
  assert.deepEqual(withReturnTime(LIMIT, late, 0).left, [6000, 50_000]);
  assert.deepEqual(withReturnTime(LIMIT, late, 1).left, [6000, 50_000].with(0, 0));
});

test('NP-16: after a timeout a bot plays until the player returns', async () => {
  const table = await sitDown(api, 'cartographers', 2, { clock: { seconds: 5, increment: 5 } });
  const path = `tables/${table.id}`;
  await moveOn(api, table, 0);
  const { body } = await api.get(`${path}/told?since=2&wait=30`, table.watch);
  assert.equal(body.batches[0].seat, 1, 'expected a bot to move at the seat of the player who timed out');
  const after = (await api.get(path, table.tokens[1])).body;
  assert.equal(after.seats[1].standIn, 'greedy');
  assert.deepEqual([after.clock.seconds, after.clock.left[1]], [5, 0]);
  assert.equal((await api.remove(`${path}/seats/1/bot`, table.tokens[1])).status, 204);
  const back = (await api.get(path, table.tokens[1])).body;
  assert.equal(back.seats[1].standIn, undefined);
  assert.ok(
    back.clock.left[1] > 0 && back.clock.left[1] <= 5000,
    `expected more than 0 and at most 5000 ms on the clock of the player who returned, found ${back.clock.left[1]}`,
  );
});

test('NP-16: refuses a clock outside the limits', async () => {
  for (const clock of [{ seconds: 0, increment: 0 }, { seconds: 10 }, { seconds: 10, increment: -1 }, 5]) {
    const { status, body } = await api.post('tables', {
      game: 'cartographers',
      seats: [{ kind: 'me' }],
      clock,
    });
    assert.deepEqual([status, body.refused], [400, 'bad-request']);
  }
});

test('NP-16: a player gains no time by a move and its undo', async () => {
  const table = await sitDown(api, 'cartographers', 2, { clock: { seconds: 100, increment: 10 } });
  const path = `tables/${table.id}`;
  const clock = async () => (await api.get(path, table.watch)).body.clock;
  const untilRunning = async (seats: string): Promise<void> => {
    while (String((await clock()).running) !== seats) await setTimeout(10);
  };
  await moveOn(api, table, 0);
  await untilRunning('1');
  assert.equal((await api.post(`${path}/undo`, { id: 'back' }, table.tokens[0])).status, 200);
  await untilRunning('0,1');
  assert.ok((await clock()).left[0] <= 90_000);
});
