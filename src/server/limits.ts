import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** The limits of one address. Behind a proxy, set `proxies`; otherwise all clients share the proxy's address. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  readonly sockets: number;
  /** The number of trusted proxies, each of which appends to X-Forwarded-For. */
  readonly proxies: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The rate limit of routes that create tables. */
export const tableLimit = ({ tablesPerHour }: Limits) => ({ max: tablesPerHour, timeWindow: HOUR_MS });

/** The address for rate limits. An IPv6 client usually has a whole /64 network, which counts as one address. */
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

/** The address in an entry of X-Forwarded-For, which may have a port; undefined if it isn't one. */
const forwardedAddress = (entry: string): string | undefined => {
  const address = /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) === 0 ? undefined : address;
};

/** The address of the client. Reads only the entries that trusted proxies added; clients can forge the others. */
export const clientAddress = ({ socket, headers }: IncomingMessage, { proxies }: Limits): string => {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  const entry = proxies > 0 ? entries.at(-proxies)?.trim() : undefined;
  return networkOf((entry && forwardedAddress(entry)) || socket.remoteAddress || '');
};

/** The oldest addresses are dropped beyond this number. */
const MOST_KEYS = 20_000;

/** Counts per key in time windows on a monotonic clock. Returns the count and the time left in the window. */
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

/** Checks a limit of `most` calls per minute and address. */
export const perMinute = (most: number): ((address: string) => boolean) => {
  const count = countPerWindow();
  return address => count(address, MINUTE_MS).times <= most;
};

/** A store for @fastify/rate-limit; its own store uses the system clock, which can jump. */
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
