import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { type Running, startProcess } from './test/process.ts';

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

  test('serves on this machine only, at the address it prints', async () => {
    const { child, url, ended } = start({ PORT: '0' });
    const address = new URL(await url);
    assert.equal(address.hostname, '127.0.0.1');
    assert.match(await (await fetch(address)).text(), /Alidade/);
    child.kill('SIGTERM');
    await ended;
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    test(`stops on ${signal}, open connections or not`, { skip: process.platform === 'win32' }, async () => {
      const { child, url, ended, errors } = start({ PORT: '0' });
      await (await fetch(await url)).text();
      child.kill(signal);
      assert.deepEqual(await ended, { code: 0, signal: null });
      assert.equal(errors(), '');
    });

  test('starts again after it was killed', { skip: process.platform === 'win32' }, async () => {
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

  test('whoever is turned away and hangs up at once ends nothing', async () => {
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

  test('names a port that is taken and goes on to the next', async () => {
    const other = createServer();
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { child, url, ended, errors } = start({ PORT: String(port) });
    assert.ok(Number(new URL(await url).port) > port);
    assert.match(errors(), new RegExp(`port ${port} is taken`));
    child.kill('SIGTERM');
    await ended;
    other.close();
  });

  test('tells what is wrong with a port, a host or a folder, and ends', async () => {
    const wrong: readonly [Record<string, string>, RegExp][] = [
      [{ PORT: 'eighty' }, /PORT is no port number: eighty/],
      [{ PORT: '70000' }, /PORT is no port number: 70000/],
      [{ PORT: '0', HOST: '192.0.2.1' }, /EADDRNOTAVAIL|EINVAL/],
      [{ PORT: '0', WEB: join(folder, 'nowhere') }, /no built page here; npm start builds it: .*nowhere/],
    ];
    for (const [env, message] of wrong) {
      const { ended, errors } = start(env);
      assert.equal((await ended).code, 1);
      assert.match(errors(), message);
      assert.doesNotMatch(errors(), /\n\s+at /);
    }
  });
});
