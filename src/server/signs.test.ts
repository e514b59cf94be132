import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newKey } from './keys.ts';
import { addSign } from './room.ts';
import { type Client, clientOf, type Json } from './test/client.ts';
import { sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const data = mkdtempSync(join(tmpdir(), 'alidade-signs-'));
after(() => rmSync(data, { recursive: true, force: true }));
const serving = await startServer({}, { data });
const api = clientOf(serving.address);

const OPEN = { kind: 'open' };
const prepareRoom = async (seats: number, token?: string) => {
  const rest = Array.from({ length: seats - 1 }, () => OPEN);
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }, ...rest] };
  const { body } = await api.post('tables', wish, token);
  return { ...body, path: `tables/${body.id}` };
};
const signsOf = ({ signs }: Json): readonly unknown[] => signs.map(({ seat, sign }: Json) => [seat, sign]);
const historyAt = async (path: string, key: string, client: Client = api) =>
  signsOf((await client.get(`${path}/signs`, key)).body);

test('NP-29: only players can send signs (preset messages), and everyone in the room receives these', async () => {
  const { id, tokens, watch } = await sitDown(api, 'cartographers', 2);
  const lines = await Promise.all([tokens[1]!, watch].map(() => openLine(serving.address, id)));
  for (const [i, line] of lines.entries()) {
    line.send({ type: 'hello', token: [tokens[1], watch][i] });
    await line.next(({ type }) => type === 'presence');
  }
  const door = `tables/${id}/sign`;
  assert.equal((await api.post(door, { sign: 'hello' })).status, 401);
  assert.equal((await api.post(door, { sign: 'hello' }, watch)).status, 403);
  assert.equal((await api.post(door, { sign: 'anything else' }, tokens[0])).status, 400);
  assert.equal((await api.post(door, { sign: 'well-played' }, tokens[0])).status, 204);
  for (const line of lines) {
    const { seat, sign } = await line.next(({ type }) => type === 'sign');
    assert.deepEqual([seat, sign], [0, 'well-played']);
    line.end();
  }
});

test('NP-53: players who join later can read earlier messages, even after a restart', async () => {
  const { id, path, invite, token, watch } = await prepareRoom(2);
  const early = await openLine(serving.address, id);
  early.send({ type: 'hello', token });
  await early.next(({ type }) => type === 'room');
  assert.equal((await api.post(`${path}/sign`, { sign: 'hello' }, token)).status, 204);
  assert.deepEqual(signsOf(await early.next(({ type }) => type === 'signs')), [[0, 'hello']]);
  const { body: arrived } = await api.post(`${path}/seats`, { invite });
  await api.post(`${path}/sign`, { sign: 'thanks' }, arrived.token);
  early.end();
  const expected = [
    [0, 'hello'],
    [1, 'thanks'],
  ];
  const late = await openLine(serving.address, id);
  late.send({ type: 'hello', token: watch });
  assert.deepEqual(signsOf(await late.next(({ type }) => type === 'signs')), expected);
  late.end();
  assert.equal((await api.get(`${path}/signs`, newKey())).status, 403);
  await serving.stop();
  const again = clientOf((await startServer({}, { data })).address);
  assert.deepEqual(await historyAt(path, arrived.token, again), expected);
  const [first, second] = (await again.get(`${path}/signs`, watch)).body.signs;
  assert.ok(first.at < second.at && Math.abs(Date.now() - second.at) < 3_600_000);
});

test('NP-53: a room keeps its last 50 messages', () => {
  const room = { signs: undefined } as unknown as Parameters<typeof addSign>[0];
  const full = Array.from({ length: 60 }).reduce<typeof room>(
    (was, _, i) => addSign(was, { seat: i, sign: 'hello' }, 1000),
    room,
  );
  assert.deepEqual(
    full.signs?.map(({ seat }) => seat),
    Array.from({ length: 50 }, (_, i) => i + 10),
  );
  assert.equal(
    new Set(full.signs?.map(({ at }) => at)).size,
    50,
    'expected 50 messages to have 50 different times',
  );
});

test('NP-53: deletes the messages of a player who is removed or deleted, but not of one who left the game', async () => {
  const fresh = await startServer();
  const client = clientOf(fresh.address);
  const [ada, bela] = [newKey(), newKey()];
  const seats = [{ kind: 'me' }, OPEN, OPEN];
  const { body: made } = await client.post('tables', { game: 'cartographers', seats }, ada);
  const path = `tables/${made.id}`;
  const join = (key?: string) => client.post(`${path}/seats`, { invite: made.invite, seat: 1 }, key);
  await join(bela);
  for (const key of [ada, bela]) await client.post(`${path}/sign`, { sign: 'hello' }, key);
  const line = await openLine(fresh.address, made.id);
  line.send({ type: 'hello', token: ada });
  assert.equal((await line.next(({ type }) => type === 'signs')).signs.length, 2);
  await client.remove(`${path}/seats/1`, ada);
  assert.deepEqual(signsOf(await line.next(({ type }) => type === 'signs')), [[0, 'hello']]);
  line.end();

  const { tokens, id } = await sitDown(client, 'cartographers', 2);
  for (const token of tokens) await client.post(`tables/${id}/sign`, { sign: 'bye' }, token);
  await client.remove(`tables/${id}/seats/1`, tokens[1]);
  assert.equal(
    (await historyAt(`tables/${id}`, tokens[0]!, client)).length,
    2,
    'expected the messages to stay while a bot plays under the name',
  );
  assert.equal((await client.remove(`tables/${id}/me`, tokens[1])).status, 204);
  assert.deepEqual(await historyAt(`tables/${id}`, tokens[0]!, client), [[0, 'bye']]);
});
