import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newKey } from './keys.ts';
import { type Answered, type Client, clientOf, type Json } from './test/client.ts';
import { beginGame, finishGame, playToEnd, SHORT } from './test/finished-games.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const refusalOf = ({ status, body }: Answered): readonly unknown[] => [status, body.refused];
const create = async (host: string, client: Client = api): Promise<Json> =>
  (await client.post('groups', { name: 'Friday', player: { name: 'Ada', crest: 'oak' } }, host)).body;
const joinGroup = (group: Json, name: string, player: string, client: Client = api): Promise<Answered> =>
  client.post(`groups/${group.id}/members`, { key: group.key, name }, player);
const namesIn = ({ members }: Json): readonly string[] => members.map(({ name }: Json) => name);
const read = async (group: Json, player: string, client: Client = api): Promise<Json> =>
  (await client.get(`groups/${group.id}`, player)).body;
const groupsOf = async (player: string): Promise<readonly Json[]> =>
  (await api.get('me/groups', player)).body.groups;

/** Waits until the standings contain this many rows. */
const standings = async (group: Json, player: string, rows: number, query = ''): Promise<Json> => {
  for (;;) {
    const { body } = await api.get(`groups/${group.id}/standings${query}`, player);
    if (body.standings.length >= rows) return body;
    await sleep(20);
  }
};

test('NP-95: a group has a host, members and an invite link; strangers get the answer for an unknown group', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const group = await create(ada);
  assert.match(group.key, /^[\w-]{43}$/);
  assert.deepEqual(
    [group.name, namesIn(group), group.host, group.own],
    ['Friday', ['Ada'], group.members[0].member, group.members[0].member],
  );
  assert.deepEqual(
    group.seasons.map(({ number, name, to }: Json) => [number, name, to]),
    [[1, undefined, undefined]],
  );
  const unknown = await api.get('groups/AAAAAAAAAAAA', bela);
  for (const answer of [await api.get(`groups/${group.id}`, bela), unknown])
    assert.deepEqual(refusalOf(answer), [404, 'no-such-group']);
  assert.deepEqual(refusalOf(await api.get(`groups/${group.id}`)), [401, 'no-token']);
  assert.deepEqual(await groupsOf(ada), [{ id: group.id, name: 'Friday', members: 1, isHost: true }]);
  assert.deepEqual(await groupsOf(bela), []);
});

test('NP-96: only the current invite link admits members, and joining again changes only the name', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const group = await create(ada);
  const look = (key: string, player?: string) => api.post(`groups/${group.id}/invitation`, { key }, player);
  assert.deepEqual((await look(group.key)).body, { name: 'Friday', members: 1, isMember: false });
  for (const wrong of [newKey(), '', 'x'.repeat(128)])
    assert.deepEqual(refusalOf(await look(wrong)), [404, 'no-such-group']);
  assert.deepEqual(refusalOf(await joinGroup({ ...group, key: newKey() }, 'Bela', bela)), [
    404,
    'no-such-group',
  ]);

  const joined = await joinGroup(group, 'Bela', bela);
  assert.deepEqual([joined.status, namesIn(joined.body)], [201, ['Ada', 'Bela']]);
  const again = (await joinGroup(group, 'Béla', bela)).body;
  assert.deepEqual([namesIn(again), again.own], [['Ada', 'Béla'], joined.body.own]);
  assert.equal((await look(group.key, bela)).body.isMember, true);

  assert.deepEqual(refusalOf(await api.post(`groups/${group.id}/link`, {}, bela)), [403, 'not-yours']);
  const link = (await api.post(`groups/${group.id}/link`, {}, ada)).body;
  assert.notEqual(link.key, group.key);
  assert.deepEqual(refusalOf(await joinGroup(group, 'Cleo', cleo)), [404, 'no-such-group']);
  assert.equal((await joinGroup({ ...group, key: link.key }, 'Cleo', cleo)).status, 201);
  assert.equal((await read(group, bela)).key, link.key);
});

test('NP-96: two people who join at once both become members', async () => {
  const ada = newKey();
  const group = await create(ada);
  const names = Array.from({ length: 8 }, (_, i) => `Player ${i}`);
  await Promise.all(names.map(name => joinGroup(group, name, newKey())));
  assert.deepEqual(namesIn(await read(group, ada)).toSorted(), ['Ada', ...names].toSorted());
});

test('NP-96: a member who is removed can’t use the old link, and the host’s group survives the host', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const group = await create(ada);
  const { own: belaId } = (await joinGroup(group, 'Bela', bela)).body;
  await joinGroup(group, 'Cleo', cleo);
  const member = (id: string) => `groups/${group.id}/members/${id}`;
  assert.deepEqual(refusalOf(await api.remove(member(group.own), bela)), [403, 'not-yours']);
  assert.deepEqual(refusalOf(await api.remove(member('AAAAAAAAAAAA'), ada)), [404, 'no-such-member']);
  assert.equal((await api.remove(member(belaId), ada)).status, 204);
  assert.deepEqual(refusalOf(await api.get(`groups/${group.id}`, bela)), [404, 'no-such-group']);
  assert.deepEqual(refusalOf(await joinGroup(group, 'Bela', bela)), [404, 'no-such-group']);

  assert.equal((await api.remove(member(group.own), ada)).status, 204);
  const after = await read(group, cleo);
  assert.deepEqual([namesIn(after), after.host], [['Cleo'], after.own]);
  assert.equal((await api.put(`groups/${group.id}`, { name: 'Sunday' }, cleo)).status, 204);
  assert.equal((await read(group, cleo)).name, 'Sunday');
  assert.equal((await api.remove(member(after.own), cleo)).status, 204);
  assert.deepEqual(refusalOf(await joinGroup({ ...group, key: after.key }, 'Dora', newKey())), [
    404,
    'no-such-group',
  ]);
});

test('NP-96: the host can hand the group over or close it; others can’t', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const group = await create(ada);
  const { own } = (await joinGroup(group, 'Bela', bela)).body;
  const path = `groups/${group.id}`;
  for (const answer of [
    await api.put(path, { name: 'Mine' }, bela),
    await api.put(`${path}/host`, { member: own }, bela),
    await api.post(`${path}/seasons`, {}, bela),
    await api.remove(path, bela),
  ])
    assert.deepEqual([...refusalOf(answer), answer.body.why], [403, 'not-yours', 'host-only']);
  assert.equal((await api.put(`${path}/host`, { member: own }, ada)).status, 204);
  assert.equal((await read(group, ada)).host, own);
  assert.equal((await api.remove(path, bela)).status, 204);
  assert.deepEqual(refusalOf(await api.get(path, ada)), [404, 'no-such-group']);
  assert.deepEqual(await groupsOf(ada), []);
});

test('NP-97: only members of a group see and join its tables, and the public lobby never lists them', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const group = await create(ada);
  await joinGroup(group, 'Bela', bela);
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const wish = { game: 'cartographers', seats, group: group.id, open: true };
  assert.deepEqual(refusalOf(await api.post('tables', wish, cleo)), [404, 'no-such-group']);
  assert.deepEqual(refusalOf(await api.post('tables', wish)), [404, 'no-such-group']);
  const { id, token } = (await api.post('tables', wish, ada)).body;
  const tablesOf = async (player: string) => (await api.get(`groups/${group.id}/lobby`, player)).body.tables;
  while ((await tablesOf(bela)).length === 0) await sleep(20);
  assert.deepEqual(
    (await tablesOf(bela)).map((table: Json) => [table.id, table.host]),
    [[id, 'Ada']],
  );
  assert.deepEqual(refusalOf(await api.get(`groups/${group.id}/lobby`, cleo)), [404, 'no-such-group']);
  const isPublic = (await api.get('lobby')).body.tables.some((table: Json) => table.id === id);
  assert.equal(isPublic, false);
  assert.equal((await api.get(`tables/${id}`, token)).body.group, group.id);
  const take = (player?: string) => api.post(`lobby/${id}/seats`, { name: 'B' }, player);
  assert.deepEqual(refusalOf(await take(cleo)), [404, 'no-such-table']);
  assert.deepEqual(refusalOf(await take()), [404, 'no-such-table']);
  assert.equal((await take(bela)).status, 201);
});

test('NP-98: the standings count members beaten at tables of the group, season by season', async () => {
  const [ada, bela, guest] = [newKey(), newKey(), newKey()];
  const group = await create(ada);
  const belaId = (await joinGroup(group, 'Bela', bela)).body.own;
  const path = `groups/${group.id}`;
  // Games outside the group and games without another member don't count.
  await finishGame(api, [ada, bela], { config: SHORT });
  await finishGame(api, [ada], { config: SHORT, bots: ['random'], group: group.id });
  const { id } = await finishGame(api, [ada, bela, guest], { config: SHORT, group: group.id });
  const { view } = (await api.get(`tables/${id}`, ada)).body;
  const [adaPlace, belaPlace] = view.result.places;
  const { season, standings: rows } = await standings(group, bela, 2);
  assert.equal(season.number, 1);
  const pointsOf = (own: number, other: number): number => (own < other ? 2 : own === other ? 1 : 0);
  const expected = [
    [group.own, 1, Number(adaPlace === 1), pointsOf(adaPlace, belaPlace)],
    [belaId, 1, Number(belaPlace === 1), pointsOf(belaPlace, adaPlace)],
  ];
  const found = rows.map(({ member, games, wins, points }: Json) => [member, games, wins, points]);
  assert.deepEqual(found.toSorted(), expected.toSorted());
  assert.ok(rows[0].points >= rows[1].points);

  assert.deepEqual((await api.post(`${path}/seasons`, { name: 'Spring' }, ada)).body, { number: 2 });
  assert.deepEqual((await api.get(`${path}/standings`, bela)).body.standings, []);
  assert.deepEqual((await standings(group, bela, 2, '?season=1')).standings, rows);
  assert.deepEqual(refusalOf(await api.get(`${path}/standings?season=3`, bela)), [404, 'no-such-season']);
  assert.deepEqual(
    (await read(group, bela)).seasons.map(({ name, to }: Json) => [name, to === undefined]),
    [
      [undefined, false],
      ['Spring', true],
    ],
  );
});

test('NP-96: DELETE me ends memberships; results stay without a name, and the next member hosts', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const group = await create(ada);
  const belaId = (await joinGroup(group, 'Bela', bela)).body.own;
  await joinGroup(group, 'Cleo', cleo);
  const { id, tokens } = await beginGame(api, [ada, bela, cleo], { config: SHORT, group: group.id });
  await playToEnd(api, id, tokens);
  const before = await standings(group, bela, 3);
  assert.equal((await api.remove('me', ada)).status, 204);
  const after = await read(group, bela);
  assert.deepEqual([namesIn(after), after.host], [['Bela', 'Cleo'], belaId]);
  assert.deepEqual((await standings(group, bela, 3)).standings, before.standings);
  assert.deepEqual(await groupsOf(ada), []);
});

test('NP-95: names that aren’t suitable are refused and change nothing', async () => {
  const ada = newKey();
  const group = await create(ada);
  for (const name of ['', '   ', 'x'.repeat(61), 'a\u0000b', 'a\nb', 'a\u202eb']) {
    assert.deepEqual(refusalOf(await api.put(`groups/${group.id}`, { name }, ada)), [400, 'bad-request']);
    assert.deepEqual(refusalOf(await joinGroup(group, name, newKey())), [400, 'bad-request']);
    const made = await api.post('groups', { name, player: { name: 'Ada' } }, newKey());
    assert.deepEqual(refusalOf(made), [400, 'bad-request']);
  }
  assert.deepEqual(refusalOf(await api.post('groups', { name: 'A', player: { name: 'Ada' } })), [
    401,
    'no-token',
  ]);
  const after = await read(group, ada);
  assert.deepEqual([after.name, namesIn(after)], ['Friday', ['Ada']]);
});

test('NP-95: wrong invite links are rate-limited', async () => {
  const limited = clientOf((await startServer()).address);
  const group = await create(newKey(), limited);
  const codes = new Set<string>();
  for (let i = 0; i < 25; i++)
    codes.add((await limited.post(`groups/${group.id}/invitation`, { key: newKey() })).body.refused);
  assert.deepEqual([...codes], ['no-such-group', 'too-many']);
});

test('NP-95: a group survives a restart, with the same link', async t => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-groups-'));
  t.after(() => rmSync(data, { recursive: true, force: true }));
  const [ada, bela] = [newKey(), newKey()];
  const first = await startServer({}, { data });
  const group = await create(ada, clientOf(first.address));
  await first.stop();
  const client = clientOf((await startServer({}, { data })).address);
  assert.equal((await joinGroup(group, 'Bela', bela, client)).status, 201);
  assert.deepEqual(namesIn(await read(group, ada, client)), ['Ada', 'Bela']);
});

test('NP-99: members of a group play a daily challenge of their own, and strangers can’t', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const day = '2026-11-20';
  const dated = clientOf((await startServer({}, { now: () => Date.parse(`${day}T12:00:00Z`) })).address);
  const group = await create(ada, dated);
  await joinGroup(group, 'Bela', bela, dated);
  const daily = `groups/${group.id}/dailies/${day}/cartographers`;
  const rules = (await dated.get(daily, ada)).body;
  const open = (await dated.get(`dailies/${day}/cartographers`)).body;
  assert.deepEqual(rules.config, open.config);
  assert.notEqual(rules.seedHash, open.seedHash);
  for (const answer of [
    await dated.get(daily, cleo),
    await dated.get(`${daily}/board`, cleo),
    await dated.post(`${daily}/entries`, { name: 'Cleo' }, cleo),
  ])
    assert.deepEqual(refusalOf(answer), [404, 'no-such-group']);
  assert.deepEqual(refusalOf(await dated.post(`${daily}/entries`, { name: 'Nobody' })), [401, 'no-token']);

  const entered = await dated.post(`${daily}/entries`, { name: 'Ada' }, ada);
  assert.equal(entered.status, 201);
  assert.equal(entered.body.isNew, undefined, 'expected new identities to be ranked in a group');
  const again = await dated.post(`${daily}/entries`, { name: 'Ada' }, ada);
  assert.deepEqual([...refusalOf(again), again.body.table], [409, 'already-entered', entered.body.table]);
  const room = (await dated.get(`tables/${entered.body.table}`, ada)).body;
  assert.deepEqual(room.daily, { date: day, game: 'cartographers', group: group.id });
  assert.equal(room.seedHash, rules.seedHash);

  const board = (await dated.get(`${daily}/board`, ada)).body;
  assert.deepEqual([board.entries, board.entry], [1, entered.body.table]);
  assert.equal((await dated.get(`${daily}/board`, bela)).body.entry, undefined);
  assert.equal((await dated.get(`dailies/${day}/cartographers`)).body.entries, open.entries);
  const { challenges } = (await dated.get('me/challenges', ada)).body;
  assert.deepEqual(challenges, []);
});

test('NP-88: only members of a group see, create and enter its tournaments', async () => {
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const group = await create(ada);
  await joinGroup(group, 'Bela', bela);
  const wish = {
    name: 'Cup',
    game: 'thargos',
    format: 'swiss',
    rounds: 1,
    noShow: 'bot',
    open: true,
    group: group.id,
  };
  assert.deepEqual(refusalOf(await api.post('tournaments', wish, cleo)), [404, 'no-such-group']);
  const { id } = (await api.post('tournaments', { ...wish, player: { name: 'Ada' } }, ada)).body;
  assert.deepEqual(refusalOf(await api.post(`tournaments/${id}/entrants`, { name: 'Cleo' }, cleo)), [
    404,
    'no-such-group',
  ]);
  assert.equal((await api.post(`tournaments/${id}/entrants`, { name: 'Bela' }, bela)).status, 201);
  const listed = (await api.get(`tournaments?group=${group.id}`, bela)).body.tournaments;
  assert.deepEqual(
    listed.map((each: Json) => [each.id, each.entrants]),
    [[id, 2]],
  );
  assert.deepEqual(refusalOf(await api.get(`tournaments?group=${group.id}`, cleo)), [404, 'no-such-group']);
  const open = (await api.get('tournaments', cleo)).body.tournaments;
  assert.ok(!open.some((each: Json) => each.id === id), 'expected the public list without it');
});
