import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { startServer } from './test/serving.ts';
import { openTournamentLine } from './test/socket.ts';
import { answerOnce, createContest, enterAll, playContest, tableOf, waitFor } from './test/tournaments.ts';

const { address } = await startServer();
const api = clientOf(address);

/** Starts a tournament of these people, and returns their keys. The host is the first of them. */
const begin = async (names: readonly string[], more: Readonly<Record<string, unknown>> = {}) => {
  const contest = await createContest(api, { ...more, player: { name: names[0] } });
  const others = await enterAll(api, contest.path, names.slice(1));
  assert.equal((await api.post(`${contest.path}/start`, {}, contest.host)).status, 204);
  const keys = [contest.host, ...others];
  const tournament = await waitFor(contest, ({ played }) =>
    played[0]?.tables.every(({ status }: Json) => status !== 'waiting'),
  );
  return { contest, keys, tournament, players: new Map(keys.map((key, i) => [i, key])) };
};

test('NP-88: four people and four bots play a Swiss to its final standings', async () => {
  const bots = ['random', 'random', 'random', 'random'];
  const contest = await createContest(api, { rounds: 3, bots, player: { name: 'Ada', crest: 'tower' } });
  const others = await enterAll(api, contest.path, ['Bela', 'Cleo', 'Ada']);
  const players = new Map([contest.host, ...others].map((key, i) => [i === 0 ? 0 : i + 4, key]));
  const open = await contest.read(others[0]);
  assert.deepEqual([open.status, open.round, open.own, open.isHost], ['open', 0, 5, undefined]);
  assert.deepEqual(
    open.entrants.map(({ name }: Json) => name),
    ['Ada', 'random', 'random (2)', 'random (3)', 'random (4)', 'Bela', 'Cleo', 'Ada (2)'],
  );
  const refused = await api.post(`${contest.path}/start`, {}, others[0]);
  assert.deepEqual([refused.status, refused.body], [403, { refused: 'not-yours', why: 'host-only' }]);
  assert.equal((await api.post(`${contest.path}/start`, {}, contest.host)).status, 204);
  const over = await playContest(api, contest, players);
  assert.equal(over.status, 'over');
  assert.deepEqual(
    over.played.map(({ status, tables, byes }: Json) => [status, tables.length, byes.length]),
    [
      ['over', 4, 0],
      ['over', 4, 0],
      ['over', 4, 0],
    ],
  );
  const points = over.standings.map((each: Json) => each.points);
  assert.deepEqual(
    points,
    points.toSorted((a: number, b: number) => b - a),
  );
  assert.equal(
    points.reduce((sum: number, each: number) => sum + each, 0),
    3 * 4 * 2,
  );
  assert.deepEqual(
    over.standings.map(({ rank, played }: Json) => [rank, played]),
    Array.from({ length: 8 }, (_, i) => [i + 1, 3]),
  );
  const csv = await (await fetch(new URL(`api/v1/${contest.path}/export?as=csv`, address))).text();
  assert.equal(csv.split('\r\n').length, 1 + 8 + 1 + 1 + 3 * 8 + 1);
});

test('NP-90: three bots play a round robin of Thargos without players, each with one bye', async () => {
  const contest = await createContest(api, {
    game: 'thargos',
    config: { quickPlay: true },
    format: 'round-robin',
    rounds: undefined,
    bots: ['random', 'random', 'random'],
  });
  await api.post(`${contest.path}/start`, {}, contest.host);
  const over = await waitFor(contest, ({ status }) => status === 'over');
  assert.deepEqual([over.rounds, over.host, over.most], [3, {}, 32]);
  for (const { tables, byes } of over.played) assert.deepEqual([tables.length, byes.length], [1, 1]);
  for (const { played, byes } of over.standings) assert.deepEqual([played, byes], [2, 1]);
});

test('NP-88: an invalid tournament is refused, and each kind of caller gets a stable code', async () => {
  const host = newKey();
  const good = { name: 'Cup', game: 'cartographers', format: 'swiss', rounds: 2, noShow: 'bot' };
  for (const [more, status, refused] of [
    [{ game: 'chess' }, 422, 'unknown-game'],
    [{ bots: ['nobody'] }, 422, 'unknown-bot'],
    [{ config: { nonsense: 1 } }, 422, 'config-unknown-key'],
    [{ rounds: 12 }, 400, 'bad-request'],
    [{ rounds: undefined, format: 'round-robin', size: 3 }, 400, 'bad-request'],
    [{ format: 'round-robin' }, 400, 'bad-request'],
    [{ size: 1 }, 400, 'bad-request'],
    [{ name: ' ' }, 400, 'bad-request'],
    [{ name: 'a\u202eb' }, 400, 'bad-request'],
    [{ player: { name: ' ' } }, 400, 'bad-request'],
    [{ most: 257 }, 400, 'bad-request'],
    [{ waitSeconds: 9 }, 400, 'bad-request'],
    [{ most: 2, bots: ['random', 'random', 'random'] }, 409, 'tournament-full'],
    [{ group: 'guessed' }, 404, 'no-such-group'],
    [{ game: 'thargos', config: { quickPlay: true }, size: 20 }, 422, undefined],
  ] as const) {
    const answer = await api.post('tournaments', { ...good, ...more }, host);
    assert.equal(answer.status, status, `expected ${status} for ${JSON.stringify(more)}: ${answer.text}`);
    if (refused) assert.equal(answer.body.refused, refused);
  }
  assert.deepEqual((await api.get('tournaments', host)).body, { tournaments: [] });
  assert.equal((await api.get('tournaments/guessed')).body.refused, 'no-such-tournament');
  assert.equal((await api.post('tournaments/guessed/entrants', { name: 'A' }, host)).status, 404);
});

test('NP-88: entering, leaving and starting are refused with a reason when they are not possible', async () => {
  const contest = await createContest(api, { most: 2, player: { name: 'Ada' } });
  const { path, host } = contest;
  const [bela] = await enterAll(api, path, ['Bela']);
  const again = await api.post(`${path}/entrants`, { name: 'Bela' }, bela);
  assert.deepEqual([again.status, again.body], [409, { refused: 'already-entered', entrant: 1 }]);
  const full = await api.post(`${path}/entrants`, { name: 'Cleo' }, newKey());
  assert.deepEqual([full.status, full.body.refused], [409, 'tournament-full']);
  assert.equal((await api.post(`${path}/entrants`, { bot: 'random' }, bela)).status, 403);
  assert.equal((await api.remove(`${path}/entrants/0`, bela)).status, 403);
  assert.equal((await api.remove(`${path}/entrants/7`, host)).body.refused, 'no-such-entrant');
  assert.equal((await api.remove(`${path}/entrants/1`, bela)).status, 204);
  const few = await api.post(`${path}/start`, {}, host);
  assert.deepEqual([few.status, few.body], [409, { refused: 'too-few', least: 2 }]);
  // The next entrant gets the number that became free.
  assert.deepEqual((await api.post(`${path}/entrants`, { bot: 'random' }, host)).body, { entrant: 1 });
  assert.equal((await api.put(path, { name: 'Other', waitSeconds: 10 }, bela)).status, 403);
  assert.equal((await api.put(path, { name: 'Other', waitSeconds: 10 }, host)).status, 204);
  const changed = await contest.read(host);
  assert.deepEqual([changed.name, changed.waitSeconds, changed.noShow], ['Other', 10, 'bot']);
  assert.equal((await api.post(`${path}/start`, {}, host)).status, 204);
  assert.equal((await api.put(path, { name: 'Late' }, host)).body.refused, 'tournament-begun');
  assert.equal((await api.post(`${path}/start`, {}, host)).body.refused, 'tournament-begun');
});

test('NP-88: late entrants play from the next round, and an entrant who withdraws keeps their results', async () => {
  const { contest, keys, players } = await begin(['Ada', 'Bela', 'Cleo', 'Dora'], { rounds: 4 });
  const late = newKey();
  assert.deepEqual((await api.post(`${contest.path}/entrants`, { name: 'Eva' }, late)).body, { entrant: 4 });
  assert.equal((await api.remove(`${contest.path}/entrants/3`, keys[3])).status, 204);
  const over = await playContest(api, contest, new Map([...players, [4, late]]));
  assert.deepEqual(
    over.played.map(({ tables, byes }: Json) => [tables.length, byes.length]),
    [
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ],
  );
  const { entrants, standings } = over;
  assert.equal(entrants[3].left, true);
  const of = (entrant: number) => standings.find((each: Json) => each.entrant === entrant);
  assert.deepEqual([of(3).played, of(4).played], [1, 3]);
  const closed = await api.post(`${contest.path}/entrants`, { name: 'Fay' }, newKey());
  assert.equal(closed.body.refused, 'tournament-begun');
});

test('NP-91: at a tournament table, the tournament decides who sits there and what follows', async () => {
  const { contest, keys, tournament, players } = await begin(['Ada', 'Bela'], { rounds: 1 });
  const table = tableOf(tournament, 0)!;
  const shown = (await api.get(`tables/${table}`, keys[0])).body;
  assert.deepEqual(shown.tournament, { id: contest.id, name: 'Friday cup', round: 1 });
  assert.deepEqual([shown.status, shown.isHost], ['running', false]);
  const { watch } = tournament.played[0].tables[0];
  assert.equal((await api.get(`tables/${table}`, watch)).body.viewer, 'spectator');
  const seat = shown.viewer as number;
  for (const [send, path, body] of [
    [api.post, `tables/${table}/seats`, { invite: newKey(), name: 'Eve' }],
    [api.post, `tables/${table}/invite`, {}],
    [api.put, `tables/${table}/open`, { open: true }],
    [api.put, `tables/${table}/seats/${seat}/bot`, { bot: 'random' }],
    [api.post, `tables/${table}/seats/${seat}/key`, { identity: newKey() }],
  ] as const) {
    const { status, body: answer } = await send(path, body, keys[0]);
    assert.deepEqual([status, answer.refused], [409, 'not-in-tournament'], path);
  }
  await playContest(api, contest, players);
  for (const what of ['rematch', 'fork'])
    assert.equal((await api.post(`tables/${table}/${what}`, {}, keys[0])).body.refused, 'not-in-tournament');
});

test('NP-88: someone with an unfinished table in a tournament can neither enter nor start another one', async () => {
  const { contest, keys, players } = await begin(['Ada', 'Bela'], { rounds: 1 });
  const other = await createContest(api, { bots: ['random'] });
  const enter = () => api.post(`${other.path}/entrants`, { name: 'Bela' }, keys[1]);
  const refused = await enter();
  assert.deepEqual(
    [refused.status, refused.body],
    [409, { refused: 'in-tournament', tournament: contest.id }],
  );
  // Two at the same time, one of them in the tournament with the table.
  const both = await Promise.all([enter(), enter()]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [409, 409],
  );
  const own = await createContest(api, { bots: ['random'], player: { name: 'Bela' } }, keys[1]);
  assert.equal((await api.post(`${own.path}/start`, {}, keys[1])).body.refused, 'in-tournament');
  await playContest(api, contest, players);
  assert.equal((await enter()).status, 201);
  assert.equal((await other.read()).entrants.length, 2);
});

test('NP-88: two requests of one identity at the same time give one entrant', async () => {
  const contest = await createContest(api, {});
  const key = newKey();
  const all = await Promise.all(
    ['Ada', 'Bela', 'Cleo'].map(name => api.post(`${contest.path}/entrants`, { name }, key)),
  );
  assert.deepEqual(all.map(({ status }) => status).toSorted(), [201, 409, 409]);
  assert.equal((await contest.read()).entrants.length, 1);
});

test('NP-92: in a cup, all tables have one seed, which stays secret until the round is over', async () => {
  const { contest, keys, tournament } = await begin(['Ada', 'Bela'], {
    format: 'cup',
    size: 1,
    rounds: 2,
  });
  const [first, second] = tournament.played[0].tables;
  assert.deepEqual([first.watch, second.watch, tournament.played[0].seed], [undefined, undefined, undefined]);
  const [one, other] = [0, 1].map(entrant => tableOf(tournament, entrant)!);
  const hashes = [
    (await api.get(`tables/${one}`, keys[0])).body.seedHash,
    (await api.get(`tables/${other}`, keys[1])).body.seedHash,
  ];
  assert.equal(hashes[0], hashes[1]);
  while (await answerOnce(api, one!, keys[0]!));
  const done = (await api.get(`tables/${one}`, keys[0])).body;
  assert.equal(done.status, 'over');
  const record = (await api.get(`tables/${one}/record`, keys[0])).body;
  assert.deepEqual([record.seed, record.seedHash], [undefined, hashes[0]]);
  const during = await waitFor(contest, ({ played }) =>
    played[0].tables.some(({ table, status }: Json) => table === one && status === 'over'),
  );
  assert.deepEqual([during.round, during.played[0].seed], [1, undefined]);
  while (await answerOnce(api, other!, keys[1]!));
  const after = await waitFor(contest, ({ round }) => round === 2);
  const { seed, tables } = after.played[0];
  assert.match(seed, /^[0-9a-f]{64}$/);
  const { watch } = tables.find(({ table }: Json) => table === one);
  assert.equal((await api.get(`tables/${one}/record`, watch)).body.seed, seed);
  for (const { points, tieBreaks } of after.standings) assert.equal(points, tieBreaks.stars);
  assert.equal(after.played[1].seed, undefined);
});

test('NP-92: a cup that ends reveals the seed of its last round', async () => {
  const { contest, players } = await begin(['Ada', 'Bela'], { format: 'cup', size: 1, rounds: 1 });
  const over = await playContest(api, contest, players);
  assert.match(over.played[0].seed, /^[0-9a-f]{64}$/);
  const [{ table, watch }] = over.played[0].tables;
  for (;;) {
    const { body } = await api.get(`tables/${table}/record`, watch);
    if (body.seed) break;
  }
});

test('NP-88: DELETE me removes the name and withdraws the entrant, and nothing shows who it was', async () => {
  const { contest, keys, players } = await begin(['Ada', 'Zsazsa'], { rounds: 2 });
  assert.equal((await api.remove('me', keys[1])).status, 204);
  const text = (await api.get(contest.path)).text;
  assert.ok(!text.includes('Zsazsa'));
  const over = await playContest(api, contest, players);
  assert.equal(over.status, 'over');
  assert.deepEqual([over.entrants[1].name, over.entrants[1].left], ['', true]);
  assert.equal(over.played.length, 1);
  assert.equal((await api.get('tournaments', keys[1])).body.tournaments.length, 0);
  assert.equal((await api.get(contest.path, keys[1])).body.own, undefined);
});

test('NP-88: a canceled tournament has no more rounds, but its tables continue', async () => {
  const { contest, keys, tournament } = await begin(['Ada', 'Bela'], { rounds: 3, open: true });
  assert.equal((await api.remove(contest.path, keys[1])).status, 403);
  assert.equal((await api.remove(contest.path, contest.host)).status, 204);
  const table = tableOf(tournament, 0)!;
  while ((await answerOnce(api, table, keys[0]!)) || (await answerOnce(api, table, keys[1]!)));
  assert.equal((await api.get(`tables/${table}`, keys[0])).body.status, 'over');
  const { status, round } = await contest.read();
  assert.deepEqual([status, round], ['cancelled', 1]);
});

test('NP-93: the list has the open tournaments, and for players all of their own', async () => {
  const player = newKey();
  const open = await createContest(api, { name: 'Open', open: true });
  const hidden = await createContest(api, { name: 'Hidden' }, player);
  await api.post(`${open.path}/entrants`, { name: 'Ada' }, player);
  const list = async (key?: string) => (await api.get('tournaments', key)).body.tournaments;
  const idsOf = (found: Json) => found.map(({ id }: Json) => id);
  assert.ok(idsOf(await list()).includes(open.id) && !idsOf(await list()).includes(hidden.id));
  const own = await list(player);
  assert.deepEqual(
    own.filter((each: Json) => each.own !== undefined || each.isHost).map(({ id }: Json) => id),
    [hidden.id, open.id],
  );
  await api.remove(open.path, open.host);
  assert.ok(!idsOf(await list()).includes(open.id));
});

test('NP-93: the CSV export escapes texts that a spreadsheet would run', async () => {
  const contest = await createContest(api, { bots: ['random'], player: { name: '=1+1,"x"' } });
  const response = await fetch(new URL(`api/v1/${contest.path}/export?as=csv`, address));
  assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8');
  const line = (await response.text()).split('\r\n').find(each => each.includes('1+1'));
  assert.equal(line?.split(',').slice(1, 3).join(','), `"'=1+1,""x"""`);
  const json = await (await fetch(new URL(`api/v1/${contest.path}/export`, address))).json();
  assert.equal(json.entrants[0].name, '=1+1,"x"');
});

test('NP-94: the socket sends the tournament first, and again after every change', async () => {
  const contest = await createContest(api, { player: { name: 'Ada' } });
  const line = await openTournamentLine(address, contest.id);
  const first = await line.next(({ type }) => type === 'tournament');
  assert.deepEqual([first.tournament.entrants.length, first.tournament.own], [1, undefined]);
  line.send({ type: 'hello', token: contest.host });
  const mine = await line.next(({ tournament }) => tournament?.own !== undefined);
  assert.deepEqual([mine.tournament.own, mine.tournament.isHost], [0, true]);
  await enterAll(api, contest.path, ['Bela']);
  await line.next(({ tournament }) => tournament?.entrants.length === 2);
  await api.post(`${contest.path}/start`, {}, contest.host);
  // A table exists a moment after its round was paired.
  await line.next(({ tournament }) => tournament?.played[0]?.tables[0]?.status === 'running');
  line.send({ type: 'ping' });
  await line.next(({ type }) => type === 'pong');
  line.send({ type: 'undo', id: 'u' });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'bad-request');
  for (const raw of line.raw) assert.ok(!raw.includes(contest.host));
  line.end();
  const lost = await openTournamentLine(address, 'guessed');
  assert.equal((await lost.next(({ type }) => type === 'refused')).refused, 'no-such-tournament');
  assert.equal(await lost.closed, 4001);
});
