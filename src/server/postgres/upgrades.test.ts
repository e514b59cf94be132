import assert from 'node:assert/strict';
import { connect, createServer } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import { clientOf } from '../test/client.ts';
import { prepareNodes } from '../test/nodes.ts';
import { ANY, moveOn, playOver, sitDown } from '../test/players.ts';
import { endedAtStart } from '../test/process.ts';
import { shiftableClock } from '../test/shiftable-clock.ts';
import { openLine } from '../test/socket.ts';
import { MIGRATIONS } from './migrations.ts';

/** These tests upgrade and stop server processes ("nodes") with one real database. */

const { postgres, pool, folder, startNode } = await prepareNodes();
const address = await startNode().url;
const api = clientOf(address);
const WISH = { game: 'cartographers', seats: [{ kind: 'me' }] };

const sitAt = async (where: string) => {
  const table = await sitDown(api, 'cartographers', 1);
  const line = await openLine(where, table.id);
  line.send({ type: 'hello', token: table.tokens[0] });
  const { decision, options } = await line.next(({ type }) => type === 'view');
  return { table, line, decision, options };
};

test('NP-120 a node that stops is not ready and opens no table, but serves its clients until they leave', async () => {
  const node = startNode({ DRAIN_SECONDS: '60' });
  const there = await node.url;
  const { table, line } = await sitAt(there);
  node.child.kill('SIGTERM');
  const ready = async (): Promise<string> => (await fetch(new URL('readyz', there))).text();
  while ((await ready()) !== 'draining\n') await sleep(20);
  assert.equal((await fetch(new URL('readyz', there))).status, 503);
  const refused = await fetch(new URL('api/v1/tables', there), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(WISH),
  });
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '2']);
  assert.equal(refused.headers.get('connection'), 'close');
  assert.deepEqual(await refused.json(), { refused: 'stopping', retryAfter: 2 });
  await moveOn(clientOf(there), table, 0);
  assert.equal((await line.next(({ type }) => type === 'told')).version, 2);
  line.end();
  assert.deepEqual(await node.ended, { code: 0, signal: null });
  assert.equal(node.errors(), '');
});

test('NP-120 a node that stops answers the commands that have arrived before it closes the socket', async () => {
  const node = startNode();
  const { table, line, decision } = await sitAt(await node.url);
  const { body } = await api.get(`tables/${table.id}`, table.tokens[0]);
  const client = await pool.connect();
  await client.query('BEGIN; LOCK TABLE alidade.entries IN EXCLUSIVE MODE');
  line.send({ type: 'undo', id: 'none' });
  assert.equal((await line.next(({ id }) => id === 'none')).refused, 'undo-nothing');
  const command = ANY.cartographers!(body.options as never, stream('ab'.repeat(32), 'drain'));
  line.send({ type: 'command', id: 'last', decision, command });
  const isWaiting = async (): Promise<boolean> =>
    (await pool.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).rows.length > 0;
  while (!(await isWaiting())) await sleep(10);
  node.child.kill('SIGTERM');
  await client.query('COMMIT');
  client.release();
  assert.equal((await line.next(({ id }) => id === 'last')).type, 'ack');
  assert.equal(await line.closed, 1012);
  assert.deepEqual(await node.ended, { code: 0, signal: null });
});

test('NP-120 the bots of a table continue on the node to which its player reconnects', async () => {
  const node = startNode();
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const { body: table } = await clientOf(await node.url).post('tables', { game: 'cartographers', seats });
  const first = await openLine(await node.url, table.id);
  first.send({ type: 'hello', token: table.token });
  await first.next(({ type }) => type === 'view');
  node.child.kill('SIGTERM');
  assert.equal(await first.closed, 1012);
  const second = await openLine(address, table.id);
  second.send({ type: 'hello', token: table.token });
  assert.equal((await playOver(second, 'cartographers', 0)).isOver, true);
  second.end();
  assert.deepEqual(await node.ended, { code: 0, signal: null });
});

test('NP-121 nodes of two versions share a database if the newer steps are not breaking', async () => {
  const steps = MIGRATIONS.length;
  // What a newer version would do before its first node starts.
  await pool.query("ALTER TABLE alidade.rooms ADD COLUMN note TEXT DEFAULT ''");
  await pool.query('INSERT INTO alidade.migrations (number, least) VALUES ($1, $1)', [steps]);
  const older = startNode();
  const { table, line } = await sitAt(await older.url);
  await moveOn(clientOf(await older.url), table, 0);
  await moveOn(api, table, 1);
  while ((await line.next(({ type }) => type === 'told')).version < 3);
  line.end();
  older.child.kill('SIGTERM');
  assert.equal((await older.ended).code, 0);

  await pool.query('INSERT INTO alidade.migrations (number, least) VALUES ($1 + 1, $1 + 2)', [steps]);
  const refused = startNode();
  assert.equal((await endedAtStart(refused)).code, 4);
  assert.match(refused.errors(), /database has data format \d.*up to format \d.*newer.*backup.*\n$/);
  await pool.query('DELETE FROM alidade.migrations WHERE number >= $1', [steps]);
});

test('NP-123 a node whose system clock is days ahead shows and runs the same clocks as the others', async () => {
  const clock = { seconds: 3600, increment: 0 };
  const table = await sitDown(api, 'cartographers', 1, { clock });
  const { shiftTo, by } = shiftableClock(folder);
  shiftTo(3);
  const node = startNode({}, { by });
  const there = clientOf(await node.url);
  while (!node.errors().includes('the clocks of the servers differ by ')) await sleep(20);
  for (const [n, next] of [api, there, api, there].entries()) {
    await moveOn(next, table, n);
    for (const each of [api, there]) {
      const { body } = await each.get(`tables/${table.id}`, table.watch);
      assert.equal(body.seats[0].standIn, undefined);
      assert.ok(body.clock.left[0] > 0, 'expected the player to have time left');
    }
  }
  node.child.kill('SIGTERM');
  assert.equal((await node.ended).code, 0);
});

const refusedAt = async (url: string): Promise<{ readonly code: number | null; readonly errors: string }> => {
  const node = startNode({ DATABASE_URL: url });
  return { code: (await endedAtStart(node)).code, errors: node.errors() };
};

test('a user without rights, an unknown user and an unknown database end the server with a message', async () => {
  await pool.query('CREATE ROLE weak LOGIN; REVOKE ALL ON SCHEMA alidade FROM PUBLIC');
  const { href } = Object.assign(new URL(postgres.url), { username: 'weak' });
  const weak = await refusedAt(href);
  assert.equal(weak.code, 1);
  assert.match(
    weak.errors,
    /^alidade: the database refuses this server: permission denied .*right CREATE.*\n$/,
  );
  const nobody = await refusedAt(Object.assign(new URL(postgres.url), { username: 'nobody' }).href);
  assert.equal(nobody.code, 1);
  assert.match(nobody.errors, /alidade: the database refuses this server: role "nobody".*DATABASE_URL\.\n$/);
  const none = await refusedAt(Object.assign(new URL(postgres.url), { pathname: '/none' }).href);
  assert.equal(none.code, 1);
  assert.match(
    none.errors,
    /alidade: the database refuses this server: database "none".*Create the database.*\n$/,
  );

  // A user who may use the tables, but not change the schema, is enough if nothing has to be upgraded.
  await pool.query(
    'GRANT USAGE ON SCHEMA alidade TO weak; GRANT ALL ON ALL TABLES IN SCHEMA alidade TO weak',
  );
  const modest = startNode({ DATABASE_URL: href });
  assert.equal((await clientOf(await modest.url).post('tables', WISH)).status, 201);
});

test('a version of PostgreSQL that is too old ends the server with a message', async () => {
  const { port } = new URL(postgres.url);
  // A proxy that replaces the version in the answer of the database.
  const proxy = createServer(client => {
    const there = connect(Number(port), '127.0.0.1');
    const end = (): void => void [client, there].map(each => each.destroy());
    for (const each of [client, there]) each.on('error', end).on('close', end);
    client.pipe(there);
    there.on('data', data => client.write(data.toString('latin1').replace(/18\d{4}/, '130022'), 'latin1'));
  }).listen(0, '127.0.0.1');
  await new Promise(resolve => proxy.once('listening', resolve));
  const { port: near } = Object.assign({ port: 0 }, proxy.address());
  const { code, errors } = await refusedAt(Object.assign(new URL(postgres.url), { port: near }).href);
  proxy.close();
  assert.equal(code, 4);
  assert.match(
    errors,
    /^alidade: the database is PostgreSQL 13; this server needs version 14 or newer\..*\n$/,
  );
});
