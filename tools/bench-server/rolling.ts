import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { isRefusal } from '../../src/engine/refusal.ts';
import type { Store } from '../../src/engine/store.ts';
import { storedRecord } from '../../src/engine/tables.ts';
import { range } from '../../src/engine/util.ts';
import { openPostgres } from '../../src/server/postgres/open.ts';
import { clientOf } from '../../src/server/test/client.ts';
import { rulesOf } from '../../src/server/test/players.ts';
import { type Running, startProcess } from '../../src/server/test/process.ts';
import { COME_AGAIN } from '../../src/sync/messages.ts';
import { socketAt } from './alidade.ts';
import { GAME, type KnownGame } from './games.ts';
import { NO_LIMITS } from './processes.ts';

/**
 * Restarts the servers of a cluster one after another while clients play. A load balancer distributes the connections.
 */

interface Backend {
  readonly port: number;
  isReady: boolean;
}

const CHECK_MS = 500;
const LONGEST_CHECK_MS = 5000;

/** A load balancer for TCP. It sends new connections to the next server whose `/readyz` answers 200. */
const balance = async (backends: readonly Backend[]) => {
  let next = 0;
  const pick = (): Backend | undefined => {
    const ready = backends.filter(({ isReady }) => isReady);
    return ready[next++ % Math.max(1, ready.length)];
  };
  const open = new Set<Socket>();
  const check = async (backend: Backend): Promise<void> => {
    backend.isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
      signal: AbortSignal.timeout(LONGEST_CHECK_MS),
    }).then(
      async answer => (await answer.text()) !== '' && answer.status === 200,
      () => false,
    );
  };
  const server = createServer(client => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    const backend = pick();
    if (!backend) return void client.destroy();
    const there = connect(backend.port, '127.0.0.1');
    // A server that refuses connections gets no more of them until its next check.
    there.on('error', () => {
      backend.isReady &&= !there.connecting;
      client.destroy();
    });
    there.on('close', () => client.destroy());
    client.on('close', () => there.destroy());
    client.pipe(there).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await Promise.all(backends.map(check));
  const checking = setInterval(() => void backends.map(check), CHECK_MS);
  // Cast: a server that listens on a TCP port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    check,
    close: () => {
      clearInterval(checking);
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};

/** What the clients of a run note. */
interface Notes {
  isOver: boolean;
  moves: number;
  tables: number;
  reconnects: number;
  longestMs: number;
  readonly faults: string[];
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;

/** Repeats a request until the server accepts it. A server that stops says when to ask again. */
const insist = async <T>(notes: Notes, ask: () => Promise<T | number>): Promise<T> => {
  for (;;) {
    const answer = await ask().catch(() => FIRST_WAIT_MS);
    if (typeof answer !== 'number') return answer;
    if (notes.isOver) throw new Error('expected the servers to come back, but the run has ended');
    await sleep(answer);
  }
};

interface Table {
  readonly id: string;
  readonly token: string;
}

const makeTable = (url: string, notes: Notes, seed: string): Promise<Table> =>
  insist(notes, async () => {
    const wish = { game: GAME, seats: [{ kind: 'me' }], seed };
    const { status, body, text } = await clientOf(url).post('tables', wish);
    if (status === 503) return (body.retryAfter ?? 0.25) * 1000;
    if (status !== 201) throw new Error(`expected a new table, found ${status}: ${text}`);
    return body;
  });

/**
 * Plays a known game over sockets, as docs/protocol.md says: after a lost connection, it connects again and repeats the
 * message that wasn't answered. Resolves to the version of each acknowledged command.
 */
const playKnown = (
  url: string,
  { id, token }: Table,
  { answers }: KnownGame,
  pauseMs: number,
  notes: Notes,
): Promise<ReadonlyMap<string, number>> =>
  new Promise(resolve => {
    const acks = new Map<string, number>();
    let wait = FIRST_WAIT_MS;
    let socket: WebSocket | undefined;
    let sentAt: number | undefined;
    const command = (): string | undefined => {
      const n = acks.size;
      return n < answers.length
        ? JSON.stringify({ type: 'command', id: `m-${n}`, ...answers[n] })
        : undefined;
    };
    const finish = (): void => {
      socket?.removeAllListeners('close');
      socket?.terminate();
      resolve(acks);
    };
    const send = (): void => {
      const text = command();
      if (text === undefined || (notes.isOver && sentAt === undefined)) return finish();
      sentAt ??= performance.now();
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    };
    const take = (message: { type: string; id?: string; version?: number; refused?: string }): void => {
      wait = FIRST_WAIT_MS;
      if (message.type === 'view') {
        if (sentAt !== undefined) send();
        else if (acks.size === 0) setTimeout(send, Math.random() * pauseMs);
      }
      if (message.type === 'refused' && message.refused === 'not-kept') setTimeout(send, wait);
      else if (message.type === 'refused') notes.faults.push(`${id}: ${JSON.stringify(message)}`);
      if (message.type !== 'ack' || acks.has(message.id!)) return;
      acks.set(message.id!, message.version!);
      notes.moves += 1;
      const took = performance.now() - sentAt!;
      notes.longestMs = Math.max(notes.longestMs, took);
      sentAt = undefined;
      setTimeout(send, Math.max(0, pauseMs - took));
    };
    const open = (): void => {
      const mine = new WebSocket(socketAt(url, id), { handshakeTimeout: LONGEST_WAIT_MS });
      socket = mine;
      mine.on('open', () => mine.send(JSON.stringify({ type: 'hello', token, diff: true })));
      mine.on('message', data => take(JSON.parse(String(data))));
      mine.on('error', () => undefined);
      mine.on('close', code => {
        notes.reconnects += 1;
        setTimeout(open, wait * ((code === COME_AGAIN ? 0 : 0.5) + Math.random()));
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      });
    };
    open();
  });

/** Checks that the stored log has every acknowledged command once, with its version, and no other command. */
const faultsOf = async (
  store: Store,
  { id }: Table,
  acks: ReadonlyMap<string, number>,
): Promise<string[]> => {
  const record = await storedRecord(await rulesOf(GAME), store, id);
  if (!record || isRefusal(record)) return [`${id}: cannot be read`];
  const ids = record.log.map(entry => entry.id);
  const faults = [...acks].filter(([name, version]) => ids[version - 1] !== `0:${name}`);
  const found = [
    ...faults.map(([name, version]) => `${id}: expected ${name} at version ${version}`),
    ...(new Set(ids).size === ids.length ? [] : [`${id}: a command is stored twice`]),
    ...(ids.length === acks.size + 1 ? [] : [`${id}: ${ids.length - 1} commands for ${acks.size} acks`]),
  ];
  return found;
};

interface Wish {
  readonly folder: string;
  readonly database: string;
  readonly games: readonly KnownGame[];
  readonly players: number;
  /** How many moves all players make per second; undefined for as many as possible. */
  readonly perSecond?: number;
  readonly nodes: number;
  /** How many servers are restarted, one after another. */
  readonly restarts: number;
  readonly drainSeconds: number;
  /** How many moves to wait for before, between and after the restarts. */
  readonly movesBetween: number;
}

/** The counts of a rolling restart. */
export interface Rolled extends Omit<Notes, 'isOver'> {
  readonly seconds: number;
  /** The exit codes of the servers that were restarted. */
  readonly codes: readonly (number | null)[];
}

export const rollingRestart = async (wish: Wish): Promise<Rolled> => {
  const { folder, database, games, players, perSecond, drainSeconds, movesBetween } = wish;
  const web = join(folder, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Alidade</title>');
  const start = (port: number): Running =>
    startProcess({
      ...NO_LIMITS,
      PORT: String(port),
      WEB: web,
      DATABASE_URL: database,
      DRAIN_SECONDS: String(drainSeconds),
    });
  const running = range(wish.nodes).map(() => start(0));
  const notes: Notes = { isOver: false, moves: 0, tables: 0, reconnects: 0, longestMs: 0, faults: [] };
  const store = openPostgres(database, text => notes.faults.push(text));
  let balancer: Awaited<ReturnType<typeof balance>> | undefined;
  try {
    const backends = await Promise.all(
      running.map(
        async ({ url }): Promise<Backend> => ({ port: Number(new URL(await url).port), isReady: true }),
      ),
    );
    balancer = await balance(backends);
    const { url, check } = balancer;
    const pauseMs = perSecond === undefined ? 0 : (players / perSecond) * 1000;
    const played: { readonly table: Table; readonly acks: ReadonlyMap<string, number> }[] = [];
    const playOn = async (player: number): Promise<void> => {
      await sleep((pauseMs * player) / players);
      for (let n = player; !notes.isOver; n += players) {
        const game = games[n % games.length]!;
        const table = await makeTable(url, notes, game.seed);
        notes.tables += 1;
        played.push({ table, acks: await playKnown(url, table, game, pauseMs, notes) });
      }
    };
    const moves = async (): Promise<void> => {
      const enough = notes.moves + movesBetween;
      while (notes.moves < enough && notes.faults.length === 0) await sleep(20);
    };
    const began = performance.now();
    const playing = range(players).map(playOn);
    const codes: (number | null)[] = [];
    for (const turn of range(wish.restarts)) {
      await moves();
      const at = turn % wish.nodes;
      running[at]!.child.kill('SIGTERM');
      codes.push((await running[at]!.ended).code);
      running[at] = start(backends[at]!.port);
      await running[at]!.url;
      while (!backends[at]!.isReady) await check(backends[at]!);
    }
    await moves();
    const seconds = (performance.now() - began) / 1000;
    notes.isOver = true;
    await Promise.all(playing);
    for (const { table, acks } of played) notes.faults.push(...(await faultsOf(store, table, acks)));
    return { ...notes, seconds, codes };
  } finally {
    balancer?.close();
    await store.close();
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all(running.map(({ ended }) => ended));
  }
};
