import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { newKey } from '../keys.ts';
import { DAY_MS, ended, enter, finish, NOON, pathOf } from '../test/challenges.ts';
import { clientOf, type Json } from '../test/client.ts';
import { agedKey } from '../test/players.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/serving.ts';

const postgres = await startPostgres();
after(() => postgres.remove());
const clock = { now: NOON };
const start = () => startServer({}, { database: postgres.url, now: () => clock.now });
const servers = [await start(), await start()] as const;
const [a, b] = [clientOf(servers[0].address), clientOf(servers[1].address)];

test('NP-63, NP-78: servers of one database share stored boards and the league, without deleted players', async () => {
  const path = pathOf('cartographers');
  const keys = [await agedKey(a, clock), await agedKey(b, clock), newKey()];
  for (const [i, api] of [a, b, a].entries()) {
    const { body } = await enter(api, path, `Player ${i}`, keys[i]);
    clock.now += 1000;
    await finish(api, 'cartographers', body);
  }
  await ended(a, path, 3);
  await ended(b, path, 3);
  clock.now += DAY_MS;
  const boards = await Promise.all([a, b].map(async api => (await api.get(`${path}/board`)).body));
  for (const { ranks, unranked, ended: over } of boards) {
    assert.deepEqual([over, unranked], [3, 1]);
    assert.deepEqual(
      ranks.map(({ name }: Json) => name),
      ['Player 0', 'Player 1'],
    );
  }
  assert.deepEqual(boards[0].ranks, boards[1].ranks);
  const month = 'leagues/2026-11/cartographers';
  assert.equal((await b.get(month, keys[0])).body.own.points, 100);

  assert.equal((await a.remove('me', keys[0])).status, 204);
  for (const api of [a, b])
    for (const at of [`${path}/board`, month]) {
      const { body } = await api.get(at, keys[0]);
      assert.equal(body.own, undefined);
      assert.deepEqual(
        body.ranks.map(({ name, place }: Json) => [name, place]),
        [['Player 1', 1]],
      );
    }
  for (const { stop } of servers) await stop();
});
