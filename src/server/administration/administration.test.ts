import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verify } from '../../engine/verify.ts';
import { hashKey, newKey } from '../keys.ts';
import { DAY_MS, ended, enter, finish, pathOf, startAt } from '../test/challenges.ts';
import { clientOf, type Json } from '../test/client.ts';
import { beginGame, finishGame, SHORT } from '../test/finished-games.ts';
import { agedKey, moveOn, rulesOf } from '../test/players.ts';
import { startServer } from '../test/serving.ts';
import { openLine, openLobbyLine } from '../test/socket.ts';

const TOKEN = 'anna-token-of-the-administrator';
const adminTokens = [
  { label: 'anna', token: TOKEN },
  { label: 'ben', token: 'ben-token-of-the-administrator' },
];
const { address } = await startServer({}, { adminTokens });
const api = clientOf(address);

const admin = {
  get: (path: string) => api.get(`admin/${path}`, TOKEN),
  post: (path: string, body: unknown) => api.post(`admin/${path}`, body, TOKEN),
  put: (path: string, body: unknown) => api.put(`admin/${path}`, body, TOKEN),
  remove: (path: string) => api.remove(`admin/${path}`, TOKEN),
};
const lastAudit = async (): Promise<Json> => (await admin.get('audit?most=1')).body.entries[0];

test('NP-125: without a token in the settings, there is no admin API', async () => {
  const bare = await startServer();
  const { status, body } = await clientOf(bare.address).get('admin/stats', TOKEN);
  assert.deepEqual([status, body.refused], [404, 'no-such-address']);
  await bare.stop();
});

test('NP-125: a wrong token is refused, and after ten wrong ones an address has to wait', async () => {
  const guarded = await startServer({}, { adminTokens });
  const guess = clientOf(guarded.address);
  assert.equal((await guess.get('admin/stats')).body.refused, 'no-token');
  for (let i = 0; i < 10; i++)
    assert.equal((await guess.get('admin/stats', `wrong-token-of-nobody-${i}`)).body.refused, 'not-yours');
  const late = await guess.get('admin/stats', TOKEN);
  assert.deepEqual([late.status, late.body.refused], [429, 'too-many']);
  assert.ok(late.body.retryAfter > 0 && late.body.retryAfter <= 60);
  await guarded.stop();
});

test('NP-126: an administrator lists tables by status, game and host, and sees no keys', async () => {
  const ada = newKey();
  const waiting = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me', name: 'Zoë' }, { kind: 'open' }], open: true },
    ada,
  );
  const running = await beginGame(api, [newKey(), newKey()]);
  const practice = await finishGame(api, [null], { config: SHORT });
  const { body } = await admin.get('tables?most=3');
  assert.deepEqual(
    body.tables.map(({ id, status }: Json) => [id, status]),
    [
      [practice.id, 'over'],
      [running.id, 'running'],
      [waiting.body.id, 'waiting'],
    ],
  );
  const last = body.tables[1];
  const page = (await admin.get(`tables?most=1&before=${last.created}:${last.id}`)).body.tables;
  assert.equal(page[0].id, waiting.body.id);
  const idsOf = async (filter: string): Promise<readonly string[]> =>
    (await admin.get(`tables?${filter}`)).body.tables.map(({ id }: Json) => id);
  assert.deepEqual(await idsOf('host=zoë&status=waiting'), [waiting.body.id]);
  assert.deepEqual(await idsOf('game=thargos'), []);
  assert.deepEqual(await idsOf('olderThan=1'), []);
  assert.ok((await idsOf('status=over')).includes(practice.id));
  const { body: shown, text } = await admin.get(`tables/${waiting.body.id}`);
  assert.equal(shown.seats[0].person, hashKey(ada));
  assert.equal(shown.isListed, true);
  for (const key of [ada, waiting.body.token, waiting.body.invite, waiting.body.watch])
    assert.ok(!text.includes(key) && (key === ada || !text.includes(hashKey(key))));
});

test('NP-129: an ended table stays readable, but no one can play, write, join or change it', async () => {
  const { id, tokens } = await beginGame(api, [newKey(), newKey()]);
  const line = await openLine(address, id);
  line.send({ type: 'hello', token: tokens[0] });
  const { decision, options } = await line.next(({ type }) => type === 'view');
  assert.equal((await admin.post(`tables/${id}/end`, undefined)).status, 204);
  const room = await line.next(({ type, ended }) => type === 'room' && ended !== undefined);
  assert.equal(room.status, 'over');
  line.send({ type: 'command', id: 'late', decision, command: { type: 'draw', options } });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'ended');
  line.end();
  const refusals = await Promise.all([
    api.post(`tables/${id}/commands`, { id: 'c', decision, command: {} }, tokens[0]),
    api.post(`tables/${id}/chat`, { text: 'Hello' }, tokens[0]),
    api.post(`tables/${id}/sign`, { sign: 'hello' }, tokens[0]),
    api.post(`tables/${id}/invite`, undefined, tokens[0]),
  ]);
  for (const { status, body } of refusals) assert.deepEqual([status, body.refused], [409, 'ended']);
  const { body } = await api.get(`tables/${id}`, tokens[1]);
  assert.deepEqual([body.status, typeof body.ended.at], ['over', 'number']);
  assert.equal((await api.get(`tables/${id}/record`, tokens[0])).status, 200);
  assert.deepEqual((await admin.post(`tables/${id}/end`, undefined)).body.refused, 'ended');
  const entry = await lastAudit();
  assert.deepEqual([entry.who, entry.action, entry.target, entry.note], ['anna', 'end', id, 'failed: ended']);
});

test('NP-129: an ended waiting room leaves the lobby, and no one can join it', async () => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', { game: 'thargos', seats, open: true }, newKey());
  await admin.post(`tables/${made.id}/end`, undefined);
  const joins = await Promise.all([
    api.post(`tables/${made.id}/seats`, { invite: made.invite }),
    api.post(`lobby/${made.id}/seats`, {}, newKey()),
    api.post(`tables/${made.id}/start`, {}, made.token),
  ]);
  for (const { status, body } of joins) assert.deepEqual([status, body.refused], [409, 'ended']);
  const listed = (await api.get('lobby')).body.tables;
  assert.ok(listed.every(({ id }: Json) => id !== made.id));
});

test('NP-130: a hidden table is in no lobby until it is shown again, and its links work', async () => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', { game: 'cartographers', seats, open: true }, newKey());
  const lobby = await openLobbyLine(address);
  const isMade = ({ table }: Json): boolean => table?.id === made.id;
  await admin.put(`tables/${made.id}/hidden`, { hidden: true });
  await lobby.next(({ type, id }) => type === 'closed' && id === made.id);
  assert.equal((await api.post(`lobby/${made.id}/seats`, {}, newKey())).body.refused, 'table-full');
  assert.equal((await admin.get(`tables/${made.id}`)).body.isHidden, true);
  await admin.put(`tables/${made.id}/hidden`, { hidden: false });
  await lobby.next(message => message.type === 'table' && isMade(message));
  await admin.put(`tables/${made.id}/hidden`, { hidden: true });
  assert.equal((await api.post(`tables/${made.id}/seats`, { invite: made.invite })).status, 201);
  lobby.end();
});

test('NP-130: a hidden entry to a challenge isn’t on the board, and the others keep their places', async () => {
  const { api: daily, clock, stop } = await startAt({ adminTokens });
  const entries = [];
  for (const name of ['Ada', 'Bela']) {
    const { body } = await enter(daily, 'cartographers', name, await agedKey(daily, clock));
    await finish(daily, 'cartographers', body, entries.length);
    entries.push(body.table);
  }
  await ended(daily, pathOf('cartographers'), 2);
  clock.now += DAY_MS;
  const names = async (): Promise<readonly string[]> =>
    (await daily.get(`${pathOf('cartographers')}/board`)).body.ranks.map(({ name }: Json) => name).toSorted();
  assert.deepEqual(await names(), ['Ada', 'Bela']);
  await daily.put(`admin/tables/${entries[0]}/hidden`, { hidden: true }, TOKEN);
  assert.deepEqual(await names(), ['Bela']);
  await daily.put(`admin/tables/${entries[0]}/hidden`, { hidden: false }, TOKEN);
  assert.deepEqual(await names(), ['Ada', 'Bela']);
  await stop();
});

test('NP-126: a deleted table is gone for its players, and deleting it twice is refused', async () => {
  const { id, tokens } = await beginGame(api, [newKey(), newKey()]);
  const line = await openLine(address, id);
  line.send({ type: 'hello', token: tokens[0] });
  await line.next(({ type }) => type === 'view');
  assert.equal((await admin.remove(`tables/${id}`)).status, 204);
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'no-such-table');
  assert.equal((await api.get(`tables/${id}`, tokens[0])).status, 404);
  const again = await admin.remove(`tables/${id}`);
  assert.deepEqual([again.status, again.body.refused], [404, 'no-such-table']);
  assert.equal((await lastAudit()).action, 'delete');
});

test('NP-126: a table of a tournament and an entry to an open challenge can’t be deleted', async () => {
  const key = newKey();
  const today = new Date().toISOString().slice(0, 10);
  const entry = await api.post(`dailies/${today}/cartographers/entries`, { name: 'Ada' }, key);
  assert.equal((await admin.remove(`tables/${entry.body.table}`)).body.refused, 'not-in-daily');
  const player = { name: 'Ada' };
  const wish = {
    name: 'Cup',
    game: 'thargos',
    format: 'swiss',
    rounds: 1,
    noShow: 'bot',
    bots: ['random'],
    player,
  };
  const { body: cup } = await api.post('tournaments', wish, key);
  await api.post(`tournaments/${cup.id}/start`, undefined, key);
  for (;;) {
    const { body } = await api.get(`tournaments/${cup.id}`, key);
    const table = body.played[0]?.tables[0]?.table;
    if (table === undefined || (await admin.get(`tables/${table}`)).status === 404) continue;
    assert.equal((await admin.remove(`tables/${table}`)).body.refused, 'not-in-tournament');
    assert.equal((await admin.post(`tables/${table}/end`, undefined)).body.refused, 'not-in-tournament');
    return;
  }
});

test('NP-131: an export has everything of one person and nothing of the others; erasing leaves their games', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await finishGame(api, [ada, bela], { config: SHORT });
  await api.put('me/profile', { name: 'Ada L.', isPublic: true }, ada);
  await api.post(`tables/${id}/chat`, { text: 'Good game, all' }, tokens[0]);
  await api.post(`tables/${id}/chat`, { text: 'Thanks, Ada' }, tokens[1]);
  const webhook = { url: 'https://ntfy.example/secret-topic-of-ada' };
  await api.put('me/notifications', { feed: true }, ada);
  const group = await api.post('groups', { name: 'Friday', player: { name: 'Ada' } }, ada);
  const { body: profile } = await api.get('me/profile', ada);
  const { body: data, text } = await admin.get(`people/${profile.id}`);
  assert.equal(data.person, hashKey(ada));
  assert.equal(data.profile.name, 'Ada L.');
  assert.deepEqual(data.tables, [
    {
      table: id,
      game: 'cartographers',
      created: data.tables[0].created,
      seats: [{ seat: 0, name: 'Player 0' }],
    },
  ]);
  assert.deepEqual(
    data.texts.map(({ text: said }: Json) => said),
    ['Good game, all'],
  );
  assert.deepEqual(
    data.games.map(({ table }: Json) => table),
    [id],
  );
  assert.deepEqual(
    data.groups.map(({ name }: Json) => name),
    ['Friday'],
  );
  assert.equal(data.notifications.feed, true);
  for (const secret of [
    ada,
    bela,
    hashKey(bela),
    ...tokens,
    'Player 1',
    'Thanks',
    webhook.url,
    group.body.key,
  ])
    assert.ok(!text.includes(secret), `expected no ${secret} in the export`);
  assert.equal((await lastAudit()).action, 'export');

  assert.equal((await admin.remove(`people/${hashKey(ada)}`)).status, 204);
  const { body: left } = await api.get(`tables/${id}`, tokens[1]);
  assert.deepEqual(
    left.seats.map(({ name }: Json) => name),
    [undefined, 'Player 1'],
  );
  assert.deepEqual(
    (await api.get(`tables/${id}/chat`, tokens[1])).body.texts.map(({ text: said }: Json) => said),
    ['Thanks, Ada'],
  );
  assert.equal((await api.get(`profiles/${profile.id}`)).status, 404);
  const { body: record } = await api.get(`tables/${id}/record`, tokens[1]);
  assert.equal(verify(await rulesOf('cartographers'), record).verified, true);
  const again = await admin.remove(`people/${hashKey(ada)}`);
  assert.deepEqual([again.status, again.body.refused], [404, 'no-such-person']);
});

test('NP-132: the statistics count tables, people and moves', async () => {
  const before = (await admin.get('stats')).body;
  const { id, tokens } = await beginGame(api, [newKey(), newKey()]);
  for (let n = 0; n < 3; n++) await moveOn(api, { id, game: 'cartographers', tokens, watch: '' }, n);
  const { body } = await admin.get('stats');
  const runningIn = ({ tables }: Json): number =>
    tables.find(({ game, status }: Json) => game === 'cartographers' && status === 'running')?.tables ?? 0;
  assert.equal(runningIn(body) - runningIn(before), 1);
  assert.equal(body.people - before.people, 2);
  const sum = ({ moves }: Json): number => moves.reduce((all: number, day: Json) => all + day.moves, 0);
  assert.ok(sum(body) - sum(before) >= 3);
  assert.ok(body.bytes > 10_000);
});

test('NP-133: an administrator reads players’ reports of all tables and closes them', async () => {
  const { id, tokens } = await beginGame(api, [newKey(), newKey()]);
  await api.post(`tables/${id}/chat`, { text: 'A rude text' }, tokens[1]);
  await api.post(`tables/${id}/chat/1/report`, undefined, tokens[0]);
  const [report] = (await admin.get('reports')).body.reports;
  assert.deepEqual(
    [report.table, report.number, report.name, report.text],
    [id, 1, 'Player 1', 'A rude text'],
  );
  assert.deepEqual([report.by, report.isClosed], [[0], false]);
  assert.equal((await admin.remove(`reports/${id}/1`)).status, 204);
  assert.equal((await admin.get('reports')).body.reports[0].isClosed, true);
  assert.equal((await admin.remove(`reports/${id}/99`)).body.refused, 'no-such-text');
});

test('NP-134: the audit log has numbers without gaps, who, and when; nothing changes it', async () => {
  const { id } = await beginGame(api, [newKey(), newKey()]);
  await api.put(`admin/tables/${id}/hidden`, { hidden: true }, adminTokens[1]!.token);
  const { entries } = (await admin.get('audit?most=999')).body;
  assert.deepEqual([entries[0].who, entries[0].action, entries[0].target], ['ben', 'hide', id]);
  assert.deepEqual(
    entries.map(({ number }: Json) => number),
    entries.map((_: Json, i: number) => entries.length - i),
  );
  const [older] = (await admin.get(`audit?most=1&before=${entries[0].number}`)).body.entries;
  assert.deepEqual(older, entries[1]);
  for (const method of ['DELETE', 'PUT', 'POST']) {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { status } = await fetch(new URL('api/v1/admin/audit', address), { method, headers });
    assert.equal(status, 404);
  }
});

test('NP-125: bad requests of an administrator change nothing', async () => {
  const number = (await lastAudit()).number;
  const bad = await Promise.all([
    admin.get('tables?status=lost'),
    admin.get('tables/unknown-table'),
    admin.post('tables/unknown-table/end', undefined),
    admin.put('tables/unknown-table/hidden', { hidden: true }),
    admin.remove('blocks/unknown'),
    admin.get('people/nobody'),
    admin.remove(`people/${hashKey(newKey())}`),
    admin.post('blocks', { network: '300.1.2.3', reason: 'x' }),
    admin.post('blocks', { network: '0.0.0.0/0', reason: 'x' }),
    admin.post('blocks', { reason: 'x' }),
    admin.post('blocks', { network: '192.0.2.1', person: hashKey(newKey()), reason: 'x' }),
    admin.post('blocks', { network: '192.0.2.1' }),
    admin.post('blocks', { network: '192.0.2.1', reason: 'x'.repeat(10_000_000) }),
  ]);
  assert.deepEqual(
    bad.map(({ status }) => status),
    [400, 404, 404, 404, 404, 404, 404, 400, 400, 400, 400, 400, 413],
  );
  assert.equal((await lastAudit()).number, number);
});
