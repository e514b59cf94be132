import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const OPEN = { kind: 'open' };
const prepareRoom = async (seats: number, more: object = {}, key?: string) => {
  const rest = Array.from({ length: seats - 1 }, () => OPEN);
  const wish = { game: 'cartographers', seats: [{ kind: 'me', name: 'Ada' }, ...rest], ...more };
  const { body } = await api.post('tables', wish, key);
  return { ...body, path: `tables/${body.id}` };
};
const statusAt = async (path: string, key: string): Promise<string> => (await api.get(path, key)).body.status;
const readyAt = async (path: string, key: string): Promise<readonly unknown[]> =>
  (await api.get(path, key)).body.seats.map(({ isReady = false }: Json) => isReady);

test('NP-54: with a ready check the game starts when no seat is open and every player is ready', async () => {
  const { path, invite, token } = await prepareRoom(3, { readyCheck: true });
  const { body: bela } = await api.post(`${path}/seats`, { invite });
  const ready = (seat: number, isReady: boolean, key: string) =>
    api.put(`${path}/seats/${seat}/ready`, { ready: isReady }, key);
  assert.equal((await api.get(path, invite)).body.readyCheck, true);
  assert.equal(
    (await ready(1, true, token)).status,
    403,
    'expected a request to mark another player as ready to be refused',
  );
  assert.equal((await ready(1, true, bela.token)).status, 204);
  assert.deepEqual(await readyAt(path, invite), [false, true, false]);
  assert.equal((await api.post(`${path}/start`, { bot: 'random' }, token)).status, 204);
  assert.deepEqual(
    [await statusAt(path, token), await readyAt(path, bela.token)],
    ['running', [false, false, false]],
  );
  assert.equal((await ready(1, false, bela.token)).body.refused, 'already-begun');
});

test('NP-54: the game waits for a player who is not ready, and this player can still leave', async () => {
  const { path, invite, token } = await prepareRoom(2, { readyCheck: true });
  const { body: bela } = await api.post(`${path}/seats`, { invite });
  await api.post(`${path}/start`, {}, token);
  assert.deepEqual([await statusAt(path, token), await readyAt(path, token)], ['waiting', [true, false]]);
  assert.equal((await api.get(path, invite)).body.viewer, 'guest');
  assert.equal((await api.post(`${path}/seats`, { invite })).body.refused, 'table-full');
  assert.equal((await api.remove(`${path}/seats/1`, bela.token)).status, 204);
  const { body: cora } = await api.post(`${path}/seats`, { invite });
  assert.equal(await statusAt(path, token), 'waiting');
  await api.put(`${path}/seats/1/ready`, { ready: true }, cora.token);
  assert.equal(await statusAt(path, token), 'running');
});

test('NP-54: only the host can turn the ready check on and off', async () => {
  const { id, path, invite, token } = await prepareRoom(2);
  const check = (isOn: boolean, key: string) => api.put(`${path}/ready`, { check: isOn }, key);
  assert.deepEqual((await check(true, invite)).body, { refused: 'not-yours', why: 'host-only' });
  assert.equal((await check(true, token)).status, 204);
  const { body: bela } = await api.post(`${path}/seats`, { invite });
  const line = await openLine(serving.address, id);
  line.send({ type: 'hello', token: bela.token });
  assert.equal((await line.next(({ type }) => type === 'room')).readyCheck, true);
  assert.equal(await statusAt(path, token), 'waiting');
  assert.equal((await check(false, token)).status, 204);
  assert.equal((await line.next(({ type }) => type === 'room')).status, 'running');
  line.end();
  assert.equal((await check(true, token)).body.refused, 'already-begun');
});

test('NP-54: turning on an active ready check keeps players ready; turning it off and on does not', async () => {
  const { path, invite, token } = await prepareRoom(3, { readyCheck: true });
  const { body: bela } = await api.post(`${path}/seats`, { invite });
  await api.put(`${path}/seats/1/ready`, { ready: true }, bela.token);
  const check = (isOn: boolean) => api.put(`${path}/ready`, { check: isOn }, token);
  assert.equal((await check(true)).status, 204);
  assert.deepEqual(await readyAt(path, token), [false, true, false]);
  await check(false);
  await check(true);
  assert.deepEqual(await readyAt(path, token), [false, false, false]);
});

test('NP-55: a player can change their own name and motto until the game starts', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { path, invite } = await prepareRoom(3, {}, ada);
  await api.post(`${path}/seats`, { invite, name: 'Bela', motto: 'Onwards' }, bela);
  const rename = (texts: object, key: string) => api.put(`${path}/seats/1/name`, texts, key);
  assert.equal((await rename({ name: 'Ada' }, ada)).status, 403);
  assert.equal((await rename({ name: ' Béla ' }, bela)).status, 204);
  assert.deepEqual((await api.get(path, ada)).body.seats[1], {
    kind: 'person',
    name: 'Béla',
    motto: 'Onwards',
  });
  assert.deepEqual((await rename({ name: 'a\u200bb' }, bela)).body, {
    refused: 'bad-request',
    place: 'body.name',
  });
  assert.equal((await rename({ motto: '' }, bela)).status, 204);
  assert.deepEqual((await api.get(path, ada)).body.seats[1], { kind: 'person', name: 'Béla' });
  await api.post(`${path}/start`, {}, ada);
  assert.equal((await rename({ name: 'Bela' }, bela)).body.refused, 'already-begun');
});

test('NP-16: refuses a clock outside the limits and names the limit', async () => {
  const seats = [{ kind: 'me' }, OPEN];
  const clockOf = async (clock: object) =>
    (await api.post('tables', { game: 'cartographers', seats, clock })).body;
  const place = 'body.clock';
  assert.deepEqual(await clockOf({ seconds: 0, increment: 0 }), {
    refused: 'bad-request',
    place: `${place}.seconds`,
    least: 1,
  });
  assert.deepEqual(await clockOf({ seconds: 60, increment: 8 * 86_400 }), {
    refused: 'bad-request',
    place: `${place}.increment`,
    most: 7 * 86_400,
  });
});
