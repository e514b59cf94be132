import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newKey } from '../keys.ts';
import { clientOf, type Json } from '../test/client.ts';
import { startPushService } from '../test/push-service.ts';
import { startServer } from '../test/serving.ts';

const service = await startPushService();
after(() => service.stop());

const NOTIFY = { networks: ['127.0.0.1'] };

const refusalOf = ({ status, body }: { status: number; body: Json }): readonly [number, string] => [
  status,
  body.refused,
];

test('NP-67: only players can subscribe, and nothing is stored without a device, webhook or feed', async () => {
  const { address } = await startServer({}, { notify: NOTIFY });
  const api = clientOf(address);
  const key = newKey();
  const put = (body: object) => api.put('me/notifications', body, key);
  const quiet = { from: '22:00', to: '07:00', zone: 'UTC' };
  for (const body of [{ feed: true }, { webhook: { url: `${service.address}/stranger` } }])
    assert.deepEqual(refusalOf(await put(body)), [403, 'not-playing']);
  const device = await api.post('me/notifications/devices', service.subscribe('stranger'), key);
  assert.deepEqual(refusalOf(device), [403, 'not-playing']);

  await api.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] }, key);
  assert.deepEqual((await put({ language: 'fr' })).body.language, undefined);
  assert.deepEqual(refusalOf(await put({ quiet })), [404, 'not-subscribed']);
  assert.equal(typeof (await put({ feed: true, quiet })).body.feed, 'string');
  assert.deepEqual(Object.keys((await put({ feed: false })).body), ['pushKey', 'devices']);
  assert.deepEqual(Object.keys((await put({})).body), ['pushKey', 'devices']);
});

test('NP-19: subscriptions count against the limit for creating things', async () => {
  const { address } = await startServer({ tablesPerHour: 2 }, { notify: NOTIFY });
  const api = clientOf(address);
  const key = newKey();
  await api.put('me/profile', { isPublic: false }, key);
  const statuses = [];
  for (let n = 0; n < 3; n++) {
    const { status } = await api.put('me/notifications', { feed: 'new' }, key);
    const device = await api.post('me/notifications/devices', service.subscribe(`limited-${n}`), key);
    statuses.push([status, device.status]);
  }
  assert.deepEqual(statuses, [
    [200, 201],
    [200, 201],
    [429, 429],
  ]);
});
