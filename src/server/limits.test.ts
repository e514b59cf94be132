import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newKey } from './keys.ts';
import { clientAddress, countPerWindow } from './limits.ts';
import { type Client, clientOf, type Json } from './test/client.ts';
import { metricOf } from './test/metrics.ts';
import { playOver, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine, openTournamentLine } from './test/socket.ts';
import { createContest } from './test/tournaments.ts';
import { bucketPerAddress } from './token-bucket.ts';

test('NP-19: limits tables and sockets per address, without effect on other addresses', async () => {
  const { address } = await startServer({ tablesPerHour: 3, sockets: 2, proxies: 1 });
  const api = clientOf(address);
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }] };
  const made = [];
  for (let i = 0; i < 4; i++) made.push(await api.post('tables', wish));
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 201, 201, 429],
  );
  assert.equal(made[3]!.body.refused, 'too-many');
  const { id } = made[0]!.body;
  assert.equal(
    (await api.get(`tables/${id}`, made[0]!.body.token)).status,
    200,
    'expected an existing table to stay accessible after the limit for new tables',
  );

  const from = (who: string) => openLine(address, id, { headers: { 'x-forwarded-for': who } });
  const first = await from('10.0.0.1');
  await from('10.0.0.1');
  await assert.rejects(from('10.0.0.1'), /429/);
  await from('10.0.0.2');
  first.end();
  await first.closed;
  await from('10.0.0.1');
});

test('NP-19: limits rematches per address', async () => {
  const { address } = await startServer({ tablesPerHour: 2 });
  const api = clientOf(address);
  const wish = { game: 'cartographers', config: { thresholds: [1, 1, 1, 1] }, seats: [{ kind: 'me' }] };
  const mine = newKey();
  const { body: made } = await api.post('tables', wish, mine);
  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: made.token });
  await playOver(line, 'cartographers', 0);
  line.end();
  const again = async () => (await api.post(`tables/${made.id}/rematch`, {}, mine)).status;
  assert.deepEqual([await again(), await again(), await again()], [201, 201, 429]);
});

test('an address that has flooded owes at most one more bucket', () => {
  const bucketOf = bucketPerAddress(10, 0.000_001);
  for (let i = 0; i < 100; i++) bucketOf('flood').take(1);
  const left = bucketOf('flood').left();
  assert.ok(left < -10 && left > -12, `expected a debt of about 11, found ${-left}`);
  assert.equal(bucketOf('other').left(), 10);
});

test('NP-140: after some tables in a row, an address has to wait, and requests that create nothing don’t count', async () => {
  const { address } = await startServer({ tablesPerHour: 60, tablesAtOnce: 2, proxies: 1 });
  const post = async (who: string, path = 'tables', seats: object = [{ kind: 'me' }]) => {
    const response = await fetch(new URL(`api/v1/${path}`, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': who },
      body: JSON.stringify({ game: 'cartographers', seats }),
    });
    await response.arrayBuffer();
    return { status: response.status, wait: Number(response.headers.get('retry-after')) };
  };
  const invalid = [{ kind: 'bot', bot: 'no-such-bot' }];
  const statuses = [];
  for (const seats of [invalid, undefined, {}, invalid, undefined])
    statuses.push((await post('10.0.0.1', 'tables', seats)).status);
  assert.deepEqual(statuses, [422, 201, 400, 422, 201]);
  const late = await post('10.0.0.1');
  assert.equal(late.status, 429);
  assert.ok(late.wait > 0 && late.wait <= 60, `expected to wait for at most 60 s, found ${late.wait}`);
  assert.equal((await post('10.0.0.2')).status, 201, 'expected no effect on another address');
});

test('NP-19: large tournaments have a time budget, over HTTP and over sockets', async () => {
  const { address } = await startServer({ requestsPerMinute: 1000, msPerRequest: 0.001 });
  const api = clientOf(address);
  const contest = await createContest(api, { bots: Array.from({ length: 64 }, () => 'random') });
  const answers: number[] = [];
  while (answers.at(-1) !== 429) answers.push((await api.get(contest.path)).status);
  assert.ok(answers.slice(0, -1).every(status => status === 200));
  const line = await openTournamentLine(address, contest.id);
  assert.equal(await line.closed, 1013);
});

/** Sends a request as a proxy would forward it for a client with the address `who`. */
const askFrom = async (address: string, who: string) => {
  const answer = await fetch(new URL('api/v1/me/tables', address), { headers: { 'x-forwarded-for': who } });
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, body: (await answer.json()) as Json, retryAfter };
};

test('NP-19: limits requests per address and minute, whatever the path', async () => {
  const { address } = await startServer({ requestsPerMinute: 3, proxies: 1 });
  const answers = [];
  for (let i = 0; i < 4; i++) answers.push(await askFrom(address, '10.0.0.1'));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.refused]),
    [
      [401, 'no-token'],
      [401, 'no-token'],
      [401, 'no-token'],
      [429, 'too-many'],
    ],
  );
  assert.equal(
    (await askFrom(address, '10.0.0.2')).status,
    401,
    'expected a request from another address to be accepted',
  );
});

test('NP-19: limits new sockets per address and minute', async () => {
  const { address } = await startServer({ requestsPerMinute: 3, proxies: 1 });
  const from = (who: string) => openLine(address, 'anywhere', { headers: { 'x-forwarded-for': who } });
  for (let i = 0; i < 3; i++) {
    const line = await from('10.0.0.1');
    line.end();
    await line.closed;
  }
  await assert.rejects(from('10.0.0.1'), /429/);
  (await from('10.0.0.2')).end();
});

test('NP-19: refuses all messages beyond the limit, even invalid ones, and closes a socket that continues to send', async () => {
  const { address } = await startServer();
  const api = clientOf(address);
  const { body: made } = await api.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] });
  for (const message of ['nonsense', JSON.stringify({ type: 'undo', id: 'u' })]) {
    const line = await openLine(address, made.id);
    for (let i = 0; i < 5000; i++) line.send(message);
    assert.equal(await line.closed, 1013);
    const tooMany = line.frames.filter(({ refused }) => refused === 'too-many');
    assert.ok(
      tooMany.length >= 400 && line.frames.length < 3000,
      `expected at least 400 "too-many" and fewer than 3000 answers, found ${tooMany.length} and ${line.frames.length}`,
    );
    assert.equal(tooMany[0].id, message === 'nonsense' ? undefined : 'u');
    if (message !== 'nonsense') continue;
    const read = line.frames.findIndex(({ refused }) => refused !== 'bad-request');
    assert.ok(read >= 400, `expected at least 400 messages to be read before the limit, found ${read}`);
  }
});

/**
 * Creates a room with 20 seats that have the longest allowed texts. The server sends each change of the room to all
 * clients of it; with more seats, it would send several changes together.
 */
const makeWordyRoom = async (api: Client): Promise<Json> => {
  const text = '\u2ff0'.repeat(60);
  const seat = { kind: 'bot', name: text, title: text, motto: text, crest: text };
  const seats = [{ kind: 'open' }, ...Array.from({ length: 19 }, () => seat)];
  return (await api.post('tables', { game: 'cartographers', seats })).body;
};

/** How many changes of the room are requested at the same time. */
const AT_ONCE = 25;

const changeWordyRoom = async (api: Client, made: Json): Promise<void> => {
  const changes = Array.from({ length: AT_ONCE }, () => api.post(`tables/${made.id}/watch`, {}, made.token));
  for (const { status } of await Promise.all(changes)) assert.equal(status, 201);
};

test('NP-12: closes sockets that send too much, stay silent or read too slowly, each with its code', async () => {
  const socketSettings = { helloMs: 500, mostUnread: 1_000_000, graceMs: 60_000 };
  const { address } = await startServer({}, { socketSettings });
  const api = clientOf(address);
  const made = await makeWordyRoom(api);
  const silent = await openLine(address, made.id);
  const large = await openLine(address, made.id);
  large.send('x'.repeat(70_000));
  assert.equal(await large.closed, 1009);
  assert.equal(await silent.closed, 4002);

  const slow = await openLine(address, made.id);
  slow.send({ type: 'hello', token: made.token });
  await slow.next(({ type }) => type === 'presence');
  slow.pause();
  // Network buffers hold megabytes, so the server has unread messages only after many changes.
  for (let i = 0; i < 1500; i += AT_ONCE) await changeWordyRoom(api, made);
  slow.resume();
  assert.equal(await slow.closed, 1013);
  assert.ok(slow.frames.length < 1500);
});

for (const [name, socketSettings] of [
  [
    'NP-12: disconnects a socket that doesn’t read, even if it ignores the close message',
    { mostUnread: 500_000, graceMs: 50 },
  ],
  ['NP-12: the sockets of an address share a limit of unread bytes', { mostUnreadPerAddress: 500_000 }],
] as const)
  test(name, async () => {
    const { address } = await startServer({}, { socketSettings });
    const api = clientOf(address);
    const made = await makeWordyRoom(api);
    const lines = [await openLine(address, made.id), await openLine(address, made.id)];
    for (const line of lines) {
      line.send({ type: 'hello', token: made.token });
      await line.next(({ type }) => type === 'presence');
      line.pause();
    }
    // Network buffers hold megabytes, so the server has unread messages only after many changes.
    let changes = 0;
    for (; (await metricOf(address, 'alidade_sockets')) > 0 && changes < 3000; changes += AT_ONCE)
      await changeWordyRoom(api, made);
    assert.equal(
      await metricOf(address, 'alidade_sockets'),
      0,
      `expected the server to close all sockets within ${changes} changes`,
    );
    assert.equal(await metricOf(address, 'alidade_unread_bytes'), 0);
    assert.ok((await metricOf(address, 'alidade_refused_total{code="unread"}')) >= 2);
    for (const line of lines) line.end();
  });

test('a request without access does not load a room into memory', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-kept-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const first = await startServer({}, { data });
  const table = await sitDown(clientOf(first.address), 'cartographers', 2);
  await first.stop();
  const { address } = await startServer({}, { data });
  const api = clientOf(address);
  const openTables = () => metricOf(address, 'alidade_open_tables');
  const path = `tables/${table.id}`;
  assert.equal((await api.get(path, newKey())).status, 403);
  assert.equal((await api.post(`${path}/seats`, { invite: newKey() })).status, 403);
  const line = await openLine(address, table.id);
  line.send({ type: 'hello', token: newKey() });
  assert.equal(await line.closed, 4001);
  assert.equal(await openTables(), 0);
  assert.equal((await api.get(path, table.watch)).status, 200);
  assert.equal(await openTables(), 1);
});

const LIMITS = { requestsPerMinute: 1, tablesPerHour: 1, sockets: 1 };
const askerBehind = (proxies: number, forwarded: string | undefined, remoteAddress = '127.0.0.1'): string =>
  clientAddress(
    { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    {
      ...LIMITS,
      proxies,
    },
  );

test('NP-19: a /64 network of IPv6 counts as one address, and so do an IPv4 address and its IPv6 form', () => {
  const asker = (remoteAddress: string): string => askerBehind(0, undefined, remoteAddress);
  assert.equal(asker('2001:db8:1:2::5'), asker('2001:DB8:1:2:ffff:0:0:1'));
  assert.equal(asker('2001:db8::1'), asker('2001:db8:0:0:1::'));
  assert.equal(asker('fe80::1%eth0'), asker('fe80::2'));
  assert.notEqual(asker('2001:db8:1:2::5'), asker('2001:db8:1:3::5'));
  assert.equal(asker('::ffff:10.0.0.1'), '10.0.0.1');
  assert.equal(asker('::ffff:a00:1'), '10.0.0.1');
  assert.notEqual(asker('::ffff:10.0.0.1'), asker('::ffff:10.0.0.2'));
});

test('clientAddress reads only the X-Forwarded-For entries that trusted proxies added', () => {
  const forwarded = '6.6.6.6, 10.0.0.1, 10.0.0.2';
  assert.deepEqual(
    [0, 1, 2].map(proxies => askerBehind(proxies, forwarded)),
    ['127.0.0.1', '10.0.0.2', '10.0.0.1'],
  );
});

test('NP-19: a forwarded address with a port counts as that address', () => {
  for (const [forwarded, asker] of [
    ['203.0.113.7:4711', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7:4712', '203.0.113.7'],
  ] as const)
    assert.equal(
      askerBehind(1, forwarded),
      asker,
      `expected the forwarded address "${forwarded}" to count as ${asker}`,
    );
});

test('NP-19: a malformed forwarded address counts as the address of the proxy', () => {
  for (const forwarded of [
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4:x',
    '[::1',
    '::1]:2',
    'a'.repeat(9000),
  ])
    assert.equal(
      askerBehind(1, forwarded),
      '127.0.0.1',
      `expected the forwarded address "${forwarded}" to count as that of the proxy`,
    );
});

for (const [name, jump] of [
  ['ahead', 24 * 3_600_000],
  ['back', -24 * 3_600_000],
] as const)
  test(`NP-19: limits don’t depend on the system clock, even if it jumps ${name}`, async t => {
    const { address } = await startServer({ requestsPerMinute: 2, tablesPerHour: 1, proxies: 1 });
    const ask = async (who: string) => (await askFrom(address, who)).status;
    assert.deepEqual([await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.1')], [401, 401, 429]);
    assert.equal(await ask('10.0.0.2'), 401);
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + jump });
    const { status, retryAfter } = await askFrom(address, '10.0.0.1');
    assert.equal(status, 429);
    assert.ok(retryAfter > 0 && retryAfter <= 60, `expected retryAfter from 1 to 60 s, found ${retryAfter}`);
    assert.deepEqual([await ask('10.0.0.2'), await ask('10.0.0.2')], [401, 429]);
  });

test('countPerWindow counts calls per key and time window, and drops the oldest key if there are too many', () => {
  let now = 0;
  const count = countPerWindow(3, () => now);
  assert.deepEqual(count('a', 100), { times: 1, leftMs: 100 });
  now = 40;
  assert.deepEqual(count('a', 100), { times: 2, leftMs: 60 });
  now = 100;
  assert.deepEqual(count('a', 100), { times: 1, leftMs: 100 });
  for (const key of ['b', 'c', 'd']) count(key, 100);
  assert.equal(count('a', 100).times, 1, 'expected the oldest of four keys to be dropped');
  assert.equal(count('d', 100).times, 2);
});
