import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { moveOn, type Sitting, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { type Line, openLine } from './test/socket.ts';

const LONG_MS = 3_600_000;
const patient = await startServer({}, { waitTimes: { graceMs: LONG_MS, idleMs: LONG_MS, hostMs: LONG_MS } });
const hasty = await startServer(
  {},
  { waitTimes: { graceMs: 0, idleMs: 0, hostMs: LONG_MS, aloneMs: LONG_MS } },
);
const prompt = await startServer({}, { waitTimes: { graceMs: LONG_MS, idleMs: 0, hostMs: 0 } });

const connect = async (address: string, { id, tokens }: Sitting, seat: number): Promise<Line> => {
  const line = await openLine(address, id);
  line.send({ type: 'hello', token: tokens[seat] });
  await line.next(({ type, seats }) => type === 'presence' && seats[seat]);
  return line;
};
const untilHere = (line: Line, ...here: readonly boolean[]): Promise<Json> =>
  line.next(({ type, seats }) => type === 'presence' && here.every((is, seat) => seats[seat] === is));

test('NP-49 a disconnected player cannot be replaced before the grace period ends', async () => {
  const api = clientOf(patient.address);
  const table = await sitDown(api, 'cartographers', 3);
  const path = `tables/${table.id}`;
  const lines = await Promise.all([0, 1, 2].map(seat => connect(patient.address, table, seat)));
  await untilHere(lines[0]!, true, true, true);
  lines[1]!.end();
  const { waits } = await untilHere(lines[0]!, true, false, true);
  assert.deepEqual(
    waits,
    { bot: LONG_MS, host: LONG_MS },
    'NP-31: expected the room to show how long the others must wait before they can replace the player',
  );
  for (const seat of [0, 2]) {
    const { status, body } = await api.put(`${path}/seats/1/bot`, {}, table.tokens[seat]);
    assert.deepEqual([status, body.refused], [409, 'too-soon']);
    assert.ok(body.seconds > 3500 && body.seconds <= 3600, `expected 3501 to 3600 s, found ${body.seconds}`);
  }
  assert.equal(
    (await api.put(`${path}/seats/1/bot`, {}, table.watch)).status,
    403,
    'expected a spectator to have no vote',
  );
  assert.equal((await api.get(path, table.watch)).body.seats[1].standIn, undefined);
  for (const line of lines) line.end();
});

test('NP-49 in a game of two, the connected player replaces a disconnected host with a bot, and the host can return', async () => {
  const api = clientOf(hasty.address);
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  const host = await connect(hasty.address, table, 0);
  const guest = await connect(hasty.address, table, 1);
  assert.equal(
    (await api.put(`${path}/seats/0/bot`, {}, table.tokens[1])).status,
    403,
    'expected the vote to be refused while the host is connected',
  );
  host.end();
  await untilHere(guest, false, true);
  assert.equal((await api.put(`${path}/seats/0/bot`, {}, table.tokens[1])).status, 204);
  await guest.next(({ type, seats }) => type === 'room' && seats[0].standIn === 'greedy');
  assert.equal(
    (await api.remove(`${path}/seats/0/bot`, table.tokens[0])).status,
    204,
    'expected the host to get the seat back',
  );
  guest.end();
});

test('NP-49 a majority of the connected players replaces a disconnected player with a bot', async () => {
  const api = clientOf(hasty.address);
  const table = await sitDown(api, 'cartographers', 4);
  const path = `tables/${table.id}/seats/0/bot`;
  const vote = (seat: number) => api.put(path, {}, table.tokens[seat]);
  const others = await Promise.all([1, 2, 3].map(seat => connect(hasty.address, table, seat)));
  const [watcher] = others as [Line, ...Line[]];
  await untilHere(watcher, false, true, true, true);
  for (const _ of [1, 2]) {
    const { status, body } = await vote(1);
    assert.deepEqual(
      [status, body],
      [202, { votes: 1, needed: 2 }],
      'expected a repeated vote to count once',
    );
  }
  const { votes } = await watcher.next(({ type, votes }) => type === 'presence' && votes !== undefined);
  assert.deepEqual(votes, [[1], [], [], []]);
  assert.equal((await vote(3)).status, 204);
  await watcher.next(({ type, seats }) => type === 'room' && seats[0].standIn === 'greedy');
  for (const line of others) line.end();
});

test('NP-49 all votes end when the player returns, and a vote ends when its voter disconnects', async () => {
  const api = clientOf(hasty.address);
  const table = await sitDown(api, 'cartographers', 4);
  const vote = (seat: number) => api.put(`tables/${table.id}/seats/0/bot`, {}, table.tokens[seat]);
  const others = await Promise.all([1, 2, 3].map(seat => connect(hasty.address, table, seat)));
  const [watcher, second] = others as [Line, Line, Line];
  await untilHere(watcher, false, true, true, true);
  assert.equal((await vote(1)).status, 202);
  const host = await connect(hasty.address, table, 0);
  await watcher.next(({ type, seats, votes }) => type === 'presence' && seats[0] && votes === undefined);
  host.end();
  await untilHere(watcher, false, true, true, true);
  assert.deepEqual((await vote(2)).body, { votes: 1, needed: 2 });
  second.end();
  await untilHere(watcher, false, true, false, true);
  assert.deepEqual(
    (await vote(1)).body,
    { votes: 1, needed: 2 },
    'expected the vote of a disconnected player not to count',
  );
  for (const line of others) line.end();
});

test('NP-49 if only two players are connected, one vote is enough after the waiting time aloneMs', async () => {
  const serving = await startServer({}, { waitTimes: { graceMs: 0, aloneMs: 0 } });
  const api = clientOf(serving.address);
  const table = await sitDown(api, 'cartographers', 3);
  const lines = await Promise.all([1, 2].map(seat => connect(serving.address, table, seat)));
  assert.equal((await api.put(`tables/${table.id}/seats/0/bot`, {}, table.tokens[1])).status, 204);
  for (const line of lines) line.end();
});

test('NP-50 a connected player who does not move can be replaced only after a nudge', async () => {
  const api = clientOf(hasty.address);
  const table = await sitDown(api, 'thargos', 2);
  const path = `tables/${table.id}`;
  const lines = await Promise.all([0, 1].map(seat => connect(hasty.address, table, seat)));
  const { owing } = (await api.get(path, table.watch)).body;
  const [idle] = owing;
  const other = 1 - idle;
  const line = lines[other]!;
  const nudge = (seat: number, by: number) => api.post(`${path}/seats/${seat}/nudge`, {}, table.tokens[by]);
  const replace = () => api.put(`${path}/seats/${idle}/bot`, {}, table.tokens[other]);
  assert.equal((await replace()).status, 403, 'expected the replacement to be refused before a nudge');
  assert.equal((await nudge(other, idle)).body.refused, 'not-to-move');
  assert.equal((await nudge(idle, idle)).status, 403);
  const isNudged = ({ type, nudged }: Json): boolean =>
    type === 'presence' && typeof nudged?.[idle] === 'number';
  const isQuiet = ({ type, nudged }: Json): boolean => type === 'presence' && nudged === undefined;
  assert.equal((await nudge(idle, other)).status, 204);
  await line.next(isNudged);
  assert.equal((await api.remove(`${path}/seats/${idle}/nudge`, table.tokens[other])).status, 403);
  assert.equal((await api.remove(`${path}/seats/${idle}/nudge`, table.tokens[idle])).status, 204);
  await line.next(isQuiet);
  assert.equal(
    (await replace()).status,
    403,
    'expected the replacement to be refused after the player reacted to the nudge',
  );
  await nudge(idle, other);
  await line.next(isNudged);
  assert.equal((await replace()).status, 204);
  assert.equal((await api.get(path, table.watch)).body.seats[idle].standIn, 'greedy');
  for (const each of lines) each.end();
});

test('NP-50 a move ends a nudge, and an early nudge is refused', async () => {
  const api = clientOf(hasty.address);
  const table = await sitDown(api, 'cartographers', 2);
  const lines = await Promise.all([0, 1].map(seat => connect(hasty.address, table, seat)));
  const { owing } = (await api.get(`tables/${table.id}`, table.watch)).body;
  const [idle] = owing;
  await api.post(`tables/${table.id}/seats/${idle}/nudge`, {}, table.tokens[1 - idle]);
  await lines[1 - idle]!.next(({ type, nudged }) => type === 'presence' && nudged !== undefined);
  await moveOn(api, table, 0);
  await lines[1 - idle]!.next(({ type, nudged }) => type === 'presence' && nudged === undefined);
  for (const line of lines) line.end();

  const calm = clientOf(patient.address);
  const slow = await sitDown(calm, 'cartographers', 2);
  const { body } = await calm.post(`tables/${slow.id}/seats/1/nudge`, {}, slow.tokens[0]);
  assert.equal(body.refused, 'too-soon');
});

test('NP-50 a connected player with a clock cannot be replaced or nudged', async () => {
  const api = clientOf(hasty.address);
  const table = await sitDown(api, 'cartographers', 2, { clock: { seconds: 3600, increment: 0 } });
  const line = await connect(hasty.address, table, 1);
  await api.post(`tables/${table.id}/seats/1/nudge`, {}, table.tokens[0]);
  assert.equal((await api.put(`tables/${table.id}/seats/1/bot`, {}, table.tokens[0])).status, 403);
  line.end();
});

test('NP-51 a host who makes another player the host is no longer the host', async () => {
  const api = clientOf(patient.address);
  const [ada, bela] = [newKey(), newKey()];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', { game: 'cartographers', seats }, ada);
  const path = `tables/${made.id}`;
  await api.post(`${path}/seats`, { invite: made.invite }, bela);
  const isHost = async (key: string): Promise<boolean> => (await api.get(path, key)).body.isHost;
  const hostAt = async (key: string): Promise<unknown> => (await api.get(path, key)).body.host;
  assert.deepEqual([await hostAt(ada), await hostAt(bela), await hostAt(made.invite)], [0, 0, 0]);
  assert.equal((await api.put(`${path}/host`, { seat: 1 }, bela)).status, 403);
  assert.equal((await api.put(`${path}/host`, { seat: 2 }, ada)).body.refused, 'no-player');
  assert.equal((await api.put(`${path}/host`, { seat: 9 }, ada)).body.refused, 'no-such-seat');
  assert.equal((await api.put(`${path}/host`, { seat: 1 }, ada)).status, 204);
  assert.deepEqual([await isHost(ada), await isHost(made.token), await isHost(bela)], [false, false, true]);
  assert.equal(await hostAt(ada), 1);
  assert.equal((await api.post(`${path}/start`, {}, ada)).status, 403);
  assert.equal((await api.post(`${path}/start`, {}, bela)).status, 204);
});

test('NP-51 a host without a seat becomes a spectator when they make another player the host', async () => {
  const api = clientOf(patient.address);
  const ada = newKey();
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', { game: 'cartographers', seats }, ada);
  const path = `tables/${made.id}`;
  const { body: bela } = await api.post(`${path}/seats`, { invite: made.invite });
  assert.equal(
    (await api.get(path, bela.token)).body.host,
    undefined,
    'expected `host` to be undefined if the host has no seat',
  );
  assert.equal((await api.put(`${path}/host`, { seat: 0 }, ada)).status, 204);
  for (const key of [ada, made.token]) {
    const { viewer, isHost } = (await api.get(path, key)).body;
    assert.deepEqual([viewer, isHost], ['spectator', false]);
  }
  assert.equal((await api.get(path, bela.token)).body.isHost, true);
});

test('NP-51 a connected player becomes the host when the host disconnects for too long', async () => {
  const api = clientOf(prompt.address);
  const table = await sitDown(api, 'cartographers', 3);
  const host = await connect(prompt.address, table, 0);
  const guest = await connect(prompt.address, table, 2);
  assert.equal((await api.get(`tables/${table.id}`, table.tokens[0])).body.isHost, true);
  host.end();
  await guest.next(({ type, isHost }) => type === 'room' && isHost);
  const again = await openLine(prompt.address, table.id);
  again.send({ type: 'hello', token: table.tokens[0] });
  assert.equal((await again.next(({ type }) => type === 'room')).isHost, false);
  for (const line of [guest, again]) line.end();
});
