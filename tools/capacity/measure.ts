import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { range } from '../../src/engine/util.ts';
import { startPostgres } from '../../src/server/test/postgres.ts';
import { makeSolo } from '../bench-server/alidade.ts';
import { NO_LIMITS, type ServerProcess, startAlidade } from '../bench-server/processes.ts';
import { cpuOf, type LoadedSummary, openDatabase, pin, runLoad } from './processes.ts';

/** One measurement of servers under load. */
interface Scenario {
  readonly name: string;
  readonly nodes: number;
  readonly hasPostgres: boolean;
  /** Whether the seats of each table are at different servers. */
  readonly isSpread?: boolean;
  readonly load: string;
}

const FULL = '--tables 60 --pace 0';
const QUIET = '--tables 60 --moves-per-second 200';

const SCENARIOS: readonly Scenario[] = [
  { name: 'sqlite', nodes: 1, hasPostgres: false, load: FULL },
  { name: 'sqlite.quiet', nodes: 1, hasPostgres: false, load: QUIET },
  { name: 'sqlite.idle', nodes: 1, hasPostgres: false, load: '--tables 60 --moves-per-second 1' },
  { name: 'sqlite.solo', nodes: 1, hasPostgres: false, load: `${FULL} --seats 1` },
  { name: 'sqlite.four', nodes: 1, hasPostgres: false, load: `${FULL} --seats 4` },
  { name: 'sqlite.spectators', nodes: 1, hasPostgres: false, load: `${FULL} --spectators 10` },
  { name: 'postgres', nodes: 1, hasPostgres: true, load: FULL },
  { name: 'postgres.quiet', nodes: 1, hasPostgres: true, load: QUIET },
  { name: 'nodes2', nodes: 2, hasPostgres: true, load: FULL },
  { name: 'nodes2.quiet', nodes: 2, hasPostgres: true, load: '--tables 30 --moves-per-second 50' },
  {
    name: 'nodes2.spread.quiet',
    nodes: 2,
    hasPostgres: true,
    isSpread: true,
    load: '--tables 60 --moves-per-second 100',
  },
  { name: 'nodes2.spread', nodes: 2, hasPostgres: true, isSpread: true, load: FULL },
  { name: 'nodes3', nodes: 3, hasPostgres: true, load: FULL },
  { name: 'nodes3.spread', nodes: 3, hasPostgres: true, isSpread: true, load: FULL },
];

/** How many requests are measured, and how many are under way at the same time. */
const REQUESTS = 4000;
const AT_ONCE = 20;

/** The cores of the servers and the database, and of the load generator. */
const CORES = availableParallelism() > 1 ? { server: 0, load: 1 } : undefined;
/** The games that are played before the measurement, so that V8 has compiled the frequent code. */
const WARM_GAMES = 20;

/** The size of a server's SQLite database, including what is still in its write-ahead log. */
const sqliteBytes = (folder: string): number => {
  const file = new DatabaseSync(join(folder, 'data/alidade.db'), { readOnly: true });
  const value = (pragma: string): number => Number(Object.values(file.prepare(`PRAGMA ${pragma}`).get()!)[0]);
  const bytes = value('page_count') * value('page_size');
  file.close();
  return bytes;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const rounded = (value: number): number => Number(value.toPrecision(3));

const measureScenario = async (scenario: Scenario, flags: string, seconds: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-capacity-'));
  const postgres = scenario.hasPostgres ? await startPostgres() : undefined;
  const database = postgres && (await openDatabase(postgres.url, CORES?.server));
  const servers: ServerProcess[] = [];
  try {
    for (const i of range(scenario.nodes)) {
      const env = { ...NO_LIMITS, ...(postgres && { DATABASE_URL: postgres.url }) };
      const server = await startAlidade(join(folder, `${i}`), env);
      servers.push(server);
      if (CORES) pin(server.child.pid!, CORES.server);
    }
    const urls = servers.map(({ url }) => url);
    const args = [...scenario.load.split(' '), ...flags.split(' ').filter(Boolean)];
    /** One load generator for all servers, or one for each. Without `length`, they only warm the servers up. */
    const play = (length?: number): Promise<LoadedSummary[]> =>
      Promise.all(
        (scenario.isSpread ? [urls] : urls.map(url => [url])).map(some => {
          const where = some.flatMap(url => ['--server', url]);
          const end = length === undefined ? ['--games', String(WARM_GAMES)] : ['--seconds', '3600'];
          return runLoad([...args, ...end, ...where], CORES?.load, length);
        }),
      );
    const stored = async (): Promise<number> =>
      database ? database.bytes() : sqliteBytes(join(folder, '0'));
    const read = async () => ({
      server: sumOf(servers.map(({ child }) => cpuOf(child.pid!))),
      main: sumOf(servers.map(server => server.worked() / 1000)),
      database: database?.cpu() ?? 0,
      bytes: await stored(),
      wal: (await database?.wal()) ?? 0,
    });
    await play();
    const before = await read();
    const loads = await play(seconds);
    const after = await read();
    const moves = sumOf(loads.map(load => load.moves.acknowledged));
    const each = (what: keyof typeof before): number => (after[what] - before[what]) / moves;
    const wire = loads[0]!.bytesPerMove;
    return {
      name: `${scenario.name}${flags === '' ? '' : ` ${flags}`}`,
      moves,
      games: sumOf(loads.map(load => load.games.finished)),
      movesPerSecond: rounded(sumOf(loads.map(load => load.moves.acknowledged / load.seconds))),
      serverCores: rounded((after.server - before.server) / seconds),
      serverCpuPer1000: rounded(each('server') * 1000),
      mainCpuPer1000: rounded(each('main') * 1000),
      databaseCpuPer1000: rounded(each('database') * 1000),
      storedPerMove: Math.round(each('bytes')),
      walPerMove: Math.round(each('wal')),
      sentPerMove: wire.sent,
      receivedPerMove: wire.received,
      ackP50: Math.max(...loads.map(({ ack }) => ack.p50)),
      ackP99: Math.max(...loads.map(({ ack }) => ack.p99)),
      memoryMB: Math.round(sumOf(servers.map(server => server.memory())) / 1024),
      generatorCpu: rounded(sumOf(loads.map(({ generator }) => generator.cpu))),
      isGood: loads.every(({ isGood }) => isGood),
      machineLoad: rounded(loadavg()[0]!),
    };
  } finally {
    for (const server of servers) await server.stop();
    await database?.close();
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Measures requests for the state of a running table. */
const measureRequests = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-capacity-'));
  const server = await startAlidade(folder);
  try {
    const [table] = await makeSolo(server.url, 1, [{ seed: 'capacity', answers: [] }]);
    const headers = { authorization: `Bearer ${table!.token}` };
    const ask = async (): Promise<void> => {
      const answer = await fetch(new URL(`api/v1/tables/${table!.id}`, server.url), { headers });
      await answer.text();
    };
    const all = async (): Promise<void> => {
      for (let done = 0; done < REQUESTS; done += AT_ONCE) await Promise.all(range(AT_ONCE).map(ask));
    };
    await all();
    const before = cpuOf(server.child.pid!);
    await all();
    const cpu = cpuOf(server.child.pid!) - before;
    return { name: 'requests', requests: REQUESTS, serverCpuPer1000: rounded((cpu * 1000) / REQUESTS) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Measures all scenarios whose name starts with `only`, and prints one JSON object for each. */
export const measure = async (only: string, flags: string, seconds: number): Promise<void> => {
  for (const scenario of SCENARIOS.filter(({ name }) => name.startsWith(only)))
    process.stdout.write(`${JSON.stringify(await measureScenario(scenario, flags, seconds))}\n`);
  if ('requests'.startsWith(only)) process.stdout.write(`${JSON.stringify(await measureRequests())}\n`);
};
