import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { newKey } from './keys.ts';
import { clientOf, type Json } from './test/client.ts';
import { startServer } from './test/serving.ts';
import { openLine, openTournamentLine } from './test/socket.ts';
import { answerOnce, createContest, enterAll, playContest, tableOf, waitFor } from './test/tournaments.ts';

/** Players who don't come, hosts who disappear, and tournaments that no one starts. */

let shift = 0;
const now = (): number => Date.now() + shift;
const { address } = await startServer({}, { waitTimes: { hostMs: 300 }, now });
const api = clientOf(address);

/** A tournament whose tables wait for ten seconds, the shortest time. */
const begin = async (names: readonly string[], more: Readonly<Record<string, unknown>>) => {
  const contest = await createContest(api, {
    waitSeconds: 10,
    rounds: 1,
    ...more,
    player: { name: names[0] },
  });
  const others = await enterAll(api, contest.path, names.slice(1));
  assert.equal((await api.post(`${contest.path}/start`, {}, contest.host)).status, 204);
  const tournament = await waitFor(contest, ({ played }) => played[0]?.tables[0].status === 'running');
  return { contest, keys: [contest.host, ...others], table: tableOf(tournament, 0)! };
};

// These tests wait for players at the same time.
describe('absent players', { concurrency: true }, () => {
  test('NP-91: with forfeit, a player who does not come loses the table for two, and the other gets a win', async () => {
    const { contest, keys, table } = await begin(['Ada', 'Bela'], { noShow: 'forfeit' });
    const line = await openLine(address, table);
    line.send({ type: 'hello', token: keys[0] });
    const over = await waitFor(contest, ({ status }) => status === 'over');
    const seats = over.played[0].tables[0].seats.toSorted((a: Json, b: Json) => a.entrant - b.entrant);
    assert.deepEqual(
      seats.map(({ entrant, points, isAbsent }: Json) => [entrant, points, isAbsent]),
      [
        [0, 2, undefined],
        [1, 0, true],
      ],
    );
    assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'no-such-table');
    assert.equal((await api.get(`tables/${table}`, keys[0])).status, 404);
  });

  test('NP-91: with forfeit, a table to which no one comes gives no points', async () => {
    const { contest } = await begin(['Ada', 'Bela'], { noShow: 'forfeit' });
    const over = await waitFor(contest, ({ status }) => status === 'over');
    assert.deepEqual(
      over.standings.map(({ points }: Json) => points),
      [0, 0],
    );
  });

  test('NP-91: a bot answers for players who do not come, and its results count', async () => {
    const { contest } = await begin(['Ada', 'Bela', 'Cleo'], { rounds: 2, size: 3 });
    const over = await waitFor(contest, ({ status }) => status === 'over');
    for (const { tables } of over.played)
      for (const { seats } of tables)
        for (const seat of seats) assert.deepEqual([seat.isAbsent, typeof seat.points], [true, 'number']);
    const points = over.standings.reduce((sum: number, each: Json) => sum + each.points, 0);
    assert.ok(points > 0, `expected points for the results of the bots, found ${points}`);
  });

  test('NP-91: a player who returns takes over from the bot', async () => {
    const { contest, keys, table } = await begin(['Ada', 'Bela'], {});
    const line = await openLine(address, table);
    line.send({ type: 'hello', token: keys[0] });
    const isReplaced = ({ type, seats }: Json) => type === 'room' && seats.some((seat: Json) => seat.standIn);
    await line.next(isReplaced);
    const { viewer } = (await api.get(`tables/${table}`, keys[1])).body;
    assert.equal((await api.remove(`tables/${table}/seats/${viewer}/bot`, keys[1])).status, 204);
    const over = await playContest(api, contest, new Map(keys.map((key, i) => [i, key])));
    const seat = over.played[0].tables[0].seats.find(({ entrant }: Json) => entrant === 1);
    assert.equal(seat.isAbsent, undefined);
    line.end();
  });

  test('NP-89: a player who left the game is last', async () => {
    const { contest, keys, table } = await begin(['Ada', 'Bela'], { waitSeconds: 600 });
    const { viewer } = (await api.get(`tables/${table}`, keys[1])).body;
    assert.equal((await api.remove(`tables/${table}/seats/${viewer}`, keys[1])).status, 204);
    while (await answerOnce(api, table, keys[0]!));
    const over = await playContest(api, contest, new Map([[0, keys[0]!]]));
    assert.deepEqual(
      over.standings.map(({ entrant, points }: Json) => [entrant, points]),
      [
        [0, 2],
        [1, 0],
      ],
    );
  });

  test('NP-88: if the host disappears before the start, the next connected entrant becomes the host', async () => {
    const contest = await createContest(api, { player: { name: 'Ada' } });
    const [bela, cleo] = await enterAll(api, contest.path, ['Bela', 'Cleo']);
    const lines = [];
    for (const token of [contest.host, cleo]) {
      const line = await openTournamentLine(address, contest.id);
      line.send({ type: 'hello', token });
      await line.next(({ tournament }) => tournament?.own !== undefined);
      lines.push(line);
    }
    // The host is here.
    await enterAll(api, contest.path, ['Dora']);
    await lines[1]!.next(
      ({ tournament }) => tournament?.entrants.length === 4 && tournament.host.entrant === 0,
    );
    lines[0]!.end();
    const changed = await lines[1]!.next(({ tournament }) => tournament?.host.entrant !== 0);
    assert.deepEqual(
      [changed.tournament.host, changed.tournament.isHost],
      [{ name: 'Cleo', entrant: 2 }, true],
    );
    assert.equal((await api.post(`${contest.path}/start`, {}, contest.host)).status, 403);
    assert.equal((await api.post(`${contest.path}/start`, {}, bela)).status, 403);
    assert.equal((await api.post(`${contest.path}/start`, {}, cleo)).status, 204);
    lines[1]!.end();
  });
});

test('NP-88: a tournament without players that does not start is deleted after 24 hours', async () => {
  const bots = await createContest(api, { bots: ['random', 'random'], open: true });
  const people = await createContest(api, {});
  await enterAll(api, people.path, ['Ada']);
  const line = await openTournamentLine(address, bots.id);
  await line.next(({ type }) => type === 'tournament');
  shift = 25 * 3_600_000;
  while ((await api.get(bots.path)).status !== 404) await new Promise(resolve => setTimeout(resolve, 50));
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'no-such-tournament');
  assert.equal((await people.read()).status, 'open');
  const { tournaments } = (await api.get('tournaments', bots.host)).body;
  assert.ok(!tournaments.some(({ id }: Json) => id === bots.id));
  assert.equal((await api.post(`${bots.path}/entrants`, { name: 'Ada' }, newKey())).status, 404);
});
