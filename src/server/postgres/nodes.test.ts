import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { verify } from '../../engine/verify.ts';
import { type Answered, clientOf } from '../test/client.ts';
import { persist } from '../test/persistent.ts';
import { moveOn, rulesOf, sitDown } from '../test/players.ts';
import { startPostgres } from '../test/postgres.ts';
import { endedAtStart, type Running, startProcess } from '../test/process.ts';
import { openLine } from '../test/socket.ts';

/** Several server processes with a real database. */

const postgres = await startPostgres();
const pool = new Pool({ connectionString: postgres.url });
pool.on('error', () => undefined);
const folder = mkdtempSync(join(tmpdir(), 'alidade-nodes-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const running = new Set<Running>();
after(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  await pool.end();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const startNode = (): Running => {
  const node = startProcess({
    PORT: '0',
    WEB: folder,
    DATABASE_URL: postgres.url,
    LANG: 'en',
    REQUESTS_PER_MINUTE: '1000000',
    TABLES_PER_HOUR: '1000000',
  });
  running.add(node);
  return node;
};

const nodes = [startNode(), startNode(), startNode()];
const addresses = await Promise.all(nodes.map(({ url }) => url));
const [a, b, c] = addresses.map(clientOf) as [
  ReturnType<typeof clientOf>,
  ReturnType<typeof clientOf>,
  ReturnType<typeof clientOf>,
];

test('all nodes know at once what one node has saved', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const path = `tables/${made.id}`;
  assert.equal((await b.get(path, made.token)).body.status, 'waiting');
  const { body: arrived } = await c.post(`${path}/seats`, { invite: made.invite, name: 'Bela' });
  assert.equal((await b.get(path, arrived.token)).body.viewer, 1, 'a key that another node has handed out');
  const table = {
    id: made.id,
    game: 'cartographers',
    tokens: [made.token, arrived.token],
    watch: made.watch,
  };
  for (let n = 0; n < 12; n++) {
    await moveOn([a, b, c][n % 3]!, table, n);
    assert.equal((await [b, c, a][n % 3]!.get(path, made.watch)).body.version, n + 2);
  }
  await b.put(`${path}/seats/1/bot`, {}, arrived.token);
  assert.equal((await a.get(path, made.watch)).body.seats[1].standIn, 'greedy');
  await c.remove(`${path}/seats/1/bot`, arrived.token);
});

test('NP-54: a ready check that ends on one node starts the game on all of them', async () => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body: made } = await a.post('tables', { game: 'cartographers', seats, readyCheck: true });
  const path = `tables/${made.id}`;
  const { body: arrived } = await b.post(`${path}/seats`, { invite: made.invite });
  await c.put(`${path}/seats/1/ready`, { ready: true }, arrived.token);
  assert.equal((await a.get(path, made.token)).body.status, 'waiting');
  await b.put(`${path}/seats/0/ready`, { ready: true }, made.token);
  for (const node of [a, b, c]) assert.equal((await node.get(path, made.watch)).body.status, 'running');
});

test('a room shows presence on all nodes', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const line = await openLine(addresses[0]!, made.id);
  line.send({ type: 'hello', token: made.token });
  await line.next(({ type }) => type === 'presence');
  const { body: arrived } = await b.post(`tables/${made.id}/seats`, { invite: made.invite });
  assert.equal((await line.next(({ type }) => type === 'room')).status, 'running');
  await line.next(({ type }) => type === 'view');
  const other = await openLine(addresses[1]!, made.id);
  other.send({ type: 'hello', token: arrived.token });
  const both = { type: 'presence', seats: [true, true], watching: 0, waits: { bot: 60_000, host: 300_000 } };
  assert.deepEqual(await line.next(({ type, seats }) => type === 'presence' && seats[1]), both);
  assert.deepEqual(await other.next(({ type, seats }) => type === 'presence' && seats[0]), both);
  // NP-53: a message reaches all nodes, live and in the history.
  await b.post(`tables/${made.id}/sign`, { sign: 'hello' }, arrived.token);
  assert.equal((await line.next(({ type }) => type === 'sign')).sign, 'hello');
  assert.equal((await c.get(`tables/${made.id}/signs`, made.watch)).body.signs[0].seat, 1);
  other.end();
  await line.next(({ type, seats }) => type === 'presence' && !seats[1]);

  // Presence on a node ends when the node stops.
  const leaving = startNode();
  const third = await openLine(await leaving.url, made.id);
  third.send({ type: 'hello', token: arrived.token });
  await line.next(({ type, seats }) => type === 'presence' && seats[1]);
  leaving.child.kill('SIGTERM');
  assert.equal(await third.closed, 1012);
  await line.next(({ type, seats }) => type === 'presence' && !seats[1]);
  await leaving.ended;
  running.delete(leaving);
  line.end();
});

test('NP-16: a new node shows the same clocks as the others', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }],
    clock: { seconds: 3600, increment: 0 },
  });
  const young = startNode();
  const there = clientOf(await young.url);
  const left = async (node: typeof a): Promise<number> =>
    (await node.get(`tables/${made.id}`, made.token)).body.clock.left[0] ?? Number.POSITIVE_INFINITY;
  // The heartbeats of the others arrive shortly after it started.
  for (let isSame = false; !isSame; ) {
    const known = await left(b);
    isSame = (await left(there)) <= known;
    if (!isSame) await sleep(50);
  }
  young.child.kill('SIGTERM');
  await young.ended;
  running.delete(young);
});

/** Breaks the connections on which nodes listen. */
const BREAK = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN alidade'";

test('a lost message between nodes loses no data', async () => {
  const table = await sitDown(a, 'cartographers', 2);
  const line = await openLine(addresses[1]!, table.id);
  line.send({ type: 'hello', token: table.watch });
  await line.next(({ type }) => type === 'view');
  for (let n = 0; n < 3; n++) {
    let broken = 0;
    while (broken === 0) broken = (await pool.query(BREAK)).rowCount ?? 0;
    await moveOn(a, table, n);
    assert.equal((await line.next(({ type }) => type === 'told')).version, n + 2);
  }
  line.end();
});

/** Repeats a request while it is refused as `not-kept`. */
const insist = async (ask: () => Promise<Answered>): Promise<Answered> => {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await sleep(50);
  }
};

test('refuses everything while the database is unreachable, and recovers automatically', async () => {
  const table = await sitDown(a, 'cartographers', 2);
  const path = `tables/${table.id}`;
  const line = await openLine(addresses[0]!, table.id);
  line.send({ type: 'hello', token: table.tokens[0] });
  const { options: _, decision } = await line.next(({ type }) => type === 'view');
  await moveOn(b, table, 1);
  await line.next(({ type }) => type === 'told');
  const before = (await a.get(path, table.tokens[1])).body;
  const ready = async () => (await fetch(new URL('readyz', addresses[0]))).status;
  assert.equal(await ready(), 200);

  await postgres.stop();
  const late = startNode();
  for (const answer of [
    await a.get(path, table.tokens[0]),
    await b.get(`${path}/told`, table.tokens[0]),
    await a.get('me/tables', table.tokens[0]),
    await a.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] }),
    await a.post(`${path}/commands`, { id: 'x', decision, command: {} }, table.tokens[0]),
    await a.put(`${path}/seats/0/bot`, {}, table.tokens[0]),
  ])
    assert.deepEqual([answer.status, answer.body], [503, { refused: 'not-kept' }]);
  line.send({ type: 'undo', id: 'back' });
  assert.deepEqual(await line.next(({ type }) => type === 'refused'), {
    type: 'refused',
    id: 'back',
    refused: 'not-kept',
  });
  const turnedAway = await openLine(addresses[0]!, table.id);
  turnedAway.send({ type: 'hello', token: table.tokens[0] });
  assert.equal(await turnedAway.closed, 1012, 'come again');
  assert.equal(await ready(), 503);
  assert.equal((await fetch(new URL('healthz', addresses[0]))).status, 200);
  assert.equal((await fetch(new URL('readyz', await late.url))).status, 503, 'a node may start before it');

  await postgres.start();
  while ((await ready()) !== 200) await sleep(50);
  assert.deepEqual((await insist(() => a.get(path, table.tokens[1]))).body, before);
  line.send({ type: 'undo', id: 'back' });
  assert.equal((await line.next(({ type }) => type === 'ack')).version, 3);
  const api = clientOf(await late.url);
  assert.equal((await insist(() => api.get(path, table.watch))).body.version, 3);
  // It may serve requests shortly before it listens again.
  while (!late.errors().includes('again')) await sleep(20);
  late.child.kill('SIGTERM');
  assert.equal((await late.ended).code, 0);
  running.delete(late);
  const said = late
    .errors()
    .split('\n')
    .filter(each => each)
    .map(each => JSON.parse(each).msg);
  const isAbout = (start: string) => said.filter(each => each.startsWith(start)).length;
  assert.equal(isAbout('lost the database connection: '), 1);
  assert.equal(isAbout('the database is back'), 1);
  assert.ok(isAbout('could not save: ') >= 1);
  line.end();
});

test('exits with a message if a newer server has upgraded the database', async () => {
  await pool.query('INSERT INTO alidade.migrations (number) VALUES (40)');
  try {
    const old = startNode();
    assert.equal((await endedAtStart(old)).code, 4);
    running.delete(old);
    assert.match(
      old.errors(),
      /alidade: the database has data format 41.*up to format \d.*newer.*backup.*\n$/,
    );
  } finally {
    await pool.query('DELETE FROM alidade.migrations WHERE number = 40');
  }
});

test('three nodes play one game through a killed node and a database crash, and agree at the end', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }, { kind: 'open' }],
  });
  const tokens = [made.token];
  for (const api of [b, c])
    tokens.push((await api.post(`tables/${made.id}/seats`, { invite: made.invite })).body.token);
  const seats = [0, 1, 3];

  const mishaps: Promise<unknown>[] = [];
  const once = (version: number, mishap: () => Promise<unknown>) => (reached: number) => {
    if (reached === version) mishaps.push(mishap());
  };
  const kill = once(12, async () => {
    nodes[2]!.child.kill('SIGKILL');
    return nodes[2]!.ended;
  });
  const crash = once(30, async () => {
    await postgres.stop('at once');
    await postgres.start();
  });
  /** Each player starts on another node, and switches to the next when it doesn't answer. */
  const going = (from: number) => {
    let at = from;
    return () => addresses[at++ % addresses.length]!;
  };
  const table = { id: made.id, game: 'cartographers' };
  const ended = await Promise.all([
    ...tokens.map((token, i) => persist({ ...table, token, seat: seats[i]!, nextAddress: going(i) })),
    persist({
      ...table,
      token: made.watch,
      nextAddress: going(1),
      onVersion: version => {
        kill(version);
        crash(version);
      },
    }),
  ]);
  await Promise.all(mishaps);
  assert.equal(mishaps.length, 2);
  assert.ok(ended[2]!.lines > 1, 'the node of one was killed');

  const { body: over } = await insist(() => a.get(`tables/${made.id}`, made.watch));
  assert.equal(over.status, 'over');
  for (const [i, { last, versions }] of ended.entries()) {
    assert.equal(last.version, over.version);
    assert.equal(versions.length, over.version - versions[0]! + 1, 'all of it, once');
    const token = [...tokens, made.watch][i];
    for (const api of [a, b])
      assert.deepEqual((await api.get(`tables/${made.id}`, token)).body.view, last.view);
  }
  const { body: record } = await b.get(`tables/${made.id}/record`, made.watch);
  assert.deepEqual(verify(await rulesOf('cartographers'), record), { verified: true });
  for (const { errors } of nodes) assert.doesNotMatch(errors(), /refused|\n\s+at /);
});
