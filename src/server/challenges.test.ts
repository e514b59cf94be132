import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashSeed } from '../engine/random.ts';
import { verify } from '../engine/verify.ts';
import { GAME_IDS } from '../games/list.ts';
import { rebuild } from './club/rebuild.ts';
import { newKey } from './keys.ts';
import { openData } from './open-data.ts';
import { DAY_MS, ended, enter, finish, NOON, pathOf, refusalOf, startAt } from './test/challenges.ts';
import { clientOf, type Json } from './test/client.ts';
import { agedKey, rulesOf } from './test/players.ts';
import { startServer } from './test/serving.ts';

const WEEK = 'weeklies/2026-W47/cartographers';
const SUNDAY = Date.parse('2026-11-22T23:59:59Z');

test('NP-77: the weekly challenge runs from Monday to Sunday, with one entry per identity and a sealed seed', async () => {
  const { api, clock } = await startAt();
  const shown = (await api.get(WEEK)).body;
  assert.deepEqual(
    [shown.week, shown.date, shown.config.game, shown.isOver, shown.endsAt],
    ['2026-W47', undefined, 'heroes', false, SUNDAY + 1000],
  );
  const maps = new Set<string>();
  for (const week of ['2026-W44', '2026-W45', '2026-W46', '2026-W47'])
    maps.add((await api.get(`weeklies/${week}/cartographers`)).body.config.map);
  assert.equal(maps.size, 4);
  for (const [path, refusal] of [
    ['2026-W48/cartographers', [404, 'no-such-daily']],
    ['2026-W54/cartographers', [400, 'bad-request']],
    ['2026-W47/thargos', [404, 'unknown-game']],
    ['2026-W47/chess', [404, 'unknown-game']],
  ] as const)
    assert.deepEqual(refusalOf(await api.get(`weeklies/${path}`)), refusal);
  assert.deepEqual((await api.get('weeklies/2026-W47/thargos')).body.known, ['cartographers']);

  const ada = await agedKey(api, clock);
  const entry = (await enter(api, WEEK, 'Ada', ada)).body;
  assert.equal((await enter(api, WEEK, 'Ada', ada)).body.table, entry.table);
  assert.equal((await enter(api, 'cartographers', 'Ada', ada)).status, 201);
  const room = (await api.get(`tables/${entry.table}`, ada)).body;
  assert.deepEqual(room.daily, { week: '2026-W47', game: 'cartographers' });
  assert.deepEqual(refusalOf(await api.post(`tables/${entry.table}/watch`, {}, ada)), [403, 'not-in-daily']);
  const unfinished = (await enter(api, WEEK, 'Bela', await agedKey(api, clock))).body;
  await finish(api, 'cartographers', entry);
  await ended(api, WEEK, 1);

  clock.now = SUNDAY;
  const running = (await api.get(`${WEEK}/board`, ada)).body;
  assert.deepEqual([running.isOver, running.own.name, running.own.place], [false, 'Ada', undefined]);
  assert.equal(running.seed, undefined);
  assert.equal((await api.get(`tables/${entry.table}/record`, ada)).body.seed, undefined);
  clock.now = SUNDAY + 1000;
  const board = (await api.get(`${WEEK}/board`, ada)).body;
  assert.deepEqual([board.week, board.isOver, board.entries, board.ended], ['2026-W47', true, 2, 1]);
  assert.deepEqual(board.own, board.ranks[0]);
  assert.equal(hashSeed(board.seed), shown.seedHash);
  assert.equal((await api.get(`tables/${entry.table}/record`)).body.seed, board.seed);
  assert.deepEqual(refusalOf(await enter(api, WEEK, 'Cleo')), [403, 'daily-closed']);
  const late = await api.post(`tables/${unfinished.table}/undo`, { id: 'late' }, unfinished.token);
  assert.deepEqual(refusalOf(late), [403, 'daily-closed']);
});

test('NP-79: an entry without an identity that is a day old has a result, but no place', async () => {
  const { api, clock } = await startAt();
  const [old, young] = [await agedKey(api, clock), newKey()];
  clock.now -= DAY_MS - 1;
  await api.put('me/profile', { isPublic: false }, young);
  clock.now += DAY_MS - 1;
  const entries: Json[] = [];
  for (const [name, key] of [
    ['Ada', old],
    ['Bela', young],
    ['Cleo', undefined],
  ] as const) {
    const { body } = await enter(api, 'cartographers', name, key);
    assert.equal(body.isNew, name === 'Ada' ? undefined : true);
    entries.push(body);
    await finish(api, 'cartographers', body);
  }
  await ended(api, pathOf('cartographers'), 3);
  const board = `${pathOf('cartographers')}/board`;
  const running = (await api.get(board, young)).body;
  assert.deepEqual([running.ended, running.unranked, running.own.isNew], [3, 2, true]);

  clock.now += DAY_MS;
  const { body } = await api.get(board, young);
  assert.deepEqual(
    body.ranks.map(({ name, place, percentile }: Json) => [name, place, percentile]),
    [['Ada', 1, 100]],
  );
  assert.deepEqual([body.own.name, body.own.isNew, body.own.place], ['Bela', true, undefined]);
  assert.deepEqual([body.entries, body.ended, body.unranked, body.pages], [3, 3, 2, 1]);
  assert.equal(
    body.histogram.reduce((sum: number, { count }: Json) => sum + count, 0),
    1,
  );
  for (const { table } of entries) assert.equal((await api.get(`tables/${table}/record`)).status, 200);
  // Bela's identity was stored a day before the next challenge.
  const next = (await enter(api, pathOf('cartographers', '2026-11-21'), 'Bela', young)).body;
  assert.equal(next.isNew, undefined);
});

test('NP-80: limits the entries of an address to each challenge on a day', async () => {
  const clock = { now: NOON };
  const api = clientOf((await startServer({ entriesPerDay: 2 }, { now: () => clock.now })).address);
  const key = newKey();
  const codes = async (at: string): Promise<readonly unknown[]> => {
    const answers = [];
    for (const each of [key, key, newKey(), newKey()]) answers.push(await enter(api, at, 'Ada', each));
    return answers.map(({ status, body }) => body.refused ?? status);
  };
  const limited = [201, 'already-entered', 201, 'too-many-entries'];
  for (const at of ['cartographers', 'thargos', WEEK]) assert.deepEqual(await codes(at), limited);
  const refusal = await enter(api, WEEK, 'Ada');
  assert.deepEqual([refusal.status, refusal.body], [429, { refused: 'too-many-entries', most: 2 }]);
  clock.now += DAY_MS;
  assert.equal((await enter(api, WEEK, 'Ada')).status, 201);
});

test('NP-63: a stored board survives a restart, and a deleted player disappears from it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-boards-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const first = await startAt({ data });
  const keys = [await agedKey(first.api, first.clock), await agedKey(first.api, first.clock)];
  for (const [i, name] of ['Ada', 'Bela'].entries()) {
    const { body } = await enter(first.api, 'cartographers', name, keys[i]);
    first.clock.now += 1000;
    await finish(first.api, 'cartographers', body);
  }
  await ended(first.api, pathOf('cartographers'), 2);
  const board = `${pathOf('cartographers')}/board`;
  first.clock.now += DAY_MS;
  const before = (await first.api.get(board, keys[1])).body;
  assert.deepEqual(
    before.ranks.map(({ name }: Json) => name),
    ['Ada', 'Bela'],
  );
  assert.deepEqual(before.own, before.ranks[1]);
  await first.stop();

  // A wrong stored result is repaired by a rebuild.
  const store = await openData({ data }, text => assert.fail(text));
  const id = `entry-result:${before.ranks[0].table}`;
  const wrong = await store.document(id);
  assert.ok(wrong);
  await store.changeDocument(
    { id, at: wrong.at, names: [], body: { table: '', result: null } },
    wrong.changes,
  );
  const rebuilt = await rebuild(store, first.clock.now);
  await store.close();
  assert.deepEqual([rebuilt.entries, rebuilt.boards], [2, 1]);

  const { api, clock } = await startAt({ data });
  clock.now = first.clock.now;
  const { par: _, ...again } = (await api.get(board, keys[1])).body;
  const { par: __, ...was } = before;
  assert.deepEqual(again, was);
  assert.equal((await api.remove('me', keys[0])).status, 204);
  const after1 = await api.get(board, keys[0]);
  assert.deepEqual([after1.body.own, after1.body.ended], [undefined, 2]);
  assert.deepEqual(after1.body.ranks, [before.ranks[1]]);
  assert.ok(!after1.text.includes('Ada'));
});

for (const game of GAME_IDS)
  test(`NP-81: after a challenge of ${game}, the expert plays it, and anyone can read its record`, async () => {
    const { api, clock } = await startAt({ parBot: undefined });
    const { table } = (await enter(api, game, 'Ada', await agedKey(api, clock))).body;
    const board = `${pathOf(game)}/board`;
    assert.equal((await api.get(board)).body.par, undefined);
    clock.now += DAY_MS;
    let shown = (await api.get(board)).body;
    for (; !shown.par; shown = (await api.get(board)).body) await sleep(50);
    assert.notEqual(shown.par.table, table);
    assert.deepEqual([shown.entries, shown.ended, shown.ranks], [1, 0, []]);
    const path = `tables/${shown.par.table}/record`;
    const record = (await api.get(path)).body;
    assert.equal(record.seed, shown.seed);
    assert.deepEqual(record.seats[0], { bot: 'expert' });
    assert.deepEqual(verify(await rulesOf(game), record), { verified: true });
  });

/** Plays the daily challenge of the current day of the server. */
const playDay = async (at: Awaited<ReturnType<typeof startAt>>, names: Readonly<Record<string, string>>) => {
  const date = new Date(at.clock.now).toISOString().slice(0, 10);
  const path = pathOf('cartographers', date);
  for (const [name, key] of Object.entries(names))
    await finish(at.api, 'cartographers', (await enter(at.api, path, name, key)).body);
  await ended(at.api, path, Object.keys(names).length);
};

test('NP-78: the monthly league adds up the boards of the days that are over', async () => {
  const at = await startAt();
  const { api, clock } = at;
  const [ada, bela, young] = [await agedKey(api, clock), await agedKey(api, clock), newKey()];
  const league = async (key?: string): Promise<Json> =>
    (await api.get('leagues/2026-11/cartographers', key)).body;
  await playDay(at, { Ada: ada, Bela: bela, Cleo: young });
  const { ranks: none, ...running } = await league();
  assert.deepEqual(running, {
    month: '2026-11',
    game: 'cartographers',
    isOver: false,
    endsAt: Date.parse('2026-12-01'),
    unranked: 0,
    page: 1,
    pages: 0,
  });
  assert.deepEqual(none, []);

  clock.now += DAY_MS;
  await playDay(at, { 'Ada again': ada });
  clock.now += DAY_MS;
  let shown = await league(ada);
  for (; shown.own?.counted !== 2; shown = await league(ada)) await sleep(20);
  // All moves are the same, so Ada and Bela share the first place of the first day.
  assert.deepEqual(shown.ranks, [
    { place: 1, points: 200, counted: 2, name: 'Ada again' },
    { place: 2, points: 100, counted: 1, name: 'Bela' },
  ]);
  assert.deepEqual([shown.own, shown.unranked, shown.pages], [shown.ranks[0], 1, 1]);
  assert.deepEqual((await league(young)).own, { points: 0, counted: 0, isNew: true });
  assert.equal((await league(newKey())).own, undefined);
  assert.equal((await api.get('leagues/2026-11/thargos')).body.pages, 0);
  for (const [path, refusal] of [
    ['2026-12/cartographers', [404, 'no-such-daily']],
    ['2026-13/cartographers', [400, 'bad-request']],
    ['2026-11/chess', [404, 'unknown-game']],
  ] as const)
    assert.deepEqual(refusalOf(await api.get(`leagues/${path}`)), refusal);

  assert.equal((await api.remove('me', ada)).status, 204);
  const left = await api.get('leagues/2026-11/cartographers', ada);
  assert.deepEqual([left.body.own, left.body.ranks.length], [undefined, 1]);
  assert.ok(!left.text.includes('Ada'));
  clock.now = Date.parse('2026-12-01');
  assert.equal((await league()).isOver, true);
});

test('NP-82: a player sees their entries of a month and their days in a row', async () => {
  const at = await startAt();
  const { api, clock } = at;
  const ada = newKey();
  const mine = async (month?: string): Promise<Json> =>
    (await api.get(`me/challenges${month === undefined ? '' : `?month=${month}`}`, ada)).body;
  const streak = async (): Promise<readonly number[]> => {
    const { current, best } = (await mine()).streaks.cartographers;
    return [current, best];
  };
  assert.deepEqual(await mine('2026-11'), {
    challenges: [],
    streaks: { cartographers: { current: 0, best: 0 }, thargos: { current: 0, best: 0 } },
  });
  await playDay(at, { Ada: ada });
  const week = (await enter(api, WEEK, 'Ada', ada)).body;
  assert.deepEqual(await streak(), [1, 1]);
  clock.now += DAY_MS;
  assert.deepEqual(await streak(), [1, 1]);
  await playDay(at, { Ada: ada });
  assert.deepEqual(await streak(), [2, 2]);
  await enter(api, pathOf('thargos', '2026-11-21'), 'Ada', ada);
  clock.now += 2 * DAY_MS;
  await playDay(at, { Ada: ada });
  const { challenges, streaks } = await mine('2026-11');
  assert.deepEqual(streaks, { cartographers: { current: 1, best: 2 }, thargos: { current: 0, best: 0 } });
  const shown = challenges.map(({ kind, key, game, status, place, of, isNew }: Json) =>
    [kind, key, game, status, place, of, isNew].filter(each => each !== undefined).join(' '),
  );
  assert.deepEqual(shown, [
    'day 2026-11-20 cartographers over true',
    'day 2026-11-21 cartographers over 1 1',
    'day 2026-11-23 cartographers over',
    'week 2026-W47 cartographers missed true',
    'day 2026-11-21 thargos missed',
  ]);
  assert.ok(
    challenges
      .filter(({ status }: Json) => status === 'over')
      .every(({ total }: Json) => Number.isInteger(total)),
  );
  assert.equal(challenges[3].table, week.table);
  assert.deepEqual((await mine('2026-10')).challenges, []);
  clock.now += 2 * DAY_MS;
  assert.deepEqual(await streak(), [0, 2]);
  assert.deepEqual(refusalOf(await api.get('me/challenges?month=2026-13', ada)), [400, 'bad-request']);
  assert.deepEqual(refusalOf(await api.get('me/challenges')), [401, 'no-token']);
});
