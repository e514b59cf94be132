import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { SECURITY_HEADERS } from './headers.ts';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { moveOn, sitDown } from './test/players.ts';
import { startProcess } from './test/process.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Json;
}

const ask = (
  address: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body = '',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ host: hostname, port, path, headers, method, agent: false }, got => {
      let text = '';
      got.on('data', data => {
        text += data;
      });
      got.on('end', () =>
        resolve({ status: got.statusCode!, headers: got.headers, body: JSON.parse(text || '{}') }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

const KNOCK = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

const isGuarded = ({ headers }: Answer, what: string): void => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    assert.equal(headers[name.toLowerCase()], value, `expected the header ${name} with ${value} for ${what}`);
  assert.equal(headers['cache-control'], 'no-store', `expected "cache-control: no-store" for ${what}`);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'; .*frame-ancestors 'none'/);
};

test('every response of the API has the security headers', async () => {
  const { address } = await startServer({ tablesPerHour: 1, sockets: 1 });
  const json = { 'content-type': 'application/json' };
  const wish = JSON.stringify({ game: 'cartographers', seats: [{ kind: 'me' }] });
  const made = await ask(address, '/api/v1/tables', json, 'POST', wish);
  const key = { authorization: `Bearer ${made.body.token}` };
  const path = `/api/v1/tables/${made.body.id}`;
  await openLine(address, made.body.id);
  for (const [status, what, headers, method, body] of [
    [200, path, key],
    [200, '/api/v1/openapi.json'],
    [204, `${path}/seats/0/bot`, key, 'DELETE'],
    [400, `${path}/undo`, { ...key, ...json }, 'POST', '{'],
    [400, '/api/v1/%zz'],
    [401, path],
    [403, path, { authorization: `Bearer ${newKey()}` }],
    [403, path, { ...key, origin: 'https://elsewhere.example' }],
    [404, '/api/v1/nowhere'],
    [404, '/api/v1/nowhere', KNOCK],
    [403, `${path}/socket`, { ...KNOCK, origin: 'https://elsewhere.example' }],
    [409, `${path}/rematch`, key, 'POST'],
    [413, `${path}/undo`, { ...key, ...json }, 'POST', 'x'.repeat(300_000)],
    [429, '/api/v1/tables', json, 'POST', wish],
    [429, `${path}/socket`, KNOCK],
  ] as const) {
    const answer = await ask(address, what, headers, method, body);
    assert.equal(answer.status, status, `expected status ${status} for ${what}, found ${answer.status}`);
    isGuarded(answer, `${status} ${what}`);
    if (status >= 400)
      assert.equal(
        typeof answer.body.refused,
        'string',
        `expected a refusal code in the ${status} response to ${what}`,
      );
  }
  isGuarded(made, 'a new table');
});

test('NP-14: refuses requests from other origins, except the configured one', async () => {
  const origin = 'https://play.example';
  const { address } = await startServer({}, { origin });
  const table = await sitDown(clientOf(address), 'cartographers', 1);
  const key = { authorization: `Bearer ${table.watch}` };
  const path = `/api/v1/tables/${table.id}`;
  const own = address.replace(/\/$/, '');
  for (const [from, status] of [
    [own, 200],
    [origin, 200],
    ['https://play.example.org', 403],
    ['http://play.example', 403],
    ['null', 403],
  ] as const) {
    const answer = await ask(address, path, { ...key, origin: from });
    assert.equal(
      answer.status,
      status,
      `expected status ${status} for the origin ${from}, found ${answer.status}`,
    );
    if (status === 403) assert.deepEqual(answer.body, { refused: 'other-origin' });
    const line = openLine(address, table.id, { origin: from });
    if (status === 403)
      await assert.rejects(line, /403/, `expected the socket to be refused with 403 for the origin ${from}`);
    else (await line).end();
  }
  for (const [knock, refused] of [
    [{ path: '/api/v1/tables', origin }, 'no-such-address'],
    [{ path: `${path}/socket`, origin: 'null' }, 'other-origin'],
  ] as const)
    assert.deepEqual((await ask(address, knock.path, { ...KNOCK, origin: knock.origin })).body, { refused });
});

test('the log at trace level contains every request with its address, and no key or seed', {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-log-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const { child, url, ended, errors } = startProcess({
    WEB: folder,
    ALIDADE_DATA: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'trace',
    PROXIES: '1',
  });
  const address = await url;
  const api = clientOf(address);
  const mine = newKey();
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me' }, { kind: 'open' }], seed: 'ab'.repeat(32) },
    mine,
  );
  const wish = { invite: made.invite, id: newKey() };
  const { body: arrived } = await api.post(`tables/${made.id}/seats`, wish);
  const table = {
    id: made.id,
    game: 'cartographers',
    tokens: [made.token, arrived.token],
    watch: made.watch,
  };
  await moveOn(api, table, 0);
  const { body: moved } = await api.post(`tables/${made.id}/seats/1/key`, {}, arrived.token);
  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: moved.token });
  await line.next(({ type }) => type === 'view');
  line.send(`{"token":"${moved.token}"`);
  await line.next(({ type }) => type === 'refused');
  await api.get(`tables/${made.id}`, arrived.token);
  await api.post('tables', `{"seed":"${mine}"`, mine);
  // These headers contain keys where they don't belong, as some clients send them.
  const headers = { authorization: `Basic ${made.token}`, cookie: mine, referer: `http://x/#${made.invite}` };
  for (const path of [
    `/api/v1/tables/${made.id}?token=${made.token}`,
    `/api/v1/tables/${made.invite}`,
    `/api/v1/tables/${made.id}/invite/${made.invite}?watch=${made.watch}`,
    `/api/v1/tables/${made.id}/%${made.token}`,
    `/${moved.token}?${mine}`,
  ]) {
    await ask(address, path, { ...headers, 'x-forwarded-for': '203.0.113.7:4711' }, 'HEAD');
    await ask(address, path, { ...headers, ...KNOCK, 'x-forwarded-for': '203.0.113.8' }, 'HEAD').catch(
      () => undefined,
    );
  }
  await assert.rejects(
    openLine(address, `${made.id}?token=${moved.token}`, { headers: { 'x-forwarded-for': made.watch } }),
  );
  child.kill('SIGTERM');
  await ended;
  const secrets = [mine, made.token, made.invite, made.watch, wish.id, arrived.token, moved.token];
  for (const secret of [...secrets, 'ab'.repeat(32)])
    assert.ok(!errors().includes(secret), `expected no key or seed in the log, found ${secret}`);
  const lines: Json[] = errors()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line));
  const path = `/api/v1/tables/${made.id}/commands`;
  const command = lines.find(logged => logged.path === path);
  assert.deepEqual(
    [command.level, command.method, command.status, command.address],
    [30, 'POST', 200, '127.0.0.1'],
  );
  const asked = lines.filter(logged => logged.path !== undefined && logged.address === '203.0.113.7');
  assert.equal(asked.length, 5);
  assert.ok(lines.some(({ refused, address: from }) => refused !== undefined && from === '203.0.113.8'));
});
