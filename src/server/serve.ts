import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { GAME_IDS, loadGame } from '../games/list.ts';
import { openBlocks } from './administration/blocks.ts';
import { withMoveCounts } from './administration/move-counts.ts';
import { openAdministration } from './administration/open.ts';
import type { AdminToken } from './administration/tokens.ts';
import { openApi, startApi } from './api/app.ts';
import type { WaitTimes } from './api/replace.ts';
import { type BackupSettings, startDailyBackups } from './backup/daily.ts';
import { openBots } from './bots/open.ts';
import { rulesBuild } from './build.ts';
import { openChat } from './chat.ts';
import { type Counting, openCounting } from './club/counting.ts';
import { openProfiles } from './club/profiles.ts';
import { limitConnections } from './connections.ts';
import { openCosts } from './cost.ts';
import { type Dailies, openDailies } from './dailies.ts';
import { openDrain } from './drain.ts';
import { errorMessage } from './errors.ts';
import { watchEventLoop } from './event-loop.ts';
import { openForgetting } from './forget-player.ts';
import { openGroups } from './groups/open.ts';
import { watchHosts } from './host-watch.ts';
import { withoutKeys } from './keys.ts';
import { type Limits, openFloodGate } from './limits.ts';
import { addressOf, checkPort, listen } from './listen.ts';
import { type Lobby, openLobby, withRoomReports } from './lobby.ts';
import { logTo, requestLog } from './log.ts';
import {
  addReadMetrics,
  openMetrics,
  withBotMetrics,
  withCommitMetrics,
  withWriteErrors,
} from './metrics.ts';
import { countGames } from './monitoring/games.ts';
import { noteRoute } from './monitoring/requests.ts';
import { type LogFields, traceRequest } from './monitoring/trace.ts';
import type { NameFilter } from './name-filter.ts';
import type { Notices } from './notices.ts';
import { type Notifications, type NotifySettings, openNotifications } from './notify/open.ts';
import { openData } from './open-data.ts';
import { trackPresence } from './presence.ts';
import { makeRecordCache } from './record-cache.ts';
import { countRefusals } from './refusals.ts';
import { type RetentionDays, startRetention } from './retention.ts';
import { trackReviews } from './reviews.ts';
import { openRooms } from './rooms.ts';
import { openSockets, type SocketSettings } from './sockets.ts';
import { type RequestHandler, serveFolder } from './static.ts';
import { openTournaments, type Tournaments } from './tournaments/tournaments.ts';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** If true, a port in use is an error. Otherwise the next ports are tried. */
  readonly isPortFixed?: boolean | undefined;
  /** The folder of the built page. */
  readonly web: string;
  readonly data: string;
  /** The URL of a PostgreSQL database, which is used instead of the folder `data`. */
  readonly database?: string | undefined;
  readonly origin?: string | undefined;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly socketSettings?: Partial<SocketSettings> | undefined;
  readonly keep?: RetentionDays | undefined;
  /** For how long a room that no one watches stays in memory. */
  readonly idleMs?: number | undefined;
  /** For how long after a request a table counts as watched. */
  readonly watchedMs?: number | undefined;
  readonly waitTimes?: Partial<WaitTimes> | undefined;
  readonly notify?: NotifySettings | undefined;
  /** NP-137: the token that `/metrics` requires. Without one, everyone may read the metrics. */
  readonly metricsToken?: string | undefined;
  readonly isNameRefused?: NameFilter | undefined;
  readonly notices?: Notices | undefined;
  /** Daily backups; undefined for none. */
  readonly backups?: BackupSettings | undefined;
  /** How long a server of a cluster keeps serving its clients when it stops, so that load balancers notice. */
  readonly drainMs?: number | undefined;
  /** NP-125: without a token, there is no admin API. */
  readonly adminTokens?: readonly AdminToken[] | undefined;
  /** The clock of daily challenges and notifications, for tests. */
  readonly now?: (() => number) | undefined;
  /** NP-81: the bot that plays challenges that are over. Tests choose a faster one than the expert. */
  readonly parBot?: string | undefined;
  /** If defined, receives warnings instead of the log. */
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
const WAIT_TIMES: WaitTimes = {
  graceMs: 60_000,
  aloneMs: 300_000,
  idleMs: 120_000,
  hostMs: 300_000,
  absentMs: 120_000,
  leaderMs: 20_000,
  hostAloneMs: 60_000,
};
const CHECKPOINT_EVERY = 40;
/** After this time, a stopping server destroys the connections that are still open. */
const LAST_ANSWERS_MS = 1000;

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
    now = Date.now,
  } = options;
  const api = startApi(logTo(logLevel));
  const warn = options.warn ?? ((text: string): void => api.log.warn(text));
  const page = serveFolder(web);
  const registry = new Registry();
  const reportText = options.warn ?? ((text: string): void => api.log.error(text));
  // If the port is in use, the start fails before it creates the folder.
  if (options.database === undefined && !existsSync(options.data))
    await checkPort({ host, port, isPortFixed });
  const opened = await openData(options, warn);
  let lobby: Lobby | undefined;
  let dailies: Dailies | undefined;
  let counting: Counting | undefined;
  let notifications: Notifications | undefined;
  let tournaments: Tournaments | undefined;
  const moves = withMoveCounts(withCommitMetrics(opened, registry));
  const data = withRoomReports(withWriteErrors(moves.data, { report: reportText }), (id, room) => {
    lobby?.changed(id, room);
    if (!room) return;
    dailies?.changed(room);
    counting?.changed(room);
  });
  const report = (error: unknown): void => {
    if (options.warn) options.warn(errorMessage(error));
    else api.log.error(error);
  };
  const blocks = openBlocks({ data, report });
  await blocks.ready;
  const loop = watchEventLoop(registry, ({ blockedMs, ...what }) =>
    api.log.warn(
      { blockedMs, ...what },
      `event loop blocked for ${blockedMs} ms: ${what.running ?? 'cause unknown'}`,
    ),
  );
  const gameMetrics = countGames(registry);
  const threads = openBots({
    report,
    onThought: gameMetrics.thought,
    secondsPerMinute: limits.botSeconds,
  });
  const bots = withBotMetrics(threads, registry);
  const checkpoints = { every: CHECKPOINT_EVERY, build: rulesBuild() };
  const records = makeRecordCache();
  const costs = openCosts(limits);
  addReadMetrics(records, costs, registry);
  const counter = openCounting({ data, checkpoints, now, report });
  counting = counter;
  const profiles = openProfiles({ data, counting: counter, now });
  const groups = openGroups({ data, profiles, report });
  const rooms = openRooms({
    data,
    bots,
    checkpoints,
    idleMs,
    watchedMs,
    report,
    onRoom: records.roomChanged,
    onTable: (room, table) => {
      counter.watch(room, table);
      tournaments?.watch(room, table);
    },
    onTurn: watched => notifications?.changed(watched),
    gameMetrics,
    during: loop.during,
    now,
    whyBlocked: blocks.whyBlocked,
  });
  const waitTimes = { ...WAIT_TIMES, ...options.waitTimes };
  const waits = { bot: waitTimes.graceMs, host: waitTimes.hostMs };
  const presence = trackPresence(waits, data.cluster);
  const chat = openChat({ data, rooms, report });
  const reviews = trackReviews({ presence, cluster: data.cluster, awayMs: waitTimes.leaderMs });
  const hosts = watchHosts(presence, waitTimes.hostMs, report);
  const openTables = openLobby({ data, rooms, presence, report, absentMs: waitTimes.absentMs });
  lobby = openTables;
  const challenges = openDailies({
    data,
    rooms,
    bots,
    profiles,
    now,
    report,
    entriesPerDay: limits.entriesPerDay,
    parBot: options.parBot,
  });
  dailies = challenges;
  const sending = openNotifications({
    data,
    rooms,
    presence,
    report,
    now,
    registry,
    settings: options.notify,
  });
  notifications = sending;
  const contests = openTournaments({
    data,
    rooms,
    presence,
    profiles,
    isGroupMember: groups.isMember,
    now,
    report,
    hostMs: waitTimes.hostMs,
    waitingDays: options.keep?.waiting ?? 0,
  });
  tournaments = contests;
  const { subscriptions } = sending;
  const forgetting = openForgetting({
    data,
    rooms,
    profiles,
    groups,
    chat,
    subscriptions,
    tournaments: contests,
    now,
  });
  const administration = openAdministration({
    data,
    rooms,
    chat,
    profiles,
    groups,
    subscriptions,
    forgetting,
    blocks,
    saveCounts: moves.save,
    now,
  });
  const refusals = countRefusals(registry, (line, text) => api.log.info(line, text));
  await openApi(api, {
    rooms,
    presence,
    chat,
    data,
    lobby: openTables,
    dailies: challenges,
    profiles,
    groups,
    notifications: sending,
    tournaments: contests,
    forgetting,
    administration,
    adminTokens: options.adminTokens ?? [],
    blocks,
    now,
    origin,
    limits,
    costs,
    records,
    refusals,
    waitTimes,
    hosts,
    isNameRefused: options.isNameRefused,
    notices: options.notices,
  });
  const sockets = openSockets({
    rooms,
    presence,
    reviews,
    hosts,
    chat,
    lobby: openTables,
    tournaments: contests,
    blocks,
    origin,
    limits,
    costs,
    refusals,
    report,
    log: (fields, text) => api.log.debug(fields, text),
    build: pageIn(web),
    socketSettings,
    isNameRefused: options.isNameRefused,
  });
  const stopClearing = startRetention({ data, rooms, keep: options.keep, report, warn });
  const queues = (): Readonly<Record<string, number>> => ({
    store: data.health().pending,
    connections: data.health().connections?.waiting ?? 0,
    bots: threads.waiting(),
    notifications: sending.waiting(),
    projections: counter.waiting(),
  });
  const backups = startDailyBackups({
    data,
    storage: { data: options.data, database: options.database },
    settings: options.backups,
    registry,
    report,
    now,
  });
  // The first players after a restart would wait for the rules to load.
  const warm = Promise.all(GAME_IDS.map(loadGame));
  const drain = openDrain({
    waitMs: data.cluster ? (options.drainMs ?? 0) : 0,
    hasClients: () => sockets.size() > 0,
  });
  const metrics = openMetrics({
    data,
    rooms,
    sockets,
    queues,
    limits,
    token: options.metricsToken,
    registry,
    isStopping: drain.isStopping,
    warm,
  });

  /** Closes everything that would prevent the process from ending. The store is closed even if another part fails. */
  const close = (): Promise<void> => closeParts().finally(() => data.close());
  const closeParts = async (): Promise<void> => {
    stopClearing();
    const backupsClosed = backups.close();
    blocks.close();
    sockets.close();
    hosts.close();
    openTables.close();
    counter.close();
    sending.close();
    await contests.close();
    rooms.close();
    refusals.close();
    costs.close();
    loop.close();
    await api.close();
    await bots.close();
    await challenges.close();
    await backupsClosed;
  };

  const logRequest = requestLog(api.log, limits);
  const floodGate = openFloodGate(limits);
  const respond = async (
    request: IncomingMessage,
    response: ServerResponse,
    fields: LogFields,
  ): Promise<void> => {
    const begun = performance.now();
    response.once('finish', () => metrics.count(request, response.statusCode, performance.now() - begun));
    logRequest(request, response, fields);
    const waitMs = floodGate(request);
    if (waitMs > 0) {
      // Requests that the client sent after this one over the same connection are dropped.
      response.shouldKeepAlive = false;
      await sleep(waitMs);
    }
    const handler = metrics.handlerFor(request.url ?? '');
    if (handler) return handler(request, response);
    drain.noteRequest(response);
    loop.noteRequest(`${request.method} ${withoutKeys((request.url ?? '').split('?')[0]!)}`);
    if (request.url?.startsWith('/api/')) return void api.routing(request, response);
    noteRoute(request, 'page');
    return page(request, response);
  };
  const answer: RequestHandler = (request, response) =>
    traceRequest(request, response, fields => respond(request, response, fields));
  const server = await listen(answer, { host, port, isPortFixed }, warn).catch(async error => {
    await close();
    throw error;
  });
  server.on('upgrade', sockets.upgrade);
  metrics.showConnections(limitConnections(server, limits, refusals).size);

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    rooms.drain();
    await drain.finished();
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
  };

  return {
    address: addressOf(server, host),
    warn,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
};
