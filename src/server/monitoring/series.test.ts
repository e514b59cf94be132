import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { range } from '../../engine/util.ts';
import { newKey } from '../keys.ts';
import { clientOf } from '../test/client.ts';
import { metricOf, metricsOf } from '../test/metrics.ts';
import { moveOn, sitDown } from '../test/players.ts';
import { startServer } from '../test/serving.ts';
import { openLine, openLobbyLine } from '../test/socket.ts';

const PROTOCOL = readFileSync(fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url)), 'utf8');
const { address } = await startServer();
const api = clientOf(address);
const lines: Awaited<ReturnType<typeof openLine>>[] = [];
after(() => {
  for (const line of lines) line.end();
});

test('metrics tell games, persons, bots, sockets and routes apart', async () => {
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  });
  const table = { id: made.id, game: 'cartographers', tokens: [made.token], watch: made.watch };
  const line = await openLine(address, made.id);
  const lobby = await openLobbyLine(address);
  lines.push(line, lobby);
  line.send({ type: 'hello', token: made.token });
  const { decision } = await line.next(({ type }) => type === 'view');
  await moveOn(api, table, 0);
  await line.next(({ version }) => version >= 3);
  const refused = async (): Promise<string> => {
    line.send({ type: 'command', id: 'late', decision, command: { type: 'pass' } });
    return (await line.next(({ type }) => type === 'refused')).refused;
  };
  const code = await refused();
  await sitDown(api, 'thargos', 2);
  await api.post('tables', { game: 'thargos', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await assert.rejects(openLine(address, 'x'.repeat(60)));

  const now = await metricsOf(address);
  const at = (name: string): number | undefined => now.get(name);
  assert.equal(at('alidade_moves_total{game="cartographers",by="person"}'), 1);
  assert.ok(at('alidade_moves_total{game="cartographers",by="bot"}')! >= 1);
  assert.equal(at('alidade_move_seconds_count{game="cartographers"}'), 1);
  assert.ok(at('alidade_bot_thinking_seconds_count{game="cartographers",bot="greedy"}')! >= 1);
  assert.equal(at('alidade_tables{game="cartographers",status="playing"}'), 1);
  assert.equal(at('alidade_tables{game="thargos",status="playing"}'), 1);
  assert.equal(at('alidade_tables{game="thargos",status="waiting"}'), 1);
  assert.equal(at('alidade_sockets_by_kind{kind="table"}'), 1);
  assert.equal(at('alidade_sockets_by_kind{kind="lobby"}'), 1);
  assert.equal(at('alidade_sockets_by_kind{kind="tournament"}'), 0);
  assert.equal(at('alidade_refused_upgrades_total{code="no-such-address"}'), 1);
  assert.equal(at('alidade_refused_total{code="no-such-address"}'), 1);
  assert.equal(at(`alidade_refused_messages_total{code="${code}"}`), 1);
  const made3 = 'alidade_request_seconds_count{route="/api/v1/tables",method="POST",status="2xx"}';
  assert.equal(at(made3), 3);
  assert.equal(at('alidade_store_ready'), 1);
  assert.equal(at('alidade_store_circuit_open'), 0);
  assert.ok(at('alidade_store_bytes{part="database"}')! > 0);
  assert.ok(at('alidade_store_bytes{part="wal"}')! > 0);
  assert.ok(at('alidade_store_disk_free_bytes')! > 0);
  for (const queue of ['store', 'connections', 'bots', 'notifications', 'projections'])
    assert.equal(typeof at(`alidade_queue_length{queue="${queue}"}`), 'number', queue);
  assert.ok(at('process_start_time_seconds')! > 0);

  line.send({ type: 'undo', id: 'undo' });
  const answer = await line.next(({ type, id }) => id === 'undo' && ['ack', 'refused'].includes(type));
  const undone = await metricOf(address, 'alidade_moves_total{game="cartographers",by="undo"}');
  assert.equal(undone, answer.type === 'ack' ? 1 : Number.NaN);
});

/** Sends a request with any method and path, which `fetch` would refuse or change. */
const sendRaw = (method: string, path: string, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = httpRequest({ hostname, port, method, path, headers, agent: false }, response => {
      response.resume();
      response.on('end', resolve);
    });
    sent.on('error', reject);
    sent.end();
  });

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'MKCOL', 'TRACE', 'QUERY', 'PURGE'];

test('NP-139 hostile requests add no time series', async () => {
  const attack = async (round: number): Promise<void> => {
    const text = (i: number): string => `${round}x${i}${newKey()}`;
    const paths = range(12).flatMap(i => [
      `/api/v1/tables/${text(i).slice(0, 30)}`,
      `/api/v1/${text(i)}`,
      `/${text(i)}.js?${text(i)}=1`,
      `/api/v1/tables/%zz${i}`,
    ]);
    await Promise.all(
      paths.map((path, i) =>
        sendRaw(METHODS[i % METHODS.length]!, path, {
          'x-request-id': text(i),
          traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
          'user-agent': text(i),
        }),
      ),
    );
    for (const i of range(4)) {
      await assert.rejects(openLine(address, text(i)));
      await api.post('tables', { game: text(i), seats: [{ kind: 'me' }] });
      await api.post('tables', {
        game: 'cartographers',
        seats: [{ kind: 'me' }, { kind: 'bot', bot: text(i) }],
      });
      const line = await openLine(address, text(i).slice(0, 20));
      line.send({ type: text(i), id: text(i) });
      line.send({ type: 'command', id: `c${i}`, decision: text(i), command: { type: text(i) } });
      line.send({ type: 'hello', token: newKey() });
      await line.closed;
    }
  };
  const series = async (): Promise<readonly string[]> =>
    [...(await metricsOf(address)).keys()].filter(name => name.startsWith('alidade_'));
  await attack(1);
  const before = new Set(await series());
  await attack(2);
  await attack(3);
  assert.deepEqual(
    (await series()).filter(name => !before.has(name)),
    [],
  );
  assert.ok(before.size < 3000, `expected fewer than 3000 time series, found ${before.size}`);
});

test('NP-40 lists every metric of the server, and no other', async () => {
  const text = await (await fetch(new URL('metrics', address))).text();
  const real = [...text.matchAll(/^# TYPE (alidade_\w+) /gm)].map(([, name]) => name!);
  const section = PROTOCOL.slice(PROTOCOL.indexOf('- **NP-40**'), PROTOCOL.indexOf('- **NP-135**'));
  const rows = section.split('\n').filter(line => line.startsWith('  | `alidade_'));
  const listed = rows.flatMap(row => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
  assert.ok(listed.length > 30);
  assert.deepEqual(listed.toSorted(), real.toSorted());
});

test('NP-137 if there is a token, answers a request for the metrics only with the token', async () => {
  const token = newKey();
  const closed = await startServer({}, { metricsToken: token });
  const read = (path: string, authorization?: string) =>
    fetch(new URL(path, closed.address), authorization === undefined ? {} : { headers: { authorization } });
  for (const given of [undefined, 'Bearer', `Bearer ${newKey()}`, token, `Basic ${token}`]) {
    const answer = await read('metrics', given);
    assert.equal(answer.status, 401);
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer');
    assert.doesNotMatch(await answer.text(), /alidade_/);
  }
  const answer = await read('metrics', `Bearer ${token}`);
  assert.equal(answer.status, 200);
  assert.match(await answer.text(), /^alidade_sockets 0$/m);
  for (const path of ['healthz', 'readyz']) assert.equal((await read(path)).status, 200);
});

test('NP-137 answers 429 to an address that reads the metrics too often', async () => {
  const strict = await startServer({ requestsPerMinute: 20 });
  const statuses: number[] = [];
  for (const _ of range(3)) statuses.push((await fetch(new URL('metrics', strict.address))).status);
  assert.deepEqual(statuses, [200, 200, 429]);
});
