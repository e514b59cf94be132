import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { networkAddresses } from './listen.ts';
import { clientOf } from './test/client.ts';
import { sitDown } from './test/players.ts';
import { endedAtStart, type Running, startProcess } from './test/process.ts';
import { openLine } from './test/socket.ts';

describe('the server as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-server-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const running = new Set<ChildProcess>();

  let started = 0;
  const start = (env: Readonly<Record<string, string>>): Running => {
    const process = startProcess({ WEB: folder, ALIDADE_DATA: join(folder, `data-${started++}`), ...env });
    running.add(process.child);
    void process.ended.then(() => running.delete(process.child));
    return process;
  };

  after(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('by default, listens only on this machine, at the address that it prints', async () => {
    const { child, url, ended } = start({ PORT: '0' });
    const address = new URL(await url);
    assert.equal(address.hostname, '127.0.0.1');
    assert.match(await (await fetch(address)).text(), /Alidade/);
    child.kill('SIGTERM');
    await ended;
  });

  test('with HOST 0.0.0.0, also prints the network addresses of this machine', async () => {
    const { child, url, ended } = start({ PORT: '0', HOST: '0.0.0.0', LANG: 'en' });
    let printed = '';
    child.stdout!.on('data', data => {
      printed += data;
    });
    const { port } = new URL(await url);
    child.kill('SIGTERM');
    await ended;
    for (const address of networkAddresses('0.0.0.0'))
      assert.ok(
        printed.includes(`On your network: http://${address}:${port}/\n`),
        `expected the network address ${address} in the output, found ${printed}`,
      );
    assert.deepEqual(networkAddresses('127.0.0.1'), []);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    test(`stops on ${signal}, with or without open connections`, {
      skip: process.platform === 'win32',
    }, async () => {
      const { child, url, ended, errors } = start({ PORT: '0' });
      await (await fetch(await url)).text();
      child.kill(signal);
      assert.deepEqual(await ended, { code: 0, signal: null });
      assert.equal(errors(), '');
    });

  test('can be started again on the same port after it is killed', {
    skip: process.platform === 'win32',
  }, async () => {
    const first = start({ PORT: '0' });
    const { port } = new URL(await first.url);
    await (await fetch(await first.url)).text();
    first.child.kill('SIGKILL');
    assert.equal((await first.ended).signal, 'SIGKILL');

    const second = start({ PORT: port });
    assert.equal(new URL(await second.url).port, port);
    assert.equal((await fetch(await second.url)).status, 200);
    second.child.kill('SIGTERM');
    await second.ended;
  });

  test('refuses a data folder that another server uses, and opens it after that server has crashed', async () => {
    const data = join(folder, 'shared');
    const first = start({ PORT: '0', ALIDADE_DATA: data });
    await first.url;
    const second = start({ PORT: '0', ALIDADE_DATA: data });
    assert.equal((await second.ended).code, 3);
    assert.match(
      second.errors(),
      /^alidade: another server is using .*alidade\.db\. Stop that server, .*\n$/,
    );
    assert.equal((await fetch(await first.url)).status, 200);
    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({ PORT: '0', ALIDADE_DATA: data });
    assert.equal((await fetch(await third.url)).status, 200);
    third.child.kill('SIGTERM');
    assert.equal((await third.ended).code, 0);
    assert.equal(third.errors(), '');
  });

  /** Opens a WebSocket that never responds to a close message. `sent` returns all bytes that the server sent to it. */
  const openDeaf = async (address: string, path: string) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const lines = [
      `GET ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const parts: Buffer[] = [];
    socket.on('data', data => parts.push(data));
    await once(socket, 'data');
    return { closed: once(socket, 'close'), sent: () => Buffer.concat(parts) };
  };

  test('answers waiting requests and then stops, even if a client stays connected', {
    timeout: 50_000,
  }, async () => {
    const { child, url, ended, errors } = start({ PORT: '0' });
    const address = await url;
    const api = clientOf(address);
    const table = await sitDown(api, 'cartographers', 2);
    const deaf = await openDeaf(address, `/api/v1/tables/${table.id}/socket`);
    const line = await openLine(address, table.id);
    line.send({ type: 'hello', token: table.watch });
    const news = table.tokens.map(token => api.get(`tables/${table.id}/told?since=1&wait=60`, token));
    // A client that waits for updates counts as present, so the server has received both requests when both players are
    // present.
    await line.next(({ type, seats }) => type === 'presence' && seats[0] && seats[1]);
    child.kill('SIGTERM');
    assert.equal(await line.closed, 1012);
    for (const { status, body } of await Promise.all(news))
      assert.deepEqual([status, body], [200, { version: 1, batches: [] }]);
    assert.deepEqual(await ended, { code: 0, signal: null });
    await deaf.closed;
    const comeAgain = Buffer.from([0x88, 12, 1012 >> 8, 1012 & 255, ...Buffer.from('come-again')]);
    assert.ok(deaf.sent().includes(comeAgain));
    assert.equal(errors(), '');
  });

  test('keeps running when clients reset their connections during a refused upgrade', async () => {
    const { child, url, ended, errors } = start({ PORT: '0' });
    const { hostname, port } = new URL(await url);
    const wish = 'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    for (let i = 0; i < 20; i++) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(wish, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    assert.equal((await fetch(await url)).status, 200);
    child.kill('SIGTERM');
    await ended;
    assert.equal(errors(), '');
  });

  const taking = async (port: number): Promise<{ readonly port: number; readonly close: () => void }> => {
    const other = createServer();
    await new Promise<void>((resolve, reject) => {
      // If another program already uses the port, the test works too.
      other.once('error', error =>
        'code' in error && error.code === 'EADDRINUSE' ? resolve() : reject(error),
      );
      other.listen(port, '127.0.0.1', resolve);
    });
    return { port: (other.address() as AddressInfo | null)?.port ?? port, close: () => other.close() };
  };

  test('without PORT, logs a port in use and tries the next one', async () => {
    const other = await taking(8080);
    const { child, url, ended, errors } = start({ PORT: '' });
    assert.ok(Number(new URL(await url).port) > 8080);
    const [said] = errors()
      .split('\n')
      .map(line => line && JSON.parse(line));
    assert.equal(said.msg, 'port 8080 is taken, trying 8081');
    assert.deepEqual([said.level, typeof said.time], [40, 'number']);
    child.kill('SIGTERM');
    await ended;
    other.close();
  });

  test('exits with a message if a configured port is in use', async () => {
    const other = await taking(0);
    const data = join(folder, 'data-unused');
    const running = start({ PORT: String(other.port), LANG: 'en', ALIDADE_DATA: data });
    assert.deepEqual(await endedAtStart(running), { code: 1, signal: null });
    assert.match(
      running.errors(),
      new RegExp(`^alidade: port ${other.port} is in use.*--port or PORT\\.\\n$`),
    );
    assert.equal(existsSync(data), false, 'expected the server to exit before it creates a data folder');
    other.close();
  });

  test('reports an invalid port, host or folder, and exits', async () => {
    const wrong: readonly [Record<string, string>, RegExp][] = [
      [{ PORT: 'eighty' }, /PORT “eighty” isn’t a port number/],
      [{ PORT: '70000' }, /PORT “70000” isn’t a port number/],
      [{ ALIDADE_DTA: 'elsewhere' }, /ALIDADE_DTA is an unknown setting. Did you mean ALIDADE_DATA\?/],
      [{ PORT: '0', HOST: '192.0.2.1' }, /can’t listen on 192\.0\.2\.1 \(\w+\)\. Set --host or HOST/],
      [
        { PORT: '0', WEB: join(folder, 'nowhere') },
        /found no built page in .*nowhere\. Run npm start to build it\./,
      ],
    ];
    for (const [env, message] of wrong) {
      const { ended, errors } = start(env);
      assert.equal((await ended).code, 1);
      assert.match(errors(), message);
      assert.doesNotMatch(errors(), /\n\s+at /);
    }
  });
});
