import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf } from './test/client.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const OPEN = { kind: 'open' };

/** Starts a game of two identities. `link` is a token for seat 1 that its player created for another device. */
const tableWithLink = async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me', name: 'Ada' }, OPEN] },
    ada,
  );
  const path = `tables/${made.id}`;
  await api.post(`${path}/seats`, { invite: made.invite, name: 'Bela' }, bela);
  const { body } = await api.post(`${path}/seats/1/key`, {}, bela);
  return { id: made.id as string, path, ada, bela, link: body.token as string };
};

test('NP-47: moves a seat to another identity, and tells the old device why it lost access', async () => {
  const { id, path, bela, link } = await tableWithLink();
  const line = await openLine(serving.address, id);
  line.send({ type: 'hello', token: bela });
  await line.next(({ type }) => type === 'view');
  const phone = newKey();
  const { status, body } = await api.post(`${path}/seats/1/key`, { identity: phone }, link);
  assert.deepEqual([status, body.seat], [201, 1]);
  assert.equal(await line.closed, 4001);
  assert.deepEqual(line.frames.at(-1), { type: 'refused', refused: 'not-yours', why: 'moved' });
  for (const key of [phone, body.token]) assert.equal((await api.get(path, key)).body.viewer, 1);
  for (const key of [bela, link]) {
    const refused = await api.get(path, key);
    assert.deepEqual([refused.status, refused.body], [403, { refused: 'not-yours', why: 'moved' }]);
    const late = await openLine(serving.address, id);
    late.send({ type: 'hello', token: key });
    assert.equal(await late.closed, 4001);
    assert.deepEqual(late.frames.at(-1), { type: 'refused', refused: 'not-yours', why: 'moved' });
  }
  assert.deepEqual((await api.get(path, newKey())).body, { refused: 'not-yours' });
  assert.deepEqual((await api.get('me/tables', bela)).body.tables, []);
  assert.equal((await api.get('me/tables', phone)).body.tables[0].id, id);
});

test('NP-47: refuses the second use of a seat link, and the identity that used the link first keeps the seat', async () => {
  const { path, link } = await tableWithLink();
  const phone = newKey();
  await api.post(`${path}/seats/1/key`, { identity: phone }, link);
  // A client that didn't get the response sends the request again. The token of the link is used up, but the identity
  // has the seat.
  assert.equal((await api.post(`${path}/seats/1/key`, { identity: phone }, link)).status, 403);
  assert.equal((await api.get(path, phone)).body.viewer, 1);
});

test('NP-47: refuses a second seat for an identity at the same table', async () => {
  const { path, ada, bela, link } = await tableWithLink();
  const { status, body } = await api.post(`${path}/seats/1/key`, { identity: ada }, link);
  assert.deepEqual([status, body], [409, { refused: 'already-seated', seat: 0 }]);
  assert.equal((await api.get(path, bela)).body.viewer, 1);
  for (const identity of ['short', 7, 'x y'.repeat(20)])
    assert.equal((await api.post(`${path}/seats/1/key`, { identity }, link)).status, 400);
});

test('NP-18: deleting the identity that had a seat before it was moved does not affect the seat', async () => {
  const { path, bela, link } = await tableWithLink();
  const phone = newKey();
  await api.post(`${path}/seats/1/key`, { identity: phone }, link);
  assert.equal((await api.remove('me', bela)).status, 204);
  assert.deepEqual(
    (await api.get(path, bela)).body,
    { refused: 'not-yours' },
    'expected the refusal to give no reason, because the server deleted the hash of the identity',
  );
  const { viewer, seats } = (await api.get(path, phone)).body;
  assert.deepEqual([viewer, seats[1].name, seats[1].standIn], [1, 'Bela', undefined]);
});
