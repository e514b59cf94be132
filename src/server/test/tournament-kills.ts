import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { clientOf, type Json } from './client.ts';
import { type Running, startProcess } from './process.ts';
import { createContest } from './tournaments.ts';

/** The results of a tournament, as everyone sees them. */
export const checkContest = ({ entrants, played, standings, rounds }: Json, games: number): void => {
  assert.equal(played.length, rounds);
  const tables: Json[] = played.flatMap((round: Json) => round.tables);
  assert.equal(tables.length, games);
  assert.equal(new Set(tables.map(({ table }) => table)).size, games, 'expected each table once');
  for (const round of played) {
    const seated = round.tables.flatMap(({ seats }: Json) => seats.map((seat: Json) => seat.entrant));
    assert.deepEqual(
      [...seated, ...round.byes].toSorted((a, b) => a - b),
      range(entrants.length),
      `expected each entrant once in round ${round.round}`,
    );
  }
  for (const { status, seats } of tables) {
    assert.equal(status, 'over');
    assert.equal(
      seats.reduce((sum: number, seat: Json) => sum + seat.points, 0),
      2,
    );
  }
  assert.deepEqual(
    standings.map(({ rank }: Json) => rank),
    range(entrants.length).map(i => i + 1),
  );
};

interface Wish {
  readonly bots: number;
  readonly rounds: number;
  readonly kills: number;
  /** The longest time between two kills. */
  readonly everyMs: number;
}

/** Reads the tournament from a server that may be starting. */
const readFrom = async (address: string, id: string): Promise<Json> => {
  for (;;) {
    const found = await clientOf(address)
      .get(`tournaments/${id}`)
      .catch(() => undefined);
    if (found?.status === 200) return found.body;
    await sleep(50);
  }
};

/**
 * Lets bots play a Swiss on a server that is killed again and again. Checks that no table is missing or doubled. Returns the
 * number of games.
 */
export const killDuringContest = async (
  given: Readonly<Record<string, string>>,
  { bots, rounds, kills, everyMs }: Wish,
): Promise<number> => {
  const env = { ...given, REQUESTS_PER_MINUTE: '1000000', TABLES_PER_HOUR: '1000000' };
  let running: Running = startProcess({ ...env, PORT: '0' });
  try {
    const address = await running.url;
    const { port } = new URL(address);
    const api = clientOf(address);
    const names = range(bots).map(i => (i % 2 === 0 ? 'random' : 'novice'));
    const contest = await createContest(api, { rounds, bots: names, most: 256 });
    await api.post(`${contest.path}/start`, {}, contest.host);
    const chance = stream('56'.repeat(32), 'tournament');
    for (let kill = 0; kill < kills; kill++) {
      await sleep(chance.below(everyMs));
      running.child.kill('SIGKILL');
      await running.ended;
      running = startProcess({ ...env, PORT: port });
      await running.url;
    }
    for (;;) {
      const tournament = await readFrom(address, contest.id);
      if (tournament.status !== 'over') {
        await sleep(200);
        continue;
      }
      const games = rounds * Math.floor(bots / 2);
      checkContest(tournament, games);
      assert.equal(running.errors(), '');
      return games;
    }
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
};
