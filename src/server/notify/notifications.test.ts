import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isObject } from '../../engine/util.ts';
import { inRoom } from '../data.ts';
import { newKey } from '../keys.ts';
import type { ServeOptions } from '../serve.ts';
import { openSqlite } from '../sqlite/open.ts';
import { type Client, clientOf, type Json } from '../test/client.ts';
import { moveOn } from '../test/players.ts';
import { startProcess } from '../test/process.ts';
import { startPushService } from '../test/push-service.ts';
import { startServer } from '../test/serving.ts';
import { openLine } from '../test/socket.ts';
import type { NotifySettings } from './open.ts';

const service = await startPushService();
const folder = mkdtempSync(join(tmpdir(), 'alidade-notify-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
  assert.deepEqual(service.faults, []);
});

const NOTIFY: NotifySettings = { delayMs: 0, pollMs: 20, networks: ['127.0.0.1'], retryMs: [1, 1] };

const start = async (notify: Partial<NotifySettings> = {}, more: Partial<ServeOptions> = {}) => {
  const serving = await startServer({}, { notify: { ...NOTIFY, ...notify }, ...more });
  return { ...serving, api: clientOf(serving.address) };
};

const PROFILE = { isPublic: false };

interface Pair {
  readonly id: string;
  readonly game: string;
  readonly tokens: readonly string[];
  readonly watch: string;
}

/** A running game of Ada and Bela, who answer at the same time. `bela` is Bela's identity. */
const play = async (api: Client, ada: string, bela: string, name = 'Ada'): Promise<Pair> => {
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me', name }, { kind: 'open' }] },
    ada,
  );
  const { body } = await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Bela' }, bela);
  return { id: made.id, game: 'cartographers', tokens: [made.token, body.token], watch: made.watch };
};

/** An identity with a profile. Others can't subscribe. */
const register = (api: Client, key: string) => api.put('me/profile', PROFILE, key);

const addDevice = async (api: Client, key: string, name: string, language = 'en'): Promise<string> => {
  await register(api, key);
  const { status, body } = await api.post(
    'me/notifications/devices',
    { ...service.subscribe(name), language },
    key,
  );
  assert.equal(status, 201, JSON.stringify(body));
  return body.id;
};
const setWebhook = async (api: Client, key: string, path: string, more: object = {}) => {
  await register(api, key);
  return api.put('me/notifications', { webhook: { url: service.address + path }, ...more }, key);
};

const refusalOf = ({ status, body }: { status: number; body: Json }): readonly [number, string] => [
  status,
  body.refused,
];

test('NP-67: a player who has to move and is away gets one encrypted push per turn, also after a restart', async () => {
  const data = join(folder, 'restart');
  const first = await start({}, { data });
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(first.api, bela, 'bela', 'fr');
  const table = await play(first.api, ada, bela);
  const [{ body: message }] = (await service.messages('/push/bela')) as [Json];
  assert.equal(message.title, 'À vous de jouer\u202f: Cartographers');
  assert.equal(message.body, 'Avec Ada');
  assert.equal(message.url, `${first.address.replace(/\/$/, '')}/#/friends/room/${table.id}`);
  assert.equal(message.language, 'fr');
  const text = JSON.stringify(message);
  for (const secret of [ada, bela, ...table.tokens, table.watch]) assert.ok(!text.includes(secret));

  // The first answer of Ada leaves Bela's turn open, so it sends nothing.
  await moveOn(first.api, table, 0);
  await first.stop();
  const second = await start({}, { data });
  await second.api.get(`tables/${table.id}`, ada);
  // The new card is a new turn.
  await moveOn(second.api, table, 1);
  const messages = await service.messages('/push/bela', 2);
  assert.equal(messages.length, 2);
  const other = await play(second.api, ada, bela);
  const all = await service.messages('/push/bela', 3);
  assert.equal(all.length, 3);
  assert.ok(all[2]!.body.url.endsWith(other.id));
});

test('NP-67: a server that is killed right after a move sends the notification when it starts again', async () => {
  const startNode = async () => {
    const node = startProcess({
      PORT: '0',
      WEB: folder,
      ALIDADE_DATA: join(folder, 'killed'),
      LANG: 'en',
      NOTIFY_SECONDS: '1',
      NOTIFY_NETWORKS: '127.0.0.1',
    });
    return { ...node, api: clientOf(await node.url) };
  };
  const first = await startNode();
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(first.api, bela, 'killed');
  const table = await play(first.api, ada, bela);
  await service.messages('/push/killed');
  await moveOn(first.api, table, 0);
  await moveOn(first.api, table, 1);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await startNode();
  await service.messages('/push/killed', 2);
  // The next message is about the next table, so the second turn was sent only once.
  const next = await play(second.api, ada, bela);
  const messages = await service.messages('/push/killed', 3);
  assert.deepEqual(
    messages.map(({ body }) => body.url.split('/').at(-1)),
    [table.id, table.id, next.id],
  );
  second.child.kill('SIGTERM');
  await second.ended;
});

test('NP-67: a server that stopped between a move and its note sends the notification when it starts again', async () => {
  const data = join(folder, 'unnoted');
  const first = await start({}, { data });
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(first.api, bela, 'unnoted');
  const table = await play(first.api, ada, bela);
  await service.messages('/push/unnoted');
  await moveOn(first.api, table, 0);
  await moveOn(first.api, table, 1);
  await service.messages('/push/unnoted', 2);
  await first.stop();
  // Undoes the note of the second turn.
  const store = await openSqlite(join(data, 'alidade.db'), () => undefined);
  const found = await store.document(`turn:${table.id}:1`);
  assert.ok(found && isObject(found.body));
  const body = { ...found.body, decision: 'an earlier turn', isDue: false };
  const names = [inRoom(table.id), '-turns'];
  assert.ok(await store.changeDocument({ id: found.id, at: found.at, names, body }, found.changes));
  await store.close();
  await start({}, { data });
  const messages = await service.messages('/push/unnoted', 3);
  assert.ok(messages[2]!.body.url.endsWith(`#/friends/room/${table.id}`));
});

test('NP-67: a player who is connected to the table gets no notification', async () => {
  const { api, address } = await start({ delayMs: 30 });
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(api, bela, 'connected');
  await addDevice(api, ada, 'disconnected');
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me' }, { kind: 'open' }] },
    ada,
  );
  const { body } = await api.post(`tables/${made.id}/seats`, { invite: made.invite, seat: 1 }, bela);
  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: body.token });
  await line.next(({ type }) => type === 'view');
  const table = { id: made.id, game: 'cartographers', tokens: [made.token, body.token], watch: '' };
  for (const n of [1, 2, 3]) {
    await service.messages('/push/disconnected', n);
    await moveOn(api, table, 2 * n);
    await moveOn(api, table, 2 * n + 1);
  }
  const before = (await service.messages('/push/connected', 0)).length;
  // At most the first turn began before Bela was connected.
  assert.ok(before <= 1);
  line.end();
  await service.messages('/push/disconnected', 4);
  await moveOn(api, table, 8);
  await moveOn(api, table, 9);
  await service.messages('/push/connected', before + 1);
});

test('NP-67: solo games, daily challenges and players with a bot in their place get no notification', async () => {
  const { api } = await start({}, { now: () => Date.parse('2026-11-20T12:00:00Z') });
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(api, ada, 'alone');
  await api.post('dailies/2026-11-20/cartographers/entries', { name: 'Ada' }, ada);
  await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] },
    ada,
  );
  const table = await play(api, ada, bela);
  await service.messages('/push/alone');
  await api.put(`tables/${table.id}/seats/0/bot`, {}, ada);
  const last = await play(api, ada, bela);
  const messages = await service.messages('/push/alone', 2);
  assert.equal(messages.length, 2);
  assert.ok(messages[1]!.body.url.endsWith(last.id));
});

test('NP-67: nothing is sent during quiet hours, and a turn that is still open is sent after them', async () => {
  const clock = { now: Date.parse('2026-11-20T22:30:00Z') };
  const { api } = await start({}, { now: () => clock.now });
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(api, bela, 'quiet');
  await addDevice(api, ada, 'awake');
  const quiet = { from: '23:00', to: '07:00', zone: 'Europe/Paris' };
  assert.deepEqual((await api.put('me/notifications', { quiet }, bela)).body.quiet, quiet);
  const open = await play(api, ada, bela);
  const moved = await play(api, ada, bela);
  await service.messages('/push/awake', 2);
  await moveOn(api, moved, 0);
  // Bela answers at this table, so only the new turn is sent.
  await moveOn(api, moved, 1);
  await service.messages('/push/awake', 3);
  assert.equal((await service.messages('/push/quiet', 0)).length, 0);
  clock.now = Date.parse('2026-11-21T06:00:00Z');
  const messages = await service.messages('/push/quiet', 2);
  assert.deepEqual(
    messages.map(({ body }) => body.url.split('/').at(-1)).toSorted(),
    [open.id, moved.id].toSorted(),
  );
});

test('NP-67: webhooks get the format of ntfy or Discord, without markup from names', async () => {
  const { api, address } = await start();
  const page = address.replace(/\/$/, '');
  const [ada, bela, cleo] = [newKey(), newKey(), newKey()];
  const saved = await setWebhook(api, bela, '/my-topic', { language: 'fr' });
  assert.deepEqual(saved.body.webhook, { url: `${service.address}/my-topic`, format: 'ntfy' });
  const discord = '/api/webhooks/12345/secret-token';
  assert.equal((await setWebhook(api, cleo, discord)).body.webhook.format, 'discord');

  await play(api, ada, bela, '@everyone **Ada**');
  const [{ body: ntfy }] = (await service.messages('/')) as [Json];
  assert.equal(ntfy.topic, 'my-topic');
  assert.equal(ntfy.title, 'À vous de jouer\u202f: Cartographers');
  assert.equal(ntfy.message, 'Avec @everyone **Ada**');
  assert.match(ntfy.click, /#\/friends\/room\//);
  assert.deepEqual(
    ntfy.actions.map((each: Json) => [each.action, each.label]),
    [
      ['view', 'Ouvrir la table'],
      ['http', 'Se désabonner'],
    ],
  );
  assert.ok(ntfy.actions[1].url.startsWith(`${page}/api/v1/unsubscribe/`));
  assert.equal(ntfy.actions[1].method, 'POST');

  await play(api, ada, cleo, '@everyone **Ada**');
  const [{ body: said }] = (await service.messages(discord)) as [Json];
  assert.deepEqual(said.allowed_mentions, { parse: [] });
  assert.match(said.content, /With \\@everyone \\\*\\\*Ada\\\*\\\*\n\[Open the table\]\(<http/);
  assert.ok(said.content.includes(`[Unsubscribe](<${page}/#/friends/stop/`));
});

test('NP-67: a test notification reaches the webhook or a device, and its failure gives the status', async () => {
  const { api } = await start({ timeoutMs: 2000 });
  const key = newKey();
  const check = (to: string) => api.post('me/notifications/test', { to }, key);
  assert.deepEqual(refusalOf(await check('webhook')), [404, 'not-subscribed']);
  const device = await addDevice(api, key, 'test');
  assert.equal((await check(device)).status, 204);
  assert.equal((await service.messages('/push/test'))[0]!.body.title, 'Test notification');
  const path = '/api/webhooks/1/t';
  await setWebhook(api, key, path);
  assert.equal((await check('webhook')).status, 204);
  await service.messages(path);
  service.answer(path, (_, response) => response.writeHead(500).end());
  assert.deepEqual((await check('webhook')).body, { refused: 'not-delivered', status: 500 });
  service.answer(path, (_, response) => response.writeHead(302, { location: '/api/webhooks/1/other' }).end());
  assert.deepEqual((await check('webhook')).body, { refused: 'not-delivered', status: 302 });
  assert.ok(!service.requests.includes('/api/webhooks/1/other'));
  service.answer(path, () => undefined);
  assert.deepEqual((await check('webhook')).body, { refused: 'not-delivered', why: 'timeout' });
  service.answer('/push/test', (_, response) => response.writeHead(410).end());
  assert.equal((await check(device)).body.status, 410);
  assert.deepEqual((await api.get('me/notifications', key)).body.devices, []);
});

test('NP-69: the link in a notification unsubscribes without a key, and then nothing more is sent', async () => {
  const { api, address } = await start();
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(api, bela, 'stop');
  const { feed } = (await api.put('me/notifications', { feed: true }, bela)).body;
  await play(api, ada, bela);
  const [{ body }] = (await service.messages('/push/stop')) as [Json];
  const path = body.stopUrl.split('/api/v1/')[1];
  // A page of another site, such as that of ntfy, may send the request.
  const stopped = await fetch(body.stopUrl, { method: 'POST', headers: { origin: 'https://ntfy.example' } });
  assert.equal(stopped.status, 204);
  assert.deepEqual(refusalOf(await api.post(path, undefined)), [404, 'not-subscribed']);
  assert.equal((await fetch(new URL(feed, address))).status, 404);
  assert.deepEqual((await api.get('me/notifications', bela)).body.devices, []);
  await addDevice(api, ada, 'others');
  await play(api, ada, bela);
  await service.messages('/push/others');
  assert.equal((await service.messages('/push/stop')).length, 1);
  // A new subscription has new links.
  await addDevice(api, bela, 'again');
  await play(api, ada, bela);
  assert.notEqual((await service.messages('/push/again'))[0]!.body.stopUrl, body.stopUrl);
});

test('NP-69: the feed lists the turns of a player as Atom, until its address is replaced', async () => {
  const { api, address } = await start();
  const [ada, bela] = [newKey(), newKey()];
  const read = async (path: string) => {
    const response = await fetch(new URL(path, address));
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  await register(api, bela);
  const { feed } = (await api.put('me/notifications', { feed: true, language: 'fr' }, bela)).body;
  assert.match(feed, /^\/api\/v1\/feeds\/[\w-]{43}$/);
  assert.equal((await read(feed)).text.includes('<entry>'), false);
  const table = await play(api, ada, bela, '<Ada> & co');
  const shown = await read(feed);
  assert.deepEqual([shown.status, shown.type], [200, 'application/atom+xml; charset=utf-8']);
  assert.equal(shown.text.match(/<entry>/g)?.length, 1);
  assert.ok(shown.text.includes('<title>À vous de jouer\u202f: Cartographers</title>'));
  assert.ok(shown.text.includes(`/#/friends/room/${table.id}`));
  assert.ok(shown.text.includes('/#/friends/stop/'));
  assert.ok(!shown.text.includes('<Ada>'));
  assert.equal((await read(feed)).text, shown.text, 'expected the same feed while nothing changes');
  await moveOn(api, table, 0);
  await moveOn(api, table, 1);
  const later = (await read(feed)).text;
  assert.equal(later.match(/<entry>/g)?.length, 1);
  assert.notEqual(later, shown.text);

  const renewed = (await api.put('me/notifications', { feed: 'new' }, bela)).body.feed;
  assert.notEqual(renewed, feed);
  assert.equal((await read(feed)).status, 404);
  assert.equal((await read(renewed)).status, 200);
  assert.equal((await api.put('me/notifications', { feed: false }, bela)).body.feed, undefined);
  assert.equal((await read(renewed)).status, 404);
});

test('NP-68: slow, broken and removed receivers do not delay others, and removed ones are forgotten', async () => {
  const { api, address } = await start({ timeoutMs: 3000 });
  const ada = newKey();
  const [slow, gone, huge, busy, fast] = Array.from({ length: 5 }, newKey) as [
    string,
    string,
    string,
    string,
    string,
  ];
  service.answer('/push/slow', () => undefined);
  service.answer('/push/gone', (_, response) => response.writeHead(410).end());
  service.answer('/api/webhooks/2/huge', (_, response) => {
    response.writeHead(200);
    const part = Buffer.alloc(1024 * 1024);
    for (let i = 0; i < 10; i++) response.write(part);
  });
  let tries = 0;
  service.answer('/push/busy', (_, response) => {
    tries += 1;
    if (tries === 2) service.answer('/push/busy', undefined);
    response.writeHead(503).end();
  });
  await addDevice(api, slow, 'slow');
  await addDevice(api, gone, 'gone');
  await addDevice(api, busy, 'busy');
  await addDevice(api, fast, 'fast');
  await setWebhook(api, huge, '/api/webhooks/2/huge');
  service.answer('/api/webhooks/3/gone', (_, response) => response.writeHead(404).end());
  await setWebhook(api, gone, '/api/webhooks/3/gone');
  for (const key of [slow, gone, huge, busy, fast]) await play(api, ada, key);
  await service.messages('/push/fast');
  await service.messages('/push/busy');
  assert.equal(tries, 2);
  for (;;) {
    const { body } = await api.get('me/notifications', gone);
    if (body.devices.length > 0 || body.webhook) continue;
    assert.deepEqual([body.lost.status, body.lost.host], [404, new URL(service.address).host]);
    break;
  }
  await service.asked('/api/webhooks/2/huge');
  for (;;) {
    const metrics = await (await fetch(new URL('metrics', address))).text();
    if (!metrics.includes('alidade_notifications_waiting 0')) continue;
    const count = (channel: string, outcome: string): string | undefined =>
      new RegExp(`notifications_total\\{channel="${channel}",outcome="${outcome}"\\} (\\d+)`).exec(
        metrics,
      )?.[1];
    assert.equal(count('push', 'sent'), '2');
    assert.equal(count('push', 'failed'), '2');
    assert.equal(count('webhook', 'sent'), '1');
    assert.equal(count('webhook', 'failed'), '1');
    break;
  }
});

test('NP-69: another attempt is dropped if the player has unsubscribed meanwhile', async () => {
  const { api, address } = await start();
  const [ada, bela] = [newKey(), newKey()];
  const held: (() => unknown)[] = [];
  service.answer('/push/left', (_, response) => held.push(() => response.writeHead(503).end()));
  await addDevice(api, bela, 'left');
  await play(api, ada, bela);
  await service.asked('/push/left');
  await api.remove('me/notifications', bela);
  service.answer('/push/left', undefined);
  for (const answer of held) answer();
  for (;;) {
    const metrics = await (await fetch(new URL('metrics', address))).text();
    if (/notifications_total\{channel="push",outcome="\w+"\} 1/.test(metrics)) break;
  }
  assert.deepEqual(await service.messages('/push/left', 0), []);
});

test('NP-68: a full queue drops notifications instead of growing', async () => {
  const { api, address } = await start({ mostWaiting: 1, timeoutMs: 60_000 });
  service.answer('/push/stuck', () => undefined);
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(api, bela, 'stuck');
  await play(api, ada, bela);
  await service.asked('/push/stuck');
  await play(api, ada, bela);
  for (;;) {
    const metrics = await (await fetch(new URL('metrics', address))).text();
    if (/notifications_total\{channel="push",outcome="dropped"\} 1/.test(metrics)) break;
  }
});

test('NP-18: deleting an identity deletes its subscription, and its feed and links stop working', async () => {
  const { api, address } = await start();
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(api, bela, 'deleted');
  const { feed } = (await api.put('me/notifications', { feed: true }, bela)).body;
  await play(api, ada, bela);
  await service.messages('/push/deleted');
  assert.equal((await api.remove('me', bela)).status, 204);
  assert.equal((await fetch(new URL(feed, address))).status, 404);
  const { body } = await api.get('me/notifications', bela);
  assert.deepEqual(Object.keys(body), ['pushKey', 'devices']);
});

test('NP-67: bad settings are refused and change nothing', async () => {
  const { api } = await start();
  const key = newKey();
  const put = (body: unknown) => api.put('me/notifications', body, key);
  const bad: readonly (readonly [object, string, string?])[] = [
    [{ quiet: { from: '25:00', to: '07:00', zone: 'UTC' } }, 'bad-request', 'body.quiet.from'],
    [{ quiet: { from: '22:00', to: '07:00', zone: 'Mars/Olympus' } }, 'bad-request', 'body.quiet.zone'],
    [{ language: 'de' }, 'bad-request'],
    [{ webhook: { url: 'x'.repeat(2000) } }, 'bad-request', 'body.webhook.url'],
    [{ webhook: { url: 'not a url' } }, 'bad-webhook'],
    [{ webhook: { url: 'ftp://127.0.0.1/topic' } }, 'bad-webhook'],
    [{ webhook: { url: `${service.address}/` } }, 'bad-webhook'],
    [{ webhook: { url: service.address.replace('http://', 'http://ada:secret@') } }, 'bad-webhook'],
    [{ webhook: { url: 'https://no-such-host.invalid/topic' } }, 'bad-webhook'],
  ];
  for (const [body, code, place] of bad) {
    const { body: answer } = await put(body);
    assert.equal(answer.refused, code, JSON.stringify([body, answer]));
    if (place) assert.equal(answer.place, place);
  }
  const valid = service.subscribe('bad-keys');
  const offCurve = Buffer.alloc(65, 4).toString('base64url');
  const { body } = await api.post(
    'me/notifications/devices',
    { ...valid, keys: { ...valid.keys, p256dh: offCurve } },
    key,
  );
  assert.deepEqual(body, { refused: 'bad-request', place: 'body.keys' });
  assert.deepEqual(Object.keys((await api.get('me/notifications', key)).body), ['pushKey', 'devices']);
  for (let n = 0; n < 12; n++) await addDevice(api, key, `many-${n}`);
  assert.equal((await api.get('me/notifications', key)).body.devices.length, 10);
});
