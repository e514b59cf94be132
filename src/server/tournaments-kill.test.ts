import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './club/event-log.ts';
import { openSqlite } from './sqlite/open.ts';
import { clientOf, type Json } from './test/client.ts';
import { startProcess } from './test/process.ts';
import { checkContest, killDuringContest } from './test/tournament-kills.ts';
import { createContest } from './test/tournaments.ts';
import { foldTournament, type Tournament, type TournamentEvent } from './tournaments/events.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-tournament-kill-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

const until = async (address: string, path: string, is: (tournament: Json) => boolean): Promise<Json> => {
  for (;;) {
    const { body } = await clientOf(address).get(path);
    if (is(body)) return body;
    await sleep(50);
  }
};

test('NP-91: a server that was killed before it made the tables of a round makes them after its start', async () => {
  const data = join(folder, 'paired');
  const env = { PORT: '0', WEB: folder, ALIDADE_DATA: data, LANG: 'en' };
  const first = startProcess(env);
  const contest = await createContest(clientOf(await first.url), { bots: Array(6).fill('random') });
  first.child.kill('SIGKILL');
  await first.ended;
  // These are the events up to the crash: no room of the round exists.
  const store = await openSqlite(join(data, 'alidade.db'), assert.fail);
  const log = openLog<Tournament | undefined, TournamentEvent>({
    data: store,
    prefix: 'tournament',
    initial: undefined,
    fold: foldTournament,
    report: error => assert.fail(`expected no error to be reported, found ${error}`),
  });
  const tables = [
    [0, 1],
    [2, 3],
    [4, 5],
  ];
  await log.append(contest.id, () => ({ type: 'started' }));
  await log.append(contest.id, () => ({ type: 'paired', round: 1, tables, byes: [] }));
  assert.deepEqual(await store.roomIds('', 10), []);
  await store.close();

  const second = startProcess(env);
  const over = await until(await second.url, contest.path, ({ status }) => status === 'over');
  second.child.kill('SIGKILL');
  await second.ended;
  checkContest(over, 6);
  assert.deepEqual(
    over.played[0].tables.map(({ seats }: Json) => seats.map((seat: Json) => seat.entrant)),
    tables,
  );
  const after = await openSqlite(join(data, 'alidade.db'), assert.fail);
  assert.equal((await after.roomIds('', 100)).length, 6, 'expected one room for each table');
  await after.close();
});

test('NP-91: a Swiss of eight bots ends with each table once, although the server is killed five times', async () => {
  const wish = { bots: 8, rounds: 3, kills: 5, everyMs: 600 };
  const games = await killDuringContest({ WEB: folder, ALIDADE_DATA: join(folder, 'killed') }, wish);
  assert.equal(games, 12);
  const store = await openSqlite(join(folder, 'killed', 'alidade.db'), assert.fail);
  assert.equal((await store.roomIds('', 100)).length, games, 'expected one room for each table');
  await store.close();
});
