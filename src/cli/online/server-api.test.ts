import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { UsageError } from '../flags.ts';
import { connectApi } from './server-api.ts';

/** Starts a server that handles each request with the next of these listeners. Returns its address. */
const listenAt = async (t: TestContext, ...listeners: readonly RequestListener[]): Promise<string> => {
  const left = [...listeners];
  const server = createServer((request, response) => left.shift()?.(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const good: RequestListener = (_, response) => void response.end('{"good": true}');
const cut: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': 100 });
  response.write('{"good": ');
  setImmediate(() => response.destroy());
};
const answer =
  (status: number, body: string, headers = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

test('a request is repeated if the body breaks off or the server was blocked', async t => {
  const server = await listenAt(t, cut, answer(408, ''), answer(503, '{"refused": "not-kept"}'), good);
  assert.deepEqual(await connectApi(server, 'en').get('tables/x', 'key'), { good: true });
});

test('an answer of another program is not one of an Alidade server', async t => {
  const server = await listenAt(t, answer(404, '<p>Nothing'));
  await assert.rejects(connectApi(server, 'en').get('tables/x', 'key'), UsageError);
});

test('with patience, a request waits as long as the server asks, and reports it', async t => {
  const limit = answer(429, '{"refused": "too-many"}', { 'retry-after': '1' });
  const server = await listenAt(t, limit, good);
  const waits: [string, number][] = [];
  const { signal } = new AbortController();
  const api = connectApi(server, 'en', signal, { onWait: (code, ms) => waits.push([code, ms]) });
  assert.deepEqual(await api.post('tables', {}), { good: true });
  assert.deepEqual(waits, [['too-many', 1000]]);
});
