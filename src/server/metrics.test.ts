import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOf } from './test/client.ts';
import { metricsOf } from './test/metrics.ts';
import { moveOn } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

test('metrics count open rooms, responses, writes and bot answers', async () => {
  const { address } = await startServer();
  const api = clientOf(address);
  const metrics = () => metricsOf(address);
  const { headers } = await fetch(new URL('metrics', address));
  assert.match(String(headers.get('content-type')), /^text\/plain/);
  const before = await metrics();
  assert.equal(before.get('alidade_open_tables'), 0);
  assert.equal(before.get('alidade_commits_waiting'), 0);
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: made.watch });
  await line.next(({ type }) => type === 'view');
  await moveOn(api, { id: made.id, game: 'cartographers', tokens: [made.token], watch: made.watch }, 0);
  // Both seats have drawn, so the server has written at least the room, the table and two entries.
  await line.next(({ version }) => version >= 3);
  assert.equal((await api.get(`tables/${made.id}`)).status, 401);
  const now = await metrics();
  assert.equal(now.get('alidade_open_tables'), 1);
  assert.equal(now.get('alidade_sockets'), 1);
  assert.equal(typeof now.get('alidade_event_loop_delay_seconds_count'), 'number');
  assert.equal(typeof now.get('alidade_event_loop_delay_max_seconds'), 'number');
  assert.ok(now.get('alidade_commits_total{outcome="kept"}')! >= 4);
  assert.ok(now.get('alidade_commit_seconds_count')! >= 4);
  assert.ok(now.get('alidade_commit_seconds_sum')! > 0);
  assert.ok(now.get('alidade_bots_total{outcome="answered"}')! >= 1);
  assert.ok(now.get('alidade_bot_seconds_count')! >= 1);
  assert.equal(typeof now.get('alidade_bots_waiting'), 'number');
  assert.equal(now.get('alidade_requests_total{status="201"}'), 1);
  assert.equal(now.get('alidade_requests_total{status="401"}'), 1);
  assert.ok(now.get('process_cpu_user_seconds_total')! > 0);
  line.end();
});
