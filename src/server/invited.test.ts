import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PRECONS } from '../games/thargos/decks/precons.ts';
import { newKey } from './keys.ts';
import { clientOf } from './test/client.ts';
import { sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const serving = await startServer();
const api = clientOf(serving.address);

const OPEN = { kind: 'open' };
const prepareRoom = async (game: string, seats: number, token?: string) => {
  const rest = Array.from({ length: seats - 1 }, () => OPEN);
  const { body } = await api.post('tables', { game, seats: [{ kind: 'me' }, ...rest] }, token);
  return { ...body, path: `tables/${body.id}` };
};

test('NP-24: players can choose only the deck of their own seat, and only until the game starts', async () => {
  const { path, invite, token } = await prepareRoom('thargos', 2);
  const [first, second, third] = PRECONS.map(({ id }) => id);
  assert.equal((await api.put(`${path}/seats/0/choice`, { choice: third }, token)).status, 204);
  assert.equal((await api.put(`${path}/seats/1/choice`, { choice: first }, token)).status, 403);
  for (const [choice, why] of [
    ['no such deck', 'deck-unknown'],
    [null, 'config-bad-value'],
    [{ id: 'mine', heroes: [], cards: {} }, 'deck-bad'],
    ['x'.repeat(30_000), 'too-large'],
  ]) {
    const { body } = await api.put(`${path}/seats/0/choice`, { choice }, token);
    assert.equal(body.refused, why);
  }
  assert.deepEqual((await api.get(path, token)).body.config.decks, [third, second]);
  const bad = await api.post(`${path}/seats`, { invite, choice: 'no such deck' });
  assert.equal(bad.body.refused, 'deck-unknown');
  assert.equal(
    (await api.get(path, invite)).body.seats[1].kind,
    'open',
    'expected the seat to stay open after a refused request for it',
  );
  const { body: arrived } = await api.post(`${path}/seats`, { invite, choice: second });
  const { body } = await api.get(path, arrived.token);
  assert.deepEqual([body.status, body.config.decks], ['running', [third, second]]);
  const late = await api.put(`${path}/seats/1/choice`, { choice: first }, arrived.token);
  assert.equal(late.body.refused, 'already-begun');
});

test('NP-24: a chosen deck is reset when its player leaves, is removed, or deletes their identity', async () => {
  const circle = { game: 'thargos', config: { mode: 'circle' }, seats: [{ kind: 'me' }, OPEN, OPEN] };
  const { body: made } = await api.post('tables', circle);
  const { invite, token } = made;
  const path = `tables/${made.id}`;
  const { id: list, heroes, cards } = PRECONS[2]!;
  const own = { id: 'of-bela', heroes, cards };
  const { body: bela } = await api.post(`${path}/seats`, { invite, seat: 1, choice: own });
  assert.equal((await api.get(path, bela.token)).body.config.decks[1].id, 'of-bela');
  assert.equal((await api.remove(`${path}/seats/1`, token)).status, 204);
  const { text, body } = await api.get(path, invite);
  assert.ok(!text.includes('of-bela'));
  assert.equal(body.config.decks[1], PRECONS[1]!.id);
  const key = newKey();
  await api.post(`${path}/seats`, { invite, seat: 1, choice: own }, key);
  assert.equal((await api.remove('me', key)).status, 204);
  assert.ok(!(await api.get(path, invite)).text.includes('of-bela'));
  const { body: third } = await api.post(`${path}/seats`, { invite, seat: 1, choice: list });
  await api.remove(`${path}/seats/1`, third.token);
  assert.equal((await api.get(path, invite)).body.config.decks[1], PRECONS[1]!.id);
});

test('NP-24: refuses the choice of a deck in Cartographers, where players choose nothing for their seats', async () => {
  const { path, token } = await prepareRoom('cartographers', 2);
  assert.equal((await api.put(`${path}/seats/0/choice`, { choice: 'x' }, token)).body.refused, 'no-choice');
});

test('NP-25: after the game starts, an invited player without a seat becomes a spectator', async () => {
  const { id, path, invite, token } = await prepareRoom('cartographers', 2);
  const line = await openLine(serving.address, id);
  line.send({ type: 'hello', token: invite });
  assert.equal((await line.next(({ type }) => type === 'room')).viewer, 'guest');
  const { body: guest } = await api.post(`${path}/seats`, { invite });
  assert.equal(
    await line.closed,
    1012,
    'expected the socket to close with the code that asks clients to reconnect',
  );
  const again = await openLine(serving.address, id);
  again.send({ type: 'hello', token: invite });
  assert.equal((await again.next(({ type }) => type === 'room')).viewer, 'spectator');
  assert.equal((await again.next(({ type }) => type === 'view')).options, undefined);
  again.end();
  assert.equal((await api.get(path, guest.token)).body.viewer, 1);
  assert.equal((await api.get(path, token)).body.viewer, 0);
});

test('NP-26: a player can take a seat again after leaving, but not after the host removed them', async () => {
  const [mine, bela] = [newKey(), newKey()];
  const { path, invite } = await prepareRoom('cartographers', 3, mine);
  await api.post(`${path}/seats`, { invite, seat: 1 }, bela);
  assert.equal((await api.remove(`${path}/seats/1`, bela)).status, 204);
  assert.equal((await api.post(`${path}/seats`, { invite, seat: 1 }, bela)).status, 201);
  assert.equal((await api.remove(`${path}/seats/1`, mine)).status, 204);
  const back = await api.post(`${path}/seats`, { invite }, bela);
  assert.deepEqual([back.status, back.body.refused], [403, 'removed']);
  assert.equal((await api.get(path, bela)).status, 403);
});

test('NP-26: only the host can create keys; a new invite replaces the old one, but old watch keys still work', async () => {
  const { path, invite, watch, token } = await prepareRoom('cartographers', 3);
  for (const door of ['invite', 'watch'])
    for (const [key, status] of [
      [undefined, 401],
      [newKey(), 403],
      [invite, 403],
      [watch, 403],
    ] as const)
      assert.equal((await api.post(`${path}/${door}`, {}, key)).status, status);
  const { body: next } = await api.post(`${path}/invite`, {}, token);
  assert.equal((await api.post(`${path}/seats`, { invite })).status, 403);
  const { body: guest } = await api.post(`${path}/seats`, { invite: next.invite });
  assert.equal((await api.post(`${path}/watch`, {}, guest.token)).status, 403);
  const { body: more } = await api.post(`${path}/watch`, {}, token);
  for (const key of [watch, more.watch]) assert.equal((await api.get(path, key)).body.viewer, 'spectator');
});

test('NP-52: the refusal of a former key says whether the key was replaced or its player left or was removed; an unknown key gets no reason', async () => {
  const [mine, bela] = [newKey(), newKey()];
  const { id, path, invite, token } = await prepareRoom('cartographers', 4, mine);
  const { body: cora } = await api.post(`${path}/seats`, { invite });
  await api.post(`${path}/seats`, { invite }, bela);
  const line = await openLine(serving.address, id);
  line.send({ type: 'hello', token: invite });
  await line.next(({ type }) => type === 'room');
  const { body: next } = await api.post(`${path}/invite`, {}, token);
  const replaced = { refused: 'not-yours', why: 'replaced' };
  assert.equal(await line.closed, 4001);
  assert.deepEqual(line.frames.at(-1), { type: 'refused', ...replaced });
  assert.deepEqual((await api.get(path, invite)).body, replaced);
  assert.deepEqual((await api.post(`${path}/seats`, { invite })).body, replaced);
  for (const seat of [1, 2]) assert.equal((await api.remove(`${path}/seats/${seat}`, mine)).status, 204);
  const removed = { refused: 'not-yours', why: 'removed' };
  for (const key of [bela, cora.token]) assert.deepEqual((await api.get(path, key)).body, removed);
  assert.deepEqual((await api.post(`${path}/seats`, { invite }, bela)).body, removed);
  assert.equal((await api.post(`${path}/seats`, { invite: next.invite }, bela)).body.refused, 'removed');
  const random = newKey();
  assert.deepEqual((await api.get(path, random)).body, { refused: 'not-yours' });
  assert.deepEqual((await api.post(`${path}/seats`, { invite: random })).body, { refused: 'not-yours' });
  const { body: dan } = await api.post(`${path}/seats`, { invite: next.invite });
  const start = await api.post(`${path}/start`, {}, dan.token);
  assert.deepEqual(start.body, { refused: 'not-yours', why: 'host-only' });
  await api.post(`${path}/start`, {}, token);
  await api.remove(`${path}/seats/${dan.seat}`, dan.token);
  assert.deepEqual((await api.get(path, dan.token)).body, { refused: 'not-yours', why: 'left' });
});

test('NP-52: after a restart, the last 20 replaced invites of a room are still stored', async () => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-invites-'));
  after(() => rmSync(data, { recursive: true, force: true }));
  const first = await startServer({}, { data });
  const client = clientOf(first.address);
  const seats = [{ kind: 'me' }, OPEN];
  const { body: made } = await client.post('tables', { game: 'cartographers', seats });
  const path = `tables/${made.id}`;
  const invites: string[] = [made.invite];
  for (let i = 0; i < 21; i++)
    invites.push((await client.post(`${path}/invite`, {}, made.token)).body.invite);
  await first.stop();
  const again = clientOf((await startServer({}, { data })).address);
  const why = async (key: string | undefined) => (await again.get(path, key)).body.why;
  assert.deepEqual(
    [await why(invites[0]), await why(invites[1]), await why(invites[20])],
    [undefined, 'replaced', 'replaced'],
  );
  assert.equal((await again.get(path, invites[21])).body.viewer, 'guest');
});

test('NP-27: if a player leaves a running game for good, they lose access, and a bot plays on under their name', async () => {
  const { id, tokens, watch } = await sitDown(api, 'cartographers', 2);
  const path = `tables/${id}`;
  assert.equal((await api.remove(`${path}/seats/1`, tokens[0])).body.refused, 'already-begun');
  assert.equal((await api.remove(`${path}/seats/0`, tokens[0])).status, 204);
  assert.equal((await api.get(path, tokens[0])).status, 403);
  const { body } = await api.get(path, tokens[1]);
  assert.deepEqual(
    [body.seats[0], body.isHost],
    [{ kind: 'person', name: 'Ada', standIn: 'greedy', hasLeft: true }, true],
  );
  assert.equal((await api.remove(`${path}/seats/1`, tokens[1])).status, 204);
  assert.equal(
    (await api.get(path, watch)).status,
    404,
    'expected the room to be deleted when its last player left',
  );
});

test('if an identity requests a seat twice, it gets the same seat, and only the second token is valid', async () => {
  const [mine, bela] = [newKey(), newKey()];
  const { path, invite } = await prepareRoom('cartographers', 3, mine);
  const join = async () => (await api.post(`${path}/seats`, { invite, name: ' Béla ' }, bela)).body;
  const [lost, answered] = [await join(), await join()];
  assert.deepEqual([lost.seat, answered.seat], [1, 1]);
  const { body } = await api.get(path, answered.token);
  assert.deepEqual(body.seats[2], OPEN);
  assert.equal(body.seats[1].name, 'Béla');
  assert.equal((await api.get(path, lost.token)).status, 403);
});

test('a blank name counts as missing, a name with a line break is refused, and titles and mottos are stored', async () => {
  const { path, invite } = await prepareRoom('cartographers', 3);
  const wish = { invite, name: '  ', title: 'Lord', motto: 'Onwards' };
  const { body: arrived } = await api.post(`${path}/seats`, wish);
  const { body } = await api.get(path, arrived.token);
  assert.deepEqual(body.seats[1], { kind: 'person', title: 'Lord', motto: 'Onwards' });
  assert.equal((await api.post(`${path}/seats`, { invite, name: 'a\nb' })).status, 400);
});
