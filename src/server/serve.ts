import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { openApi, startApi } from './api/app.ts';
import { gatherCompanies } from './api/company.ts';
import type { WaitTimes } from './api/replace.ts';
import { openSockets, type SocketHabits } from './api/sockets.ts';
import { watchHosts } from './api/watch-hosts.ts';
import { openBots } from './bots/open.ts';
import { buildOf } from './build.ts';
import { clearOut, type KeepDays } from './clear-out.ts';
import { limitConnections } from './connections.ts';
import { openCosts } from './cost.ts';
import { countingBots, countingCommits, countReads } from './counts.ts';
import type { Data } from './data.ts';
import { watchEventLoop } from './event-loop.ts';
import { openHall } from './hall.ts';
import { withoutKeys } from './keys.ts';
import type { Limits } from './limits.ts';
import { addressOf, checkPort, listen } from './listen.ts';
import { logTo } from './log.ts';
import { reasonOf } from './reason.ts';
import { openRecords } from './records.ts';
import { countRefusals } from './refusals.ts';
import { requestLog } from './request-log.ts';
import { openSqlite } from './sqlite/open.ts';
import { type RequestHandler, serveFolder } from './static.ts';
import { watchOver } from './watch-over.ts';
import { reportingWrites } from './write-failures.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Whether a taken port is an error; otherwise the next one is tried. */
  readonly isPortFixed?: boolean | undefined;
  /** The folder of the built page. */
  readonly web: string;
  /** The folder where everything is kept. */
  readonly data: string;
  /** The address of a PostgreSQL where everything is kept instead, for any number of servers. */
  readonly database?: string | undefined;
  readonly origin?: string | undefined;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly habits?: Partial<SocketHabits> | undefined;
  readonly keep?: KeepDays | undefined;
  /** How long a room stays in memory when nobody looks at it. */
  readonly idleMs?: number | undefined;
  /** How long after a request a table counts as watched. */
  readonly watchedMs?: number | undefined;
  readonly waitTimes?: Partial<WaitTimes> | undefined;
  /** Hears what would otherwise stand in the log. */
  readonly tell?: ((text: string) => void) | undefined;
}

/** A server that runs. */
export interface Serving {
  readonly address: string;
  readonly tell: (text: string) => void;
  readonly stop: () => Promise<void>;
}

const IDLE_MS = 10 * 60_000;
const WATCHED_MS = 60_000;
const WAIT_TIMES: WaitTimes = { graceMs: 60_000, aloneMs: 300_000, idleMs: 120_000, hostMs: 300_000 };
const SNAPSHOT_EVERY = 40;
/** Who is being answered when the server stops is answered; who says nothing by then is cut off. */
const LAST_ANSWERS_MS = 1000;

const openData = async (
  { data: folder, database, host, port, isPortFixed }: ServeOptions,
  tell: (text: string) => void,
): Promise<Data> => {
  if (database !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    const { fits, ...data } = openPostgres(database, tell);
    await fits().catch(async error => {
      await data.close();
      throw error;
    });
    return data;
  }
  // A start that fails because of its port doesn't leave an empty folder.
  if (!existsSync(folder)) await checkPort({ host, port, isPortFixed });
  return openSqlite(join(folder, 'alidade.db'), tell);
};

/** Which page lies there: the build notes what it was made from (tools/web.ts). */
const pageIn = (web: string): string | undefined => {
  const note = join(web, '.inputs');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
};

/** Page, doors and sockets on one port, everything it keeps in one folder or one database. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const {
    host,
    port,
    isPortFixed,
    web,
    origin,
    logLevel,
    limits,
    habits,
    idleMs = IDLE_MS,
    watchedMs = WATCHED_MS,
  } = options;
  const api = startApi(logTo(logLevel));
  const tell = options.tell ?? ((text: string): void => api.log.warn(text));
  const page = serveFolder(web);
  const registry = new Registry();
  const reportText = options.tell ?? ((text: string): void => api.log.error(text));
  const opened = await openData(options, tell);
  const data = reportingWrites(countingCommits(opened, registry), { report: reportText });
  const report = (error: unknown): void => {
    if (options.tell) options.tell(reasonOf(error));
    else api.log.error(error);
  };
  const loop = watchEventLoop(registry, ({ blockedMs, ...what }) =>
    api.log.warn(
      { blockedMs, ...what },
      `event loop blocked for ${blockedMs} ms: ${what.running ?? 'cause unknown'}`,
    ),
  );
  const bots = countingBots(openBots({ report }), registry);
  const snapshots = { every: SNAPSHOT_EVERY, build: buildOf() };
  const records = openRecords();
  const costs = openCosts(limits);
  countReads(records, costs, registry);
  const hall = openHall({
    data,
    bots,
    snapshots,
    idleMs,
    watchedMs,
    report,
    onRoom: records.roomChanged,
    during: loop.during,
  });
  const waitTimes = { ...WAIT_TIMES, ...options.waitTimes };
  const waits = { bot: waitTimes.graceMs, host: waitTimes.hostMs };
  const companies = gatherCompanies(waits, data.neighbours);
  const hosts = watchHosts(companies, waitTimes.hostMs, report);
  const refusals = countRefusals(registry, (line, text) => api.log.info(line, text));
  await openApi(api, { hall, companies, data, origin, limits, costs, records, refusals, waitTimes, hosts });
  const sockets = openSockets({
    hall,
    companies,
    hosts,
    origin,
    limits,
    costs,
    refusals,
    report,
    build: pageIn(web),
    habits,
  });
  const stopClearing = clearOut({ data, hall, keep: options.keep, report, tell });
  const watching = watchOver({ data, hall, sockets, registry });

  /** What would keep the process alive. */
  const close = async (): Promise<void> => {
    stopClearing();
    sockets.close();
    hosts.close();
    hall.close();
    refusals.close();
    costs.close();
    loop.close();
    await api.close();
    await bots.close();
    await data.close();
  };

  const logRequest = requestLog(api.log, limits);
  const answer: RequestHandler = async (request, response) => {
    response.once('finish', () => watching.count(response.statusCode));
    logRequest(request, response);
    const door = watching.doorAt(request.url ?? '');
    if (door) return door(request, response);
    loop.noteRequest(`${request.method} ${withoutKeys((request.url ?? '').split('?')[0]!)}`);
    if (request.url?.startsWith('/api/')) return void api.routing(request, response);
    return page(request, response);
  };
  const server = await listen(answer, { host, port, isPortFixed }, tell).catch(async error => {
    await close();
    throw error;
  });
  server.on('upgrade', sockets.upgrade);
  watching.showConnections(limitConnections(server, limits, refusals).size);

  return {
    address: addressOf(server, host),
    tell,
    stop: async () => {
      const isClosed = new Promise(resolve => server.close(resolve));
      hall.stop();
      sockets.close();
      server.closeIdleConnections();
      const cut = setTimeout(() => {
        sockets.cut();
        server.closeAllConnections();
      }, LAST_ANSWERS_MS);
      await isClosed;
      clearTimeout(cut);
      await close();
    },
  };
};
