import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inNetworks, isNetworkList, isPublicAddress } from './networks.ts';

test('NP-68: private, loopback, link-local and reserved addresses are not public', () => {
  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.8', '192.168.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '192.0.2.1', '198.51.100.7', '203.0.113.9'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '0:0:0:0:0:ffff:c0a8:1'],
    ...['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1', '::127.0.0.1'],
    'not an address',
  ];
  for (const address of closed) assert.equal(isPublicAddress(address), false, address);
  const open = [
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '192.169.0.1',
    '223.255.255.1',
  ];
  for (const address of [
    ...open,
    '2606:4700::1111',
    '2a00:1450:4001::200e',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])
    assert.equal(isPublicAddress(address), true, address);
});

test('a list of networks contains the addresses of its networks and no others', () => {
  const isIn = inNetworks(['127.0.0.1', ' 192.168.1.0/24', 'fd00::/8']);
  for (const address of ['127.0.0.1', '192.168.1.200', 'fd00::1']) assert.equal(isIn(address), true, address);
  for (const address of ['127.0.0.2', '192.168.2.1', 'fe80::1']) assert.equal(isIn(address), false, address);
  for (const text of ['127.0.0.1', '10.0.0.0/8,::1/128', '1.2.3.4, fd00::/8'])
    assert.equal(isNetworkList(text), true);
  for (const text of ['', 'localhost', '1.2.3.4/33', '1.2.3', '::/129', '1.2.3.4,'])
    assert.equal(isNetworkList(text), false, text);
});
