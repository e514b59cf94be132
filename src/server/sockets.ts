import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import type { ToServer } from '../sync/messages.ts';
import { isReviewWish } from '../sync/review.ts';
import { isEnteredText, shownText } from '../text/seat-text.ts';
import type { Blocks } from './administration/blocks.ts';
import { authorize, bearerKey, whyBlocked } from './auth.ts';
import type { Chat } from './chat.ts';
import { openChatFeed } from './chat-feed.ts';
import { type Costs, pause } from './cost.ts';
import { isSameOrigin } from './headers.ts';
import type { HostWatch } from './host-watch.ts';
import type { KeyHash } from './keys.ts';
import { clientAddress, type Limits, perMinute } from './limits.ts';
import type { Lobby } from './lobby.ts';
import { attendLobby } from './lobby-socket.ts';
import { type LogFields, type Trace, traceMessage, traceOf } from './monitoring/trace.ts';
import type { NameFilter } from './name-filter.ts';
import type { PresenceTracker } from './presence.ts';
import type { Refusals } from './refusals.ts';
import { publicRefusal, RefusalError, refuse, refuseConnection, refused, statusOf } from './refused.ts';
import type { ReviewTracker } from './reviews.ts';
import { accessRefusal, type Role, type Room, roleOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import { openSession, type Session } from './session.ts';
import {
  CLOSED,
  type Connection,
  corkPerTick,
  guardSocket,
  shedUnread,
  unreadBytes,
} from './socket-limits.ts';
import { bucketPerAddress } from './token-bucket.ts';
import { attendTournament } from './tournaments/socket.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

interface Options {
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly reviews: ReviewTracker;
  readonly hosts: HostWatch;
  readonly chat: Chat;
  readonly lobby: Lobby;
  readonly tournaments: Tournaments;
  readonly blocks: Pick<Blocks, 'whyBlocked' | 'onChange'>;
  readonly origin?: string | undefined;
  readonly limits: Limits;
  readonly refusals: Refusals;
  readonly costs: Costs;
  readonly report: (error: unknown) => void;
  readonly log: (line: LogFields, text: string) => void;
  /** The build id of the page. */
  readonly build?: string | undefined;
  readonly isNameRefused?: NameFilter | undefined;
  readonly socketSettings?: Partial<SocketSettings> | undefined;
}

/** Timeouts and limits of a socket. */
export interface SocketSettings {
  /** How often clients get a `beat` and a ping. */
  readonly beatMs: number;
  /** How long a socket may stay open without a hello. */
  readonly helloMs: number;
  /** If a client leaves more bytes than this unread, its socket is closed. */
  readonly mostUnread: number;
  /** The maximum number of unread bytes of all sockets of an address, including sockets that are closing. */
  readonly mostUnreadPerAddress: number;
  /** If a client is still connected this long after its socket was closed, the connection is destroyed. */
  readonly graceMs: number;
}

const MB = 1024 * 1024;
const DEFAULT_SETTINGS: SocketSettings = {
  beatMs: 25_000,
  helloMs: 10_000,
  mostUnread: 4 * MB,
  mostUnreadPerAddress: 64 * MB,
  graceMs: 2000,
};
const SHED_MS = 1000;
/** How many frames all sockets of an address may send: in a burst and later, for each request that it may send. */
const FRAMES_BURST = 4;
const FRAMES_PER_REQUEST = 50;

const PATH = /^\/api\/v1\/(?:tables\/([\w-]{1,40})|tournaments\/([\w-]{1,40})|lobby)\/socket$/;
/**
 * The first compressed message costs a socket about 240 kB until it closes. Only tables with more than about 15 seats
 * have messages of this size.
 */
const DEFLATE = {
  threshold: 16 * 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 3 },
} as const;
/**
 * Limits for frames. `autoPong` is off, because `ws` neither counts nor limits its pongs; we send them
 * ourselves.
 */
const FRAMES = {
  maxPayload: 64 * 1024,
  maxFragments: 128,
  maxBufferedChunks: 1024,
  autoPong: false,
  perMessageDeflate: DEFLATE,
} as const;

const keyOf = (token: string | undefined): string | undefined =>
  token === undefined ? undefined : bearerKey(`Bearer ${token}`);

/** NP-12: the refusal for a key that stopped working while the client was connected. */
const closedNow = (room: Room, key: KeyHash, { viewer }: Role): Refusal => {
  const refusal = accessRefusal(room, key);
  if (refusal.why !== undefined || typeof viewer !== 'number') return refusal;
  return refuse('not-yours', { why: room.seats[viewer]?.key === undefined ? 'left' : 'moved' });
};

/** Serves one connection to a table. */
const attend = (
  connection: Connection,
  write: (text: string) => void,
  id: string,
  { rooms, presence, reviews, hosts, chat, costs, blocks, report, refusals, build, isNameRefused }: Options,
  { beatMs, helloMs, mostUnread }: SocketSettings,
): void => {
  const { socket } = connection;
  let session: Session | undefined;
  let visit: { readonly role: Role; readonly review: ReturnType<ReviewTracker['join']> } | undefined;
  /** NP-74: the name that this spectator chose. */
  let watcher: string | undefined;
  /** Resolves when the key is checked. Commands that arrive earlier wait for this. */
  let greeting: Promise<void> | undefined;
  const endings: (() => void)[] = [];
  const { isOpen, canWrite, close, count } = guardSocket(connection, mostUnread, refusals);

  const sendText = (text: string): void => {
    if (canWrite()) write(text);
  };
  const send = (message: object): void => sendText(JSON.stringify(message));
  const sendRefusal = (refusal: Refusal, which: { readonly id?: string } = {}): void => {
    refusals.noteMessage(refusal.refused);
    send({ type: 'refused', ...which, ...refusal });
  };
  const leave = (refusal: Refusal, code: number): void => {
    sendRefusal(refusal);
    close(code, refusal.refused);
  };

  /** Pages treat a refusal as final, so a client that may retry gets only a close code. */
  const turnDown = (refusal: Refusal): void => {
    if (statusOf(refusal) === 503) socket.close(CLOSED.comeAgain, refusal.refused);
    else if (refusal.refused === 'too-many') close(CLOSED.tooMuch, refusal.refused);
    else leave(refusal, CLOSED.refused);
  };

  const greet = async (hello: Extract<ToServer, { type: 'hello' }>): Promise<void> => {
    const { token, since, diff: isDiff = false, compact: isCompact = false, viewers, name = '' } = hello;
    const key = keyOf(token);
    // Pauses before the key is checked, because a role must not change between the check and the first frame.
    await pause();
    if (key === undefined) throw refused('no-token');
    const { live, role } = await authorize(rooms, id, key);
    if (viewers?.some(viewer => viewer !== 'spectator' && viewer !== role.viewer)) throw refused('not-yours');
    if (socket.readyState !== socket.OPEN) return;
    endings.push(rooms.hold(id));
    const isOld = build !== undefined && hello.build !== undefined && hello.build !== build;
    if (isOld) send({ type: 'newer' });
    let isHost = role.isHost;
    // Subscribes before the session does, so that a player who lost the seat gets no more messages.
    endings.push(
      live.onChange(() => {
        if (live.isGone()) return leave(refuse('no-such-table', { id }), CLOSED.refused);
        const now = roleOf(live.room(), key);
        // A guest becomes a spectator when the last seat is taken, and has to send hello again.
        if (role.viewer === 'guest' && now?.viewer === 'spectator') return socket.close(CLOSED.comeAgain);
        // NP-83: a player may get another seat when open seats are dropped.
        if (typeof role.viewer === 'number' && typeof now?.viewer === 'number' && now.viewer !== role.viewer)
          return socket.close(CLOSED.comeAgain);
        if (now?.viewer !== role.viewer) return leave(closedNow(live.room(), key, role), CLOSED.refused);
        isHost = now.isHost;
      }),
    );
    endings.push(
      blocks.onChange(() => {
        const blocked = whyBlocked(rooms, live.room(), role, key);
        if (blocked) leave(blocked, CLOSED.refused);
      }),
    );
    const mode = isDiff ? 'diff' : isCompact ? 'whole' : 'plain';
    const { viewer } = role;
    const onAct = (): void => {
      if (typeof viewer === 'number') presence.act(id, viewer);
    };
    const { noteMessage: onRefused } = refusals;
    const client = { viewer, isHost: () => isHost, since, mode, viewers, beatMs, onAct, onRefused } as const;
    session = openSession(live, client, sendText);
    endings.push(session.leave);
    endings.push(openChatFeed(chat, live, client, send));
    watcher = shownText(name) || undefined;
    const review = reviews.join(live, viewer, send);
    visit = { role, review };
    endings.push(review.leave);
    endings.push(
      presence.join(id, () => live.room().seats.length, {
        viewer: role.viewer,
        name: () => watcher,
        isReviewing: review.isFollowing,
        onPresence: message => send({ type: 'presence', ...message }),
        onSign: shown => send({ type: 'sign', ...shown }),
      }),
    );
    endings.push(hosts.attend(live));
  };

  /** Carries out a message that doesn't belong to the game. */
  const attendTo = async (message: Extract<ToServer, { type: 'review' | 'name' }>): Promise<void> => {
    if (!visit || !session) throw new Error('expected a session before a message about the room');
    const { role, review } = visit;
    let refusal: Refusal | undefined;
    if (message.type === 'review') refusal = await review.act(message);
    else if (typeof role.viewer === 'number') refusal = refuse('not-yours');
    else if (review.isFlooded()) refusal = refuse('too-many');
    else {
      watcher = shownText(message.name ?? '') || undefined;
      presence.update(id);
    }
    if (refusal) sendRefusal(publicRefusal(refusal), { id: message.id });
    else send({ type: 'ack', id: message.id, version: session.version() });
  };

  const take = async (text: string, left: number): Promise<void> => {
    const message = parseMessage(text);
    if (left < 0) {
      const which = isRefusal(message) || !('id' in message) ? {} : { id: message.id };
      return sendRefusal(refuse('too-many'), which);
    }
    if (isRefusal(message)) return sendRefusal(message);
    if (message.type === 'ping') return send({ type: 'pong' });
    if ('name' in message && message.name !== undefined && isNameRefused?.(message.name)) {
      const which = 'id' in message ? { id: message.id } : {};
      return send({ type: 'refused', ...which, ...refuse('name-refused', { place: 'name' }) });
    }
    if (message.type !== 'hello') {
      await greeting;
      const { handle } = session ?? {};
      if (message.type === 'review' || message.type === 'name') {
        if (visit) return costs.run(connection.address, () => attendTo(message));
      } else if (handle) return costs.run(connection.address, () => handle(message));
      return sendRefusal(refuse('no-token'), { id: message.id });
    }
    if (greeting) return sendRefusal(refuse('bad-request', { place: 'type' }));
    greeting = costs.run(connection.address, () => greet(message));
    await greeting;
  };

  const fail = (error: unknown): void => {
    if (error instanceof RefusalError) return turnDown(error.refusal);
    report(error);
    leave(refuse('failed'), CLOSED.refused);
  };
  const silent = setTimeout(() => greeting || close(CLOSED.silent, 'no-hello'), helloMs);
  socket.on('message', (data, isBinary) => {
    const left = count();
    if (!isOpen()) return;
    if (isBinary) return leave(refuse('bad-request'), CLOSED.refused);
    const answering = traceMessage(connection.fields, () => take(String(data), left).catch(fail)).finally(
      () => connection.unanswered.delete(answering),
    );
    connection.unanswered.add(answering);
  });
  socket.on('close', () => {
    clearTimeout(silent);
    for (const end of endings.splice(0)) end();
  });
};

/** Serves the WebSocket of each table, of each tournament and of the lobby. */
export const openSockets = (options: Options) => {
  const { origin, limits, refusals, log } = options;
  const socketSettings = { ...DEFAULT_SETTINGS, ...options.socketSettings };
  const settings = { ...FRAMES, noServer: true, clientTracking: true, closeTimeout: socketSettings.graceMs };
  const server = new WebSocketServer(settings);
  const alive = new WeakSet<WebSocket>();
  const askers = new WeakMap<WebSocket, string>();
  const traces = new WeakMap<IncomingMessage, Trace>();
  const kinds = { table: 0, lobby: 0, tournament: 0 };
  const unanswered = new WeakMap<WebSocket, Connection['unanswered']>();

  const holdBack = corkPerTick();
  const perAsker = new Map<string, number>();
  const mayKnock = perMinute(limits.requestsPerMinute);
  const framesOf = bucketPerAddress(
    limits.requestsPerMinute * FRAMES_BURST,
    (limits.requestsPerMinute * FRAMES_PER_REQUEST) / 60_000,
  );
  const upgradeRefusal = (
    request: IncomingMessage,
    isKnown: boolean,
    address: string,
  ): Refusal | undefined => {
    if (!mayKnock(address)) return refuse('too-many');
    if (!isKnown) return refuse('no-such-address');
    if (!isSameOrigin(request.headers, origin)) return refuse('other-origin');
    const blocked = options.blocks.whyBlocked({ address });
    if (blocked) return blocked;
    return (perAsker.get(address) ?? 0) >= limits.sockets ? refuse('too-many') : undefined;
  };

  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, socketSettings.beatMs);
  beat.unref();
  const askerOfSocket = (socket: WebSocket): string => askers.get(socket) ?? '';
  const shed = setInterval(() => {
    for (const socket of shedUnread(server.clients, askerOfSocket, socketSettings.mostUnreadPerAddress)) {
      refusals.note('unread', askerOfSocket(socket));
      socket.terminate();
    }
  }, SHED_MS);
  shed.unref();

  const stopBlocking = options.blocks.onChange(() => {
    for (const socket of server.clients) {
      const address = askerOfSocket(socket);
      const blocked = options.blocks.whyBlocked({ address });
      if (!blocked || socket.readyState !== socket.OPEN) continue;
      refusals.note(blocked.refused, address);
      socket.send(JSON.stringify({ type: 'refused', ...blocked }));
      socket.close(CLOSED.refused, blocked.refused);
    }
  });

  const refuseUpgrade = (request: IncomingMessage, socket: Duplex, refusal: Refusal): void => {
    refusals.noteUpgrade(refusal.refused, clientAddress(request, limits));
    refuseConnection(socket, refusal, traces.get(request)?.headers);
  };
  server.on('wsClientError', (_, socket, request) => refuseUpgrade(request, socket, refuse('bad-request')));
  server.on('headers', (headers, request) => {
    for (const [name, value] of Object.entries(traces.get(request)?.headers ?? {}))
      headers.push(`${name}: ${value}`);
  });

  /** Counts a socket while it is open, and logs when it opens and closes. */
  const follow = ({ socket, address, fields }: Connection, kind: keyof typeof kinds): void => {
    kinds[kind] += 1;
    log(fields, `${kind} socket opened: ${address}`);
    socket.once('close', code => {
      kinds[kind] -= 1;
      log(fields, `${kind} socket closed: ${code}, ${address}`);
    });
  };

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const path = PATH.exec((request.url ?? '').split('?')[0]!);
      const address = clientAddress(request, limits);
      const trace = traceOf(request.headers);
      traces.set(request, trace);
      const refusal = upgradeRefusal(request, path !== null, address);
      if (refusal) return refuseUpgrade(request, socket, refusal);
      perAsker.set(address, (perAsker.get(address) ?? 0) + 1);
      socket.once('close', () => {
        const left = (perAsker.get(address) ?? 1) - 1;
        if (left > 0) perAsker.set(address, left);
        else perAsker.delete(address);
      });
      server.handleUpgrade(request, socket, head, connected => {
        alive.add(connected);
        askers.set(connected, address);
        connected.on('pong', () => alive.add(connected));
        const write = (text: string): void => {
          holdBack(socket);
          connected.send(text);
        };
        const { request_id: connection_id = '', ...more } = trace.fields;
        const connection: Connection = {
          socket: connected,
          raw: socket,
          address,
          fields: { connection_id, ...more },
          countForAddress: () => framesOf(address).take(1),
          unanswered: new Set(),
        };
        unanswered.set(connected, connection.unanswered);
        const [, id, tournament] = path ?? [];
        follow(connection, tournament !== undefined ? 'tournament' : id === undefined ? 'lobby' : 'table');
        if (tournament !== undefined)
          attendTournament(connection, write, tournament, {
            ...options,
            mostUnread: socketSettings.mostUnread,
            parse: parseMessage,
            whyBlocked: options.blocks.whyBlocked,
          });
        else if (id === undefined)
          attendLobby(connection, write, {
            ...options,
            mostUnread: socketSettings.mostUnread,
            parse: parseMessage,
          });
        else attend(connection, write, id, options, socketSettings);
      });
    },
    size: () => server.clients.size,
    kinds: () => kinds,
    unread: () => unreadBytes(server.clients),
    /**
     * NP-120: answers the messages that have arrived, then asks every client to reconnect, because the server stops or
     * restarts.
     */
    close: (): void => {
      clearInterval(beat);
      clearInterval(shed);
      stopBlocking();
      const sayGoodbye = (socket: WebSocket): void => socket.close(CLOSED.comeAgain, 'come-again');
      for (const socket of server.clients) {
        const waiting = unanswered.get(socket);
        if (waiting?.size) void Promise.all(waiting).then(() => sayGoodbye(socket));
        else sayGoodbye(socket);
      }
      server.close();
    },
    /** Ends the connections that are still open after `close`. */
    cut: (): void => {
      for (const socket of server.clients) socket.terminate();
    },
  };
};

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Whether a value can be an id. It is short enough for the prefix with the seat (`idOf` in live-room.ts). */
const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w:.-]{1,70}$/.test(value);

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isOptional = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);

const isViewers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 2 &&
  value.every(viewer => viewer === 'spectator' || Number.isSafeInteger(viewer));

const CHECKS: { readonly [T in ToServer['type']]: (message: Readonly<Record<string, unknown>>) => boolean } =
  {
    hello: ({ token, since, diff, compact, viewers, build, name }) =>
      isOptional(token, value => isText(value, 128)) &&
      isOptional(since, value => isCount(value)) &&
      [diff, compact].every(flag => isOptional(flag, value => typeof value === 'boolean')) &&
      isOptional(build, value => isText(value, 128)) &&
      isOptional(viewers, isViewers) &&
      isOptional(name, isEnteredText),
    command: ({ id, decision, command }) =>
      isId(id) && isOptional(decision, value => isText(value, 200)) && command !== undefined,
    undo: ({ id }) => isId(id),
    review: ({ id, ...wish }) => isId(id) && isReviewWish(wish),
    name: ({ id, name }) => isId(id) && isOptional(name, isEnteredText),
    ping: () => true,
  };

const isMessageType = (type: unknown): type is ToServer['type'] =>
  typeof type === 'string' && Object.hasOwn(CHECKS, type);

const isMessage = (message: unknown, type: ToServer['type']): message is ToServer =>
  isObject(message) && CHECKS[type](message);

/** Validates a message from a client. */
export const parseMessage = (text: string): ToServer | Refusal<'bad-request'> => {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return refuse('bad-request');
  }
  if (!isObject(message) || !isMessageType(message.type)) return refuse('bad-request', { place: 'type' });
  return isMessage(message, message.type) ? message : refuse('bad-request', { place: message.type });
};
