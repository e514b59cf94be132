import { Agent, request } from 'node:http';
import { range } from '../../src/engine/util.ts';
import { dateOf } from '../../src/server/challenge.ts';
import { newKey } from '../../src/server/keys.ts';
import type { Client } from '../../src/server/test/client.ts';
import { finishGame, SHORT } from '../../src/server/test/finished-games.ts';
import { openLine } from '../../src/server/test/socket.ts';
import { createContest } from '../../src/server/test/tournaments.ts';
import { makeTogether } from './alidade.ts';
import { GAME } from './games.ts';

const DAY_MS = 86_400_000;
const MEMBERS = 15;
const ENTRANTS = 256;
const OPEN_TABLES = 80;

/** A request that reads something of the club, with the key of its sender. */
export interface ClubRead {
  readonly path: string;
  readonly key?: string;
}

/** Fills the server as far as the limits of one address allow, and returns the reads that cost the most. */
export const fillClub = async (api: Client): Promise<readonly ClubRead[]> => {
  const key = newKey();
  const opponent = newKey();
  const texts = { name: 'Player', crest: 'owl' };
  await api.put('me/profile', { isPublic: true, ...texts }, key);
  for (let n = 0; n < 3; n++) await finishGame(api, [key, opponent], { config: SHORT });
  const seats = [{ kind: 'me', name: 'Player' }, ...range(7).map(() => ({ kind: 'open' }))];
  const wish = { game: GAME, seats, open: true, lobby: { pace: 'days', language: 'en' } };
  for (let n = 0; n < OPEN_TABLES; n++) await api.post('tables', wish, key);
  const { body: group } = await api.post('groups', { name: 'Club', player: texts }, key);
  for (const member of range(MEMBERS).map(newKey))
    await api.post(`groups/${group.id}/members`, { key: group.key, ...texts }, member);
  const contest = await createContest(
    api,
    { rounds: 11, most: ENTRANTS, bots: range(ENTRANTS).map(() => 'random'), open: true },
    key,
  );
  await api.post(`${contest.path}/start`, {}, contest.host);
  const { table } = await makeTogether(api.address, 2, { seed: 'chat' });
  for (let n = 0; n < 10; n++)
    await api.post(`tables/${table.id}/chat`, { text: 'x'.repeat(280) }, table.token);
  const today = dateOf(Math.floor(Date.now() / DAY_MS));
  const month = today.slice(0, 7);
  const { id: profile } = (await api.get('me/profile', key)).body;
  return [
    { path: 'me/profile', key },
    { path: `profiles/${profile}` },
    { path: 'me/tables', key },
    { path: `me/challenges?month=${month}`, key },
    { path: 'me/notifications', key },
    { path: 'me/groups', key },
    { path: 'lobby?pace=days&language=fr' },
    { path: 'lobby' },
    { path: `groups/${group.id}`, key },
    { path: `groups/${group.id}/standings`, key },
    { path: `groups/${group.id}/lobby`, key },
    { path: 'tournaments', key },
    { path: contest.path, key },
    { path: `${contest.path}/export?as=csv`, key },
    { path: `${contest.path}/export?as=json`, key },
    { path: `dailies/${today}/${GAME}` },
    { path: `dailies/${today}/${GAME}/board` },
    { path: `leagues/${month}/${GAME}` },
    { path: `tables/${table.id}`, key: table.token },
    { path: `tables/${table.id}/chat`, key: table.token },
    { path: `tables/${table.id}/record`, key: table.token },
    { path: 'openapi.json' },
    { path: 'notices?language=fr' },
  ];
};

const CONNECTIONS = 32;

/** Requests addresses as fast as the server answers, over many connections. */
export const floodPaths = async (address: string, paths: readonly string[], ms: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + ms;
  let answers = 0;
  const ask = (path: string): Promise<void> =>
    new Promise(resolve => {
      const headers = { 'accept-encoding': `gzip;q=0.${answers % 10}, br, deflate` };
      const asked = request(new URL(path, address), { agent, headers }, response => {
        response.resume();
        response.once('end', () => {
          answers += 1;
          resolve();
        });
      });
      asked.once('error', () => resolve());
      asked.end();
    });
  await Promise.all(
    range(CONNECTIONS).map(async first => {
      for (let n = first; performance.now() < until; n++) await ask(paths[n % paths.length]!);
    }),
  );
  agent.destroy();
  return answers;
};

const CROWD = 150;
const PLAYERS = 20;
const MESSAGES_PER_SECOND = 190;

/** Lets players draw and undo again and again at a table that many spectators watch. */
export const prepareCrowd = async (address: string) => {
  const { table, tokens } = await makeTogether(address, PLAYERS);
  const watchers = await Promise.all(
    range(CROWD).map(async () => {
      const line = await openLine(address, table.id);
      line.send({ type: 'hello', token: table.watch });
      return line;
    }),
  );
  const players = await Promise.all(
    tokens.map(async token => {
      const line = await openLine(address, table.id);
      line.send({ type: 'hello', token, diff: true, compact: true });
      return line;
    }),
  );
  return async (ms: number, message: (n: number) => unknown): Promise<void> => {
    const until = performance.now() + ms;
    for (let n = 0; performance.now() < until; n++) {
      for (const line of players) line.send(message(n));
      await new Promise(resolve => setTimeout(resolve, 1000 / MESSAGES_PER_SECOND));
    }
    for (const line of [...players, ...watchers]) line.end();
  };
};
