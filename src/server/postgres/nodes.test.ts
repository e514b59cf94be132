import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '../../engine/verify.ts';
import { newKey } from '../keys.ts';
import { type Answered, clientOf } from '../test/client.ts';
import { prepareNodes } from '../test/nodes.ts';
import { persist } from '../test/persistent.ts';
import { moveOn, rulesOf, sitDown } from '../test/players.ts';
import { endedAtStart } from '../test/process.ts';
import { openLine, openLobbyLine } from '../test/socket.ts';
import { openPostgres } from './open.ts';

/** These tests run several server processes ("nodes") with one real database. */

const { postgres, pool, running, startNode } = await prepareNodes();
const nodes = [startNode(), startNode(), startNode()];
const addresses = await Promise.all(nodes.map(({ url }) => url));
const [a, b, c] = addresses.map(clientOf) as [
  ReturnType<typeof clientOf>,
  ReturnType<typeof clientOf>,
  ReturnType<typeof clientOf>,
];

test('NP-58: when one node lists, changes or hides a table, the lobbies of the other nodes do the same', async () => {
  const line = await openLobbyLine(addresses[1]!);
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }],
    open: true,
  });
  const { id } = made;
  await line.next(({ table }) => table?.id === id);
  assert.equal((await c.post(`lobby/${id}/seats`, { name: 'Bela' })).status, 201);
  await line.next(({ table }) => table?.seats[1].name === 'Bela');
  await a.put(`tables/${id}/open`, { open: false }, made.token);
  await line.next(({ type, id: closed }) => type === 'closed' && closed === id);
  assert.equal((await b.post(`lobby/${id}/seats`, { name: 'Cleo' })).body.refused, 'no-such-table');
  line.end();
});

test('NP-72, NP-73, NP-74: a review, its spectators and a game that continues are the same on all nodes', async () => {
  const game = await sitDown(a, 'cartographers', 2, { config: { thresholds: [1, 1, 1, 1] } });
  for (let n = 0; (await moveOn(a, game, n)) !== undefined; n++);
  const enter = async (address: string, token: string, more: object = {}) => {
    const line = await openLine(address, game.id);
    line.send({ type: 'hello', token, ...more });
    await line.next(({ type }) => type === 'presence');
    return line;
  };
  const ask = async (line: Awaited<ReturnType<typeof enter>>, id: string, wish: object) => {
    line.send({ type: 'review', id, ...wish });
    const answer = await line.next(frame => frame.id === id);
    return answer.refused ?? answer.type;
  };
  const ada = await enter(addresses[0]!, game.tokens[0]!);
  const at = { batch: 3, events: 1, seat: 1 };
  assert.equal(await ask(ada, 'lead', { action: 'lead' }), 'ack');
  assert.equal(await ask(ada, 'show', { action: 'show', at }), 'ack');
  // A node without clients of this room learns the position when the first one connects.
  const bela = await enter(addresses[1]!, game.tokens[1]!);
  bela.again();
  await bela.next(({ type, leader, here }) => type === 'review' && leader === 0 && here.includes(0));
  assert.equal(await ask(bela, 'follow', { action: 'follow' }), 'ack');
  bela.again();
  await bela.next(({ type, at: shown }) => type === 'review' && shown?.batch === 3);
  assert.equal(await ask(bela, 'lead', { action: 'lead' }), 'review-led');
  assert.equal(await ask(bela, 'point', { action: 'point', at: { seat: 1, cell: 7 } }), 'ack');
  assert.deepEqual(await ada.next(({ type }) => type === 'mark'), {
    type: 'mark',
    seat: 1,
    at: { seat: 1, cell: 7 },
  });
  const cleo = await enter(addresses[2]!, game.watch, { name: 'Cleo' });
  ada.again();
  await ada.next(({ watchers }) => watchers?.[0] === 'Cleo');
  assert.equal(await ask(ada, 'hand', { action: 'hand', seat: 1 }), 'ack');
  for (const line of [bela, cleo]) await line.next(({ type, leader }) => type === 'review' && leader === 1);
  assert.equal(await ask(bela, 'next', { action: 'show', at: { ...at, batch: 4 } }), 'ack');
  await ada.next(({ type, at: shown }) => type === 'review' && shown?.batch === 4);
  const [first, second] = await Promise.all([
    a.post(`tables/${game.id}/fork`, { batch: 4 }, game.tokens[0]),
    b.post(`tables/${game.id}/fork`, { batch: 4 }, game.tokens[1]),
  ]);
  assert.deepEqual([first.status, second.status, second.body.id], [201, 201, first.body.id]);
  const { body } = await c.get(`tables/${first.body.id}`, first.body.token);
  assert.deepEqual([body.status, body.version, body.seats.length], ['running', 6, 2]);
  for (const line of [ada, bela, cleo]) line.end();
});

test('NP-60: all nodes have the same daily challenge, and an identity can enter only once', async () => {
  const path = `dailies/${new Date().toISOString().slice(0, 10)}/cartographers`;
  const shown = await Promise.all([a, b, c].map(node => node.get(path)));
  assert.match(shown[0]!.body.seedHash, /^[0-9a-f]{64}$/);
  for (const { body } of shown) assert.deepEqual(body, shown[0]!.body);
  const { rows } = await pool.query("SELECT text FROM alidade.supplies WHERE name = '-secret-dailies'");
  assert.equal(rows.length, 1);
  const identity = newKey();
  const entered = await Promise.all(
    [a, b, c].map(node => node.post(`${path}/entries`, { name: 'Ada' }, identity)),
  );
  assert.deepEqual(entered.map(({ status }) => status).toSorted(), [201, 409, 409]);
  const { body: entry } = entered.find(({ status }) => status === 201)!;
  for (const { body } of entered) assert.equal(body.table, entry.table);
  const table = { id: entry.table, game: 'cartographers', tokens: [entry.token], watch: '' };
  for (let n = 0; (await moveOn([a, b, c][n % 3]!, table, n)) !== undefined; n++);
  for (const node of [a, b, c]) {
    let { body } = await node.get(`${path}/board`, identity);
    for (; body.own?.table !== entry.table; { body } = await node.get(`${path}/board`, identity))
      await sleep(20);
    assert.equal(body.ended, 1, 'expected a board that shows the own result to count it');
  }
  assert.equal((await b.get(`${path}/board`, entry.token)).body.ended, 1);
  assert.equal((await c.get(`tables/${entry.table}/record`, identity)).body.seed, undefined);
});

test('a change that one node has saved is visible on the other nodes in the next request', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const path = `tables/${made.id}`;
  assert.equal((await b.get(path, made.token)).body.status, 'waiting');
  const { body: arrived } = await c.post(`${path}/seats`, { invite: made.invite, name: 'Bela' });
  assert.equal(
    (await b.get(path, arrived.token)).body.viewer,
    1,
    'expected the second node to accept a key from the first',
  );
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

test('a room shows presence and messages from all nodes', async () => {
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
  // NP-53: the clients of all nodes receive a message immediately, and every node lists it later.
  await b.post(`tables/${made.id}/sign`, { sign: 'hello' }, arrived.token);
  assert.equal((await line.next(({ type }) => type === 'sign')).sign, 'hello');
  assert.equal((await c.get(`tables/${made.id}/signs`, made.watch)).body.signs[0].seat, 1);
  other.end();
  await line.next(({ type, seats }) => type === 'presence' && !seats[1]);

  // When a node stops, the players who were connected to it are no longer present.
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

test('a message between nodes that is too long does not suppress the others', async () => {
  const warnings: string[] = [];
  const sender = openPostgres(postgres.url, text => void warnings.push(text));
  const receiver = openPostgres(postgres.url, () => undefined);
  const here = { type: 'here', id: 'long', seats: [], watching: 1 } as const;
  const received = new Promise<void>(resolve => {
    receiver.cluster!.subscribe(notice => notice.type === 'who' && notice.id === 'short' && resolve());
  });
  await new Promise<void>(resolve => receiver.cluster!.onReconnect(resolve));
  sender.cluster!.broadcast({ ...here, names: ['x'.repeat(8000)] });
  sender.cluster!.broadcast({ type: 'who', id: 'short' });
  await received;
  assert.match(warnings.join(), /notice of type here/);
  await Promise.all([sender, receiver].map(({ close }) => close()));
});

test('NP-74: long names of spectators do not suppress messages between nodes', async () => {
  const { id, tokens, watch } = await sitDown(a, 'cartographers', 2);
  const enter = async (address: string, token: string, name?: string) => {
    const line = await openLine(address, id);
    line.send({ type: 'hello', token, name });
    await line.next(({ type }) => type === 'presence');
    return line;
  };
  const ada = await enter(addresses[0]!, tokens[0]!);
  // Each of the first names has 720 bytes after normalization, each of the others has 240.
  const names = [...Array<string>(12).fill('\u{1d160}'), ...Array<string>(30).fill('\u{20000}')];
  const crowd = [];
  for (const name of names) crowd.push(await enter(addresses[1]!, watch, name.repeat(60)));
  const { watchers } = await ada.next(({ watching }) => watching === names.length);
  assert.deepEqual(new Set(watchers), new Set(['\u{20000}'.repeat(60)]));
  const bela = await enter(addresses[1]!, tokens[1]!);
  await ada.next(({ type, seats }) => type === 'presence' && seats[1]);
  for (const line of [ada, bela, ...crowd]) line.end();
});

test('NP-70: texts by players on different nodes get different numbers, and reach the players on all nodes', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const path = `tables/${made.id}`;
  const join = async () => (await b.post(`${path}/seats`, { invite: made.invite })).body.token;
  const tokens = [made.token, await join(), await join()];
  const lines = await Promise.all(
    tokens.map(async (token, i) => {
      const line = await openLine(addresses[i]!, made.id);
      line.send({ type: 'hello', token });
      await line.next(({ type }) => type === 'presence');
      return line;
    }),
  );
  // Each player writes the first texts on their own node, at the same time as the others.
  const sent = await Promise.all(
    [a, b, c].flatMap((node, seat) =>
      [1, 2, 3].map(n => node.post(`${path}/chat`, { text: `text ${n}` }, tokens[seat])),
    ),
  );
  const numbers = sent.map(({ body }) => body.number).toSorted((x, y) => x - y);
  assert.deepEqual(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const line of lines) {
    const seen = new Map<number, number>();
    while (seen.size < 9) {
      const { number, seat } = await line.next(({ type }) => type === 'text');
      seen.set(number, seat);
    }
    assert.deepEqual(
      [...seen.values()].toSorted((x, y) => x - y),
      [0, 0, 0, 1, 1, 1, 2, 2, 2],
    );
  }
  // A removal and a report on one node reach the clients of the others.
  assert.equal((await b.post(`${path}/chat/5/report`, {}, tokens[1])).status, 204);
  assert.equal((await lines[0]!.next(({ type }) => type === 'reports')).reports[0].number, 5);
  assert.equal((await c.remove(`${path}/chat/5`, made.token)).status, 204);
  for (const line of lines) assert.equal((await line.next(({ type }) => type === 'texts')).texts.length, 8);
  assert.equal((await a.get(`${path}/chat`, tokens[2])).body.texts.length, 8);
  // Deleting a player's data on one node deletes their texts on all.
  assert.equal((await b.remove(`${path}/me`, tokens[2])).status, 204);
  for (const node of [a, b, c]) {
    const { texts } = (await node.get(`${path}/chat`, made.token)).body;
    assert.deepEqual(
      texts.filter(({ seat }: { seat: number }) => seat === 2),
      [],
    );
  }
  for (const line of lines) line.end();
});

test('NP-70: when a player with many texts leaves, clients of other nodes reload the texts only a few times', async () => {
  const { body: made } = await a.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const path = `tables/${made.id}`;
  const { token } = (await b.post(`${path}/seats`, { invite: made.invite })).body;
  const line = await openLine(addresses[0]!, made.id);
  line.send({ type: 'hello', token: made.token });
  await line.next(({ type }) => type === 'presence');
  for (let n = 0; n < 20; n++) assert.equal((await b.post(`${path}/chat`, { text: 'x' }, token)).status, 201);
  await line.next(({ type, number }) => type === 'text' && number === 20);
  assert.equal((await b.remove(`${path}/me`, token)).status, 204);
  await line.next(({ type, texts }) => type === 'texts' && texts.length === 0);
  const reloads = line.frames.filter(({ type }) => type === 'texts');
  assert.ok(reloads.length < 10, `expected fewer than 10 reloads for 20 texts, found ${reloads.length}`);
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
  // A new node receives the heartbeats of the other nodes only shortly after its start.
  for (let isSame = false; !isSame; ) {
    const known = await left(b);
    isSame = (await left(there)) <= known;
    if (!isSame) await sleep(50);
  }
  young.child.kill('SIGTERM');
  await young.ended;
  running.delete(young);
});

/** A statement that breaks the connections over which nodes receive messages. */
const BREAK = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN alidade'";

test('even if messages between nodes are lost, a client of another node receives every move', async () => {
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

/** Repeats a request while the server refuses it as `not-kept`. */
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
  assert.equal(
    await turnedAway.closed,
    1012,
    'expected the node to close the socket with the code that asks clients to reconnect',
  );
  assert.equal(await ready(), 503);
  assert.equal((await fetch(new URL('healthz', addresses[0]))).status, 200);
  assert.equal(
    (await fetch(new URL('readyz', await late.url))).status,
    503,
    'expected a node that starts without a database to run, but not to be ready',
  );

  await postgres.start();
  while ((await ready()) !== 200) await sleep(50);
  assert.deepEqual((await insist(() => a.get(path, table.tokens[1]))).body, before);
  line.send({ type: 'undo', id: 'back' });
  assert.equal((await line.next(({ type }) => type === 'ack')).version, 3);
  const api = clientOf(await late.url);
  assert.equal((await insist(() => api.get(path, table.watch))).body.version, 3);
  // The node may serve requests shortly before it receives messages again and logs that the database is back.
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

test('a game on three nodes continues after a node is killed and the database crashes, with one result everywhere', async () => {
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
  /**
   * Returns a function that returns the next node, starting with node `from`. Each client starts on a different node
   * and switches to the next when its node doesn't answer.
   */
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
  assert.ok(ended[2]!.lines > 1, 'expected the client of the killed node to reconnect');

  const { body: over } = await insist(() => a.get(`tables/${made.id}`, made.watch));
  assert.equal(over.status, 'over');
  for (const [i, { last, versions }] of ended.entries()) {
    assert.equal(last.version, over.version);
    assert.equal(
      versions.length,
      over.version - versions[0]! + 1,
      `expected the client to receive each version exactly once, found ${versions.length} versions from ${versions[0]} to ${over.version}`,
    );
    const token = [...tokens, made.watch][i];
    for (const api of [a, b])
      assert.deepEqual((await api.get(`tables/${made.id}`, token)).body.view, last.view);
  }
  const { body: record } = await b.get(`tables/${made.id}/record`, made.watch);
  assert.deepEqual(verify(await rulesOf('cartographers'), record), { verified: true });
  for (const { errors } of nodes) assert.doesNotMatch(errors(), /refused|\n\s+at /);
});
