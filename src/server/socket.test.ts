import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { stream } from '../engine/random.ts';
import type { Snapshot } from '../engine/update.ts';
import { decodeSnapshot, decodeStep } from '../sync/codec.ts';
import { clientOf } from './test/client.ts';
import { ANY, moveOn, playOver, type Sitting, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { type Line, openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);
const lineTo = (id: string) => openLine(serving.address, id);

for (const [game, config] of [
  ['cartographers', {}],
  ['thargos', { quickPlay: true }],
] as const)
  test(`two people play ${game} over sockets with a spectator, and all see the same end`, async () => {
    const table = await sitDown(api, game, 2, { config });
    const lines = await Promise.all([...table.tokens, table.watch].map(() => lineTo(table.id)));
    for (const [i, line] of lines.entries())
      line.send({ type: 'hello', token: [...table.tokens, table.watch][i] });
    const [a, b, c] = await Promise.all([
      playOver(lines[0]!, game, 0),
      playOver(lines[1]!, game, 1),
      lines[2]!.next(({ isOver }) => isOver),
    ]);
    assert.deepEqual([a.version, b.version], [c.version, c.version]);
    for (const line of lines) {
      const received = line.frames
        .filter(({ type }) => type === 'view' || type === 'told')
        .map(({ version }) => version);
      assert.deepEqual(
        received,
        Array.from({ length: received.length }, (_, i) => received[0] + i),
      );
    }
    const { body } = await api.get(`tables/${table.id}`, table.watch);
    assert.deepEqual(body.view, c.view);
  });

test('a client that reconnects receives the missed updates, and has the same view as one that stayed', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const play = async (from: number, to: number) => {
    for (let n = from; n < to; n++) await moveOn(api, table, n);
  };
  /** Decodes the messages of a client. Returns its snapshot at the version `upTo`. */
  const receiveUpTo = async (line: Line, upTo: number): Promise<Snapshot<unknown> | undefined> => {
    let known: Snapshot<unknown> | undefined;
    while ((known?.version ?? 0) < upTo) {
      const { missed: _, ...message } = await line.next(({ type }) => type === 'view' || type === 'told');
      known = message.type === 'view' ? decodeSnapshot(message) : decodeStep(known, message)?.snapshot;
      assert.ok(known);
    }
    return known;
  };
  const stayed = await lineTo(table.id);
  stayed.send({ type: 'hello', token: table.watch, diff: true });
  await play(0, 6);
  const back = await lineTo(table.id);
  back.send({ type: 'hello', token: table.watch, diff: true, since: 3 });
  // The server may handle the hello late. Without this wait, the later moves could be among the missed updates.
  await back.next(({ type }) => type === 'view');
  back.again();
  const ends = [receiveUpTo(stayed, 13), receiveUpTo(back, 13)];
  await play(6, 12);
  const [one, other] = await Promise.all(ends);
  assert.deepEqual(one, other);
  const view = back.frames.find(({ type }) => type === 'view');
  assert.equal(view.version, 7);
  assert.deepEqual(
    view.missed.map(({ version }: { version: number }) => version),
    [4, 5, 6, 7],
  );
});

test('a room shows who joins, who is connected and when the game starts', async () => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { body } = await api.post('tables', { game: 'cartographers', seats });
  const line = await lineTo(body.id);
  line.send({ type: 'hello', token: body.token });
  const room = await line.next(({ type }) => type === 'room');
  assert.deepEqual([room.status, room.viewer, room.isHost], ['waiting', 0, true]);
  assert.deepEqual(await line.next(({ type }) => type === 'presence'), {
    type: 'presence',
    seats: [true, false],
    watching: 0,
    waits: { bot: 60_000, host: 300_000 },
  });
  const { body: arrived } = await api.post(`tables/${body.id}/seats`, { invite: body.invite, name: 'Bela' });
  assert.equal((await line.next(({ type }) => type === 'room')).status, 'running');
  assert.ok((await line.next(({ type }) => type === 'view')).view);
  const other = await lineTo(body.id);
  other.send({ type: 'hello', token: arrived.token });
  assert.deepEqual((await line.next(({ type }) => type === 'presence')).seats, [true, true]);
  other.end();
  assert.deepEqual((await line.next(({ type }) => type === 'presence')).seats, [true, false]);
});

test('NP-31 clients receive how long a player has been absent, and so does the player on return', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const [here, other] = [await lineTo(table.id), await lineTo(table.id)];
  here.send({ type: 'hello', token: table.tokens[0] });
  const first = await here.next(({ type }) => type === 'presence');
  assert.equal(first.away, undefined, 'expected a player who was never connected to have no absence time');
  other.send({ type: 'hello', token: table.tokens[1] });
  const came = await other.next(({ type }) => type === 'presence');
  assert.equal(came.wasAway, undefined);
  await here.next(({ type, seats }) => type === 'presence' && seats[1]);
  other.end();
  const left = await here.next(({ type, seats }) => type === 'presence' && !seats[1]);
  assert.equal(left.away[0], null);
  assert.ok(left.away[1] >= 0);
  const late = await lineTo(table.id);
  late.send({ type: 'hello', token: table.watch });
  const received = await late.next(({ type }) => type === 'presence');
  assert.ok(
    received.away[1] >= left.away[1],
    `expected an absence of at least ${left.away[1]} ms for a later client, found ${received.away[1]}`,
  );
  const back = await lineTo(table.id);
  back.send({ type: 'hello', token: table.tokens[1] });
  const returned = await back.next(({ type }) => type === 'presence');
  assert.ok(returned.wasAway >= received.away[1]);
  assert.equal(returned.away, undefined);
  const again = await here.next(({ type, seats }) => type === 'presence' && seats[1]);
  assert.equal(again.wasAway, undefined, 'expected a client that stayed connected to get no absence time');
});

test('refuses invalid messages, and keeps the socket open', async () => {
  const table: Sitting = await sitDown(api, 'cartographers', 2);
  const line = await lineTo(table.id);
  line.send({ type: 'command', id: 'early', command: {} });
  assert.deepEqual(await line.next(() => true), { type: 'refused', id: 'early', refused: 'no-token' });
  line.send({ type: 'hello', token: table.tokens[0] });
  await line.next(({ type }) => type === 'view');
  for (const wrong of [
    '{',
    'null',
    '7',
    { type: 'fly' },
    { type: 'toString' },
    { type: 'command', id: 7, command: {} },
  ]) {
    line.send(wrong);
    assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'bad-request');
  }
  line.send({ type: 'command', id: 'x', decision: 'gone', command: { type: 'fly' } });
  assert.equal((await line.next(({ type }) => type === 'refused')).id, 'x');
  line.send({ type: 'undo', id: 'u' });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'undo-nothing');
});

test('refuses sockets with an invalid or foreign key, from another origin and at an unknown path', async () => {
  const [mine, theirs] = [await sitDown(api, 'cartographers', 2), await sitDown(api, 'cartographers', 2)];
  for (const token of [theirs.tokens[0], undefined, 'short']) {
    const line = await lineTo(mine.id);
    line.send({ type: 'hello', token });
    assert.equal(await line.closed, 4001);
    assert.deepEqual(
      line.frames.map(({ type }) => type),
      ['refused'],
    );
  }
  await assert.rejects(openLine(serving.address, mine.id, { origin: 'https://elsewhere.example' }), /403/);
  await assert.rejects(openLine(serving.address, `${mine.id}/more`), /404/);
});

test('no client can receive the view of another player’s seat', async () => {
  const { id, tokens, watch } = await sitDown(api, 'thargos', 2, { config: { quickPlay: true } });
  for (const [token, viewers] of [
    [tokens[0], [1]],
    [tokens[0], [0, 1]],
    [tokens[0], ['spectator', 1]],
    [watch, [0]],
    [watch, ['spectator', 1]],
  ])
    for (const diff of [false, true]) {
      const line = await lineTo(id);
      line.send({ type: 'hello', token, viewers, diff, since: 0 });
      assert.deepEqual(await line.next(() => true), { type: 'refused', refused: 'not-yours' });
      assert.equal(await line.closed, 4001);
      assert.equal(line.frames.length, 1);
    }
  const own = await lineTo(id);
  own.send({ type: 'hello', token: tokens[0], viewers: ['spectator', 0] });
  const shown = [
    await own.next(({ type }) => type === 'view'),
    await own.next(({ type }) => type === 'view'),
  ];
  assert.deepEqual(
    shown.map(({ viewer }) => viewer),
    ['spectator', 0],
  );
  own.end();
});

test('spectators and guests cannot send commands or undo over a socket', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  const asked = (await api.get(path, table.tokens[0])).body;
  const command = ANY.cartographers!(asked.options as never, stream('ab'.repeat(32), 'x'));
  const refusedTo = async (id: string, token: string, message: object) => {
    const line = await lineTo(id);
    line.send({ type: 'hello', token });
    line.send({ id: 'mine', ...message });
    const answer = await line.next(frame => frame.id === 'mine');
    line.end();
    return answer;
  };
  const { decision } = asked;
  for (const message of [{ type: 'command', decision, command }, { type: 'undo' }])
    assert.deepEqual(await refusedTo(table.id, table.watch, message), {
      type: 'refused',
      id: 'mine',
      refused: 'not-yours',
    });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { body: room } = await api.post('tables', { game: 'cartographers', seats });
  const guest = await refusedTo(room.id, room.invite, { type: 'command', decision, command });
  assert.equal(guest.refused, 'not-yours');
  assert.equal((await api.get(path, table.watch)).body.version, 1);
  const mine = await refusedTo(table.id, table.tokens[0]!, { type: 'command', decision, command });
  assert.deepEqual(
    mine,
    { type: 'ack', id: 'mine', version: 2 },
    'expected the server to accept the same command from a player',
  );
});

test('a server that stops asks clients to reconnect', async () => {
  const other = await startServer();
  const table = await sitDown(clientOf(other.address), 'cartographers', 2);
  const line = await openLine(other.address, table.id);
  line.send({ type: 'hello', token: table.watch });
  await line.next(({ type }) => type === 'view');
  await other.stop();
  assert.equal(await line.closed, 1012);
});

test('NP-13 a client of version 0.2 gets a whole snapshot with each update', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const line = await lineTo(table.id);
  line.send({ type: 'hello', token: table.watch, compact: true, build: 'older' });
  assert.equal((await line.next(({ type }) => type === 'view')).version, 1);
  for (let n = 0; n < 3; n++) {
    await moveOn(api, table, n);
    const { version, seen, missed } = await line.next(message => message.version === n + 2);
    const { body } = await api.get(`tables/${table.id}`, table.watch);
    assert.deepEqual([version, seen.view, seen.owing], [body.version, body.view, body.owing]);
    assert.deepEqual([missed.length, missed[0].version, Array.isArray(missed[0].happened)], [1, n + 2, true]);
  }
  assert.ok(!line.frames.some(({ type }) => type === 'told'));
  line.end();
});

test('NP-57 a large message is compressed if the client supports it', async () => {
  const table = await sitDown(api, 'cartographers', 60);
  const bytesFor = async (perMessageDeflate: boolean): Promise<readonly [view: number, sent: number]> => {
    const url = new URL(`api/v1/tables/${table.id}/socket`, serving.address.replace('http', 'ws'));
    const socket = new WebSocket(url, { perMessageDeflate });
    let raw: Socket | undefined;
    socket.on('upgrade', response => {
      raw = response.socket;
    });
    const view = new Promise<Buffer>(resolve => {
      socket.on('message', (data: Buffer) => {
        if (String(data).startsWith('{"type":"view"')) resolve(data);
      });
    });
    await once(socket, 'open');
    assert.equal(socket.extensions, perMessageDeflate ? 'permessage-deflate' : '');
    const before = raw!.bytesRead;
    socket.send(JSON.stringify({ type: 'hello', token: table.watch, diff: true }));
    const { length } = await view;
    const sent = raw!.bytesRead - before;
    socket.terminate();
    return [length, sent];
  };
  const [plain, sentPlain] = await bytesFor(false);
  const [same, sentDeflated] = await bytesFor(true);
  assert.equal(same, plain);
  assert.ok(sentPlain > plain && plain > 16 * 1024);
  assert.ok(sentDeflated < plain / 2, `expected less than half of ${plain} bytes, found ${sentDeflated}`);
});
