import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Refusal } from '../engine/refusal.ts';
import { refuse } from './refused.ts';
import { bucketPerAddress } from './token-bucket.ts';

/**
 * The limits for each IP address. Behind a proxy, `proxies` must be set; otherwise all clients share the proxy's
 * address.
 */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** NP-140: how many tables an address may create in a row. Without it, only the limit per hour counts. */
  readonly tablesAtOnce?: number;
  /** NP-142: how many seconds per minute the bots of an address may think. */
  readonly botSeconds?: number;
  /** NP-80: how many entries to a challenge an address may make on one day. */
  readonly entriesPerDay?: number;
  readonly sockets: number;
  /** The number of trusted proxies in front of the server. Each of them appends an entry to X-Forwarded-For. */
  readonly proxies: number;
  /** How much time on the main thread, in ms, an address may use for heavy work per request that it may send. */
  readonly msPerRequest?: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FLOOD_WAIT_MS = 1000;

/** Returns the rate limit for the routes that store something new. */
export const tableLimit = ({ tablesPerHour }: Limits) => ({ max: tablesPerHour, timeWindow: HOUR_MS });

/** NP-140: returns the configuration of the routes that create tables, groups and tournaments. */
export const creating = (limits: Limits) => ({ rateLimit: tableLimit(limits), isCreating: true });

/**
 * Returns the address that rate limits count. An IPv6 client usually has a whole /64 network, so such a network counts
 * as one address.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const short = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short) ?? [];
  if (high !== undefined && low !== undefined)
    return [high, low]
      .flatMap(part => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255])
      .join('.');
  const [start = '', end = ''] = short.split('::');
  const [parts, rest] = [start, end].map(text => text.split(':').filter(part => part !== ''));
  const zeros = Array.from({ length: 8 - parts!.length - rest!.length }, () => '0');
  return `${[...parts!, ...zeros, ...rest!].slice(0, 4).join(':')}::/64`;
};

/**
 * Returns the address in an entry of X-Forwarded-For, which may contain a port, or undefined if the entry is malformed.
 */
const forwardedAddress = (entry: string): string | undefined => {
  const address = /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) === 0 ? undefined : address;
};

/**
 * Returns the address of the client. Reads only those entries of X-Forwarded-For that trusted proxies added, because
 * clients can forge the others.
 */
export const clientAddress = ({ socket, headers }: IncomingMessage, { proxies }: Limits): string => {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  const entry = proxies > 0 ? entries.at(-proxies)?.trim() : undefined;
  return networkOf((entry && forwardedAddress(entry)) || socket.remoteAddress || '');
};

/** The maximum number of addresses that are counted at the same time. Beyond it, the oldest are dropped. */
const MOST_KEYS = 20_000;

/**
 * Returns a function that counts calls per key and time window, on a monotonic clock. It returns the count and the time
 * until the window ends.
 */
export const countPerWindow = (mostKeys = MOST_KEYS, clock = (): number => performance.now()) => {
  const windows = new Map<string, { readonly since: number; times: number }>();
  return (key: string, windowMs: number): { readonly times: number; readonly leftMs: number } => {
    const now = clock();
    const known = windows.get(key);
    if (known && now - known.since < windowMs) {
      known.times += 1;
      return { times: known.times, leftMs: windowMs - (now - known.since) };
    }
    windows.delete(key);
    windows.set(key, { since: now, times: 1 });
    const [oldest] = windows.keys();
    if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest);
    return { times: 1, leftMs: windowMs };
  };
};

/** How many requests of any kind an address may send, compared with requests to the API. A page has many files. */
const REQUESTS_OF_ANY_KIND = 10;

/**
 * NP-144: returns a function that counts a request of any kind, and returns how long its answer has to wait. A refusal
 * would cost as much time as an answer, so that a client that ignores refusals would keep the server busy.
 */
export const openFloodGate = (limits: Limits): ((request: IncomingMessage) => number) => {
  const perMs = (limits.requestsPerMinute * REQUESTS_OF_ANY_KIND) / MINUTE_MS;
  const bucketOf = bucketPerAddress(limits.requestsPerMinute, perMs);
  return request => (bucketOf(clientAddress(request, limits)).take(1) < 0 ? FLOOD_WAIT_MS : 0);
};

/**
 * NP-140: after `tablesAtOnce` creations in a row, an address has to wait before each further one. Waiting works for
 * every device and client; a proof of work would cost phones battery and stop no attacker who has many machines.
 */
export const openCreations = ({ tablesPerHour, tablesAtOnce }: Limits) => {
  if (tablesAtOnce === undefined) return undefined;
  const perMs = tablesPerHour / HOUR_MS;
  const bucketOf = bucketPerAddress(tablesAtOnce, perMs);
  return {
    /** Counts a creation before it is carried out, or refuses it. */
    begin: (address: string): Refusal | undefined => {
      const bucket = bucketOf(address);
      const lacking = 1 - bucket.left();
      if (lacking > 0) return refuse('too-many', { retryAfter: Math.ceil(lacking / perMs / 1000) });
      bucket.take(1);
      return undefined;
    },
    /** Gives back the count of a request that created nothing. */
    giveBack: (address: string): void => void bucketOf(address).take(-1),
  };
};

/**
 * Returns a function that counts a call of an address, and returns whether the address made at most `most` calls in
 * this minute.
 */
export const perMinute = (most: number): ((address: string) => boolean) => {
  const count = countPerWindow();
  return address => count(address, MINUTE_MS).times <= most;
};

/**
 * Returns a function that counts a request of a player and refuses it beyond `most` per minute. Unlike the limits of
 * addresses, it lets a hundred players share one address.
 */
export const perPlayer = (most: number): ((table: string, viewer: unknown) => Refusal | undefined) => {
  const count = countPerWindow();
  return (table, viewer) => {
    const { times, leftMs } = count(`${table} ${viewer}`, MINUTE_MS);
    return times > most ? refuse('too-many', { retryAfter: Math.ceil(leftMs / 1000) }) : undefined;
  };
};

/**
 * A store for @fastify/rate-limit. It uses a monotonic clock, because the plugin's own store uses the system clock,
 * which can jump.
 */
export class RateLimitStore {
  readonly #count = countPerWindow();

  incr(
    key: string,
    done: (error: null, result: { readonly current: number; readonly ttl: number }) => void,
    windowMs: number,
  ): void {
    const { times, leftMs } = this.#count(key, windowMs);
    done(null, { current: times, ttl: leftMs });
  }

  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
