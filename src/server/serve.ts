import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { openApi, startApi } from './api/app.ts';
import type { WaitTimes } from './api/replace.ts';
import { openBots } from './bots/open.ts';
import { rulesBuild } from './build.ts';
import { limitConnections } from './connections.ts';
import { openCosts } from './cost.ts';
import type { Data } from './data.ts';
import { errorMessage } from './errors.ts';
import { watchEventLoop } from './event-loop.ts';
import { watchHosts } from './host-watch.ts';
import { withoutKeys } from './keys.ts';
import type { Limits } from './limits.ts';
import { addressOf, checkPort, listen } from './listen.ts';
import { logTo, requestLog } from './log.ts';
import {
  addReadMetrics,
  openMetrics,
  withBotMetrics,
  withCommitMetrics,
  withWriteErrors,
} from './metrics.ts';
import { trackPresence } from './presence.ts';
import { makeRecordCache } from './record-cache.ts';
import { countRefusals } from './refusals.ts';
import { type RetentionDays, startRetention } from './retention.ts';
import { openRooms } from './rooms.ts';
import { openSockets, type SocketSettings } from './sockets.ts';
import { openSqlite } from './sqlite/open.ts';
import { type RequestHandler, serveFolder } from './static.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Whether a port in use is an error; otherwise the next one is tried. */
  readonly isPortFixed?: boolean | undefined;
  /** The folder of the built page. */
  readonly web: string;
  /** The data folder. */
  readonly data: string;
  /** The URL of a PostgreSQL database, instead of the folder. */
  readonly database?: string | undefined;
  readonly origin?: string | undefined;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly socketSettings?: Partial<SocketSettings> | undefined;
  readonly keep?: RetentionDays | undefined;
  /** How long an unwatched room stays in memory. */
  readonly idleMs?: number | undefined;
  /** How long after a request a table counts as watched. */
  readonly watchedMs?: number | undefined;
  readonly waitTimes?: Partial<WaitTimes> | undefined;
  /** Receives warnings instead of the log. */
  readonly warn?: ((text: string) => void) | undefined;
}

/** A running server. */
export interface Serving {
  readonly address: string;
  readonly warn: (text: string) => void;
  readonly stop: () => Promise<void>;
}

const IDLE_MS = 10 * 60_000;
const WATCHED_MS = 60_000;
const WAIT_TIMES: WaitTimes = { graceMs: 60_000, aloneMs: 300_000, idleMs: 120_000, hostMs: 300_000 };
const SNAPSHOT_EVERY = 40;
/** After this time a stopping server cuts the remaining connections. */
const LAST_ANSWERS_MS = 1000;

const openData = async (
  { data: folder, database, host, port, isPortFixed }: ServeOptions,
  warn: (text: string) => void,
): Promise<Data> => {
  if (database !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    const { fits, ...data } = openPostgres(database, warn);
    await fits().catch(async error => {
      await data.close();
      throw error;
    });
    return data;
  }
  // A failed start because of the port must not leave an empty folder.
  if (!existsSync(folder)) await checkPort({ host, port, isPortFixed });
  return openSqlite(join(folder, 'alidade.db'), warn);
};

/** The build id that tools/web.ts writes next to the page. */
const pageIn = (web: string): string | undefined => {
  const note = join(web, '.inputs');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
};

/** Serves page, API and sockets on one port. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const {
    host,
    port,
    isPortFixed,
    web,
    origin,
    logLevel,
    limits,
    socketSettings,
    idleMs = IDLE_MS,
    watchedMs = WATCHED_MS,
  } = options;
  const api = startApi(logTo(logLevel));
  const warn = options.warn ?? ((text: string): void => api.log.warn(text));
  const page = serveFolder(web);
  const registry = new Registry();
  const reportText = options.warn ?? ((text: string): void => api.log.error(text));
  const opened = await openData(options, warn);
  const data = withWriteErrors(withCommitMetrics(opened, registry), { report: reportText });
  const report = (error: unknown): void => {
    if (options.warn) options.warn(errorMessage(error));
    else api.log.error(error);
  };
  const loop = watchEventLoop(registry, ({ blockedMs, ...what }) =>
    api.log.warn(
      { blockedMs, ...what },
      `event loop blocked for ${blockedMs} ms: ${what.running ?? 'cause unknown'}`,
    ),
  );
  const bots = withBotMetrics(openBots({ report }), registry);
  const snapshots = { every: SNAPSHOT_EVERY, build: rulesBuild() };
  const records = makeRecordCache();
  const costs = openCosts(limits);
  addReadMetrics(records, costs, registry);
  const rooms = openRooms({
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
  const presence = trackPresence(waits, data.cluster);
  const hosts = watchHosts(presence, waitTimes.hostMs, report);
  const refusals = countRefusals(registry, (line, text) => api.log.info(line, text));
  await openApi(api, { rooms, presence, data, origin, limits, costs, records, refusals, waitTimes, hosts });
  const sockets = openSockets({
    rooms,
    presence,
    hosts,
    origin,
    limits,
    costs,
    refusals,
    report,
    build: pageIn(web),
    socketSettings,
  });
  const stopClearing = startRetention({ data, rooms, keep: options.keep, report, warn });
  const metrics = openMetrics({ data, rooms, sockets, registry });

  /** Closes everything that would keep the process alive. */
  const close = async (): Promise<void> => {
    stopClearing();
    sockets.close();
    hosts.close();
    rooms.close();
    refusals.close();
    costs.close();
    loop.close();
    await api.close();
    await bots.close();
    await data.close();
  };

  const logRequest = requestLog(api.log, limits);
  const answer: RequestHandler = async (request, response) => {
    response.once('finish', () => metrics.count(response.statusCode));
    logRequest(request, response);
    const handler = metrics.handlerFor(request.url ?? '');
    if (handler) return handler(request, response);
    loop.noteRequest(`${request.method} ${withoutKeys((request.url ?? '').split('?')[0]!)}`);
    if (request.url?.startsWith('/api/')) return void api.routing(request, response);
    return page(request, response);
  };
  const server = await listen(answer, { host, port, isPortFixed }, warn).catch(async error => {
    await close();
    throw error;
  });
  server.on('upgrade', sockets.upgrade);
  metrics.showConnections(limitConnections(server, limits, refusals).size);

  return {
    address: addressOf(server, host),
    warn,
    stop: async () => {
      const isClosed = new Promise(resolve => server.close(resolve));
      rooms.stop();
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
