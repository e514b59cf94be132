import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Data } from '../data.ts';
import { hashKey, newKey } from '../keys.ts';
import { openSqlite } from '../sqlite/open.ts';
import { clientOf, type Json } from '../test/client.ts';
import { beginGame } from '../test/finished-games.ts';
import { startServer } from '../test/serving.ts';
import { openLine, openLobbyLine } from '../test/socket.ts';
import { normalNetwork, openBlocks } from './blocks.ts';

const TOKEN = 'anna-token-of-the-administrator';
const { address } = await startServer(
  { proxies: 1 },
  { adminTokens: [{ label: 'anna', token: TOKEN }], waitTimes: { graceMs: 0, idleMs: 0 } },
);
const api = clientOf(address);
const block = async (wish: object): Promise<string> => {
  const { status, body, text } = await api.post('admin/blocks', { reason: 'spam', ...wish }, TOKEN);
  assert.equal(status, 201, text);
  return body.id;
};
const unblock = async (id: string): Promise<void> =>
  assert.equal((await api.remove(`admin/blocks/${id}`, TOKEN)).status, 204);

const refusedAs = ({ status, body, text }: Json): readonly unknown[] => [
  status,
  body?.refused,
  text.includes('spam'),
];
const BLOCKED = [403, 'blocked', false];

test('NP-127, NP-128: a blocked identity can’t create, join, play or enter, and a bot may take over its seat', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await beginGame(api, [ada, bela]);
  const lobby = { game: 'cartographers', seats: [{ kind: 'me' }, { kind: 'open' }], open: true };
  const { body: open } = await api.post('tables', lobby, newKey());
  const line = await openLine(address, id);
  line.send({ type: 'hello', token: tokens[0] });
  await line.next(({ type }) => type === 'view');
  const blocked = await block({ person: hashKey(ada) });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'blocked');
  assert.equal(await line.closed, 4001);
  const today = new Date().toISOString().slice(0, 10);
  const answers = await Promise.all([
    api.post('tables', lobby, ada),
    api.post(`tables/${open.id}/seats`, { invite: open.invite }, ada),
    api.post(`lobby/${open.id}/seats`, {}, ada),
    api.post(`dailies/${today}/cartographers/entries`, { name: 'Ada' }, ada),
    api.post('groups', { name: 'Friday', player: { name: 'Ada' } }, ada),
    api.get(`tables/${id}`, tokens[0]),
    api.post(`tables/${id}/chat`, { text: 'Hello' }, tokens[0]),
    api.post(`tables/${id}/commands`, { id: 'c', command: {} }, tokens[0]),
    api.post(`tables/${id}/seats/0/key`, { identity: newKey() }, tokens[0]),
  ]);
  for (const answer of answers) assert.deepEqual(refusedAs(answer), BLOCKED);
  const again = await openLine(address, id);
  again.send({ type: 'hello', token: tokens[0] });
  assert.equal((await again.next(() => true)).refused, 'blocked');
  // The others let a bot play, as for an absent player, and the blocked person may still delete their data.
  assert.equal((await api.put(`tables/${id}/seats/0/bot`, {}, tokens[1])).status, 204);
  assert.equal((await api.get('lobby', ada)).status, 200);
  assert.equal((await api.remove('me', ada)).status, 204);
  await unblock(blocked);
  assert.equal((await api.post('tables', lobby, ada)).status, 201);
});

test('NP-127: a blocked network can’t send anything that changes something, nor open a socket', async () => {
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const make = (ip: string): Promise<Response> =>
    fetch(new URL('api/v1/tables', address), {
      method: 'POST',
      headers: { ...from(ip), 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'cartographers', seats: [{ kind: 'me' }] }),
    });
  const { id, tokens } = await beginGame(api, [newKey(), newKey()]);
  const line = await openLine(address, id, { headers: from('203.0.113.7') });
  line.send({ type: 'hello', token: tokens[0] });
  await line.next(({ type }) => type === 'view');
  const blocked = await block({ network: '203.0.113.0/24' });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'blocked');
  const answer = await make('203.0.113.9');
  assert.deepEqual([answer.status, await answer.json()], [403, { refused: 'blocked' }]);
  assert.equal((await make('203.0.114.9')).status, 201);
  await assert.rejects(openLine(address, id, { headers: from('203.0.113.7') }), /403/);
  const six = await block({ network: '2001:db8:1:2::3' });
  assert.equal((await make('2001:db8:1:2:ffff::1')).status, 403);
  assert.equal((await make('2001:db8:1:3::1')).status, 201);
  // An administrator who blocks their own address can end the block.
  const own = await block({ network: '127.0.0.1' });
  await unblock(own);
  await unblock(blocked);
  await unblock(six);
  assert.equal((await make('203.0.113.9')).status, 201);
});

test('NP-127: a block ends at its date, and another block of the same target replaces it', async () => {
  const ada = newKey();
  const lobby = { game: 'cartographers', seats: [{ kind: 'me' }] };
  const first = await block({ person: hashKey(ada), until: Date.now() + 3_600_000 });
  assert.equal((await api.post('tables', lobby, ada)).status, 403);
  assert.equal(await block({ person: hashKey(ada), until: Date.now() - 1 }), first);
  assert.equal((await api.post('tables', lobby, ada)).status, 201);
  const { blocks } = (await api.get('admin/blocks', TOKEN)).body;
  assert.equal(blocks.filter(({ id }: Json) => id === first).length, 1);
  await unblock(first);
  const again = await api.remove(`admin/blocks/${first}`, TOKEN);
  assert.deepEqual([again.status, again.body.refused], [404, 'no-such-block']);
});

test('NP-127: lobby sockets of a blocked network close, and others stay open', async () => {
  const near = await openLobbyLine(address);
  const far = await openLine(address, 'unused', { headers: { 'x-forwarded-for': '198.51.100.4' } });
  const blocked = await block({ network: '198.51.100.4' });
  assert.equal(await far.closed, 4001);
  near.send({ type: 'ping' });
  assert.equal((await near.next(({ type }) => type === 'pong')).type, 'pong');
  near.end();
  await unblock(blocked);
});

test('addresses and networks have one normal form, and malformed or large ones have none', () => {
  const forms = {
    '192.0.2.7': '192.0.2.7/32',
    ' 192.0.2.0/24 ': '192.0.2.0/24',
    '::ffff:192.0.2.7': '192.0.2.7/32',
    '2001:db8::1': '2001:db8:0:0::/64',
    '2001:db8::/32': '2001:db8::/32',
  };
  for (const [text, normal] of Object.entries(forms)) assert.equal(normalNetwork(text), normal);
  for (const text of ['', 'localhost', '192.0.2', '192.0.2.1/33', '0.0.0.0/0', '::/0', '192.0.2.1/24/8'])
    assert.equal(normalNetwork(text), undefined, text);
});

test('the blocks are loaded later if the store fails at first', async () => {
  const store = await openSqlite(
    join(mkdtempSync(join(tmpdir(), 'alidade-blocks-')), 'alidade.db'),
    assert.fail,
  );
  after(() => store.close());
  const person = hashKey(newKey());
  const first = openBlocks({ data: store, report: assert.ifError });
  await first.add({ person }, { reason: 'spam' });
  first.close();
  let isDown = true;
  const documentsOf: Data['documentsOf'] = (...asked) =>
    isDown ? Promise.reject(new Error('the store is down')) : store.documentsOf(...asked);
  const later = openBlocks({ data: { ...store, documentsOf }, report: assert.ifError, reloadMs: 5 });
  await later.ready;
  assert.equal(later.whyBlocked({ people: [person] }), undefined);
  const changed = new Promise<void>(resolve => later.onChange(resolve));
  isDown = false;
  await changed;
  assert.equal(later.whyBlocked({ people: [person] })?.refused, 'blocked');
  later.close();
});

test('a slow read of the blocks does not undo a newer one', async () => {
  const store = await openSqlite(
    join(mkdtempSync(join(tmpdir(), 'alidade-blocks-')), 'alidade.db'),
    assert.fail,
  );
  after(() => store.close());
  let release = (): void => undefined;
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  let reads = 0;
  const documentsOf: Data['documentsOf'] = async (...asked) => {
    const isFirst = reads++ === 0;
    const found = await store.documentsOf(...asked);
    if (isFirst) await released;
    return found;
  };
  const blocks = openBlocks({ data: { ...store, documentsOf }, report: assert.ifError });
  const person = hashKey(newKey());
  await blocks.add({ person }, { reason: 'spam' });
  release();
  await blocks.ready;
  assert.equal(blocks.whyBlocked({ people: [person] })?.refused, 'blocked');
  blocks.close();
});
