import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { openApi, startApi } from './api/app.ts';
import { gatherCompanies } from './api/company.ts';
import { openSockets, type SocketHabits } from './api/sockets.ts';
import { openBots } from './bots/open.ts';
import { buildOf } from './build.ts';
import { clearOut, type KeepDays } from './clear-out.ts';
import { countingBots, countingCommits } from './counts.ts';
import type { Data } from './data.ts';
import { openHall } from './hall.ts';
import type { Limits } from './limits.ts';
import { addressOf, listen } from './listen.ts';
import { logTo } from './log.ts';
import { reasonOf } from './reason.ts';
import { openSqlite } from './sqlite/open.ts';
import { type RequestHandler, serveFolder } from './static.ts';
import { watchOver } from './watch-over.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
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
const SNAPSHOT_EVERY = 40;
/** Who is being answered when the server stops is answered; who says nothing by then is cut off. */
const LAST_ANSWERS_MS = 1000;

const openData = async (
  { data: folder, database }: ServeOptions,
  tell: (text: string) => void,
): Promise<Data> => {
  if (database !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    return openPostgres(database, tell);
  }
  return openSqlite(join(folder, 'alidade.db'), tell);
};

/** Which page lies there: the build notes what it was made from (tools/web.ts). */
const pageIn = (web: string): string | undefined => {
  const note = join(web, '.inputs');
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
};

/** Page, doors and sockets on one port, everything it keeps in one folder or one database. */
export const serve = async (options: ServeOptions): Promise<Serving> => {
  const { host, port, web, origin, logLevel, limits, habits, idleMs = IDLE_MS } = options;
  const api = startApi(logTo(logLevel));
  const tell = options.tell ?? ((text: string): void => api.log.warn(text));
  const page = serveFolder(web);
  const registry = new Registry();
  const data = countingCommits(await openData(options, tell), registry);
  const report = (error: unknown): void => {
    if (options.tell) options.tell(reasonOf(error));
    else api.log.error(error);
  };
  const bots = countingBots(openBots({ report }), registry);
  const snapshots = { every: SNAPSHOT_EVERY, build: buildOf() };
  const hall = openHall({ data, bots, snapshots, idleMs, report });
  const companies = gatherCompanies(data.neighbours);
  await openApi(api, { hall, companies, data, origin, limits });
  const sockets = openSockets({ hall, companies, origin, limits, report, build: pageIn(web), habits });
  const stopClearing = clearOut({ data, hall, keep: options.keep, report });
  const watching = watchOver({ data, hall, sockets: sockets.size, registry });

  /** What would keep the process alive. */
  const close = async (): Promise<void> => {
    stopClearing();
    sockets.close();
    hall.close();
    await api.close();
    await bots.close();
    await data.close();
  };

  const answer: RequestHandler = async (request, response) => {
    response.once('finish', () => watching.count(response.statusCode));
    const door = watching.doorAt(request);
    if (door) return door(response);
    if (request.url?.startsWith('/api/')) return void api.routing(request, response);
    return page(request, response);
  };
  const server = await listen(answer, { host, port }, tell).catch(async error => {
    await close();
    throw error;
  });
  server.on('upgrade', sockets.upgrade);

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
