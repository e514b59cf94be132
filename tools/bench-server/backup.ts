import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSeed, stream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { memoryStore } from '../../src/engine/store.ts';
import { createTable, storedRecord, storeRecord } from '../../src/engine/tables.ts';
import { range } from '../../src/engine/util.ts';
import { loadGame } from '../../src/games/list.ts';
import { hashKey, newKey, newTableId } from '../../src/server/keys.ts';
import { openData } from '../../src/server/open-data.ts';
import { runTask, startTask } from '../../src/server/test/backups.ts';
import { startPostgres } from '../../src/server/test/postgres.ts';
import { makeSolo, talkOf } from './alidade.ts';
import { anybody, GAME, type KnownGame } from './games.ts';
import { hangUp, type OpenTalk, openTalks, sayAtPace } from './lines.ts';
import { startAlidade } from './processes.ts';

const AT_ONCE = 500;
const LIVE_TABLES = 2000;
const PER_SECOND = 1000;
const SECONDS = 4;
/** How often moves with and without a backup alternate. All games together have enough moves. */
const ROUNDS = 4;

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

type Env = Readonly<Record<string, string>>;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** The moves of some seconds: how many, their response times, and the processor time of the server for each. */
interface Phase {
  readonly moves: number;
  readonly took: readonly number[];
  readonly worked: number;
}

/** Returns the processor time of all threads of a process in ms. Linux counts it in hundredths of a second. */
const workOf = (pid: number | undefined): number => {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ').map(Number);
  return ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10;
};

/** Opens sockets whose messages continue with every phase. */
const openPlayers = async (url: string, games: readonly KnownGame[]): Promise<readonly OpenTalk[]> => {
  const tables = await makeSolo(url, LIVE_TABLES, games, false);
  return openTalks(
    tables.map((table, i) => {
      const talk = talkOf(url, table, games[i % games.length]!);
      let next = 0;
      return { ...talk, say: () => talk.say(next++) };
    }),
  );
};

const play = async (players: readonly OpenTalk[], pid: number | undefined): Promise<Phase> => {
  const before = workOf(pid);
  const took = await sayAtPace(players, PER_SECOND, SECONDS);
  return { moves: took.length, took, worked: (workOf(pid) - before) / took.length };
};

/** Makes one backup after the other until the work is done. */
const whileBackingUp = async <T>(args: readonly string[], env: Env, work: () => Promise<T>): Promise<T> => {
  let running = startTask(args, env);
  let isDone = false;
  const backingUp = (async () => {
    for (;;) {
      const { code, errors } = await running.ended;
      if (isDone) return;
      if (code !== 0) throw new Error(`expected exit code 0, found ${code}: ${errors}`);
      running = startTask(args, env);
    }
  })();
  try {
    return await work();
  } finally {
    isDone = true;
    running.child.kill();
    await backingUp;
  }
};

/** Measures a backup of many games, the moves of other games during backups, and restoring and checking a backup. */
export const measureBackup = async (folder: string, stored: number, games: readonly KnownGame[]) => {
  const env = { ALIDADE_DATA: join(folder, 'data') };
  const file = join(folder, 'bench.backup');
  const run = async (args: readonly string[], more: Env): Promise<number> => {
    const began = performance.now();
    const { code, errors } = await runTask(args, more);
    if (code !== 0) throw new Error(`expected exit code 0, found ${code}: ${errors}`);
    return (performance.now() - began) / 1000;
  };
  await storeGames(env.ALIDADE_DATA, stored);
  const seconds = await run(['backup', file], env);
  const server = await startAlidade(folder);
  const [quiet, busy]: [Phase[], Phase[]] = [[], []];
  try {
    const players = await openPlayers(server.url, games);
    const next = () => play(players, server.child.pid);
    await next();
    for (let i = 0; i < ROUNDS; i++) {
      quiet.push(await next());
      busy.push(await whileBackingUp(['backup', join(folder, 'busy.backup')], env, next));
    }
    hangUp(players);
  } finally {
    await server.stop();
  }
  const restoreSqlite = await run(['restore', file], { ALIDADE_DATA: join(folder, 'restored') });
  const { url, remove } = await startPostgres();
  const restorePostgres = await run(['restore', file], { DATABASE_URL: url }).finally(remove);
  const verify = await run(['verify', file], {});
  const ratio = (of: (phase: Phase) => number): number => median(busy.map(of)) / median(quiet.map(of));
  return {
    megabytes: statSync(file).size / 1e6,
    seconds,
    movesRatio: ratio(({ moves }) => moves),
    workRatio: ratio(({ worked }) => worked),
    quietMedian: median(quiet.flatMap(({ took }) => took)),
    median: median(busy.flatMap(({ took }) => took)),
    restoreSqlite,
    restorePostgres,
    verify,
  };
};
