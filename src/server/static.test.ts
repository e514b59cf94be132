import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from './listen.ts';
import { serveFolder } from './static.ts';

const SCRIPT = 'export const land = 1;\n'.repeat(100);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

describe('the files of the page', () => {
  const base = mkdtempSync(join(tmpdir(), 'alidade-static-'));
  const folder = join(base, 'web');
  let server: Server;

  const write = (path: string, text: string | Buffer) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const port = () => (server.address() as AddressInfo).port;

  /** Sends a request whose path is exactly as written. `fetch` would normalize the path. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port: port(), path, headers, method, agent: false }, got => {
        const chunks: Buffer[] = [];
        got.on('data', chunk => chunks.push(chunk));
        got.on('end', () =>
          resolve({ status: got.statusCode!, headers: got.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });

  before(async () => {
    write('index.html', '<!doctype html><title>Alidade</title>');
    write('sw.js', SCRIPT);
    write('assets/index-abc.js', SCRIPT);
    write('assets/thread-abc.js', SCRIPT);
    write('assets/asked-thread-abc.js', SCRIPT);
    write('assets/fell-abc.woff2', Buffer.alloc(2000));
    write('a name, é.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('.vite/manifest.json', '{}');
    write('.inputs', 'note');
    writeFileSync(join(base, 'secret.txt'), 'secret');
    if (process.platform !== 'win32') symlinkSync(join(base, 'secret.txt'), join(folder, 'link.txt'));
    server = await listen(serveFolder(folder), { host: '127.0.0.1', port: 0 }, () => {});
  });

  after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(base, { recursive: true, force: true });
  });

  test('serves index.html at both paths and with any query', async () => {
    for (const path of ['/', '/index.html', '/?lang=fr', '/#/table']) {
      const { status, headers, body } = await ask(path);
      assert.equal(status, 200, `expected status 200 for ${path}, found ${status}`);
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-cache');
      assert.match(String(body), /Alidade/);
    }
  });

  test('serves every file with its media type', async () => {
    const types = {
      '/sw.js': 'text/javascript; charset=utf-8',
      '/assets/fell-abc.woff2': 'font/woff2',
      '/a%20name,%20%C3%A9.svg': 'image/svg+xml; charset=utf-8',
    };
    for (const [path, type] of Object.entries(types))
      assert.equal(
        (await ask(path)).headers['content-type'],
        type,
        `expected the media type ${type} for ${path}`,
      );
  });

  test('lets clients cache files with a hash in their name forever, and other files only with revalidation', async () => {
    assert.match((await ask('/assets/index-abc.js')).headers['cache-control']!, /immutable/);
    for (const path of ['/', '/sw.js'])
      assert.equal(
        (await ask(path)).headers['cache-control'],
        'no-cache',
        `expected "cache-control: no-cache" for ${path}`,
      );
  });

  test('answers 304 for the ETag of the same encoding', async () => {
    for (const encoding of ['', 'gzip', 'br']) {
      const accepts = { 'accept-encoding': encoding };
      const tag = (await ask('/sw.js', accepts)).headers.etag!;
      const again = await ask('/sw.js', { ...accepts, 'if-none-match': `"other", W/${tag}` });
      assert.equal(again.status, 304);
      assert.equal(again.body.length, 0);
      assert.equal((await ask('/sw.js', { ...accepts, 'if-none-match': '"other"' })).status, 200);
    }
  });

  test('serves the files that the folder had at the start, even after a new build', async () => {
    write('assets/index-abc.js', 'new');
    write('assets/index-new.js', 'new');
    assert.equal(String((await ask('/assets/index-abc.js')).body), SCRIPT);
    assert.equal((await ask('/assets/index-new.js')).status, 404);
  });

  test('compresses text, and only text, in the encoding that the client prefers', async () => {
    const asked = async (accepts: string, path = '/sw.js') => ask(path, { 'accept-encoding': accepts });
    const packed = await asked('gzip, deflate, br');
    assert.equal(packed.headers['content-encoding'], 'br');
    assert.equal(packed.headers.vary, 'Accept-Encoding');
    assert.equal(String(brotliDecompressSync(packed.body)), SCRIPT);
    const zipped = await asked('br;q=0, gzip');
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert.equal(String(gunzipSync(zipped.body)), SCRIPT);
    for (const accepts of ['', 'identity', '*;q=0', 'nonsense;q=x']) {
      const plain = await asked(accepts);
      assert.equal(
        plain.headers['content-encoding'],
        undefined,
        `expected no compression for "accept-encoding: ${accepts}"`,
      );
      assert.equal(String(plain.body), SCRIPT);
    }
    assert.equal((await asked('br', '/assets/fell-abc.woff2')).headers['content-encoding'], undefined);
  });

  test('answers HEAD like GET, without the body', async () => {
    for (const path of ['/', '/sw.js', '/nowhere']) {
      const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)];
      assert.equal(head.status, get.status);
      assert.equal(head.headers['content-length'], get.headers['content-length']);
      assert.equal(head.headers.etag, get.headers.etag);
      assert.equal(head.body.length, 0);
    }
  });

  test('refuses methods other than GET and HEAD, and lists these two', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { status, headers } = await ask('/', {}, method);
      assert.equal(status, 405, `expected status 405 for ${method}, found ${status}`);
      assert.equal(headers.allow, 'GET, HEAD');
    }
  });

  test('serves nothing outside the folder, no dot files and no links', async () => {
    const paths = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      `/${join(base, 'secret.txt')}`,
      '/link.txt',
      '/.inputs',
      '/.vite/manifest.json',
      '/assets',
      '/assets/',
      '/index.html%00.js',
      '/__proto__',
      '/nowhere',
      'http://127.0.0.1/../secret.txt',
    ];
    for (const path of paths) {
      const { status, body } = await ask(path);
      assert.equal(status, 404, `expected status 404 for ${path}, found ${status}`);
      assert.doesNotMatch(
        String(body),
        /^secret/,
        `expected ${path} not to return a file outside the folder`,
      );
    }
    assert.equal((await ask('/%zz')).status, 400);
    assert.equal((await ask('/%ff')).status, 400);
  });

  test('every response, including errors, has the security headers', async () => {
    const paths = ['/', '/sw.js', '/assets/index-abc.js', '/assets/asked-thread-abc.js', '/nowhere', '/%zz'];
    for (const path of [...paths, '/thread-abc.js']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self'; /);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe|\*/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
      assert.match(String(headers['permissions-policy']), /camera=\(\)/);
    }
  });

  test('a worker script has the policy of the page, and may also compile WebAssembly', async () => {
    const policyOf = async (path: string): Promise<string> =>
      String((await ask(path)).headers['content-security-policy']);
    const allowed = " 'wasm-unsafe-eval'";
    const policy = await policyOf('/assets/thread-abc.js');
    assert.ok(
      policy.includes(`script-src 'self'${allowed};`),
      `expected "script-src 'self'${allowed}" in the policy, found ${policy}`,
    );
    assert.equal(policy.replace(allowed, ''), await policyOf('/'));
  });

  test('answers a malformed request with 400, and other connections still work', async () => {
    const socket = connect(port(), '127.0.0.1');
    const answer = new Promise<string>(resolve => socket.once('data', data => resolve(String(data))));
    socket.write('\u0000\u0001 rubbish\r\n\r\n');
    assert.match(await answer, /^HTTP\/1.1 400/);
    socket.destroy();
    assert.equal((await ask('/')).status, 200);
  });
});
