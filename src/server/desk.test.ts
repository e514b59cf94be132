import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { range } from '../engine/util.ts';
import { advanceClocks, startClocks } from './clock.ts';
import { newKey } from './keys.ts';
import { type Answered, clientOf, type Json } from './test/client.ts';
import { answerAt, convene, gather, phoneAt, phonesAt, playTurn } from './test/convention.ts';
import { sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const { address } = await startServer();
const api = clientOf(address);

const refusalOf = ({ status, body }: Answered): readonly unknown[] => [status, body?.refused];
const deskAt = async (path: string, key: string): Promise<Json> => (await api.get(path, key)).body.desk;

test('NP-83: only a game whose players answer at the same time can have a host desk', async () => {
  const wish = { game: 'thargos', desk: true, seats: [{ kind: 'open' }, { kind: 'open' }] };
  const refused = await api.post('tables', wish);
  assert.deepEqual([...refusalOf(refused), refused.body.place], [400, 'bad-request', 'body.desk']);
  const { path, host, invite } = await gather(api, 1);
  for (const key of [host, invite]) assert.deepEqual(await deskAt(path, key), {});
  const ordinary = await sitDown(api, 'cartographers', 1);
  assert.equal(await deskAt(`tables/${ordinary.id}`, ordinary.tokens[0]!), undefined);
});

test('NP-83: strangers, players and ordinary tables are refused at the desk, and nothing changes', async () => {
  const { path, host, tokens, watch, invite } = await convene(api, 2, {
    clock: { seconds: 60, increment: 60 },
  });
  const ordinary = await sitDown(api, 'cartographers', 1);
  const requests = (at: string, key?: string) => [
    () => api.put(`${at}/desk`, { paused: true, notice: 'Hi' }, key),
    () => api.post(`${at}/desk/time`, { seconds: 60 }, key),
  ];
  const before = await deskAt(path, host);
  for (const [key, status] of [
    [undefined, 401],
    [newKey(), 403],
    [ordinary.tokens[0], 403],
    [tokens[1], 403],
    [watch, 403],
    [invite, 403],
  ] as const)
    for (const ask of requests(path, key)) assert.equal((await ask()).status, status);
  for (const key of [watch, invite, newKey()])
    for (const ask of [api.post(`${path}/rewind`, {}, key), api.remove(`${path}/rewind`, key)])
      assert.deepEqual(refusalOf(await ask), [403, 'not-yours']);
  assert.deepEqual(await deskAt(path, host), before);
  const at = `tables/${ordinary.id}`;
  const [own] = ordinary.tokens;
  for (const ask of [
    ...requests(at, own),
    () => api.post(`${at}/rewind`, {}, own),
    () => api.remove(`${at}/rewind`, own),
  ])
    assert.deepEqual(refusalOf(await ask()), [409, 'not-a-desk']);
});

test('NP-84: during a pause no one can move, clocks stand still, and then everyone has the same time left', async () => {
  const table = await convene(api, 2, { clock: { seconds: 600, increment: 10 } });
  const { path, host, watch, tokens } = table;
  const clock = async (): Promise<Json> => (await api.get(path, watch)).body.clock;
  const line = await phoneAt(address, table, 1);
  await sleep(30);
  assert.equal((await api.put(`${path}/desk`, { paused: true }, host)).status, 204);
  await line.next(({ type, desk }) => type === 'room' && desk.isPaused);
  const stopped = await clock();
  assert.deepEqual(stopped.running, []);
  assert.ok(stopped.left[0] < 600_000);
  assert.deepEqual(refusalOf(await answerAt(api, table, 0)), [409, 'paused']);
  assert.deepEqual(refusalOf(await api.post(`${path}/undo`, { id: 'u' }, tokens[0])), [409, 'paused']);
  line.send({ type: 'command', id: 'early', decision: 'x', command: { type: 'cancel' } });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'paused');
  await sleep(30);
  assert.deepEqual(await clock(), stopped);
  assert.equal((await api.put(`${path}/desk`, { paused: true }, host)).status, 204);
  assert.equal((await api.put(`${path}/desk`, { paused: false }, host)).status, 204);
  assert.deepEqual(await deskAt(path, watch), {});
  let now = await clock();
  while (now.running.length < 2) now = await clock();
  for (const seat of [0, 1]) assert.ok(now.left[seat] <= stopped.left[seat]);
  assert.ok(now.left[0] > stopped.left[0] - 20_000);
  assert.equal((await answerAt(api, table, 0)).status, 200);
  line.end();
});

test('NP-84: bots wait while the game is paused, also if the host paused it before the start', async () => {
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { path, host, watch, tokens } = await gather(api, 1, { seats });
  // The player took the last seat, so the game has started.
  const shown = async (): Promise<Json> => (await api.get(path, watch)).body;
  while ((await shown()).owing.includes(1)) await sleep(5);
  assert.equal((await api.put(`${path}/desk`, { paused: true }, host)).status, 204);
  const { version } = await shown();
  await sleep(50);
  assert.equal((await shown()).version, version);
  assert.equal((await api.put(`${path}/desk`, { paused: false }, host)).status, 204);
  assert.equal((await answerAt(api, { id: '', path, host, invite: '', watch, tokens }, 0)).status, 200);
  const early = await gather(api, 1, { seats: [...seats, { kind: 'open' }] });
  assert.equal((await api.put(`${early.path}/desk`, { paused: true }, early.host)).status, 204);
  assert.equal((await api.post(`${early.path}/start`, { open: 'drop' }, early.host)).status, 204);
  await sleep(50);
  assert.deepEqual((await api.get(early.path, early.watch)).body.owing, [0, 1]);
  assert.equal((await api.put(`${early.path}/desk`, { paused: false }, early.host)).status, 204);
  while ((await api.get(early.path, early.watch)).body.owing.includes(1)) await sleep(5);
});

test('NP-85: a notice reaches everyone, has a new number each time, and can be removed', async () => {
  const table = await gather(api, 1);
  const { path, host, id, invite, tokens } = table;
  const lines = await Promise.all(
    [invite, tokens[0]].map(async token => {
      const line = await openLine(address, id);
      line.send({ type: 'hello', token });
      await line.next(({ type }) => type === 'room');
      return line;
    }),
  );
  for (const [number, notice] of [
    [1, 'Pause déjeuner — 13 h 🗺'],
    [2, 'Again'],
    [3, 'Again'],
  ] as const) {
    assert.equal((await api.put(`${path}/desk`, { notice: `  ${notice} ` }, host)).status, 204);
    for (const line of lines) {
      const { desk } = await line.next(
        frame => frame.type === 'room' && frame.desk.notice?.number === number,
      );
      assert.equal(desk.notice.text, notice);
      assert.ok(Math.abs(Date.now() - desk.notice.at) < 3_600_000);
    }
  }
  await api.put(`${path}/desk`, { notice: null }, host);
  assert.deepEqual(await deskAt(path, invite), {});
  await api.put(`${path}/desk`, { notice: 'Next' }, host);
  assert.equal((await deskAt(path, invite)).notice.number, 4);
  for (const line of lines) line.end();
});

test('NP-85: NP-86: bad input at the desk gets a stable code and changes nothing', async () => {
  const { path, host } = await convene(api, 1, { clock: { seconds: 60, increment: 60 } });
  const before = (await api.get(path, host)).body;
  const unfit = ['', '  ', 'a\nb', 'a\u0000b', '\u202eabc', '\u200b', 'x'.repeat(201), 7, ['x']];
  for (const notice of unfit) {
    const answer = await api.put(`${path}/desk`, { paused: true, notice }, host);
    assert.deepEqual(
      [...refusalOf(answer), answer.body.place],
      [400, 'bad-request', 'body.notice'],
      JSON.stringify(notice),
    );
  }
  const long = await api.put(`${path}/desk`, { notice: 'x'.repeat(10_000_000) }, host);
  assert.deepEqual(refusalOf(long), [413, 'too-large']);
  for (const body of [{ paused: 'yes' }, { more: 1 }, 'x'])
    assert.deepEqual(refusalOf(await api.put(`${path}/desk`, body, host)), [400, 'bad-request']);
  for (const seconds of [4, 3601, 10.5, -60, '60', null, undefined])
    assert.deepEqual(refusalOf(await api.post(`${path}/desk/time`, { seconds }, host)), [400, 'bad-request']);
  const { clock: _, ...after } = (await api.get(path, host)).body;
  const { clock: __, ...same } = before;
  assert.deepEqual(after, same);
  assert.equal((await api.put(`${path}/desk`, { notice: '🗺'.repeat(200) }, host)).status, 204);
});

test('NP-86: the host adds time to the players who have to answer, also during a pause', async () => {
  const table = await convene(api, 3, { clock: { seconds: 60, increment: 60 } });
  const { path, host, watch } = table;
  const left = async (): Promise<readonly number[]> => (await api.get(path, watch)).body.clock.left;
  assert.equal((await answerAt(api, table, 0)).status, 200);
  assert.equal((await api.post(`${path}/desk/time`, { seconds: 100 }, host)).status, 204);
  const first = await left();
  assert.ok(first[0]! <= 60_000 && first[1]! > 100_000 && first[2]! > 100_000, first.join());
  await api.put(`${path}/desk`, { paused: true }, host);
  const paused = await left();
  assert.equal((await api.post(`${path}/desk/time`, { seconds: 5 }, host)).status, 204);
  assert.deepEqual(await left(), [paused[0], paused[1]! + 5000, paused[2]! + 5000]);
  const untimed = await convene(api, 1);
  assert.deepEqual(refusalOf(await api.post(`${untimed.path}/desk/time`, { seconds: 5 }, untimed.host)), [
    409,
    'no-clock',
  ]);
  const early = await gather(api, 1, { clock: { seconds: 60, increment: 60 } });
  assert.deepEqual(refusalOf(await api.post(`${early.path}/desk/time`, { seconds: 5 }, early.host)), [
    409,
    'not-begun',
  ]);
});

test('NP-86: added time lasts for one answer if each answer has its own time, otherwise until it is used', () => {
  const after = (increment: number): number => {
    const limit = { seconds: 60, increment };
    const extended = { ...startClocks(limit, 1, 0), left: [90_000] };
    const actions = [{ version: 1, seat: 0 }];
    return advanceClocks(limit, extended, { version: 1, now: 0, up: 0, actions, running: [] }).left[0]!;
  };
  assert.deepEqual([60, 5].map(after), [60_000, 90_000]);
});

test('NP-86: with a time for each answer, an undo removes only what the answer added', () => {
  const limit = { seconds: 60, increment: 60 };
  const clocks = { ...startClocks(limit, 1, 0), left: [20_000] };
  const answered = { version: 1, now: 0, up: 0, actions: [{ version: 1, seat: 0 }], running: [] };
  const undone = { ...answered, version: 2, actions: [{ version: 2, seat: 0, isUndo: true }] };
  const after = advanceClocks(limit, advanceClocks(limit, clocks, answered), undone);
  assert.deepEqual(after.left, [20_000]);
});

test('NP-83: the game starts without the open seats, and as few players as possible get another seat', async () => {
  const table = await gather(api, 4);
  const { path, host, id, tokens, watch } = table;
  await api.post(`${path}/sign`, { sign: 'hello' }, tokens[3]);
  const line = await openLine(address, id);
  line.send({ type: 'hello', token: tokens[3] });
  await line.next(({ type }) => type === 'room');
  const other = await openLine(address, id);
  other.send({ type: 'hello', token: tokens[0] });
  await other.next(({ type }) => type === 'room');
  // The player of seat 1 leaves, so seats 1, 4 and 5 are open.
  assert.equal((await api.remove(`${path}/seats/1`, tokens[1])).status, 204);
  assert.equal((await api.post(`${path}/start`, { open: 'drop' }, host)).status, 204);
  assert.equal(await line.closed, 1012);
  const { seats, status } = (await api.get(path, watch)).body;
  assert.deepEqual(
    [status, seats.map(({ name }: Json) => name)],
    ['running', ['Player 0', 'Player 3', 'Player 2']],
  );
  const views = await Promise.all([0, 3, 2].map(async i => (await api.get(path, tokens[i])).body));
  assert.deepEqual(
    views.map(({ viewer, view }) => [viewer, view.seats]),
    [
      [0, 3],
      [1, 3],
      [2, 3],
    ],
  );
  assert.deepEqual(
    (await api.get(`${path}/signs`, watch)).body.signs.map(({ seat }: Json) => seat),
    [1],
  );
  const presence = await other.next(({ type, seats: here }) => type === 'presence' && here.length === 3);
  assert.equal(presence.seats[0], true);
  assert.deepEqual(refusalOf(await api.post(`${path}/start`, { open: 'drop' }, host)), [
    409,
    'already-begun',
  ]);
  other.end();
});

test('NP-83: open seats can be dropped at every table, if the rules allow the number of players', async () => {
  const ordinary = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: ordinary,
    readyCheck: true,
  });
  assert.equal((await api.post(`tables/${made.id}/start`, { open: 'drop' }, made.token)).status, 204);
  const { status, seats } = (await api.get(`tables/${made.id}`, made.token)).body;
  assert.deepEqual([status, seats.length, seats[1].kind], ['running', 2, 'bot']);
  const empty = await gather(api, 0);
  assert.deepEqual(refusalOf(await api.post(`${empty.path}/start`, { open: 'drop' }, empty.host)), [
    409,
    'no-player',
  ]);
  assert.deepEqual(refusalOf(await api.post(`${empty.path}/start`, { open: 'none' }, empty.host)), [
    400,
    'bad-request',
  ]);
  const decks = ['random', 'random', 'random', 'imperial-lance'];
  const duel = { game: 'thargos', config: { mode: 'circle', quickPlay: true, decks } };
  const { body: circle } = await api.post('tables', { ...duel, seats: ordinary.toReversed() });
  const at = `tables/${circle.id}`;
  const refused = await api.post(`${at}/start`, { open: 'drop' }, circle.token);
  assert.deepEqual(refusalOf(refused), [422, 'bad-seats']);
  assert.equal((await api.get(at, circle.token)).body.seats.length, 4);
  await api.put(`${at}/seats/0/bot`, {}, circle.token);
  assert.equal((await api.post(`${at}/start`, { open: 'drop' }, circle.token)).status, 204);
  const { view } = (await api.get(at, circle.token)).body;
  assert.deepEqual([view.config.decks.length, view.config.decks[2]], [3, 'imperial-lance']);
});

test('NP-83: during the game, the host lets a bot answer at once, or removes a player for good', async () => {
  const table = await convene(api, 3);
  const { path, host, watch, tokens } = table;
  const lines = await phonesAt(address, table);
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, host)).status, 204);
  const room = async (): Promise<Json> => (await api.get(path, watch)).body;
  assert.equal((await room()).seats[1].standIn, 'greedy');
  assert.equal((await api.remove(`${path}/seats/1/bot`, tokens[1])).status, 204);
  assert.equal((await room()).seats[1].standIn, undefined);
  assert.deepEqual(refusalOf(await api.remove(`${path}/seats/2`, tokens[1])), [403, 'not-yours']);
  assert.equal((await api.remove(`${path}/seats/2`, host)).status, 204);
  const { seats } = await room();
  assert.deepEqual([seats[2].name, seats[2].hasLeft, seats[2].standIn], ['Player 2', true, 'greedy']);
  const gone = await lines[2]!.next(({ type }) => type === 'refused');
  assert.deepEqual([gone.refused, gone.why], ['not-yours', 'removed']);
  assert.equal(await lines[2]!.closed, 4001);
  const answer = await api.get(path, tokens[2]);
  assert.deepEqual([answer.status, answer.body.why], [403, 'removed']);
  for (const [seat, code] of [
    [2, 'no-player'],
    [7, 'no-such-seat'],
  ] as const)
    assert.equal((await api.remove(`${path}/seats/${seat}`, host)).body.refused, code);
  await playTurn(api, table);
  for (const line of lines) line.end();
});

test('NP-83: a rematch of a convention table is a convention table, without the pause or the notice', async () => {
  const config = { thresholds: [1, 1, 1, 1] };
  const table = await convene(api, 2, { config });
  await api.put(`${table.path}/desk`, { notice: 'Hi' }, table.host);
  while ((await api.get(table.path, table.watch)).body.status !== 'over') await playTurn(api, table);
  const paused = await api.put(`${table.path}/desk`, { paused: true }, table.host);
  assert.deepEqual(refusalOf(paused), [409, 'game-over']);
  assert.deepEqual(refusalOf(await api.remove(`${table.path}/seats/1`, table.host)), [409, 'game-over']);
  const { body } = await api.post(`${table.path}/rematch`, {}, table.tokens[0]);
  assert.deepEqual(await deskAt(`tables/${body.id}`, body.token), {});
});

test('NP-83: a hundred players at one address can join, connect, vote and send signs under the default limits', async () => {
  const limits = { requestsPerMinute: 1200, tablesPerHour: 60, sockets: 200 };
  const strict = await startServer(limits);
  const client = clientOf(strict.address);
  const table = await convene(client, 98);
  const lines = await phonesAt(strict.address, table);
  assert.equal(lines.length, 98);
  const signs = await Promise.all(
    table.tokens.map(token => client.post(`${table.path}/sign`, { sign: 'hello' }, token)),
  );
  assert.deepEqual([...new Set(signs.map(({ status }) => status))], [204]);
  const more = range(20).map(() => client.post(`${table.path}/sign`, { sign: 'hello' }, table.tokens[0]));
  const statuses = (await Promise.all(more)).map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [...range(19).map(() => 204), 429]);
  for (const line of lines) line.end();
});
