import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { ToServer } from '../../wire/messages.ts';
import type { Hall } from '../hall.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { askerOf, type Limits, perMinute } from '../limits.ts';
import { isOwnOrigin } from '../origin.ts';
import { type Role, type Room, roleOf } from '../room.ts';
import type { Companies } from './company.ts';
import { keyFrom, letIn } from './doorkeeper.ts';
import { frameOf } from './frame.ts';
import { inOneGo } from './in-one-go.ts';
import { Refused, refused, statusOf } from './refused.ts';
import { parseMessage } from './socket-messages.ts';
import { type Visit, visit } from './visit.ts';

interface Options {
  readonly hall: Hall;
  readonly companies: Companies;
  readonly origin?: string | undefined;
  readonly limits: Limits;
  readonly report: (error: unknown) => void;
  /** Which page is served here. */
  readonly build?: string | undefined;
  readonly habits?: Partial<SocketHabits> | undefined;
}

/** How long a socket waits for what. */
export interface SocketHabits {
  /** How often everybody is told how far the table has come. */
  readonly beatMs: number;
  /** How long somebody may be there without a hello. */
  readonly helloMs: number;
  /** Whoever does not read what he is sent comes again and gets it whole. */
  readonly mostUnread: number;
}

const HABITS: SocketHabits = { beatMs: 25_000, helloMs: 10_000, mostUnread: 4 * 1024 * 1024 };

const PATH = /^\/api\/v1\/tables\/([\w-]{1,40})\/socket$/;
const LARGEST = 64 * 1024;
/** So many messages at once, and so many more each second. */
const BURST = 400;
const PER_SECOND = 200;

/** The codes with which a socket is closed; above 4000 they are ours. */
export const CLOSED = { comeAgain: 1012, tooMuch: 1013, refused: 4001, silent: 4002 } as const;

/** How many more messages are read, by how many have come lately; below zero they are refused. */
const patience = () => {
  let left = BURST;
  let last = performance.now();
  return (): number => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - last) * PER_SECOND) / 1000) - 1;
    last = now;
    return left;
  };
};
/** Whoever goes on so long after he was refused is not even read any more. */
const NO_PATIENCE = -BURST;

const keyOf = (token: string | undefined): string | undefined =>
  token === undefined ? undefined : keyFrom(`Bearer ${token}`);

/** Why a key that was good opens nothing any more, as far as it was a seat's: another has its place, or nobody has. */
const whyOut = ({ seats }: Room, { viewer }: Role): { readonly why?: 'moved' | 'left' } => {
  if (typeof viewer !== 'number') return {};
  return { why: seats[viewer]?.key === undefined ? 'left' : 'moved' };
};

/** One connection, from its hello to its end. */
const attend = (
  socket: WebSocket,
  write: (frame: Buffer) => void,
  id: string,
  { hall, companies, report, build }: Options,
  { beatMs, helloMs, mostUnread }: SocketHabits,
): void => {
  let visiting: Visit | undefined;
  /** Who says hello may go on at once: what he says waits until he is let in. */
  let greeting: Promise<void> | undefined;
  const endings: (() => void)[] = [];
  const patienceLeft = patience();

  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) return socket.close(CLOSED.tooMuch);
    write(frameOf(text));
  };
  const send = (message: object): void => sendText(JSON.stringify(message));
  const leave = (refusal: Refusal, code: number): void => {
    send({ type: 'refused', ...refusal });
    socket.close(code, refusal.refused);
  };

  /** Whoever is not let in because nothing can be read just now comes again: he is not told that he may not. */
  const turnDown = (refusal: Refusal): void => {
    if (statusOf(refusal) === 503) socket.close(CLOSED.comeAgain, refusal.refused);
    else leave(refusal, CLOSED.refused);
  };

  const greet = async (hello: Extract<ToServer, { type: 'hello' }>): Promise<void> => {
    const { token, since, compact: isCompact = false, viewers } = hello;
    const key = keyOf(token);
    const { open, role } = await letIn(hall, id, key);
    if (viewers?.some(viewer => viewer !== 'spectator' && viewer !== role.viewer)) throw refused('not-yours');
    if (socket.readyState !== socket.OPEN) return;
    endings.push(hall.hold(id));
    const isOld = build !== undefined && hello.build !== undefined && hello.build !== build;
    if (isOld) send({ type: 'newer' });
    const isWhole = isCompact && (isOld || hello.whole === true);
    let isHost = role.isHost;
    // Whoever was removed, or whose seat has moved to another device, hears nothing more: before anybody is told.
    endings.push(
      open.onChange(() => {
        if (open.isGone()) return leave(refuse('no-such-table', { id }), CLOSED.refused);
        const now = key === undefined ? undefined : roleOf(open.room(), key);
        // Whoever was invited looks on when the last seat is taken: he says hello once more, as who he is now.
        if (role.viewer === 'guest' && now?.viewer === 'spectator') return socket.close(CLOSED.comeAgain);
        if (now?.viewer !== role.viewer)
          return leave(refuse('not-yours', whyOut(open.room(), role)), CLOSED.refused);
        isHost = now.isHost;
      }),
    );
    const way = isWhole ? 'whole' : isCompact ? 'compact' : 'plain';
    const visitor = { viewer: role.viewer, isHost: () => isHost, since, way, viewers, beatMs } as const;
    visiting = visit(open, visitor, sendText);
    endings.push(visiting.leave);
    endings.push(
      companies.join(id, open.room().seats.length, {
        viewer: role.viewer,
        hear: presence => send({ type: 'presence', ...presence }),
        seeSign: shown => send({ type: 'sign', ...shown }),
      }),
    );
  };

  const take = async (text: string): Promise<void> => {
    const left = patienceLeft();
    if (left < NO_PATIENCE) return socket.close(CLOSED.tooMuch, 'too-many');
    const message = parseMessage(text);
    if (left < 0) {
      const which = isRefusal(message) || !('id' in message) ? {} : { id: message.id };
      return send({ type: 'refused', ...which, ...refuse('too-many') });
    }
    if (isRefusal(message)) return send({ type: 'refused', ...message });
    if (message.type === 'ping') return send({ type: 'pong' });
    if (message.type !== 'hello') {
      await greeting;
      if (visiting) return visiting.hear(message);
      return send({ type: 'refused', id: message.id, ...refuse('no-token') });
    }
    if (greeting) return send({ type: 'refused', ...refuse('bad-request', { place: 'type' }) });
    greeting = greet(message);
    await greeting;
  };

  const silent = setTimeout(() => greeting || socket.close(CLOSED.silent), helloMs);
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return leave(refuse('bad-request'), CLOSED.refused);
    take(String(data)).catch(error => {
      if (error instanceof Refused) return turnDown(error.refusal);
      report(error);
      leave(refuse('failed'), CLOSED.refused);
    });
  });
  // It is closed all the same, and with the code that says why: what is cut off here would say nothing.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(silent);
    for (const end of endings.splice(0)) end();
  });
};

const turnAway = (socket: Duplex, refusal: Refusal): void => {
  // Nobody else listens any more: an error that nobody hears ends the process.
  socket.on('error', () => socket.destroy());
  const status = statusOf(refusal);
  const body = JSON.stringify(refusal);
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
};

/** Sockets, for whoever wants to be told at once. */
export const openSockets = (options: Options) => {
  const { origin, limits } = options;
  const habits = { ...HABITS, ...options.habits };
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, clientTracking: true });
  const alive = new WeakSet<WebSocket>();

  const holdBack = inOneGo();
  const perAsker = new Map<string, number>();
  const mayKnock = perMinute(limits.requestsPerMinute);
  const whyNot = (request: IncomingMessage, id: string | undefined, asker: string): Refusal | undefined => {
    if (!mayKnock(asker)) return refuse('too-many');
    if (id === undefined) return refuse('no-such-address');
    if (!isOwnOrigin(request.headers, origin)) return refuse('other-origin');
    return (perAsker.get(asker) ?? 0) >= limits.sockets ? refuse('too-many') : undefined;
  };

  const beat = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, habits.beatMs);
  beat.unref();

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      const id = PATH.exec((request.url ?? '').split('?')[0]!)?.[1];
      const asker = askerOf(request, limits);
      const refusal = whyNot(request, id, asker);
      if (refusal || id === undefined) return turnAway(socket, refusal ?? refuse('no-such-address'));
      perAsker.set(asker, (perAsker.get(asker) ?? 0) + 1);
      socket.once('close', () => {
        const left = (perAsker.get(asker) ?? 1) - 1;
        if (left > 0) perAsker.set(asker, left);
        else perAsker.delete(asker);
      });
      server.handleUpgrade(request, socket, head, connected => {
        alive.add(connected);
        connected.on('pong', () => alive.add(connected));
        const write = (frame: Buffer): void => {
          holdBack(socket);
          socket.write(frame);
        };
        attend(connected, write, id, options, habits);
      });
    },
    size: () => server.clients.size,
    /** Tells everybody to come again: the server stops or is started anew. */
    close: (): void => {
      clearInterval(beat);
      for (const socket of server.clients) socket.close(CLOSED.comeAgain, 'come-again');
      server.close();
    },
    /** Waits for nobody any more: whoever has not hung up by now says nothing. */
    cut: (): void => {
      for (const socket of server.clients) socket.terminate();
    },
  };
};
