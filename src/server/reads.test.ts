import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newKey } from './keys.ts';
import { type FinishedTable, floodRecords, makeFinishedTable } from './test/attacks/records.ts';
import { clientOf } from './test/client.ts';
import { metricOf } from './test/metrics.ts';
import { playOver } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const readRecord = (
  address: string,
  { id, token }: FinishedTable,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(new URL(`api/v1/tables/${id}/record`, address), {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity', ...headers },
  });

test('NP-42: builds the record of a finished game once, and answers 304 to a client that has it', async () => {
  const { address } = await startServer();
  const table = await makeFinishedTable(clientOf(address), { seats: 3 });
  const first = await readRecord(address, table);
  const tag = String(first.headers.get('etag'));
  assert.match(tag, /^"[\w-]{22}"$/);
  assert.equal(first.headers.get('vary'), 'Accept-Encoding');
  const record = await first.text();
  assert.ok(JSON.parse(record).seed);
  const again = await readRecord(address, table, { 'if-none-match': tag });
  assert.deepEqual([again.status, await again.text()], [304, '']);
  assert.equal((await readRecord(address, table, { 'if-none-match': '"other"' })).status, 200);

  const packed = await readRecord(address, table, { 'accept-encoding': 'gzip' });
  assert.equal(packed.headers.get('content-encoding'), 'gzip');
  assert.equal(packed.headers.get('etag'), `${tag.slice(0, -1)}-gzip"`);
  assert.equal(await packed.text(), record);
  const brotli = await readRecord(address, table, { 'accept-encoding': 'br, gzip' });
  assert.equal(brotli.headers.get('content-encoding'), 'br');
  assert.equal(await brotli.text(), record);
  assert.equal(await metricOf(address, 'alidade_records_built_total'), 1);
  assert.ok((await metricOf(address, 'alidade_records_bytes')) > record.length);
});

test('NP-42: refuses a cached record to requests with a foreign key or without one', async () => {
  const { address } = await startServer();
  const table = await makeFinishedTable(clientOf(address), { seats: 1 });
  assert.equal((await readRecord(address, table)).status, 200);
  assert.equal((await readRecord(address, { ...table, token: newKey() })).status, 403);
  const bare = await fetch(new URL(`api/v1/tables/${table.id}/record`, address));
  assert.equal(bare.status, 401);
});

test('NP-42: after a player is deleted, their name is not in the cached record', async () => {
  const { address } = await startServer();
  const client = clientOf(address);
  const [mine, other] = [newKey(), newKey()];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const config = { thresholds: [1, 1, 1, 1] };
  const { body: made } = await client.post('tables', { game: 'cartographers', config, seats }, mine);
  await client.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Bob' }, other);
  const lines = await Promise.all(
    [mine, other].map(async (token, seat) => {
      const line = await openLine(address, made.id);
      line.send({ type: 'hello', token });
      return { line, seat };
    }),
  );
  await Promise.all(lines.map(({ line, seat }) => playOver(line, 'cartographers', seat)));
  for (const { line } of lines) line.end();
  const table = { id: made.id, token: made.watch };
  const before = await readRecord(address, table);
  assert.deepEqual(((await before.json()) as { seats: unknown }).seats, [{ name: 'Ada' }, { name: 'Bob' }]);
  const tag = String(before.headers.get('etag'));
  assert.equal((await client.remove('me', other)).status, 204);
  assert.equal(
    await metricOf(address, 'alidade_records_bytes'),
    0,
    'expected the cached record with the deleted name to be dropped',
  );
  const now = await readRecord(address, table, { 'if-none-match': tag });
  assert.equal(now.status, 200);
  assert.ok(!(await now.text()).includes('Bob'));
});

test('NP-42: builds the record of a running game for each request', async () => {
  const { address } = await startServer();
  const client = clientOf(address);
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { body: made } = await client.post('tables', { game: 'cartographers', seats });
  await client.post(`tables/${made.id}/seats`, { invite: made.invite });
  const running = await readRecord(address, { id: made.id, token: made.token });
  assert.equal(running.headers.get('etag'), null);
  assert.equal(((await running.json()) as { seed?: string }).seed, undefined);
  assert.equal(await metricOf(address, 'alidade_records_built_total'), 0);
});

test('serves the cached record of a game without loading its table into memory', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-reads-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const { address } = await startServer({}, { data, idleMs: 40 });
  const table = await makeFinishedTable(clientOf(address), { seats: 1 });
  assert.equal((await readRecord(address, table)).status, 200);
  while ((await metricOf(address, 'alidade_open_tables')) > 0);
  const again = await readRecord(address, table, { 'accept-encoding': 'gzip' });
  assert.equal(again.status, 200);
  await again.arrayBuffer();
  assert.equal(await metricOf(address, 'alidade_open_tables'), 0);
});

test('builds a finished record once during a flood of requests', async () => {
  const { address } = await startServer();
  const table = await makeFinishedTable(clientOf(address), { seats: 3 });
  const answers = await floodRecords({ address, tables: [table], perSecond: 200, ms: 500 });
  assert.deepEqual([...answers], [[200, 100]]);
  assert.equal(await metricOf(address, 'alidade_records_built_total'), 1);
  assert.equal(await metricOf(address, 'alidade_records_read_total'), 99);
});

test('NP-19: refuses heavy reads to an address over its budget, and serves other addresses', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-reads-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const first = await startServer({}, { data });
  const table = await makeFinishedTable(clientOf(first.address), { seats: 20 });
  const mine = newKey();
  const own = { game: 'cartographers', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { body: unloaded } = await clientOf(first.address).post('tables', own, mine);
  const { body: profile } = await clientOf(first.address).put('me/profile', { isPublic: true }, mine);
  await first.stop();
  const { address } = await startServer({ requestsPerMinute: 60, msPerRequest: 0.5, proxies: 1 }, { data });
  // 50 requests are below the limit of 60 per minute, so only the time budget can refuse them.
  const answers = await floodRecords({
    ...{ address, tables: [table], read: 'told', from: '10.0.0.1' },
    ...{ perSecond: 50, ms: 1000 },
  });
  assert.deepEqual([...answers.keys()].sort(), [200, 429]);
  const ask = (from: string, path: string) =>
    fetch(new URL(`api/v1/tables/${table.id}${path}`, address), {
      headers: { authorization: `Bearer ${table.token}`, 'x-forwarded-for': from },
    });
  const refused = await ask('10.0.0.1', '/told?since=0');
  const body = (await refused.json()) as { refused: string; retryAfter: number };
  assert.equal(refused.status, 429);
  assert.equal(body.refused, 'too-many');
  assert.equal(Number(refused.headers.get('retry-after')), body.retryAfter);
  assert.equal(
    (await ask('10.0.0.1', '')).status,
    200,
    'expected a cheap read to be answered for the address over its budget',
  );
  assert.equal((await ask('10.0.0.2', '/told?since=0')).status, 200);
  const me = (method: string, path: string) =>
    fetch(new URL(`api/v1/${path}`, address), {
      method,
      headers: { authorization: `Bearer ${mine}`, 'x-forwarded-for': '10.0.0.1' },
    });
  assert.equal(
    (await me('GET', 'me/tables')).status,
    429,
    'expected the server to refuse the list, because it would be incomplete',
  );
  assert.equal((await me('GET', `profiles/${profile.id}`)).status, 429);
  const line = await openLine(address, unloaded.id, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  line.send({ type: 'hello', token: mine });
  assert.equal(await line.closed, 1013);
  assert.deepEqual(
    line.frames,
    [],
    'expected the server to close the socket without a refusal, after which a page would give up its seat',
  );
  assert.equal(
    (await me('DELETE', 'me')).status,
    204,
    'expected a deletion to be answered for the address over its budget',
  );
});
