import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { newKey, newSeed } from '../keys.ts';
import { clientOf, type Json } from '../test/client.ts';
import { moveOn } from '../test/players.ts';
import { startProcess } from '../test/process.ts';
import { startPushService } from '../test/push-service.ts';
import { openLine } from '../test/socket.ts';

/** The log of a real server at level trace, while a game is played and players are notified. */

const folder = mkdtempSync(join(tmpdir(), 'alidade-log-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const data = join(folder, 'data');
const service = await startPushService();
const metricsToken = newKey();
const running = startProcess({
  PORT: '0',
  WEB: folder,
  ALIDADE_DATA: data,
  LOG_LEVEL: 'trace',
  NOTIFY_SECONDS: '0',
  NOTIFY_NETWORKS: '127.0.0.1',
  METRICS_TOKEN: metricsToken,
});
const address = await running.url;
const api = clientOf(address);
after(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const logged = (): readonly Json[] =>
  running
    .errors()
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line));
/** Waits until the log has a line. */
const findLine = async (is: (line: Json) => boolean): Promise<Json> => {
  for (;;) {
    const found = logged().find(is);
    if (found) return found;
    await new Promise(resolve => running.child.stderr!.once('data', resolve));
  }
};

test('the log has no key, token, seed, push endpoint or webhook, even at level trace', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const seed = newSeed();
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seed, seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] },
    ada,
  );
  const joined = await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Bela' }, bela);
  const push = service.subscribe('bela');
  const failing = service.subscribe('failing');
  service.answer('/push/failing', (_, response) => response.writeHead(500).end());
  const webhook = { url: `${service.address}/api/webhooks/7/${newKey()}` };
  await api.put('me/profile', { isPublic: false }, bela);
  for (const device of [push, failing])
    assert.equal((await api.post('me/notifications/devices', device, bela)).status, 201);
  const asked = { webhook, feed: 'new' };
  assert.equal((await api.put('me/notifications', asked, bela)).status, 200);
  const { body: settings } = await api.get('me/notifications', bela);
  assert.equal((await fetch(new URL(settings.feed, address))).status, 200);

  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: made.token });
  await line.next(({ type }) => type === 'view');
  const table = { id: made.id, game: 'cartographers', tokens: [made.token, joined.body.token], watch: '' };
  for (let n = 0; n < 4; n++) await moveOn(api, table, n);
  await service.messages('/push/bela');
  await service.messages(new URL(webhook.url).pathname);
  await service.asked('/push/failing');
  line.end();

  const misplaced = newKey();
  const headers = { 'x-request-id': misplaced, traceparent: misplaced, 'user-agent': misplaced };
  for (const path of [`api/v1/tables/${misplaced}`, `api/v1/lobby?key=${misplaced}`, misplaced, 'metrics'])
    await fetch(new URL(path, address), { headers });
  await fetch(new URL('metrics', address), { headers: { authorization: `Bearer ${metricsToken}` } });
  await assert.rejects(openLine(address, `${misplaced}?key=${misplaced}`, { headers }));
  await fetch(new URL('api/v1/me/tables', address), { headers: { authorization: `Bearer ${misplaced}` } });
  await findLine(({ route }) => route === '/api/v1/me/tables');

  const hidden: Readonly<Record<string, string>> = {
    ada,
    bela,
    seed,
    misplaced,
    metricsToken,
    invite: made.invite,
    watch: made.watch,
    token: made.token,
    joined: joined.body.token,
    endpoint: push.endpoint,
    failing: failing.endpoint,
    auth: push.keys.auth,
    p256dh: push.keys.p256dh,
    webhook: webhook.url,
    feed: settings.feed.split('/').at(-1),
  };
  for (const [name, secret] of Object.entries(hidden)) assert.ok(secret?.length > 10, name);
  const log = running.errors();
  assert.ok(log.split('\n').length > 20);
  assert.deepEqual(
    Object.keys(hidden).filter(name => log.includes(hidden[name]!)),
    [],
  );
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test('NP-135, NP-136 log lines name their request and trace, or their socket', async () => {
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const answer = await fetch(new URL('api/v1/lobby', address), { headers });
  const id = answer.headers.get('x-request-id');
  const line = await findLine(({ request_id }) => request_id === id);
  assert.equal(line.trace_id, TRACE);
  assert.equal(answer.headers.get('traceparent'), `00-${TRACE}-${line.span_id}-01`);
  assert.equal(line.route, '/api/v1/lobby');

  const socket = await openLine(address, 'nowhere', { headers: { 'x-request-id': 'socket-1' } });
  const opened = await findLine(({ connection_id }) => connection_id === 'socket-1');
  assert.match(opened.msg, /^table socket opened: 127\.0\.0\.1/);
  socket.end();
  await findLine(({ connection_id, msg }) => connection_id === 'socket-1' && /closed/.test(msg));
});

test('NP-135 an error in the log names the request that met it', async () => {
  const file = new DatabaseSync(join(data, 'alidade.db'));
  file.exec('ALTER TABLE rooms RENAME TO elsewhere');
  const response = await fetch(new URL('api/v1/tables', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'failing' },
    body: JSON.stringify({ game: 'cartographers', seats: [{ kind: 'me' }] }),
  });
  assert.equal(response.status, 503);
  const line = await findLine(({ msg }) => /^could not save/.test(msg));
  assert.equal(line.request_id, 'failing');
  file.exec('ALTER TABLE elsewhere RENAME TO rooms');
  file.close();
});
