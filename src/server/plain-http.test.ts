import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { test } from 'node:test';
import { connectRaw } from './test/attacks/raw.ts';
import { startServer } from './test/serving.ts';

const { address } = await startServer();

/** Sends requests one after the other over a single connection. Returns the statuses of the responses. */
const say = async (requests: readonly (readonly string[])[]): Promise<readonly number[]> => {
  const socket = await connectRaw(address);
  const statuses = [];
  for (const lines of requests) {
    socket.write(lines.join('\r\n'));
    const [data] = await once(socket, 'data');
    statuses.push(Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]));
  }
  socket.destroy();
  return statuses;
};

/** The headers that `curl --http2` and Java's HttpClient add to the first request of a connection. */
const H2C = [
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
];

test('answers a request that offers an upgrade to h2c over HTTP/1.1, and reads its body', async () => {
  const wish = JSON.stringify({ game: 'cartographers', seats: [{ kind: 'me' }] });
  const body = ['Content-Type: application/json', `Content-Length: ${wish.length}`, '', wish];
  for (const [first, status, end] of [
    ['GET /healthz HTTP/1.1', 200, ['', '']],
    ['GET / HTTP/1.1', 200, ['', '']],
    ['GET /api/v1/me/tables HTTP/1.1', 401, ['', '']],
    ['POST /api/v1/tables HTTP/1.1', 201, body],
    ['GET /api/v1/tables/anywhere/socket HTTP/1.1', 404, ['', '']],
  ] as const) {
    const again = ['HEAD /healthz HTTP/1.1', 'Host: x', '', ''];
    assert.deepEqual(
      await say([[first, 'Host: x', ...H2C, ...end], again]),
      [status, 200],
      `expected "${first}" to get status ${status}, and the next request status 200`,
    );
  }
});

const ask = (method: string, path: string) =>
  new Promise<{ status: number; allow: unknown; length: unknown; body: string }>((resolve, reject) => {
    const asked = request(new URL(path, address), { method, agent: false }, got => {
      let body = '';
      got.on('data', data => {
        body += data;
      });
      got.on('end', () => {
        const { allow, 'content-length': length } = got.headers;
        resolve({ status: got.statusCode!, allow, length, body });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

for (const path of ['/healthz', '/readyz', '/metrics'])
  test(`${path} answers GET, HEAD and OPTIONS, and lists these three when it refuses other methods`, async () => {
    const got = await ask('GET', path);
    assert.equal(got.status, 200);
    assert.equal(Number(got.length), got.body.length);
    const head = await ask('HEAD', path);
    assert.equal(head.status, 200);
    assert.ok(Number(head.length) > 0);
    assert.equal(head.body, '');
    for (const [method, status] of [
      ['OPTIONS', 204],
      ['POST', 405],
      ['DELETE', 405],
    ] as const) {
      const answer = await ask(method, path);
      assert.deepEqual(
        [answer.status, answer.allow],
        [status, 'GET, HEAD, OPTIONS'],
        `expected ${method} to get status ${status} and the list of methods`,
      );
    }
  });

test('a file of the page answers HEAD, and lists the allowed methods when it refuses others', async () => {
  const head = await ask('HEAD', '/');
  assert.deepEqual([head.status, head.body], [200, '']);
  assert.ok(Number(head.length) > 0);
  const post = await ask('POST', '/');
  assert.deepEqual([post.status, post.allow], [405, 'GET, HEAD']);
});

test('keeps an idle connection open for longer than 60 s, the time for which proxies reuse it', async () => {
  // If a client sends a request while the server closes the connection, the client gets an error instead of a response.
  const { headers } = await fetch(new URL('healthz', address));
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  assert.ok(
    Number(seconds) > 60,
    `expected a keep-alive timeout over 60 s, found "${headers.get('keep-alive')}"`,
  );
});
