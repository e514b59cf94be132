import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { floodConnections } from './test/attacks/connections.ts';
import { floodFragments, floodMessages, floodPings, floodPongs } from './test/attacks/frames.ts';
import { connectRaw, frame } from './test/attacks/raw.ts';
import { floodUpgrades } from './test/attacks/upgrades.ts';
import { metricsOf } from './test/metrics.ts';
import { startProcess } from './test/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-floods-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

let started = 0;
const start = async (env: Readonly<Record<string, string>> = {}) => {
  const running = startProcess({
    WEB: folder,
    ALIDADE_DATA: join(folder, `data-${started++}`),
    PORT: '0',
    ...env,
  });
  after(async () => {
    running.child.kill('SIGTERM');
    await running.ended;
  });
  return { ...running, address: await running.url };
};

const shared = start();

/** The time limit of a flood, which is reached only if the server doesn't close the sockets. */
const MS = 20_000;
const SOCKETS = 4;

for (const [name, flood] of [
  ['pings and never reads the pongs', floodPings],
  ['sends pongs without being pinged', floodPongs],
  ['sends empty fragments without end', floodFragments],
  ['floods with messages before hello', floodMessages],
] as const)
  test(`NP-19: closes a socket that ${name}`, { timeout: 60_000 }, async () => {
    const { address } = await shared;
    const { closed } = await flood({ address, sockets: SOCKETS, ms: MS });
    assert.equal(closed, SOCKETS);
    const metrics = await metricsOf(address);
    assert.equal(metrics.get('alidade_sockets'), 0);
    assert.equal(metrics.get('alidade_unread_bytes'), 0);
  });

test('closes the connections of refused upgrades, even if no client closes them', {
  timeout: 60_000,
}, async () => {
  const { address, child, ended, errors } = await start({ REQUESTS_PER_MINUTE: '10', LOG_LEVEL: 'info' });
  const { statuses, release } = await floodUpgrades({ address, count: 300 });
  assert.deepEqual(Object.fromEntries(statuses), { 101: 10, 429: 290 });
  const metrics = await metricsOf(address);
  release();
  assert.equal(
    metrics.get('alidade_connections'),
    11,
    'expected 11 open connections: ten sockets and that of this request',
  );
  assert.equal(metrics.get('alidade_refused_total{code="too-many"}'), 290);

  child.kill('SIGTERM');
  await ended;
  const lines = errors()
    .split('\n')
    .filter(line => line.includes('"refused":"too-many"'))
    .map(line => JSON.parse(line));
  assert.equal(
    lines.reduce((sum, { times }) => sum + times, 0),
    290,
  );
  assert.ok(lines.length < 100, `expected fewer than 100 lines about refusals, found ${lines.length}`);
  assert.ok(lines.every(({ level, address: from }) => level === 30 && from === '127.0.0.1'));
});

test('NP-19: closes connections that send nothing or half a request, and refuses new ones above a limit', {
  timeout: 50_000,
}, async () => {
  const { address } = await start({ SOCKETS_PER_ADDRESS: '4' });
  const half = 'GET / HTTP/1.1\r\nHost: x\r\n';
  const statuses = await Promise.all(
    ['', half].map(bytes => floodConnections({ address, count: 200, bytes })),
  );
  const sum = (status: number): number => statuses.reduce((all, each) => all + (each.get(status) ?? 0), 0);
  assert.equal(sum(408) + sum(429), 400);
  assert.ok(sum(429) > 0, 'expected some connections beyond the limit to be refused with 429, found none');
});

test('NP-144: beyond ten times the limit, requests of any kind wait, and their connection closes', async () => {
  const { address } = await start({ REQUESTS_PER_MINUTE: '10' });
  const isClosing = async (): Promise<boolean> => {
    const response = await fetch(new URL('index.html', address));
    await response.arrayBuffer();
    assert.equal(response.status, 200);
    return response.headers.get('connection') === 'close';
  };
  const answers: boolean[] = [];
  while (!answers.at(-1)) answers.push(await isClosing());
  assert.ok(answers.length > 10, `expected ten answers without waiting, found ${answers.length - 1}`);
});

test('NP-19: closes idle connections of an address to make room for new ones', async () => {
  const { address } = await start({ SOCKETS_PER_ADDRESS: '4' });
  for (let n = 0; n < 300; n++) {
    const socket = await connectRaw(address);
    after(() => socket.destroy());
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const [data] = await once(socket, 'data');
    assert.match(String(data), /^HTTP\/1\.1 200 /, `expected status 200 on connection ${n}, found ${data}`);
  }
});

test('NP-19: keeps a socket that reuses a connection when it closes idle connections', async () => {
  const { address } = await start({ SOCKETS_PER_ADDRESS: '4' });
  const reused = await connectRaw(address);
  after(() => reused.destroy());
  const gone = once(reused, 'end').then(() => ['closed']);
  const ask = async (bytes: string | Buffer): Promise<string> => {
    reused.write(bytes);
    const [data] = await Promise.race([once(reused, 'data'), gone]);
    return String(data);
  };
  assert.match(await ask('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'), /^HTTP\/1\.1 200 /);
  const handshake = [
    'GET /api/v1/lobby/socket HTTP/1.1',
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  assert.match(await ask([...handshake, '', ''].join('\r\n')), /^HTTP\/1\.1 101 /);
  for (let n = 0; n < 300; n++) {
    const socket = await connectRaw(address);
    after(() => socket.destroy());
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
  }
  let answer = '';
  while (!/pong|closed/.test(answer)) answer = await ask(frame('text', '{"type":"ping"}'));
  assert.match(answer, /pong/);
});
