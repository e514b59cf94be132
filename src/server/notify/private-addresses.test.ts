import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import { after, test } from 'node:test';
import { newKey } from '../keys.ts';
import { type Answered, clientOf } from '../test/client.ts';
import { startPushService } from '../test/push-service.ts';
import { startServer } from '../test/serving.ts';
import { openOutbound } from './outbound.ts';

/** A DNS server that answers from a list: IPv4 addresses by name. Each question takes the next answer. */
const startDns = async (names: Readonly<Record<string, (readonly string[])[]>>) => {
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    while (question[at] !== 0) {
      labels.push(question.subarray(at + 1, at + 1 + question[at]!).toString());
      at += question[at]! + 1;
    }
    const isForV4 = question.readUInt16BE(at + 1) === 1;
    const list = names[labels.join('.').toLowerCase()] ?? [[]];
    const found = isForV4 ? (list.length > 1 ? list.shift()! : list[0]!) : [];
    const answers = found
      .filter(isIPv4)
      .map(each =>
        Buffer.concat([
          Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]),
          Buffer.from(each.split('.').map(Number)),
        ]),
      );
    const head = Buffer.from(question.subarray(0, at + 5));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt16BE(0, 8);
    head.writeUInt16BE(0, 10);
    socket.send(Buffer.concat([head, ...answers]), port, address);
  });
  await new Promise<void>(resolve => socket.bind(0, '127.0.0.1', resolve));
  return { server: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
};

const PUBLIC = '93.184.215.14';
const dns = await startDns({
  'public.example': [[PUBLIC]],
  'private.example': [['10.0.0.7']],
  'both.example': [[PUBLIC, '127.0.0.1']],
  // The first answer is public, all later ones aren't.
  'rebound.example': [[PUBLIC], ['127.0.0.1']],
  'home.example': [['127.0.0.1']],
});
const service = await startPushService();
after(async () => {
  dns.stop();
  await service.stop();
});
const { port } = new URL(service.address);

const refusalOf = ({ status, body }: Answered): readonly [number, string] => [status, body.refused];

test('NP-68: webhooks and push services at addresses that are not public are refused', async () => {
  const { address } = await startServer({}, { notify: { dnsServers: [dns.server] } });
  const api = clientOf(address);
  const key = newKey();
  const hosts = [
    ...['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '0', '10.0.0.1', '169.254.169.254'],
    ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[fe80::1]', '[fd00::1]', '[64:ff9b::7f00:1]'],
    ...['localhost', 'LOCALHOST.', 'any.localhost', 'private.example', 'both.example'],
  ];
  const { keys } = service.subscribe('private');
  for (const host of hosts) {
    const url = `https://${host}:${port}/topic`;
    const webhook = await api.put('me/notifications', { webhook: { url } }, key);
    assert.deepEqual(refusalOf(webhook), [422, 'private-address'], url);
    const endpoint = `http://${host}:${port}/topic`;
    const device = await api.post('me/notifications/devices', { endpoint, keys }, key);
    assert.deepEqual(refusalOf(device), [422, 'private-address'], endpoint);
  }
  const plain = await api.put('me/notifications', { webhook: { url: 'http://public.example/topic' } }, key);
  assert.deepEqual(plain.body, { refused: 'bad-webhook', why: 'https' });
  assert.deepEqual((await api.get('me/notifications', key)).body.devices, []);
  assert.deepEqual(service.requests, []);
});

test('NP-68: an address that becomes private after the check gets no request', async () => {
  const { address } = await startServer({}, { notify: { dnsServers: [dns.server] } });
  const api = clientOf(address);
  const key = newKey();
  await api.put('me/profile', { isPublic: false }, key);
  const url = `https://rebound.example:${port}/topic`;
  assert.equal((await api.put('me/notifications', { webhook: { url } }, key)).status, 200);
  const answer = await api.post('me/notifications/test', { to: 'webhook' }, key);
  assert.deepEqual(refusalOf(answer), [422, 'private-address']);
  assert.deepEqual(service.requests, []);
});

test('NP-68: the operator can allow networks, and the request goes to the address that was checked', async () => {
  const outbound = openOutbound({ networks: ['127.0.0.1/32'], dnsServers: [dns.server] });
  const url = `http://home.example:${port}/api/webhooks/1/x`;
  assert.equal(await outbound.check(url), undefined);
  assert.deepEqual(await outbound.send({ url, headers: {}, body: '{}' }), { is: 'sent' });
  assert.equal(service.received[0]!.headers.host, `home.example:${port}`);
  assert.equal((await outbound.check('http://127.0.0.2/topic'))?.refused, 'private-address');
  assert.equal((await outbound.check('https://private.example/topic'))?.refused, 'private-address');
  assert.deepEqual(await outbound.send({ url: 'https://private.example/', headers: {}, body: '' }), {
    is: 'private',
  });
});
