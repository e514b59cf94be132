import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { moveOn, playOver, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const OPEN = { kind: 'open' };
/** A config with seasons that are as short as possible. */
const SHORT = { thresholds: [1, 1, 1, 1] };

test('only the host can give seats to bots, remove players and start the game early', async () => {
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, OPEN, OPEN, OPEN],
  });
  const path = `tables/${made.id}`;
  const { body: guest } = await api.post(`${path}/seats`, { invite: made.invite, name: 'Bela' });
  assert.equal((await api.put(`${path}/seats/2/bot`, {}, guest.token)).status, 403);
  assert.equal(
    (await api.put(`${path}/seats/2/bot`, { bot: 'nobody' }, made.token)).body.refused,
    'unknown-bot',
  );
  assert.equal((await api.put(`${path}/seats/2/bot`, { bot: 'random' }, made.token)).status, 204);
  assert.equal((await api.remove(`${path}/seats/1`, guest.token)).status, 204);
  assert.equal(
    (await api.get(path, guest.token)).status,
    403,
    'expected the key of a player who left to be refused',
  );
  const { body: other } = await api.post(`${path}/seats`, { invite: made.invite, name: 'Cora' });
  assert.equal((await api.remove(`${path}/seats/1`, made.token)).status, 204);
  assert.equal(
    (await api.get(path, other.token)).status,
    403,
    'expected the key of a removed player to be refused',
  );
  assert.equal((await api.post(`${path}/start`, {}, made.watch)).status, 403);
  assert.equal((await api.post(`${path}/start`, {}, made.token)).status, 204);
  const { body } = await api.get(path, made.token);
  assert.equal(body.status, 'running');
  assert.deepEqual(
    body.seats.map(({ kind, bot }: Record<string, string>) => bot ?? kind),
    ['person', 'greedy', 'random', 'greedy'],
  );
  assert.equal((await api.post(`${path}/start`, {}, made.token)).body.refused, 'already-begun');
  assert.equal((await api.remove(`${path}/seats/1`, made.token)).body.refused, 'already-begun');
});

test('random bots play a game of the mode story', async () => {
  const { body: made } = await api.post('tables', {
    game: 'thargos',
    config: { mode: 'story', story: 'kurnor' },
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  const { body } = await api.get(`tables/${made.id}/told?since=1&wait=10`, made.watch);
  assert.ok(body.version > 1);
});

test('when the host leaves a waiting room, the next player becomes the host', async () => {
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, OPEN, OPEN],
  });
  const path = `tables/${made.id}`;
  const { body: guest } = await api.post(`${path}/seats`, { invite: made.invite });
  const line = await openLine(serving.address, made.id);
  line.send({ type: 'hello', token: guest.token });
  assert.equal((await line.next(({ type }) => type === 'room')).isHost, false);
  assert.equal((await api.remove(`${path}/seats/0`, made.token)).status, 204);
  assert.equal(
    (await line.next(({ type }) => type === 'room')).isHost,
    true,
    'expected the guest to get an update that makes them the host',
  );
  assert.equal((await api.get(path, made.token)).status, 403);
  assert.equal((await api.get(path, guest.token)).body.isHost, true);
  assert.equal((await api.post(`${path}/start`, {}, guest.token)).status, 204);
});

test('a connected player can let a bot replace them, and take the seat back', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  // The host can't let a bot replace the player while the player is connected.
  const line = await openLine(serving.address, table.id);
  line.send({ type: 'hello', token: table.tokens[1] });
  await line.next(({ type }) => type === 'presence');
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, table.tokens[0])).status, 403);
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, table.watch)).status, 403);
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, table.tokens[1])).status, 204);
  const { body } = await api.get(`${path}/told?since=1&wait=60`, table.watch);
  assert.equal(body.batches[0].seat, 1);
  assert.equal((await api.get(path, table.watch)).body.seats[1].standIn, 'greedy');
  assert.equal((await api.remove(`${path}/seats/1/bot`, table.tokens[1])).status, 204);
  const { version } = body;
  await moveOn(api, table, 1);
  const after = (await api.get(path, table.tokens[1])).body;
  assert.deepEqual([after.version, after.seats[1].standIn], [version + 1, undefined]);
  assert.deepEqual(after.owing, [0, 1]);
});

test('a new key for a seat works, and the old one no longer does, even for an open socket or a poll', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  const line = await openLine(serving.address, table.id);
  line.send({ type: 'hello', token: table.tokens[1] });
  await line.next(({ type }) => type === 'view');
  const waiting = api.get(`${path}/told?since=1&wait=60`, table.tokens[1]);
  const { status, body } = await api.post(`${path}/seats/1/key`, {}, table.tokens[1]);
  assert.deepEqual([status, body.seat], [201, 1]);
  assert.equal((await api.get(path, table.tokens[1])).status, 403);
  assert.equal((await api.get(path, body.token)).body.viewer, 1);
  assert.equal(await line.closed, 4001);
  assert.deepEqual(line.frames.at(-1), { type: 'refused', refused: 'not-yours', why: 'moved' });
  await moveOn(api, { ...table, tokens: [table.tokens[0]!, body.token] }, 0);
  assert.equal((await waiting).status, 403, 'expected the poll with the old key to be refused');
  assert.equal((await api.post(`${path}/seats/1/key`, {}, table.tokens[0])).status, 403);
  const { body: host } = await api.post(`${path}/seats/0/key`, {}, table.tokens[0]);
  assert.equal(
    (await api.get(path, table.tokens[0])).status,
    403,
    'expected the host’s old key to be refused',
  );
  assert.equal((await api.get(path, host.token)).body.isHost, true);
});

test('an identity gives access to all its seats, and its tables are listed newest first', async () => {
  const [mine, theirs] = [newKey(), newKey()];
  const ids: string[] = [];
  for (const game of ['cartographers', 'thargos']) {
    const config = game === 'thargos' ? { quickPlay: true } : {};
    const { body } = await api.post('tables', { game, config, seats: [OPEN, { kind: 'me' }] }, mine);
    ids.push(body.id);
    if (game === 'thargos') await api.post(`tables/${body.id}/seats`, { invite: body.invite }, theirs);
    assert.equal((await api.get(`tables/${body.id}`, mine)).body.viewer, 1);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  const { body } = await api.get('me/tables', mine);
  assert.deepEqual(
    body.tables.map(({ id, status, viewer }: Record<string, unknown>) => [id, status, viewer]),
    [
      [ids[1], 'running', 1],
      [ids[0], 'waiting', 1],
    ],
  );
  assert.deepEqual(
    (await api.get('me/tables', theirs)).body.tables.map(({ id }: Record<string, unknown>) => id),
    [ids[1]],
  );
  assert.deepEqual((await api.get('me/tables', newKey())).body, { tables: [] });
  for (const [game, unit] of [
    ['cartographers', 'season'],
    ['thargos', 'round'],
  ] as const) {
    const me = newKey();
    await sitDown(api, game, 2, {}, me);
    const [table] = (await api.get('me/tables', me)).body.tables;
    assert.deepEqual(table.stage, { unit, number: 1 });
    assert.ok(Math.abs(Date.now() - table.created) < 3_600_000);
  }
  assert.equal((await api.get('me/tables')).status, 401);
});

test('the identity that created a room is its host, and the socket of a removed player is closed', async () => {
  const mine = newKey();
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me' }, OPEN, OPEN] },
    mine,
  );
  const path = `tables/${made.id}`;
  assert.equal((await api.get(path, mine)).body.isHost, true);
  const { body: guest } = await api.post(`${path}/seats`, { invite: made.invite });
  const line = await openLine(serving.address, made.id);
  line.send({ type: 'hello', token: guest.token });
  await line.next(({ type }) => type === 'room');
  assert.equal((await api.remove(`${path}/seats/1`, mine)).status, 204);
  assert.equal(await line.closed, 4001);
  assert.deepEqual(line.frames.at(-1), { type: 'refused', refused: 'not-yours', why: 'removed' });
  assert.equal((await api.post(`${path}/start`, {}, mine)).status, 204);
});

test('after the game, concurrent requests for a rematch give all players a seat at the same table', async () => {
  const mine = newKey();
  const wish = { game: 'cartographers', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }, OPEN] };
  const { body: made } = await api.post('tables', { ...wish, config: SHORT }, mine);
  const { body: guest } = await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Bela' });
  const path = `tables/${made.id}`;
  assert.equal((await api.post(`${path}/rematch`, {}, mine)).body.refused, 'not-over');
  const players = [made.token, guest.token].map(async (token, i) => {
    const line = await openLine(serving.address, made.id);
    line.send({ type: 'hello', token });
    await playOver(line, 'cartographers', i + 1);
    line.end();
  });
  await Promise.all(players);
  assert.equal((await api.post(`${path}/rematch`, {}, made.watch)).status, 403);
  const [first, second] = await Promise.all([
    api.post(`${path}/rematch`, {}, mine),
    api.post(`${path}/rematch`, {}, guest.token),
  ]);
  assert.deepEqual([first.status, second.status, first.body.id], [201, 201, second.body.id]);
  assert.equal((await api.get(path, guest.token)).body.next, first.body.id);
  const next = await api.get(`tables/${first.body.id}`, mine);
  assert.deepEqual(
    next.body.seats.map(({ kind, name }: Record<string, string>) => name ?? kind),
    ['bot', 'person', 'Bela'],
  );
  assert.deepEqual([next.body.status, next.body.viewer], ['running', 1]);
  assert.equal((await api.get(`tables/${first.body.id}`, made.watch)).body.viewer, 'spectator');
  // NP-25: spectators and invited players of the first game may watch the rematch, which also has a new watch key of
  // its own.
  assert.equal((await api.get(`tables/${first.body.id}`, made.invite)).body.viewer, 'spectator');
  const { watch } = first.body.invite ? first.body : second.body;
  assert.equal((await api.get(`tables/${first.body.id}`, watch)).body.viewer, 'spectator');
  const again = await api.post(`${path}/rematch`, {}, mine);
  assert.deepEqual([again.status, again.body.seat], [201, 1]);
  assert.equal((await api.post(`${path}/rematch`, {}, guest.token)).body.refused, 'seat-taken');
});

test('NP-18: deleting an identity deletes its data, and bots continue its games with other players', async () => {
  const [mine, theirs] = [newKey(), newKey()];
  const seats = [{ kind: 'me', name: 'Ada', crest: 'owl' }, OPEN];
  const make = async () => (await api.post('tables', { game: 'cartographers', seats }, mine)).body;
  const [alone, shared] = [await make(), await make()];
  await api.post(`tables/${shared.id}/seats`, { invite: shared.invite, name: 'Bela' }, theirs);
  await api.post(`tables/${alone.id}/start`, {}, mine);
  const line = await openLine(serving.address, alone.id);
  line.send({ type: 'hello', token: alone.watch });
  await line.next(({ type }) => type === 'view');
  assert.equal((await api.remove('me')).status, 401);
  assert.equal((await api.remove('me', mine)).status, 204);
  assert.equal(await line.closed, 4001, 'expected the watch key to be refused after the table was deleted');
  assert.equal(line.frames.at(-1).refused, 'no-such-table');
  assert.deepEqual((await api.get('me/tables', mine)).body, { tables: [] });
  assert.equal((await api.get(`tables/${alone.id}`, alone.watch)).status, 404);
  for (const key of [mine, shared.token])
    assert.equal((await api.get(`tables/${shared.id}`, key)).status, 403);
  const { text, body } = await api.get(`tables/${shared.id}`, theirs);
  assert.deepEqual([body.seats[0].standIn, body.isHost], ['greedy', true]);
  const record = await api.get(`tables/${shared.id}/record`, theirs);
  assert.deepEqual(record.body.seats[1], { name: 'Bela' });
  assert.ok(!`${text}${record.text}`.includes('Ada'));
});

test('NP-35: a player who left the game or was removed from it can still delete their data later', async () => {
  const [mine, bela, cora] = [newKey(), newKey(), newKey()];
  const seats = [{ kind: 'me', name: 'Ada' }, OPEN, OPEN];
  const { body: made } = await api.post('tables', { game: 'cartographers', seats }, mine);
  const path = `tables/${made.id}`;
  const sit = (wish: object, key?: string) =>
    api.post(`${path}/seats`, { invite: made.invite, ...wish }, key);
  await sit({ seat: 1, name: 'Cora' }, cora);
  await api.remove(`${path}/seats/1`, mine);
  await sit({ seat: 1, name: 'Bela', motto: 'Onwards' }, bela);
  const { body: dan } = await sit({ seat: 2, name: 'Dan', title: 'Earl' });
  const names = async () => (await api.get(path, mine)).body.seats.map(({ name }: Json) => name);
  for (const [seat, key] of [
    [1, bela],
    [2, dan.token],
  ])
    assert.equal((await api.remove(`${path}/seats/${seat}`, key)).status, 204);
  assert.deepEqual(
    await names(),
    ['Ada', 'Bela', 'Dan'],
    'expected bots to play on under the names of the deleted players',
  );
  assert.deepEqual((await api.get('me/tables', bela)).body, { tables: [] });

  assert.equal((await api.remove('me', bela)).status, 204);
  assert.deepEqual(await names(), ['Ada', undefined, 'Dan']);
  assert.equal(
    (await api.remove(`${path}/me`, bela)).status,
    403,
    'expected the deleted identity to be refused',
  );
  assert.equal((await api.get(path, dan.token)).status, 403);
  assert.equal(
    (await api.remove(`${path}/me`, dan.token)).status,
    204,
    'expected the key of a seat to be enough to delete a player without an identity',
  );
  const { text, body } = await api.get(path, mine);
  assert.deepEqual(body.seats.slice(1), [
    { kind: 'person', standIn: 'greedy' },
    { kind: 'person', standIn: 'greedy' },
  ]);
  assert.ok(!/Bela|Onwards|Dan|Earl/.test(text));
  assert.equal((await api.remove('me', cora)).status, 204);
  assert.equal((await api.get(path, mine)).status, 200);
});

test('NP-35: a player can delete their data from this table with the key of their seat, and the table is deleted with its last player', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  assert.equal((await api.remove(`${path}/me`, table.tokens[0])).status, 204);
  assert.equal((await api.get(path, table.tokens[0])).status, 403);
  const { body } = await api.get(path, table.tokens[1]);
  assert.deepEqual([body.seats[0], body.isHost], [{ kind: 'person', standIn: 'greedy' }, true]);
  assert.equal((await api.remove(`${path}/me`, table.tokens[1])).status, 204);
  assert.equal((await api.get(path, table.watch)).status, 404);
});

test('NP-36: an identity that creates a room but takes no seat is its host, and its list of tables has the room', async () => {
  const mine = newKey();
  const { body: made } = await api.post('tables', { game: 'cartographers', seats: [OPEN, OPEN] }, mine);
  const path = `tables/${made.id}`;
  const { tables } = (await api.get('me/tables', mine)).body;
  assert.deepEqual(
    tables.map(({ id, viewer, isHost }: Json) => [id, viewer, isHost]),
    [[made.id, 'spectator', true]],
  );
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, mine)).status, 204);
  const { body: guest } = await api.post(`${path}/seats`, { invite: made.invite, name: 'Bela' });
  assert.equal((await api.get(path, guest.token)).body.isHost, false);
  assert.equal((await api.remove('me', mine)).status, 204);
  assert.equal((await api.get(path, mine)).status, 403);
  assert.equal((await api.get(path, made.token)).status, 403);
  assert.equal(
    (await api.get(path, guest.token)).body.isHost,
    true,
    'expected the next player to become the host',
  );
  const { body: alone } = await api.post('tables', { game: 'cartographers', seats: [OPEN, OPEN] }, mine);
  assert.equal((await api.remove('me', mine)).status, 204);
  assert.equal(
    (await api.get(`tables/${alone.id}`, alone.watch)).status,
    404,
    'expected a room without players to be deleted',
  );
});

test('the host can let a bot replace a disconnected player, and only the player can take the seat back', async () => {
  const hasty = await startServer({}, { waitTimes: { graceMs: 0 } });
  const quick = clientOf(hasty.address);
  const table = await sitDown(quick, 'cartographers', 2);
  const path = `tables/${table.id}`;
  assert.equal((await quick.put(`${path}/seats/1/bot`, {}, table.tokens[0])).status, 204);
  assert.equal((await quick.get(path, table.watch)).body.seats[1].standIn, 'greedy');
  assert.equal((await quick.remove(`${path}/seats/1/bot`, table.tokens[0])).status, 403);
  assert.equal((await quick.remove(`${path}/seats/1/bot`, table.tokens[1])).status, 204);
});

test('NP-18: deleting a guest does not delete a room whose host only watches', async () => {
  const theirs = newKey();
  const { body: made } = await api.post('tables', { game: 'cartographers', seats: [OPEN, OPEN] });
  await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Bela' }, theirs);
  assert.equal((await api.remove('me', theirs)).status, 204);
  const { status, body } = await api.get(`tables/${made.id}`, made.token);
  assert.deepEqual([status, body.isHost, body.seats], [200, true, [OPEN, OPEN]]);
});

test('a player whom the host removes loses the seat, even with concurrent requests for a new key', async () => {
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, OPEN, OPEN],
  });
  const path = `tables/${made.id}`;
  const join = async () => (await api.post(`${path}/seats`, { invite: made.invite, seat: 1 })).body.token;
  for (let i = 0; i < 20; i++) {
    const old = await join();
    const [, next, ...moved] = await Promise.all([
      api.remove(`${path}/seats/1`, made.token),
      join(),
      ...Array.from({ length: 6 }, () => api.post(`${path}/seats/1/key`, {}, old)),
    ]);
    const theirs = next ?? (await join());
    for (const { body } of moved)
      if (body.token)
        assert.equal(
          (await api.get(path, body.token)).status,
          403,
          'expected the old key to be refused, because the seat belongs to another player',
        );
    assert.equal((await api.get(path, theirs)).body.viewer, 1);
    await api.remove(`${path}/seats/1`, made.token);
  }
});

test('bots that replace players wait while no person plays', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  for (const seat of [0, 1]) await api.put(`${path}/seats/${seat}/bot`, {}, table.tokens[seat]);
  const { body: still } = await api.get(`${path}/told?since=2&wait=1`, table.watch);
  assert.ok(still.version <= 2, `expected at most one bot move, found version ${still.version}`);
  assert.equal((await api.remove(`${path}/seats/0/bot`, table.tokens[0])).status, 204);
  const { body } = await api.get(`${path}/told?since=${still.version}&wait=60`, table.watch);
  assert.equal(body.batches[0].seat, 1);
});

test('NP-28: if a request for a seat is repeated with the same request id, it returns the same seat', async () => {
  const seats = [{ kind: 'me' }, OPEN, OPEN];
  const make = async () => (await api.post('tables', { game: 'cartographers', seats })).body;
  const made = await make();
  const path = `tables/${made.id}/seats`;
  const wish = { invite: made.invite, name: 'Bela', id: newKey() };
  const [first, twin] = await Promise.all([api.post(path, wish), api.post(path, wish)]);
  assert.equal(first.status, 201);
  assert.deepEqual(twin.body, first.body, 'expected concurrent requests with one id to get the same seat');
  const other = await api.post(path, { ...wish, id: newKey() });
  assert.notDeepEqual(
    other.body,
    first.body,
    'expected a request with a different id to get a different seat',
  );
  assert.deepEqual(
    (await api.post(path, wish)).body,
    first.body,
    'expected a repeated request to get the same seat after the game started',
  );
  const someone = await api.post(path, wish, newKey());
  assert.equal(
    someone.body.refused,
    'table-full',
    'expected a request of another player with the same id to get no seat',
  );
  assert.equal(
    (await api.post(path, { ...wish, id: 'short' })).status,
    400,
    'expected a short id to be refused, because others could guess it',
  );
  const elsewhere = await make();
  const there = await api.post(`tables/${elsewhere.id}/seats`, { ...wish, invite: elsewhere.invite });
  assert.notEqual(there.body.token, first.body.token);
});

test('a client that polls for updates over HTTP counts as connected', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const path = `tables/${table.id}`;
  const line = await openLine(serving.address, table.id);
  line.send({ type: 'hello', token: table.tokens[0] });
  await line.next(({ type, seats }) => type === 'presence' && !seats[1]);
  const waiting = api.get(`${path}/told?since=1&wait=60`, table.tokens[1]);
  await line.next(({ type, seats }) => type === 'presence' && seats[1]);
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, table.tokens[0])).status, 403);
  await moveOn(api, table, 0);
  assert.equal((await waiting).body.version, 2);
  assert.equal(
    (await api.put(`${path}/seats/1/bot`, {}, table.tokens[0])).status,
    403,
    'expected a replacement to be refused shortly after the poll ended',
  );
  line.end();
});

test('NP-35: a host without a seat can use their identity to delete their data from this table', async () => {
  const mine = newKey();
  const { body: made } = await api.post('tables', { game: 'cartographers', seats: [OPEN, OPEN] }, mine);
  const path = `tables/${made.id}`;
  const { body: guest } = await api.post(`${path}/seats`, { invite: made.invite });
  assert.equal((await api.remove(`${path}/me`, newKey())).status, 403);
  assert.equal((await api.remove(`${path}/me`, mine)).status, 204);
  assert.equal((await api.get(path, mine)).status, 403);
  assert.equal((await api.get(path, guest.token)).body.isHost, true);
});
