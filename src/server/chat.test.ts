import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parseSeed } from '../engine/random.ts';
import { openChat } from './chat.ts';
import { inRoom } from './data.ts';
import { hashKey, newKey } from './keys.ts';
import type { Room } from './room.ts';
import { openSqlite } from './sqlite/open.ts';
import { chatAt, textsIn } from './test/chat.ts';
import { type Answered, clientOf, type Json } from './test/client.ts';
import { sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-chat-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));
const serving = await startServer();
const { address } = serving;
const api = clientOf(address);

const { prepareRoom, write, read, listen } = chatAt(address);
const refusalOf = ({ status, body }: Answered): readonly unknown[] => [status, body.refused];

test('NP-70: players read each other’s texts at once and later, others read nothing', async () => {
  const { id, path, token, invite, watch, join } = await prepareRoom(3);
  const bela = await join('Bela');
  const lines = await Promise.all([token, watch, invite].map(key => listen(id, key)));
  const { status, body: sent } = await write(path, '  Hi <b>Bela</b> & "all" 🙂  ', token);
  assert.equal(status, 201);
  assert.equal(sent.number, 1);
  assert.ok(Math.abs(Date.now() - sent.at) < 3_600_000);
  assert.equal((await write(path, 'Salut !', bela)).body.number, 2);
  const expected = [
    [0, 'Hi <b>Bela</b> & "all" 🙂'],
    [1, 'Salut !'],
  ];
  const first = await lines[0]!.next(({ type }) => type === 'text');
  assert.deepEqual(first, { type: 'text', number: 1, seat: 0, text: expected[0]![1], at: sent.at });
  assert.equal((await lines[0]!.next(({ type }) => type === 'text')).seat, 1);
  const late = await listen(id, bela);
  assert.deepEqual(textsIn(await late.next(({ type }) => type === 'texts')), expected);
  assert.deepEqual(await read(path, token), expected);
  for (const key of [watch, invite]) {
    assert.deepEqual(refusalOf(await api.get(`${path}/chat`, key)), [403, 'chat-off']);
    assert.deepEqual(refusalOf(await write(path, 'Hi', key)), [403, 'chat-off']);
    assert.deepEqual((await api.get(path, key)).body.chat, {
      isOn: true,
      spectators: 'off',
      canRead: false,
      canWrite: false,
    });
  }
  // A sign arrives after all earlier messages, so no text is still on its way.
  await api.post(`${path}/sign`, { sign: 'hello' }, token);
  for (const line of lines.slice(1)) {
    await line.next(({ type }) => type === 'sign');
    const texts = line.frames.filter(({ type, texts: some }) => type === 'text' || some?.length > 0);
    assert.deepEqual(texts, []);
  }
  for (const line of [...lines, late]) line.end();
});

test('NP-70: unsuitable texts are refused with a stable code, and change nothing', async () => {
  const { path, token } = await prepareRoom(2);
  const unfit = [
    '',
    '   ',
    '\u200b',
    'a\nb',
    'a\u0000b',
    '\u202egnp.exe',
    'a\u2066b',
    `e${'\u0301'.repeat(20)}`,
  ];
  for (const text of [...unfit, 'x'.repeat(501), 7, null, ['x'], undefined]) {
    const answer = await write(path, text, token);
    assert.deepEqual(refusalOf(answer), [400, 'bad-request'], JSON.stringify(text));
    assert.equal(answer.body.place, 'body.text');
  }
  assert.deepEqual(refusalOf(await write(path, 'x'.repeat(10_000_000), token)), [413, 'too-large']);
  assert.deepEqual(refusalOf(await api.post(`${path}/chat`, { text: 'x', more: 1 }, token)), [
    400,
    'bad-request',
  ]);
  assert.deepEqual(refusalOf(await api.post(`${path}/chat`, { text: 'x', id: ' ' }, token)), [
    400,
    'bad-request',
  ]);
  assert.deepEqual(refusalOf(await api.get(`${path}/chat?before=x`, token)), [400, 'bad-request']);
  assert.deepEqual(refusalOf(await write(path, 'x', undefined)), [401, 'no-token']);
  assert.deepEqual(refusalOf(await write(path, 'x', newKey())), [403, 'not-yours']);
  assert.deepEqual(await read(path, token), []);
  assert.equal((await write(path, '🙂'.repeat(500), token)).status, 201);
  assert.equal((await write(path, 'e\u0301', token)).status, 201);
  assert.deepEqual((await read(path, token)).at(-1), [0, '\u00e9']);
});

test('NP-70: a repeated request counts once', async () => {
  const { path, token, join } = await prepareRoom(3);
  const bela = await join('Bela');
  const send = (key: string, text: string) => api.post(`${path}/chat`, { text, id: 'text-1' }, key);
  const answers = await Promise.all([1, 2, 3].map(() => send(token, 'once')));
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body]),
    answers.map(() => [201, answers[0]!.body]),
  );
  assert.equal((await send(bela, 'another author')).body.number, 2);
  assert.deepEqual(await read(path, token), [
    [0, 'once'],
    [1, 'another author'],
  ]);
  await api.remove(`${path}/chat/1`, token);
  assert.equal((await send(token, 'once')).body.number, 1, 'expected a removed text to stay removed');
  assert.equal((await read(path, token)).length, 1);
});

test('NP-70: an author who writes too fast waits, without an effect on the others', async () => {
  const { path, token, join } = await prepareRoom(3);
  const bela = await join('Bela');
  for (let i = 0; i < 20; i++) assert.equal((await write(path, `text ${i}`, token)).status, 201);
  const { status, body } = await write(path, 'too fast', token);
  assert.deepEqual([status, body.refused], [429, 'too-many']);
  assert.ok(body.retryAfter > 0 && body.retryAfter <= 60);
  assert.equal((await read(path, token)).length, 20);
  assert.equal((await write(path, 'Hi', bela)).status, 201);
});

test('NP-70: the host turns the chat off and on, and decides about spectators', async () => {
  const { id, tokens, watch } = await sitDown(api, 'cartographers', 2);
  const path = `tables/${id}`;
  const [ada, bela] = tokens as [string, string];
  const line = await listen(id, watch);
  await write(path, 'before', bela);
  const set = (wish: object, key = ada) => api.put(`${path}/chat`, wish, key);
  assert.deepEqual(refusalOf(await set({ isOn: false }, bela)), [403, 'not-yours']);
  assert.deepEqual(refusalOf(await set({ spectators: 'all' })), [400, 'bad-request']);

  assert.equal((await set({ spectators: 'read' })).status, 204);
  assert.deepEqual(textsIn(await line.next(({ texts }) => texts?.length > 0)), [[1, 'before']]);
  assert.deepEqual(refusalOf(await write(path, 'Hi', watch)), [403, 'chat-off']);
  assert.equal((await set({ spectators: 'write' })).status, 204);
  const named = (name: string) => api.post(`${path}/chat`, { text: 'Hi', name }, watch);
  assert.deepEqual(refusalOf(await named('\u202eadA')), [400, 'bad-request']);
  assert.equal((await named(' Zoé ')).status, 201);
  const { seat, name } = await line.next(({ type }) => type === 'text');
  assert.deepEqual([seat, name], [undefined, 'Zoé']);

  assert.equal((await set({ isOn: false })).status, 204);
  for (const key of [ada, bela, watch])
    assert.deepEqual(refusalOf(await write(path, 'no', key)), [403, 'chat-off']);
  assert.equal((await api.post(`${path}/sign`, { sign: 'hello' }, bela)).status, 204);
  assert.equal((await read(path, watch)).length, 2, 'expected earlier texts to stay readable');
  const { chat } = (await api.get(path, bela)).body;
  assert.deepEqual(chat, { isOn: false, spectators: 'write', canRead: true, canWrite: false });
  assert.equal((await set({ isOn: true, spectators: 'off' })).status, 204);
  assert.deepEqual((await line.next(({ type }) => type === 'texts')).texts, []);
  assert.equal((await write(path, 'again', bela)).status, 201);
  line.end();
});

test('NP-70: in a waiting room in the lobby, only people who took a seat talk', async () => {
  const { id, path, token, watch, invite } = await prepareRoom(3, { open: true });
  await api.put(`${path}/chat`, { spectators: 'write' }, token);
  for (const key of [watch, invite]) {
    assert.deepEqual(refusalOf(await write(path, 'Hi', key)), [403, 'chat-off']);
    assert.deepEqual(refusalOf(await api.get(`${path}/chat`, key)), [403, 'chat-off']);
  }
  const { body: bela } = await api.post(`lobby/${id}/seats`, { name: 'Bela' });
  assert.equal((await write(path, 'Hi', bela.token)).status, 201);
  await api.put(`${path}/open`, { open: false }, token);
  for (const key of [watch, invite]) assert.equal((await write(path, 'Hi', key)).status, 201);
});

test('NP-70: a daily challenge has no chat', async () => {
  const { body } = await api.post(
    `dailies/${new Date().toISOString().slice(0, 10)}/cartographers/entries`,
    {},
  );
  const path = `tables/${body.table}`;
  assert.deepEqual(refusalOf(await write(path, 'Hi', body.token)), [403, 'not-in-daily']);
  assert.deepEqual(refusalOf(await api.get(`${path}/chat`, body.token)), [403, 'not-in-daily']);
  assert.deepEqual(refusalOf(await api.put(`${path}/chat`, {}, body.token)), [403, 'not-in-daily']);
  assert.equal((await api.get(path, body.token)).body.chat, undefined);
});

test('NP-71: the host mutes a player, removes a text, and both reach everyone at once', async () => {
  const { id, path, token, join } = await prepareRoom(4);
  const [bela, cleo] = [await join('Bela'), await join('Cleo')];
  const line = await listen(id, cleo);
  await write(path, 'rude', bela);
  await write(path, 'kind', cleo);
  const mute = (muted: boolean, seat = 1, key = token) =>
    api.put(`${path}/seats/${seat}/mute`, { muted }, key);
  assert.deepEqual(refusalOf(await mute(true, 2, bela)), [403, 'not-yours']);
  assert.deepEqual(refusalOf(await mute(true, 0)), [403, 'not-yours']);
  assert.deepEqual(refusalOf(await mute(true, 3)), [409, 'no-player']);
  assert.deepEqual(refusalOf(await mute(true, 9)), [422, 'no-such-seat']);
  assert.equal((await mute(true)).status, 204);
  assert.equal((await line.next(({ seats }) => seats?.[1].isMuted)).type, 'room');
  assert.deepEqual(refusalOf(await write(path, 'again', bela)), [403, 'muted']);
  assert.deepEqual(refusalOf(await api.post(`${path}/sign`, { sign: 'hello' }, bela)), [403, 'muted']);

  assert.deepEqual(refusalOf(await api.remove(`${path}/chat/1`, bela)), [403, 'not-yours']);
  assert.deepEqual(refusalOf(await api.remove(`${path}/chat/7`, token)), [404, 'no-such-text']);
  assert.equal((await api.remove(`${path}/chat/1`, token)).status, 204);
  assert.deepEqual(textsIn(await line.next(({ type }) => type === 'texts')), [[2, 'kind']]);
  assert.deepEqual(refusalOf(await api.remove(`${path}/chat/1`, token)), [404, 'no-such-text']);
  assert.equal((await mute(false)).status, 204);
  assert.equal((await write(path, 'sorry', bela)).body.number, 3);
  line.end();
});

test('NP-71: a report reaches only the host, and stays stored for the operator', async () => {
  const data = join(folder, 'reports');
  const own = await startServer({}, { data });
  const client = clientOf(own.address);
  const { id, path, token, join: sit } = await prepareRoom(4, {}, client);
  const [bela, cleo] = [await sit('Bela'), await sit('Cleo')];
  const [host, other] = [await listen(id, token, own.address), await listen(id, cleo, own.address)];
  await write(path, 'rude', bela, client);
  const report = (number: number, key: string) => client.post(`${path}/chat/${number}/report`, {}, key);
  assert.deepEqual(refusalOf(await report(9, cleo)), [404, 'no-such-text']);
  for (let i = 0; i < 2; i++) assert.equal((await report(1, cleo)).status, 204);
  const { reports } = await host.next(({ type }) => type === 'reports');
  const [{ at: _, ...shown }] = reports;
  assert.deepEqual(shown, { number: 1, seat: 1, text: 'rude', by: [2] });
  assert.deepEqual(refusalOf(await client.get(`${path}/reports`, cleo)), [403, 'not-yours']);
  assert.equal((await client.get(`${path}/reports`, token)).body.reports.length, 1);
  // A host who opens the room later gets the reports, too.
  const later = await listen(id, token, own.address);
  assert.equal((await later.next(({ type }) => type === 'reports')).reports.length, 1);
  assert.deepEqual(refusalOf(await client.remove(`${path}/reports/9`, token)), [404, 'no-such-text']);
  assert.equal((await client.remove(`${path}/reports/1`, token)).status, 204);
  assert.deepEqual((await client.get(`${path}/reports`, token)).body.reports, []);
  await write(path, 'ruder', bela, client);
  await report(2, cleo);
  await client.remove(`${path}/chat/2`, token);
  assert.deepEqual((await client.get(`${path}/reports`, token)).body.reports, []);
  assert.deepEqual(
    other.frames.filter(({ type }) => type === 'reports'),
    [],
  );
  for (const line of [host, other, later]) line.end();
  await own.stop();

  const store = await openSqlite(join(data, 'alidade.db'), () => undefined);
  const kept = await store.documentsOf('reports', 10);
  assert.deepEqual(
    kept.map(({ body }) => {
      const { room, number, name, text, by } = body as Json;
      return { room, number, name, text, by };
    }),
    [
      { room: id, number: 2, name: 'Bela', text: 'ruder', by: [2] },
      { room: id, number: 1, name: 'Bela', text: 'rude', by: [2] },
    ],
  );
  await store.close();
});

test('NP-70: a player’s texts are deleted with their seat or their data, and never go to the next player', async () => {
  const data = join(folder, 'deleted');
  const own = await startServer({}, { data });
  const client = clientOf(own.address);
  const [ada, bela] = [newKey(), newKey()];
  const { id, path, join: sit } = await prepareRoom(4, {}, client, ada);
  await sit('Bela', bela);
  const cleo = await sit('Cleo');
  const line = await listen(id, ada, own.address);
  await write(path, 'I am Bela', bela, client);
  await client.post(`${path}/chat/1/report`, {}, cleo);
  assert.deepEqual(refusalOf(await client.remove(`${path}/seats/1`, cleo)), [403, 'not-yours']);
  assert.equal((await read(path, ada, client)).length, 1, 'expected a refused request to delete nothing');
  await client.remove(`${path}/seats/1`, bela);
  assert.deepEqual((await line.next(({ texts }) => texts?.length === 0)).texts, []);
  assert.deepEqual((await client.get(`${path}/reports`, ada)).body.reports, []);
  const dora = newKey();
  await sit('Dora', dora);
  await write(path, 'I am Dora', dora, client);
  await write(path, 'I am Cleo', cleo, client);
  assert.deepEqual(await read(path, ada, client), [
    [1, 'I am Dora'],
    [2, 'I am Cleo'],
  ]);
  // A moved seat keeps its texts.
  const { body: moved } = await client.post(`${path}/seats/2/key`, { identity: newKey() }, cleo);
  assert.equal((await read(path, ada, client)).length, 2);
  assert.equal((await client.remove('me', dora)).status, 204);
  assert.deepEqual(await read(path, ada, client), [[2, 'I am Cleo']]);
  assert.equal((await client.remove(`${path}/me`, moved.token)).status, 204);
  assert.deepEqual(await read(path, ada, client), []);
  line.end();

  // After the start, a player who leaves keeps their texts until they delete their data.
  const { tokens, id: begun } = await sitDown(client, 'cartographers', 2);
  const table = `tables/${begun}`;
  await write(table, 'I leave', tokens[1], client);
  await client.remove(`${table}/seats/1`, tokens[1]);
  assert.deepEqual(await read(table, tokens[0]!, client), [[1, 'I leave']]);
  assert.equal((await client.remove(`${table}/me`, tokens[1])).status, 204);
  assert.deepEqual(await read(table, tokens[0]!, client), []);
  await write(table, 'I delete the table', tokens[0], client);
  assert.equal((await client.remove(`${table}/me`, tokens[0])).status, 204);
  await own.stop();

  const store = await openSqlite(join(data, 'alidade.db'), () => undefined);
  const left = await store.documentsOf(inRoom(id), 100);
  assert.ok(left.length > 0);
  for (const { body } of left) assert.deepEqual(body, {});
  assert.deepEqual(await store.documentsOf(inRoom(begun), 100), []);
  await store.close();
});

test('NP-70: a text that arrives while its author is deleted is deleted, too', async () => {
  const data = join(folder, 'race');
  const own = await startServer({}, { data });
  const client = clientOf(own.address);
  const ids: string[] = [];
  for (let round = 0; round < 5; round++) {
    const { id, path, token, join: sit } = await prepareRoom(3, {}, client);
    ids.push(id);
    const bela = newKey();
    await sit('Bela', bela);
    const sending = Array.from({ length: 12 }, (_, i) => write(path, `Bela ${i}`, bela, client));
    await Promise.all([sending[round], client.remove('me', bela)]);
    const cora = newKey();
    await sit('Cora', cora);
    await Promise.all(sending);
    await write(path, 'Cora', cora, client);
    assert.deepEqual(await read(path, token, client), [[1, 'Cora']]);
  }
  await own.stop();
  const store = await openSqlite(join(data, 'alidade.db'), () => undefined);
  for (const id of ids) {
    const bodies = (await store.documentsOf(inRoom(id), 100)).map(({ body }) => (body as Json).text);
    assert.deepEqual(
      bodies.filter(text => text !== undefined),
      ['Cora'],
    );
  }
  await store.close();
});

test('NP-71: a report of a text that is deleted or removed meanwhile neither keeps the text nor stays open', async t => {
  const store = await openSqlite(join(folder, 'report-race.db'), () => undefined);
  t.after(() => store.close());
  const key = hashKey(newKey());
  const room: Room = {
    id: 'room',
    game: 'cartographers',
    config: {},
    seed: parseSeed('seed'),
    seats: [{ kind: 'person', author: 'bela' }, { kind: 'open' }],
    host: key,
    invite: key,
    watch: key,
    chat: { isUsed: true },
    created: 0,
  };
  let meanwhile = async (): Promise<void> => undefined;
  const chat = openChat({
    data: {
      ...store,
      createDocument: async document => {
        if (document.id.startsWith('report:')) await meanwhile();
        return store.createDocument(document);
      },
    },
    rooms: { room: async () => room },
    report: error => {
      throw error;
    },
  });
  const say = () => chat.write('room', { author: 'bela', text: 'rude' }, () => undefined);
  await say();
  meanwhile = () => chat.erase('room', ['bela']);
  await chat.report(room, 1, 'spectator');
  assert.deepEqual(await store.documentsOf('reports', 10), []);
  await say();
  meanwhile = () => chat.remove(room, 2);
  await chat.report(room, 2, 'spectator');
  assert.deepEqual(await chat.reports('room'), []);
  assert.equal((await store.documentsOf('reports', 10)).length, 1, 'expected the report to stay stored');
});

test('NP-71: new reports replace closed ones, but never open ones', async t => {
  const store = await openSqlite(join(folder, 'report-limit.db'), () => undefined);
  t.after(() => store.close());
  const key = hashKey(newKey());
  const room: Room = {
    id: 'room',
    game: 'cartographers',
    config: {},
    seed: parseSeed('seed'),
    seats: [{ kind: 'person', author: 'bela' }, { kind: 'open' }],
    host: key,
    invite: key,
    watch: key,
    chat: { isUsed: true },
    created: 0,
  };
  const chat = openChat({
    data: store,
    rooms: { room: async () => room },
    report: error => {
      throw error;
    },
  });
  for (let number = 1; number <= 102; number++)
    await chat.write('room', { author: 'bela', text: 'rude' }, () => undefined);
  for (let number = 1; number <= 100; number++) await chat.report(room, number, 0);
  await assert.rejects(chat.report(room, 101, 0), /too-many/);
  await chat.report(room, 1, 'spectator');
  await chat.closeReport('room', 50);
  await chat.report(room, 101, 0);
  await assert.rejects(chat.report(room, 102, 0), /too-many/);
  const numbers = (await chat.reports('room')).map(({ number }) => number);
  assert.deepEqual([numbers.length, numbers.includes(1), numbers.includes(50)], [100, true, false]);
});

test('NP-70: a host without a seat reads, writes and moderates', async () => {
  const wish = { game: 'cartographers', seats: [{ kind: 'open' }, { kind: 'open' }] };
  const { body: made } = await api.post('tables', wish);
  const path = `tables/${made.id}`;
  const { body: bela } = await api.post(`${path}/seats`, { invite: made.invite, name: 'Bela' });
  assert.equal((await api.post(`${path}/chat`, { text: 'Welcome', name: 'Ada' }, made.token)).status, 201);
  const { texts } = (await api.get(`${path}/chat`, bela.token)).body;
  const [{ at: _, ...text }] = texts;
  assert.deepEqual(text, { number: 1, isHost: true, name: 'Ada', text: 'Welcome' });
  await write(path, 'Hi', bela.token);
  assert.equal((await api.remove(`${path}/chat/2`, made.token)).status, 204);
  assert.equal((await api.post(`${path}/chat/1/report`, {}, bela.token)).status, 204);
  assert.deepEqual((await api.get(`${path}/reports`, made.token)).body.reports[0].by, [0]);
});
