import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, type Json } from '../test/client.ts';
import { prepareNodes } from '../test/nodes.ts';
import { openTournamentLine } from '../test/socket.ts';
import { checkContest } from '../test/tournament-kills.ts';
import { createContest, enterAll, playContest } from '../test/tournaments.ts';

/** Two servers with one database run the same tournaments. */

const { pool, startNode } = await prepareNodes();
const nodes = [startNode(), startNode()] as const;
const [one, other] = await Promise.all(nodes.map(({ url }) => url));

const roomsOf = async (id: string): Promise<number> => {
  const text = `%"tournament":{"id":"${id}"%`;
  return (await pool.query('SELECT id FROM alidade.rooms WHERE room LIKE $1', [text])).rows.length;
};

test('NP-90: two servers run one tournament without double tables, and both show the same', async () => {
  const [api, there] = [clientOf(one!), clientOf(other!)];
  const contest = await createContest(api, {
    rounds: 3,
    bots: Array(5).fill('random'),
    player: { name: 'Ada' },
  });
  const line = await openTournamentLine(other!, contest.id);
  const [bela] = await enterAll(there, contest.path, ['Bela']);
  await api.post(`${contest.path}/start`, {}, contest.host);
  // Each player uses another server.
  const players = [
    playContest(api, contest, new Map([[0, contest.host]])),
    playContest(there, contest, new Map([[6, bela!]])),
  ];
  const [over] = await Promise.all(players);
  checkContest({ ...over, entrants: over.entrants }, 9);
  assert.equal(await roomsOf(contest.id), 9);
  const told = await line.next(({ tournament }) => tournament?.status === 'over');
  assert.deepEqual(told.tournament.standings, over.standings);
  assert.deepEqual((await there.get(contest.path)).body, (await api.get(contest.path)).body);
  line.end();
});

test('NP-91: a server continues the tournament of another one that is killed', async () => {
  const api = clientOf(one!);
  const contest = await createContest(api, { rounds: 3, bots: Array(16).fill('random') });
  await api.post(`${contest.path}/start`, {}, contest.host);
  const there = clientOf(other!);
  const isPaired = async (): Promise<boolean> => (await there.get(contest.path)).body.round > 0;
  while (!(await isPaired())) await sleep(5);
  nodes[0].child.kill('SIGKILL');
  let over: Json;
  do {
    await sleep(100);
    over = (await there.get(contest.path)).body;
  } while (over.status !== 'over');
  checkContest(over, 24);
  assert.equal(await roomsOf(contest.id), 24);
});
