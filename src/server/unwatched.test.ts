import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBusyTables } from './test/attacks/bots.ts';
import { clientOf } from './test/client.ts';
import { metricOf } from './test/metrics.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const BOTS = Array.from({ length: 20 }, () => ({ kind: 'bot', bot: 'random' }));

test('NP-44: a table with only bots pauses while no one watches, and continues when someone watches', async () => {
  const { address } = await startServer({}, { watchedMs: 0 });
  const client = clientOf(address);
  const { body: made } = await client.post('tables', { game: 'cartographers', seats: BOTS });
  const shown = async () => (await client.get(`tables/${made.id}`, made.token)).body;
  const paused = async (): Promise<void> => {
    while ((await metricOf(address, 'alidade_paused_tables')) !== 1)
      assert.equal((await shown()).status, 'running');
  };
  await paused();
  const before = await shown();
  assert.deepEqual([before.status, before.version], ['running', 1]);

  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: made.watch });
  await line.next(({ type, version }) => type === 'told' && version > 3);
  line.end();
  await paused();
  const meanwhile = await shown();
  assert.equal(meanwhile.status, 'running');
  assert.equal((await shown()).version, meanwhile.version);

  const again = await openLine(address, made.id);
  again.send({ type: 'hello', token: made.watch, since: meanwhile.version });
  await again.next(({ isOver }) => isOver === true);
  assert.equal(await metricOf(address, 'alidade_paused_tables'), 0);
  again.end();
});

test('NP-44: a client that waits for updates, or sent a request recently, counts as watching', async () => {
  const waiting = await startServer({}, { watchedMs: 0 });
  const client = clientOf(waiting.address);
  const { body: made } = await client.post('tables', { game: 'cartographers', seats: BOTS });
  const { body: news } = await client.get(`tables/${made.id}/told?since=20&wait=60`, made.token);
  assert.ok(news.version > 20);

  const asking = clientOf((await startServer()).address);
  const { body: other } = await asking.post('tables', { game: 'cartographers', seats: BOTS });
  let status = 'running';
  while (status === 'running') ({ status } = (await asking.get(`tables/${other.id}`, other.token)).body);
  assert.equal(status, 'over');
});

test('bots answer a person, even if no client is connected', async () => {
  const { address } = await startServer({}, { watchedMs: 0 });
  const client = clientOf(address);
  const seats = [{ kind: 'me' }, ...BOTS.slice(0, 3)];
  const { body: made } = await client.post('tables', { game: 'cartographers', seats });
  let owing: readonly number[] = [];
  while (owing.length !== 1) ({ owing } = (await client.get(`tables/${made.id}`, made.token)).body);
  assert.deepEqual(owing, [0]);
});

test('bots answer a person while many bot-only tables are busy', async () => {
  const { address } = await startServer();
  const client = clientOf(address);
  const busy = await makeBusyTables(client, { tables: 6 });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'expert' }];
  const { body: made } = await client.post('tables', { game: 'cartographers', seats });
  let owing: readonly number[] = [];
  while (owing.length !== 1) ({ owing } = (await client.get(`tables/${made.id}`, made.token)).body);
  const shown = await Promise.all(busy.map(({ id, token }) => client.get(`tables/${id}`, token)));
  assert.ok(shown.every(({ body }) => body.status === 'running'));
});
