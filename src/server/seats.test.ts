import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf } from './test/client.ts';
import { moveOn, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer();
const doors = clientOf(serving.address);

const OPEN = { kind: 'open' };

test('the host seats bots, removes somebody and begins early; nobody else may', async () => {
  const { body: made } = await doors.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, OPEN, OPEN, OPEN],
  });
  const path = `tables/${made.id}`;
  const { body: guest } = await doors.post(`${path}/seats`, { invite: made.invite, name: 'Bela' });
  assert.equal((await doors.put(`${path}/seats/2/bot`, {}, guest.token)).status, 403);
  assert.equal(
    (await doors.put(`${path}/seats/2/bot`, { bot: 'nobody' }, made.token)).body.refused,
    'unknown-bot',
  );
  assert.equal((await doors.put(`${path}/seats/2/bot`, { bot: 'random' }, made.token)).status, 204);
  assert.equal((await doors.remove(`${path}/seats/1`, guest.token)).status, 204);
  assert.equal((await doors.get(path, guest.token)).status, 403, 'whoever left is out');
  const { body: other } = await doors.post(`${path}/seats`, { invite: made.invite, name: 'Cora' });
  assert.equal((await doors.remove(`${path}/seats/1`, made.token)).status, 204);
  assert.equal((await doors.get(path, other.token)).status, 403, 'whoever was removed is out');
  assert.equal((await doors.post(`${path}/start`, {}, made.watch)).status, 403);
  assert.equal((await doors.post(`${path}/start`, {}, made.token)).status, 204);
  const { body } = await doors.get(path, made.token);
  assert.equal(body.status, 'running');
  assert.deepEqual(
    body.seats.map(({ kind, bot }: Record<string, string>) => bot ?? kind),
    ['person', 'greedy', 'random', 'greedy'],
  );
  assert.equal((await doors.post(`${path}/start`, {}, made.token)).body.refused, 'already-begun');
  assert.equal((await doors.remove(`${path}/seats/1`, made.token)).body.refused, 'already-begun');
});

test('a bot answers for somebody who is away, until he is back', async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const path = `tables/${table.id}`;
  assert.equal((await doors.put(`${path}/seats/1/bot`, {}, table.tokens[0])).status, 403);
  assert.equal((await doors.put(`${path}/seats/1/bot`, {}, table.tokens[1])).status, 204);
  const { body } = await doors.get(`${path}/told?since=1&wait=60`, table.watch);
  assert.equal(body.batches[0].seat, 1);
  assert.equal((await doors.get(path, table.watch)).body.seats[1].standIn, 'greedy');
  assert.equal((await doors.remove(`${path}/seats/1/bot`, table.tokens[1])).status, 204);
  const { version } = body;
  await moveOn(doors, table, 1);
  const after = (await doors.get(path, table.tokens[1])).body;
  assert.deepEqual([after.version, after.seats[1].standIn], [version + 1, undefined]);
  assert.deepEqual(after.owing, [0, 1]);
});

test('a seat moves to another device, and its old key opens nothing', async () => {
  const table = await sitDown(doors, 'cartographers', 2);
  const path = `tables/${table.id}`;
  const { status, body } = await doors.post(`${path}/seats/1/key`, {}, table.tokens[1]);
  assert.deepEqual([status, body.seat], [201, 1]);
  assert.equal((await doors.get(path, table.tokens[1])).status, 403);
  assert.equal((await doors.get(path, body.token)).body.viewer, 1);
  assert.equal((await doors.post(`${path}/seats/1/key`, {}, table.tokens[0])).status, 403);
  const { body: host } = await doors.post(`${path}/seats/0/key`, {}, table.tokens[0]);
  assert.equal((await doors.get(path, table.tokens[0])).status, 403, 'not even as the host');
  assert.equal((await doors.get(path, host.token)).body.isHost, true);
});

test('an identity opens all its seats and lists its tables, the newest first', async () => {
  const [mine, theirs] = [newKey(), newKey()];
  const ids: string[] = [];
  for (const game of ['cartographers', 'thargos']) {
    const config = game === 'thargos' ? { quickPlay: true } : {};
    const { body } = await doors.post('tables', { game, config, seats: [OPEN, { kind: 'me' }] }, mine);
    ids.push(body.id);
    if (game === 'thargos') await doors.post(`tables/${body.id}/seats`, { invite: body.invite }, theirs);
    assert.equal((await doors.get(`tables/${body.id}`, mine)).body.viewer, 1);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
  const { body } = await doors.get('me/tables', mine);
  assert.deepEqual(
    body.tables.map(({ id, status, viewer }: Record<string, unknown>) => [id, status, viewer]),
    [
      [ids[1], 'running', 1],
      [ids[0], 'waiting', 1],
    ],
  );
  assert.deepEqual(
    (await doors.get('me/tables', theirs)).body.tables.map(({ id }: Record<string, unknown>) => id),
    [ids[1]],
  );
  assert.deepEqual((await doors.get('me/tables', newKey())).body, { tables: [] });
  assert.equal((await doors.get('me/tables')).status, 401);
});
