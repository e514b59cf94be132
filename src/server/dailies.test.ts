import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { hashSeed } from '../engine/random.ts';
import { verify } from '../engine/verify.ts';
import { GAME_IDS } from '../games/list.ts';
import { newKey } from './keys.ts';
import { DATE, DAY_MS, ended, enter, finish, NOON, pathOf, refusalOf, startAt } from './test/challenges.ts';
import { clientOf, type Json } from './test/client.ts';
import { agedKey, rulesOf } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

test('NP-60: a daily challenge shows its rules and the hash of its seed, unless its date is in the future', async () => {
  const { api } = await startAt();
  for (const game of GAME_IDS) {
    const { status, body } = await api.get(pathOf(game));
    assert.equal(status, 200);
    assert.match(body.seedHash, /^[0-9a-f]{64}$/);
    const { config, seedHash: _, ...rest } = body;
    assert.ok(Object.keys(config).length > 1);
    assert.deepEqual(rest, { date: DATE, game, entries: 0, isOver: false, endsAt: NOON + DAY_MS / 2 });
    const before = (await api.get(pathOf(game, '2026-11-19'))).body;
    assert.equal(before.isOver, true);
    assert.notEqual(before.seedHash, body.seedHash);
  }
  assert.deepEqual(refusalOf(await api.get(pathOf('cartographers', '2026-11-21'))), [404, 'no-such-daily']);
  assert.deepEqual(refusalOf(await api.get(`${pathOf('cartographers', '2026-11-21')}/board`)), [
    404,
    'no-such-daily',
  ]);
  assert.deepEqual(refusalOf(await api.get(pathOf('chess'))), [404, 'unknown-game']);
  assert.deepEqual(refusalOf(await enter(api, 'chess', 'Ada')), [404, 'unknown-game']);
  for (const date of ['today', '2026-02-30', '2026-1-1'])
    assert.deepEqual(
      refusalOf(await api.get(pathOf('cartographers', date))),
      [400, 'bad-request'],
      `expected the date "${date}" to be refused as bad-request`,
    );
  assert.equal((await api.get(`${pathOf('cartographers')}/board?page=0`)).body.refused, 'bad-request');
});

test('NP-61: an identity can enter a daily challenge once, and a repeated request returns its table', async () => {
  const { api, clock } = await startAt();
  const identity = newKey();
  const { status, body } = await enter(api, 'cartographers', 'Ada', identity);
  assert.deepEqual([status, body.seat], [201, 0]);
  for (const key of [identity, body.token]) {
    const again = await enter(api, 'cartographers', 'Ada', key);
    assert.deepEqual([again.status, again.body], [409, { refused: 'already-entered', table: body.table }]);
  }
  const room = (await api.get(`tables/${body.table}`, identity)).body;
  assert.deepEqual(room.daily, { date: DATE, game: 'cartographers' });
  assert.deepEqual([room.status, room.viewer, room.seats.length], ['running', 0, 1]);
  assert.equal((await enter(api, 'thargos', 'Ada', identity)).status, 201);
  const bela = await enter(api, 'cartographers', 'Bela');
  assert.equal(bela.status, 201);
  assert.equal((await enter(api, 'cartographers', 'Bela', bela.body.token)).body.table, bela.body.table);
  assert.equal((await api.get(pathOf('cartographers'))).body.entries, 2);
  assert.equal((await enter(api, 'cartographers', 'a\u202eb')).body.place, 'body.name');

  const both = await Promise.all([1, 2, 3].map(() => enter(api, 'cartographers', 'Cleo', 'c'.repeat(40))));
  assert.deepEqual(both.map(each => each.status).toSorted(), [201, 409, 409]);
  assert.equal(new Set(both.map(each => each.body.table)).size, 1);

  for (const now of [NOON - DAY_MS, NOON + DAY_MS]) {
    clock.now = now;
    assert.deepEqual(refusalOf(await enter(api, 'cartographers', 'Dora')), [403, 'daily-closed']);
  }
});

test('NP-61: limits the number of entries per IP address', async () => {
  const { address } = await startServer({ tablesPerHour: 2 }, { now: () => NOON });
  const api = clientOf(address);
  const names = ['Ada', 'Bela', 'Cleo'];
  const statuses = [];
  for (const name of names) statuses.push((await enter(api, 'cartographers', name)).status);
  assert.deepEqual(statuses, [201, 201, 429]);
});

test('NP-61: refuses requests that would let others play or watch an entry, or start it again', async () => {
  const { api } = await startAt();
  const identity = newKey();
  const { table, token } = (await enter(api, 'thargos', 'Ada', identity)).body;
  const path = `tables/${table}`;
  const refusals = await Promise.all([
    api.put(`${path}/seats/0/bot`, { bot: 'greedy' }, token),
    api.remove(`${path}/seats/0`, token),
    api.post(`${path}/invite`, {}, token),
    api.post(`${path}/watch`, {}, token),
    api.post(`${path}/rematch`, {}, token),
    api.put(`${path}/open`, { open: true }, token),
    api.post(`${path}/seats/0/key`, { identity: newKey() }, token),
  ]);
  for (const answer of refusals) assert.deepEqual(refusalOf(answer), [403, 'not-in-daily']);
  const begun = await Promise.all([
    api.post(`${path}/start`, {}, token),
    api.put(`${path}/ready`, { check: true }, token),
    api.put(`${path}/seats/0/choice`, { choice: 'random' }, token),
    api.put(`${path}/seats/0/name`, { name: 'Zoe' }, token),
  ]);
  for (const answer of begun) assert.deepEqual(refusalOf(answer), [409, 'already-begun']);
  assert.equal((await api.put(`${path}/seats/1/bot`, {}, token)).body.refused, 'not-in-daily');
  assert.equal((await api.get(path)).body.refused, 'no-token');
  assert.equal((await api.get(`${path}/record`)).body.refused, 'no-token');
  assert.equal((await api.get(`${path}/record`, newKey())).body.refused, 'not-yours');

  const moved = await api.post(`${path}/seats/0/key`, {}, token);
  assert.equal(moved.status, 201);
  for (const key of [token, moved.body.token, identity])
    assert.equal((await enter(api, 'thargos', 'Ada', key)).body.table, table);
});

test('NP-62: a player who deletes their data cannot enter the daily challenge again on that day', async () => {
  const { api, clock } = await startAt();
  for (const forget of ['me', 'table']) {
    const identity = newKey();
    const { table } = (await enter(api, 'cartographers', 'Ada', identity)).body;
    assert.equal((await api.remove(forget === 'me' ? 'me' : `tables/${table}/me`, identity)).status, 204);
    assert.deepEqual((await api.get('me/tables', identity)).body.tables, []);
    assert.equal((await api.get(`tables/${table}`, identity)).body.refused, 'not-yours');
    const again = await enter(api, 'cartographers', 'Ada', identity);
    assert.deepEqual([again.body.refused, again.body.table], ['already-entered', table]);
  }
  const identity = newKey();
  const { table } = (await enter(api, 'cartographers', 'Ada', identity)).body;
  clock.now += DAY_MS;
  assert.equal((await api.remove('me', identity)).status, 204);
  assert.equal((await api.get(`tables/${table}`, identity)).body.refused, 'no-such-table');
});

test('NP-62: no response contains the seed before the day is over', async () => {
  for (const game of GAME_IDS) {
    const { api, address, clock } = await startAt();
    const identity = newKey();
    const entry = (await enter(api, game, 'Ada', identity)).body;
    const path = `tables/${entry.table}`;
    const lines = await Promise.all([0, 1].map(() => openLine(address, entry.table)));
    lines[0]!.send({ type: 'hello', token: entry.token });
    lines[1]!.send({ type: 'hello', token: identity, since: 0, diff: true, viewers: [0, 'spectator'] });
    await finish(api, game, entry);
    const late = await openLine(address, entry.table);
    late.send({ type: 'hello', token: entry.token, since: 0 });
    await late.next(({ type }) => type === 'view');
    await ended(api, pathOf(game), 1);
    const texts = [];
    const places = [path, `${path}/told`, `${path}/told?whole=1`, `${path}/record`, 'me/tables'];
    for (const place of [...places, pathOf(game), `${pathOf(game)}/board`])
      for (const key of [identity, entry.token, undefined]) texts.push((await api.get(place, key)).text);
    texts.push((await enter(api, game, 'Ada', identity)).text);
    for (const line of [...lines, late]) {
      texts.push(...line.raw);
      line.end();
    }
    const hidden = (await api.get(`${path}/record`, identity)).body;
    assert.equal(hidden.seed, undefined);
    assert.ok(hidden.log.length > 3);

    clock.now += DAY_MS;
    const { seed } = (await api.get(`${pathOf(game)}/board`)).body;
    assert.equal(hashSeed(seed), (await api.get(pathOf(game))).body.seedHash);
    for (const text of texts)
      assert.ok(
        !text.includes(seed),
        `expected no seed before the day is over, found it in ${text.slice(0, 200)}`,
      );
    assert.ok(texts.some(text => text.includes('"result"')));
    const record = (await api.get(`${path}/record`)).body;
    assert.equal(record.seed, seed);
    assert.deepEqual(verify(await rulesOf(game), record), { verified: true });
    assert.equal((await api.get(`${path}/record`, newKey())).body.seed, seed);
  }
});

test('NP-63: the board has only counts during the day, and all ranks afterwards', async () => {
  const { api, clock } = await startAt();
  const names = ['Ada', 'Bela', 'Cleo'];
  const entries: Json[] = [];
  // Ada and Bela make the same moves.
  for (const [i, name] of names.entries()) {
    const { body } = await enter(api, 'cartographers', name, await agedKey(api, clock));
    entries.push(body);
    clock.now += 1000;
    await finish(api, 'cartographers', body, i === 2 ? 1000 : 0);
    await ended(api, pathOf('cartographers'), i + 1);
  }
  const unfinished = (await enter(api, 'cartographers', 'Dora')).body;
  const board = `${pathOf('cartographers')}/board`;
  const running = (await api.get(board, entries[0].token)).body;
  const { own, entry, ...counts } = running;
  assert.deepEqual(counts, {
    date: DATE,
    game: 'cartographers',
    isOver: false,
    endsAt: NOON + DAY_MS / 2,
    entries: 4,
    ended: 3,
    unranked: 0,
    page: 1,
    pages: 0,
    ranks: [],
    histogram: [],
  });
  assert.deepEqual([own.name, own.table, own.at], ['Ada', entries[0].table, NOON + 1000]);
  assert.equal(own.place, undefined);
  assert.equal(entry, entries[0].table);
  const { body: waiting } = await api.get(board, unfinished.token);
  assert.deepEqual([waiting.own, waiting.entry], [undefined, unfinished.table]);

  clock.now = NOON + DAY_MS;
  const { body } = await api.get(board, entries[1].token);
  assert.deepEqual([body.isOver, body.entries, body.ended, body.pages], [true, 4, 3, 1]);
  const tied = body.ranks.filter(({ name }: Json) => name !== 'Cleo');
  const cleo = body.ranks.find(({ name }: Json) => name === 'Cleo');
  assert.deepEqual(
    tied.map(({ name }: Json) => name),
    ['Ada', 'Bela'],
  );
  assert.equal(tied[0].total, tied[1].total);
  assert.deepEqual([tied[0].place, tied[0].percentile], [tied[1].place, tied[1].percentile]);
  // The seed is different in each run, so Cleo's result may be better, equal or worse.
  const places = `${tied[0].place} ${cleo.place}`;
  assert.ok(
    ['1 3', '2 1', '1 1'].includes(places),
    `expected the places of Ada, Bela and Cleo to follow their results, found ${places}`,
  );
  if (cleo.total !== tied[0].total) assert.equal(cleo.place === 1, cleo.total > tied[0].total);
  assert.deepEqual(body.own, tied[1]);
  assert.equal(
    body.histogram.reduce((sum: number, { count }: Json) => sum + count, 0),
    3,
  );
  assert.deepEqual((await api.get(`${board}?page=2`)).body.ranks, []);
  for (const { table } of body.ranks) assert.equal((await api.get(`tables/${table}/record`)).status, 200);

  // The seed is public after the day, so an unfinished entry stays private and can't be continued.
  const path = `tables/${unfinished.table}`;
  assert.equal((await api.get(`${path}/record`)).body.refused, 'no-token');
  const { decision } = (await api.get(path, unfinished.token)).body;
  const late = await api.post(`${path}/commands`, { id: 'late', decision, command: {} }, unfinished.token);
  assert.deepEqual(refusalOf(late), [403, 'daily-closed']);
  assert.deepEqual(refusalOf(await api.post(`${path}/undo`, { id: 'late' }, unfinished.token)), [
    403,
    'daily-closed',
  ]);
});

test('NP-63: Thargos ranks a win before a loss', async () => {
  const { api, clock } = await startAt();
  for (const [i, name] of ['Ada', 'Bela'].entries()) {
    await finish(
      api,
      'thargos',
      (await enter(api, 'thargos', name, await agedKey(api, clock))).body,
      i * 1000,
    );
    await ended(api, pathOf('thargos'), i + 1);
  }
  clock.now += DAY_MS;
  const { ranks } = (await api.get(`${pathOf('thargos')}/board`)).body;
  assert.equal(ranks.length, 2);
  for (const { won, rounds, total } of ranks)
    assert.deepEqual([typeof won, typeof rounds, typeof total], ['boolean', 'number', 'number']);
  assert.ok(ranks[0].won || !ranks[1].won);
});

test('NP-60: after a restart of the server, the seed, the entries and the board are the same', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-dailies-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const first = await startAt({ data });
  const identity = await agedKey(first.api, first.clock);
  const entry = (await enter(first.api, 'cartographers', 'Ada', identity)).body;
  await finish(first.api, 'cartographers', entry);
  const before = await ended(first.api, pathOf('cartographers'), 1);
  const { seedHash } = (await first.api.get(pathOf('cartographers'))).body;
  await first.stop();
  const { api, clock } = await startAt({ data });
  assert.equal((await api.get(pathOf('cartographers'))).body.seedHash, seedHash);
  assert.equal((await enter(api, 'cartographers', 'Ada', identity)).body.table, entry.table);
  assert.deepEqual((await api.get(`${pathOf('cartographers')}/board`)).body, before);
  clock.now += DAY_MS;
  assert.equal((await api.get(`${pathOf('cartographers')}/board`)).body.ranks[0].table, entry.table);
});
