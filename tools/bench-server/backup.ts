import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeed, stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { memoryStore } from '../../src/engine/store.ts';
import { createTable, storedRecord, storeRecord } from '../../src/engine/tables.ts';
import { range } from '../../src/engine/util.ts';
import { loadGame } from '../../src/games/list.ts';
import { hashKey, newKey, newTableId } from '../../src/server/keys.ts';
import { openData } from '../../src/server/open-data.ts';
import { type RanTask, runTask } from '../../src/server/test/backups.ts';
import { startPostgres } from '../../src/server/test/postgres.ts';
import { makeSolo, talkOf } from './alidade.ts';
import { anybody, GAME, type KnownGame } from './games.ts';
import { hangUp, openTalks, sayAll, sayAtPace } from './lines.ts';
import { startAlidade } from './processes.ts';

const AT_ONCE = 500;
const LIVE_TABLES = 1000;
const PER_SECOND = 1000;
const SECONDS = 10;
const ROUNDS = 3;

/** Plays different games to their ends, and returns their records. */
const playedRecords = async (count: number) => {
  const module = await loadGame(GAME);
  if (isRefusal(module)) throw new Error(`expected the rules of ${GAME}, found ${module.refused}`);
  const bot = await anybody();
  return Promise.all(
    range(count).map(async i => {
      const store = memoryStore();
      const seed = parseSeed(`backup ${i}`);
      const table = await createTable(module, store, 'game', { config: {}, seats: [{}], seed });
      if (isRefusal(table)) throw new Error(`expected a table, found ${table.refused}`);
      for (let n = 0; !table.snapshot(0).isOver; n++) {
        const { view, decision } = table.snapshot(0);
        const command = await bot(view, stream(seed.seed, `${n}`));
        await table.submit(0, { id: `${n}`, decision, command });
      }
      const record = await storedRecord(module, store, 'game');
      if (!record || isRefusal(record)) throw new Error('expected the record of a game, found none');
      return { record, encoding: module.encoding };
    }),
  );
};

/** Stores finished games with their rooms, as a server does. */
const storeGames = async (data: string, count: number): Promise<void> => {
  const records = await playedRecords(100);
  const store = await openData({ data }, text => process.stderr.write(`${text}\n`));
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      range(Math.min(AT_ONCE, count - first)).map(async i => {
        const { record, encoding } = records[i % records.length]!;
        const [id, token] = [newTableId(), hashKey(newKey())];
        await store.createRoom({
          id,
          game: GAME,
          config: {},
          seed: parseSeed(`backup ${i}`),
          seats: [{ kind: 'person', name: `Player ${first + i}`, key: token, player: hashKey(newKey()) }],
          host: token,
          invite: hashKey(newKey()),
          watch: hashKey(newKey()),
          created: Date.now(),
        });
        await storeRecord(store, id, record, encoding);
      }),
    );
  await store.close();
};

const succeeded = (task: RanTask): RanTask['out'] => {
  if (task.code === 0) return task.out;
  throw new Error(`expected exit code 0, found ${task.code}: ${task.errors}`);
};

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now();
  const done = await work();
  return [done, (performance.now() - began) / 1000];
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const p99 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;

/** The moves of a round: per second at a fixed rate, the time of the slowest hundredth, and per second at full speed. */
interface Moves {
  readonly atPace: number;
  readonly slowest: number;
  readonly atFullSpeed: number;
}

/** Plays new games, first at a fixed rate and then at full speed. */
const playRound = async (url: string, games: readonly KnownGame[]): Promise<Moves> => {
  const talks = async () =>
    openTalks(
      (await makeSolo(url, LIVE_TABLES, games, false)).map((table, i) =>
        talkOf(url, table, games[i % games.length]!),
      ),
    );
  const paced = await talks();
  const took = await sayAtPace(paced, PER_SECOND, SECONDS);
  hangUp(paced);
  const fast = await talks();
  const atFullSpeed = await sayAll(fast);
  hangUp(fast);
  return { atPace: took.length / SECONDS, slowest: p99(took), atFullSpeed };
};

/** Makes one backup after the other until the work is done. Returns the seconds of each. */
const whileBackingUp = async <T>(
  file: string,
  env: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<readonly [T, readonly number[]]> => {
  let isDone = false;
  const seconds: number[] = [];
  const backingUp = (async () => {
    while (!isDone)
      seconds.push((await timed(async () => succeeded(await runTask(['backup', file], env))))[1]);
  })();
  const result = await work().finally(() => {
    isDone = true;
  });
  await backingUp;
  return [result, seconds];
};

/** Measures backups of many games while others are played, and restoring and checking such a backup. */
export const measureBackup = async (folder: string, stored: number, games: readonly KnownGame[]) => {
  const env = { ALIDADE_DATA: join(folder, 'data') };
  const file = join(folder, 'bench.backup');
  await storeGames(env.ALIDADE_DATA, stored);
  const server = await startAlidade(folder);
  const [quiet, busy]: [Moves[], Moves[]] = [[], []];
  const seconds: number[] = [];
  try {
    await playRound(server.url, games);
    for (let i = 0; i < ROUNDS; i++) {
      quiet.push(await playRound(server.url, games));
      const [moves, took] = await whileBackingUp(file, env, () => playRound(server.url, games));
      busy.push(moves);
      seconds.push(...took);
    }
  } finally {
    await server.stop();
  }
  const { tables } = succeeded(await runTask(['backup', file], env));
  if (tables < stored) throw new Error(`expected at least ${stored} tables in the backup, found ${tables}`);
  const restore = (more: Readonly<Record<string, string>>) =>
    timed(async () => succeeded(await runTask(['restore', file], more)));
  const [, sqlite] = await restore({ ALIDADE_DATA: join(folder, 'restored') });
  const { url, remove } = await startPostgres();
  const [, postgres] = await restore({ DATABASE_URL: url }).finally(remove);
  const [, verify] = await timed(async () => succeeded(await runTask(['verify', file], {})));
  const ratio = (of: (moves: Moves) => number): number => median(busy.map(of)) / median(quiet.map(of));
  return {
    tables,
    megabytes: statSync(file).size / 1e6,
    seconds: median(seconds),
    pacedRatio: ratio(({ atPace }) => atPace),
    fullSpeedRatio: ratio(({ atFullSpeed }) => atFullSpeed),
    quietP99: median(quiet.map(({ slowest }) => slowest)),
    p99: median(busy.map(({ slowest }) => slowest)),
    restoreSqlite: sqlite,
    restorePostgres: postgres,
    verify,
  };
};
