import { join } from 'node:path';
import { range } from '../../src/engine/util.ts';
import { type Challenge, dateOf, endOf, labelOf, planOf } from '../../src/server/challenge.ts';
import { storeResult } from '../../src/server/challenges/results.ts';
import { openSeeds } from '../../src/server/challenges/seeds.ts';
import { hashKey, newKey } from '../../src/server/keys.ts';
import { openData } from '../../src/server/open-data.ts';
import { clientOf } from '../../src/server/test/client.ts';
import { GAME } from './games.ts';
import { startAlidade } from './processes.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Stores the finished entries of yesterday's challenge with their results, as a server does. Returns the players' keys. */
const storeEntries = async (
  folder: string,
  challenge: Challenge,
  entries: number,
): Promise<readonly string[]> => {
  const data = await openData({ data: join(folder, 'data') }, text => process.stderr.write(`${text}\n`));
  const seeds = openSeeds(data);
  const seed = await seeds.seedOf(challenge);
  const keys = range(entries).map(newKey);
  const at = endOf(challenge) - 1;
  for (let first = 0; first < entries; first += AT_ONCE)
    await Promise.all(
      keys.slice(first, first + AT_ONCE).map(async (key, i) => {
        const id = await seeds.entryId(challenge, hashKey(key));
        const token = hashKey(newKey());
        await data.createRoom({
          id,
          game: challenge.game,
          config: planOf(challenge)!.config,
          seed,
          seats: [{ kind: 'person', name: `Player ${first + i}`, key: token, player: hashKey(key) }],
          host: token,
          invite: hashKey(newKey()),
          watch: hashKey(newKey()),
          created: at - DAY_MS / 2,
          daily: { ...labelOf(challenge), game: challenge.game, at },
        });
        const total = (first + i) % 140;
        await storeResult(data, challenge, {
          table: id,
          total,
          order: [total, 0],
          at,
          who: `who-${first + i}`,
        });
      }),
    );
  await data.close();
  return keys;
};

/** The times of requests in ms: the first one, which ranks all entries, and later ones for any page. */
export interface BoardTimes {
  readonly first: number;
  readonly later: readonly number[];
}

/** Measures requests for pages of the board of a finished challenge, each by another player. */
export const measureBoard = async (
  folder: string,
  entries: number,
  requests: number,
): Promise<BoardTimes> => {
  const yesterday = dateOf(Math.floor(Date.now() / DAY_MS) - 1);
  const keys = await storeEntries(folder, { kind: 'day', key: yesterday, game: GAME }, entries);
  const server = await startAlidade(folder);
  try {
    const api = clientOf(server.url);
    const ask = async (page: number, key?: string): Promise<number> => {
      const began = performance.now();
      const { body } = await api.get(`dailies/${yesterday}/${GAME}/board?page=${page}`, key);
      if (body.ranks.length === 0) throw new Error(`expected ranks on page ${page}, found none`);
      return performance.now() - began;
    };
    const first = await ask(1);
    const pages = Math.ceil(entries / 100);
    const later = [];
    for (const i of range(requests)) later.push(await ask(1 + ((i * 37) % pages), keys[(i * 211) % entries]));
    return { first, later };
  } finally {
    await server.stop();
  }
};
