import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { setSteadyTime, steadyNow } from '../clock.ts';
import type { Cluster, Notice, RoomVersions } from '../cluster.ts';
import { errorMessage } from '../errors.ts';
import { grouped } from '../group-commit.ts';
import { type AskDatabase, connectionTo } from './connect.ts';
import { parseNotice } from './notices.ts';

/** A smaller difference between the clocks of two servers may also be the delay of a notice on a busy machine. */
const SKEW_MS = 60_000;
const BEAT_MS = 4000;
/**
 * If another server sends no heartbeat for this time, it has stopped. If this server doesn't receive its own heartbeat
 * for this time, it reconnects.
 */
const SILENT_MS = 3 * BEAT_MS;
/** PostgreSQL refuses a longer notice, and with it all others in the same statement. */
const LONGEST_NOTICE_BYTES = 7999;

interface Ports {
  readonly url: string;
  readonly ask: AskDatabase;
  /** Logs when the database connection is lost and restored, and when a notice is too long. */
  readonly warn: (text: string) => void;
}

const listOf = <T>() => {
  const all: T[] = [];
  return { all, add: (one: T): void => void all.push(one) };
};

const versionsBy = (ask: AskDatabase): Cluster['versionsOf'] =>
  grouped(async ids => {
    const rows = await ask<RoomVersions & { id: string }>('versions', [...new Set(ids)]);
    const versions = new Map(rows.map(({ id, changes, version }) => [id, { changes, version }]));
    return ids.map(id => ({ status: 'fulfilled', value: versions.get(id) }));
  });

export const joinCluster = ({ url, ask, warn }: Ports): Cluster & { readonly close: () => Promise<void> } => {
  const me = randomBytes(9).toString('base64url');
  const listeners = listOf<(notice: Notice, from: string) => void>();
  const reconnectListeners = listOf<() => void>();
  const lastHeard = new Map<string, number>();
  let isAway = false;
  let up = steadyNow();

  const pass = (notice: Notice, from: string): void => {
    for (const listener of listeners.all) listener(notice, from);
  };
  /** NP-123: players' clocks on all servers follow the server that has been running longest. */
  const agreeOnTime = ({ now, age }: Extract<Notice, { type: 'alive' }>): void => {
    if (now === undefined || age === undefined || age <= performance.now()) return;
    if (Math.abs(now - steadyNow()) <= SKEW_MS) return;
    const change = setSteadyTime(now);
    up += change;
    warn(
      `the clocks of the servers differ by ${Math.abs(change / 1000)} s: using the time of the other servers`,
    );
  };
  const line = listenOn(url, {
    onNotice: payload => {
      const said = parseNotice(payload);
      if (!said) return;
      const { from, notice } = said;
      const isNew = !lastHeard.has(from);
      lastHeard.set(from, performance.now());
      if (notice.type === 'gone') lastHeard.delete(from);
      // A server that is new in the cluster needs to know immediately since when the cluster has been running.
      else if (isNew && from !== me) sayAlive();
      if (notice.type === 'alive' && from !== me) agreeOnTime(notice);
      if (notice.type === 'alive') up = Math.min(up, notice.up ?? up);
      if (from !== me) pass(notice, from);
    },
    onHeld: () => {
      if (isAway) warn('the database is back');
      isAway = false;
      lastHeard.set(me, performance.now());
      sayAlive();
      for (const listener of reconnectListeners.all) listener();
    },
    onLost: error => {
      if (!isAway) warn(`lost the database connection: ${errorMessage(error)}`);
      isAway = true;
    },
  });

  const sayAll = grouped(async (notices: readonly string[]) => {
    await ask('notify', notices);
    return notices.map(() => ({ status: 'fulfilled', value: undefined }));
  });
  // A lost message does no harm, because servers also read the database regularly.
  const say = async (notice: Notice): Promise<void> => {
    const text = JSON.stringify({ from: me, notice });
    const bytes = Buffer.byteLength(text);
    if (bytes <= LONGEST_NOTICE_BYTES) await sayAll(text).catch(() => undefined);
    else warn(`did not send a notice of type ${notice.type} with ${bytes} bytes to the other servers`);
  };

  const sayAlive = (): void => void say({ type: 'alive', up, now: steadyNow(), age: performance.now() });

  const beat = setInterval(() => {
    const now = performance.now();
    for (const [who, at] of [...lastHeard]) {
      if (now - at < SILENT_MS) continue;
      lastHeard.delete(who);
      if (who === me) line.reconnect();
      else pass({ type: 'gone' }, who);
    }
    sayAlive();
  }, BEAT_MS);
  beat.unref();

  return {
    broadcast: notice => void say(notice),
    subscribe: listeners.add,
    onReconnect: reconnectListeners.add,
    up: () => up,
    versionsOf: versionsBy(ask),
    close: async () => {
      clearInterval(beat);
      await say({ type: 'gone' });
      await line.close();
    },
  };
};

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 3000;

interface Ends {
  readonly onNotice: (payload: string | undefined) => void;
  readonly onHeld: () => void;
  readonly onLost: (error: unknown) => void;
}

/** Opens a connection that only receives messages, and opens a new one when it breaks. */
const listenOn = (url: string, { onNotice, onHeld, onLost }: Ends) => {
  let client: Client | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const mine = new Client(connectionTo(url));
    client = mine;
    mine.on('error', error => lose(mine, error));
    mine.on('end', () => lose(mine, new Error('the connection ended')));
    mine.on('notification', ({ payload }) => mine === client && onNotice(payload));
    try {
      await mine.connect();
      await mine.query('LISTEN alidade');
      if (mine !== client) return;
      wait = FIRST_WAIT_MS;
      onHeld();
    } catch (error) {
      lose(mine, error);
    }
  };
  const lose = (lost: Client, error: unknown): void => {
    if (lost !== client) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (isClosed) return;
    onLost(error);
    timer = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  void connect();
  return {
    reconnect: () => client && lose(client, new Error('no heartbeat received')),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
