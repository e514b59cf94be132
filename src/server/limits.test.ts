import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { askerOf } from './limits.ts';
import { clientOf } from './test/client.ts';
import { playOver } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

test('NP-19: an address makes so many tables and opens so many sockets, and others are not held back by it', async () => {
  const { address } = await startServer({ tablesPerHour: 3, sockets: 2, proxies: 1 });
  const doors = clientOf(address);
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }] };
  const made = [];
  for (let i = 0; i < 4; i++) made.push(await doors.post('tables', wish));
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 201, 201, 429],
  );
  assert.equal(made[3]!.body.refused, 'too-many');
  const { id } = made[0]!.body;
  assert.equal((await doors.get(`tables/${id}`, made[0]!.body.token)).status, 200, 'one plays on');

  const from = (who: string) => openLine(address, id, { headers: { 'x-forwarded-for': who } });
  const first = await from('10.0.0.1');
  await from('10.0.0.1');
  await assert.rejects(from('10.0.0.1'), /429/);
  await from('10.0.0.2');
  first.end();
  await first.closed;
  await from('10.0.0.1');
});

test('NP-19: an address asks for so many rematches', async () => {
  const { address } = await startServer({ tablesPerHour: 2 });
  const doors = clientOf(address);
  const wish = { game: 'cartographers', config: { thresholds: [1, 1, 1, 1] }, seats: [{ kind: 'me' }] };
  const mine = newKey();
  const { body: made } = await doors.post('tables', wish, mine);
  const line = await openLine(address, made.id);
  line.send({ type: 'hello', token: made.token });
  await playOver(line, 'cartographers', 0);
  line.end();
  const again = async () => (await doors.post(`tables/${made.id}/rematch`, {}, mine)).status;
  assert.deepEqual([await again(), await again(), await again()], [201, 201, 429]);
});

test('NP-19: whoever has a whole network of addresses is one', () => {
  const asker = (remoteAddress: string): string =>
    askerOf({ socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage, {
      requestsPerMinute: 1,
      tablesPerHour: 1,
      sockets: 1,
      proxies: 0,
    });
  assert.equal(asker('2001:db8:1:2::5'), asker('2001:DB8:1:2:ffff:0:0:1'));
  assert.equal(asker('2001:db8::1'), asker('2001:db8:0:0:1::'));
  assert.equal(asker('fe80::1%eth0'), asker('fe80::2'));
  assert.notEqual(asker('2001:db8:1:2::5'), asker('2001:db8:1:3::5'));
  assert.equal(asker('::ffff:10.0.0.1'), '10.0.0.1');
  assert.notEqual(asker('::ffff:10.0.0.1'), asker('::ffff:10.0.0.2'));
});

test('only what believed proxies say counts', () => {
  const request = {
    socket: { remoteAddress: '127.0.0.1' },
    headers: { 'x-forwarded-for': '6.6.6.6, 10.0.0.1, 10.0.0.2' },
  } as unknown as IncomingMessage;
  const limits = { requestsPerMinute: 1, tablesPerHour: 1, sockets: 1 };
  const asker = (proxies: number): string => askerOf(request, { ...limits, proxies });
  assert.deepEqual([asker(0), asker(1), asker(2)], ['127.0.0.1', '10.0.0.2', '10.0.0.1']);
});
