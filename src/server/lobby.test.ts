import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureProfile } from './club/profile-store.ts';
import { appendResult } from './club/result-log.ts';
import { hashKey, newKey } from './keys.ts';
import { openSqlite } from './sqlite/open.ts';
import { clientOf, type Json } from './test/client.ts';
import { startServer } from './test/serving.ts';
import { openLine, openLobbyLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);
const OPEN = { kind: 'open' };
const ME = { kind: 'me', name: 'Ada' };
const WISH = { game: 'cartographers', seats: [ME, OPEN], open: true };

const create = async (more: object = {}, client = api) =>
  (await client.post('tables', { ...WISH, ...more })).body;
const listed = async (query = '', client = api): Promise<readonly Json[]> =>
  (await client.get(`lobby${query}`)).body.tables;
const idsIn = async (query = '', client = api) => (await listed(query, client)).map(({ id }) => id);
/**
 * Waits until `is` returns true. The lobby reads a changed room only after the response to the request that changed it.
 */
const until = async (is: () => Promise<boolean>): Promise<void> => {
  while (!(await is())) await sleep(20);
};

test('NP-58: the lobby lists a table only if its host opens it to everyone', async () => {
  const hidden = await create({ open: false });
  const { id, token } = await create({ config: { game: 'heroes' }, lobby: { language: 'fr' } });
  await until(async () => (await idsIn()).includes(id));
  assert.ok(!(await idsIn()).includes(hidden.id));
  const table = (await listed()).find(each => each.id === id);
  assert.deepEqual(
    { ...table, since: typeof table.since },
    {
      id,
      game: 'cartographers',
      mode: 'heroes',
      config: { game: 'heroes' },
      seats: [{ kind: 'person', name: 'Ada' }, OPEN],
      counts: { people: 1, bots: 0, open: 1 },
      pace: 'live',
      language: 'fr',
      host: 'Ada',
      since: 'number',
    },
  );
  assert.deepEqual((await api.get(`tables/${id}`, token)).body.open, { pace: 'live', language: 'fr' });
  assert.equal((await api.put(`tables/${id}/open`, { open: false }, token)).status, 204);
  await until(async () => !(await idsIn()).includes(id));
  assert.equal((await api.put(`tables/${id}/open`, { open: true }, newKey())).status, 403);
  assert.equal((await api.put(`tables/${id}/open`, { open: true }, token)).status, 204);
  await until(async () => (await idsIn()).includes(id));
});

test('NP-58: the filters of the lobby select tables by game, mode, pace and language', async () => {
  const fresh = clientOf((await startServer()).address);
  const base = await create({}, fresh);
  const days = await create({ clock: { seconds: 86_400, increment: 0 }, lobby: { language: 'fr' } }, fresh);
  const duel = await create({ game: 'thargos', lobby: { language: 'en' } }, fresh);
  await until(async () => (await idsIn('', fresh)).length === 3);
  assert.deepEqual(await idsIn('?game=thargos', fresh), [duel.id]);
  assert.deepEqual(await idsIn('?game=thargos&mode=circle', fresh), []);
  assert.deepEqual(await idsIn('?mode=duel', fresh), [duel.id]);
  assert.deepEqual(await idsIn('?pace=days', fresh), [days.id]);
  // A table without a language matches every language.
  assert.deepEqual(await idsIn('?language=en', fresh), [base.id, duel.id]);
  assert.equal((await fresh.get('lobby?pace=never')).body.refused, 'bad-request');
});

test('NP-58: anyone can join a table through the lobby, which no longer lists the table after its game starts', async () => {
  const { id, token } = await create();
  const request = { name: 'Bela', id: 'a-request-id-that-is-hard-to-guess' };
  const taken = await api.post(`lobby/${id}/seats`, request);
  assert.equal(taken.status, 201);
  assert.equal(taken.body.seat, 1);
  assert.deepEqual((await api.post(`lobby/${id}/seats`, request)).body, taken.body);
  assert.equal((await api.get(`tables/${id}`, taken.body.token)).body.status, 'running');
  await until(async () => !(await idsIn()).includes(id));
  const late = await api.post(`lobby/${id}/seats`, { name: 'Cleo' });
  assert.deepEqual([late.status, late.body.refused], [409, 'table-full']);
  assert.equal((await api.get(`tables/${id}`, token)).body.open, undefined);
});

test('NP-58: a private table can’t be joined through the lobby', async () => {
  const { id } = await create({ open: false });
  for (const guessed of [id, 'unknown']) {
    const { status, body } = await api.post(`lobby/${guessed}/seats`, { name: 'Eve' });
    assert.deepEqual([status, body], [404, { refused: 'no-such-table', id: guessed }]);
  }
});

test('NP-58: a player whom the host removed can’t return through the lobby', async () => {
  const eve = newKey();
  const { id, token } = await create({ seats: [ME, OPEN, OPEN] });
  await api.post(`lobby/${id}/seats`, { name: 'Eve' }, eve);
  assert.equal((await api.remove(`tables/${id}/seats/1`, token)).status, 204);
  const { status, body } = await api.post(`lobby/${id}/seats`, { name: 'Eve' }, eve);
  assert.deepEqual([status, body.refused], [403, 'removed']);
});

test('NP-59: the lobby socket sends the list, then every change, without keys and seeds', async () => {
  const fresh = await startServer();
  const client = clientOf(fresh.address);
  const line = await openLobbyLine(fresh.address);
  assert.deepEqual(await line.next(({ type }) => type === 'tables'), { type: 'tables', tables: [] });
  const made = await create({ seed: 'chosen', seats: [ME, OPEN, OPEN] }, client);
  const first = await line.next(({ type }) => type === 'table');
  assert.equal(first.table.id, made.id);
  await client.post(`lobby/${made.id}/seats`, { name: 'Bela' });
  const second = await line.next(({ table }) => table?.seats[1].name === 'Bela');
  assert.equal(second.table.seats[2].kind, 'open');
  await client.post(`lobby/${made.id}/seats`, { name: 'Cleo' });
  assert.deepEqual(await line.next(({ type }) => type === 'closed'), { type: 'closed', id: made.id });
  line.send({ type: 'ping' });
  await line.next(({ type }) => type === 'pong');
  line.send({ type: 'hello' });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'bad-request');
  const sent = line.raw.join('\n');
  for (const secret of [made.token, made.invite, made.watch, 'chosen']) assert.ok(!sent.includes(secret));
  for (const text of line.raw)
    assert.ok(text.length < 2000, `expected a message under 2000 characters, found ${text.length}`);
  line.end();
});

test('NP-76: a lobby message about a table is shorter than 2 kB, whatever its seats, names and map', async () => {
  const fresh = await startServer();
  const client = clientOf(fresh.address);
  const line = await openLobbyLine(fresh.address);
  const hear = async (id: string) => {
    const { table } = await line.next(frame => frame.table?.id === id);
    const bytes = Buffer.byteLength(line.raw.findLast(text => text.includes(id))!);
    assert.ok(bytes < 2000, `expected a message under 2000 bytes, found ${bytes}`);
    return table;
  };
  // In UTF-8, each of these characters has four bytes.
  const texts = (sign: string) => ({ name: sign.repeat(60), motto: sign.repeat(60), title: sign.repeat(60) });
  const seatsOf = (count: number, sign: string) =>
    Array.from({ length: count }, (_, i) => ({
      kind: i === 0 ? 'me' : i < count - 1 ? 'bot' : 'open',
      ...texts(sign),
    }));
  const large = await create({ seats: seatsOf(100, '\u{20000}') }, client);
  const shown = await hear(large.id);
  assert.deepEqual([shown.seats, shown.counts], [[], { people: 1, bots: 98, open: 1 }]);
  assert.equal((await listed('', client))[0].seats.length, 100);

  const long = await create({ seats: seatsOf(12, '\u{20000}') }, client);
  assert.deepEqual((await hear(long.id)).seats, []);
  const usual = await create({ seats: seatsOf(12, 'a') }, client);
  const { seats, counts } = await hear(usual.id);
  assert.deepEqual(counts, { people: 1, bots: 10, open: 1 });
  assert.deepEqual(seats[0], { kind: 'person', name: 'a'.repeat(60) });
  assert.equal(seats.length, 12);
  const rows = Array.from({ length: 20 }, () => '.'.repeat(20));
  const map = { id: 'mine', name: { en: 'é'.repeat(60), fr: 'Moi' }, rows };
  const drawn = await create({ seats: seatsOf(12, 'a'), config: { map } }, client);
  assert.deepEqual((await hear(drawn.id)).config, { game: 'base' });
  line.end();
});

test('NP-58: a live table is hidden while its players are disconnected, and a table with the pace "days" is not', async () => {
  const fresh = await startServer({}, { waitTimes: { absentMs: 200 } });
  const client = clientOf(fresh.address);
  const live = await create({}, client);
  const slow = await create({ lobby: { pace: 'days' } }, client);
  await until(async () => (await idsIn('', client)).join() === slow.id);
  const line = await openLine(fresh.address, live.id);
  line.send({ type: 'hello', token: live.token });
  await until(async () => (await idsIn('', client)).includes(live.id));
  line.end();
  await until(async () => !(await idsIn('', client)).includes(live.id));
});

test('NP-58: after the chosen time, bots take the open seats if a player is connected', async () => {
  const { id, token } = await create({ lobby: { fillAfter: 5 } });
  assert.ok((await api.get(`tables/${id}`, token)).body.open.fillAt > Date.now());
  const alone = await create({ lobby: { fillAfter: 5, pace: 'days' } });
  const line = await openLine(serving.address, id);
  line.send({ type: 'hello', token });
  await line.next(({ type, status }) => type === 'room' && status === 'running');
  line.end();
  assert.equal((await api.get(`tables/${alone.id}`, alone.token)).body.status, 'waiting');
  assert.equal((await api.post('tables', { ...WISH, lobby: { fillAfter: 1 } })).body.refused, 'bad-request');
});

/** Stores the results of rated games, after which the first player has a high rating and the second a low one. */
const storeRatings = async (folder: string, winner: string, loser: string): Promise<void> => {
  const data = await openSqlite(join(folder, 'alidade.db'), text => assert.fail(text));
  const [first, second] = [
    await ensureProfile(data, hashKey(winner), 0),
    await ensureProfile(data, hashKey(loser), 0),
  ];
  const seats = [
    { who: first.id, total: 90, isWon: true, place: 1 },
    { who: second.id, total: 20, isWon: false, place: 2 },
  ];
  for (let n = 1; n <= 10; n++)
    await appendResult(data, { table: `t${n}`, game: 'cartographers', mode: 'base', at: n, seats });
  await data.close();
};

test('NP-75: a player takes a seat in the lobby only if their settled rating is in the range of the host', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-lobby-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const [strong, weak, beginner] = [newKey(), newKey(), newKey()];
  await storeRatings(data, strong, weak);
  const client = clientOf((await startServer({}, { data })).address);
  const range = { from: 100, to: 1500 };
  const { id, token } = await create(
    { seats: Array(5).fill(OPEN).with(0, ME), lobby: { rating: range } },
    client,
  );
  const take = async (player?: string, at = id) => client.post(`lobby/${at}/seats`, { name: 'Bela' }, player);
  const outside = await take(strong);
  assert.deepEqual([outside.status, outside.body], [409, { refused: 'rating-outside', ...range }]);
  assert.equal((await take(weak)).status, 201);
  // Players without a settled rating may join, and the others see that.
  assert.equal((await take(beginner)).status, 201);
  assert.equal((await take()).status, 201);
  const { body: room } = await client.get(`tables/${id}`, token);
  assert.deepEqual(room.open.rating, range);
  const marks = room.seats.map(({ kind, isProvisional = false }: Json) => [kind, isProvisional]);
  assert.deepEqual(marks, [
    ['person', false],
    ['person', false],
    ['person', true],
    ['person', true],
    ['open', false],
  ]);
  await until(async () => (await listed('', client)).some(table => table.counts.open === 1));
  assert.deepEqual((await listed('', client))[0].rating, range);
  // A player who has a seat gets it back, although the host looks for other players now.
  const wish = { open: true, lobby: { rating: { from: 1600 } } };
  assert.equal((await client.put(`tables/${id}/open`, wish, token)).status, 204);
  assert.equal((await take(weak)).body.seat, 1);
  assert.equal((await take(strong)).status, 201);
  assert.equal((await client.get(`tables/${id}`, token)).body.seats[2].isProvisional, undefined);

  // Another mode has its own rating, and an invite has no range.
  const heroes = await create({ config: { game: 'heroes' }, lobby: { rating: range } }, client);
  assert.equal((await take(strong, heroes.id)).status, 201);
  const invited = await create({ lobby: { rating: range } }, client);
  const joined = await client.post(`tables/${invited.id}/seats`, { invite: invited.invite }, strong);
  assert.equal(joined.status, 201);
});

test('NP-75: refuses a rating range that is reversed, too narrow or not a range', async () => {
  const { id, token } = await create();
  for (const [rating, place] of [
    [{ from: 1600, to: 1500 }, 'body.lobby.rating'],
    [{ from: 1500, to: 1599 }, 'body.lobby.rating'],
    [{ to: 99 }, 'body.lobby.rating'],
    [{ from: 1500.5 }, 'body.lobby.rating.from'],
    [{ least: 1500 }, 'body.lobby.rating.least'],
  ] as const)
    for (const { status, body } of [
      await api.post('tables', { ...WISH, lobby: { rating } }),
      await api.put(`tables/${id}/open`, { open: true, lobby: { rating } }, token),
    ])
      assert.deepEqual([status, body.refused, body.place], [400, 'bad-request', place]);
  assert.equal((await api.get(`tables/${id}`, token)).body.open.rating, undefined);
});

test('NP-58: the lobby lists its tables again after a restart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-lobby-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const first = await startServer({}, { data });
  const { id } = await create({ lobby: { pace: 'days' } }, clientOf(first.address));
  await first.stop();
  assert.deepEqual(await idsIn('', clientOf((await startServer({}, { data })).address)), [id]);
});
