import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, describe, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, clientOf } from '../src/server/test/client.ts';
import { prepareNodes } from '../src/server/test/nodes.ts';
import { moveOn, playOver, sitDown } from '../src/server/test/players.ts';
import { freePort } from '../src/server/test/postgres.ts';
import { startServer } from '../src/server/test/serving.ts';
import { openLine } from '../src/server/test/socket.ts';
import { ROOT } from './steps.ts';

/** The examples in deploy run here with the real proxies. Only ports and addresses are replaced. */

const work = mkdtempSync(join(tmpdir(), 'alidade-proxies-'));
// nginx stores large requests there, as another user.
chmodSync(work, 0o755);
after(() => rmSync(work, { recursive: true, force: true }));

const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin`, HOME: work };

/** The reason to skip the tests of a proxy, or false. */
const missing = (program: string): string | false =>
  spawnSync(program, ['-v'], { env, stdio: 'ignore' }).error ? `${program} isn’t installed` : false;

/** Returns an example from deploy with replaced addresses. Each of them must be in the file. */
const example = (file: string, addresses: Readonly<Record<string, string>>): string => {
  let text = readFileSync(join(ROOT, 'deploy', file), 'utf8');
  for (const [from, to] of Object.entries(addresses)) {
    assert.ok(text.includes(from), `expected ${from} in deploy/${file}`);
    text = text.replaceAll(from, to);
  }
  return text;
};

const save = (name: string, text: string): string => {
  const path = join(work, name);
  writeFileSync(path, text);
  return path;
};

/** Starts a proxy, and waits until it answers. It ends with the test. */
const startProxy = async (t: TestContext, address: string, command: readonly string[]): Promise<void> => {
  const [program, ...args] = command;
  const child = spawn(program!, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      said += text;
    });
  const ended = new Promise<number | null>(resolve => child.on('close', resolve));
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    assert.equal(child.exitCode, null, `expected ${program} to start, but it exited: ${said}`);
    await sleep(20);
  }
};

/** Sends a request with this exact path, from this address of the machine. */
const askFrom = (
  localAddress: string,
  address: string,
  path: string,
  {
    body,
    headers = {},
  }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const method = body === undefined ? 'GET' : 'POST';
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { localAddress, hostname, port, path, method, headers: { ...type, ...headers } };
    const sent = request(options, response => {
      let text = '';
      response.on('data', part => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const checkPage = async (address: string): Promise<void> => {
  const response = await fetch(address);
  assert.equal(response.status, 200);
  assert.match(await response.text(), /<title>Alidade/);
};

const checkPrivateMetrics = async (address: string, server: string): Promise<void> => {
  assert.match((await askFrom('127.0.0.1', server, '/metrics')).text, /^alidade_/m);
  for (const path of ['/metrics', '/metrics?all=1'])
    assert.equal((await askFrom('127.0.0.1', address, path)).status, 403, path);
  for (const path of [
    '/%6detrics',
    '//metrics',
    '/./metrics',
    '/api/../metrics',
    '/metrics/',
    '/metrics%3f',
  ]) {
    const { status, text } = await askFrom('127.0.0.1', address, path);
    assert.ok(status >= 400 && !text.includes('alidade_'), `expected no metrics at ${path}: ${status}`);
  }
};

/** Two players play a whole game over sockets. */
const checkSockets = async (address: string): Promise<void> => {
  const { id, game, tokens } = await sitDown(clientOf(address), 'cartographers', 2);
  const ends = await Promise.all(
    tokens.map(async (token, seat) => {
      const line = await openLine(address, id, { origin: new URL(address).origin });
      line.send({ type: 'hello', token });
      const end = await playOver(line, game, seat);
      line.end();
      return end;
    }),
  );
  assert.deepEqual(
    ends.map(({ isOver }) => isOver),
    [true, true],
  );
};

/** NP-37: requests wait for a move. */
const checkLongPoll = async (address: string): Promise<void> => {
  const client = clientOf(address);
  const table = await sitDown(client, 'cartographers', 1);
  const { version } = (await client.get(`tables/${table.id}`, table.tokens[0])).body;
  const told = (wait: number): Promise<Answered> =>
    client.get(`tables/${table.id}/told?since=${version}&wait=${wait}`, table.tokens[0]);
  const quiet = await told(1);
  assert.deepEqual([quiet.status, quiet.body.batches], [200, []]);
  const [moved] = await Promise.all([told(60), moveOn(client, table, 0)]);
  assert.equal(moved.status, 200);
  assert.ok(moved.body.version > version);
};

const TABLES_PER_HOUR = 4;

/** The server limits the new tables of each player, and players can't pretend to have another address. */
const checkAddresses = async (address: string): Promise<void> => {
  const body = { game: 'cartographers', seats: [{ kind: 'me' }] };
  const create = async (from: string, forged: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forged };
    return (await askFrom(from, address, '/api/v1/tables', { body, headers })).status;
  };
  const statuses: number[] = [];
  for (let i = 0; i <= TABLES_PER_HOUR; i++) statuses.push(await create('127.0.0.3', `203.0.113.${i}`));
  assert.deepEqual(statuses, [...Array.from({ length: TABLES_PER_HOUR }, () => 201), 429]);
  assert.equal(await create('127.0.0.4', '127.0.0.3'), 201);
};

const checkAll = async (t: TestContext, address: string, server: string): Promise<void> => {
  await t.test('serves the page', () => checkPage(address));
  await t.test('refuses /metrics in every spelling', () => checkPrivateMetrics(address, server));
  await t.test('forwards the sockets of a whole game', () => checkSockets(address));
  await t.test('lets requests wait for a move', () => checkLongPoll(address));
  await t.test('passes on the addresses of the players', () => checkAddresses(address));
};

const startHere = () => startServer({ proxies: 1, tablesPerHour: TABLES_PER_HOUR });

const NGINX = `
daemon off;
worker_processes 1;
pid WORK/nginx.pid;
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path WORK/body;
    proxy_temp_path WORK/proxy;
    fastcgi_temp_path WORK/fastcgi;
    uwsgi_temp_path WORK/uwsgi;
    scgi_temp_path WORK/scgi;
    include WORK/site.conf;
}
`;

test('deploy/nginx.conf', { skip: missing('nginx') }, async t => {
  const serving = await startHere();
  const port = await freePort();
  const { host } = new URL(serving.address);
  save(
    'site.conf',
    example('nginx.conf', {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': `listen 127.0.0.2:${port};`,
      'server 127.0.0.1:8080;': `server ${host};`,
    }),
  );
  const main = save('nginx.conf', NGINX.replaceAll('WORK', work));
  const address = `http://127.0.0.1:${port}/`;
  await startProxy(t, address, ['nginx', '-p', work, '-c', main, '-e', 'stderr']);
  await checkAll(t, address, serving.address);
});

test('deploy/Caddyfile', { skip: missing('caddy') }, async t => {
  const serving = await startHere();
  const port = await freePort();
  const { host } = new URL(serving.address);
  const address = `http://127.0.0.1:${port}`;
  const site = example('Caddyfile', { 'play.example {': `${address} {`, '127.0.0.1:8080 {': `${host} {` });
  const file = save('Caddyfile', `{\n\tadmin off\n}\n${site}`);
  await startProxy(t, address, ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]);
  await checkAll(t, address, serving.address);
});

describe('deploy/haproxy.cfg', { skip: missing('haproxy') }, () => {
  const start = async (t: TestContext, servers: readonly [string, string]): Promise<string> => {
    const port = await freePort();
    const [one, two] = servers.map(server => new URL(server).host);
    const file = save(
      'haproxy.cfg',
      example('haproxy.cfg', {
        'bind :8080': `bind 127.0.0.1:${port}`,
        'server-1:8080': one!,
        'server-2:8080': two!,
      }),
    );
    const address = `http://127.0.0.1:${port}/`;
    await startProxy(t, address, ['haproxy', '-db', '-f', file]);
    return address;
  };

  test('in front of one server', async t => {
    const serving = await startHere();
    const address = await start(t, [serving.address, serving.address]);
    await checkAll(t, address, serving.address);
  });

  const hasSaved = async (server: string): Promise<boolean> =>
    /^alidade_commits_total\{.*\} [1-9]/m.test((await askFrom('127.0.0.1', server, '/metrics')).text);

  test('in front of two servers with PostgreSQL: both get requests, and players continue when one is killed', async t => {
    const { startNode } = await prepareNodes();
    const nodes = [startNode(), startNode()];
    const [one, two] = await Promise.all(nodes.map(({ url }) => url));
    const address = await start(t, [one!, two!]);
    const client = clientOf(address);
    const table = await sitDown(client, 'cartographers', 2);
    let n = 0;
    while (!(await hasSaved(one!)) || !(await hasSaved(two!)))
      assert.ok(
        await moveOn(client, table, n++),
        'expected moves at both servers before the end of the game',
      );

    nodes[0]!.child.kill('SIGKILL');
    await nodes[0]!.ended;
    while (await moveOn(client, table, n)) n++;
    assert.equal((await client.get(`tables/${table.id}`, table.tokens[1])).body.status, 'over');
  });
});

test('the proxies wait longer than the requests of players: 60 seconds', () => {
  const secondsOf = (file: string, setting: string): number => {
    const [, seconds] = new RegExp(`^ *${setting} +(\\d+)s;?$`, 'm').exec(example(file, {})) ?? [];
    return Number(seconds);
  };
  assert.ok(secondsOf('nginx.conf', 'proxy_read_timeout') > 60);
  for (const side of ['client', 'server', 'tunnel'])
    assert.ok(secondsOf('haproxy.cfg', `timeout ${side}`) > 60, side);
});
