import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** What one address may ask for. Behind a proxy, everybody has its address unless the proxy is believed. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  readonly sockets: number;
  /** How many proxies stand before the server, each of which says for whom it asks. */
  readonly proxies: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** For each of the doors that make tables. */
export const tableLimit = ({ tablesPerHour }: Limits) => ({ max: tablesPerHour, timeWindow: HOUR_MS });

/** Whoever has one IPv6 address has all of its network: the first four of its eight parts. */
const networkOf = (address: string): string => {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [start = '', end] = address.replace(/%.*/, '').split('::');
  const parts = start.split(':').filter(part => part !== '');
  const rest = end?.split(':').filter(part => part !== '') ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - parts.length - rest.length) }, () => '0');
  const network = [...parts, ...zeros, ...rest].slice(0, 4);
  return `${network.map(part => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
};

/** Whose request it is. Only what believed proxies have added counts: what is left of it anybody may write. */
export const askerOf = ({ socket, headers }: IncomingMessage, { proxies }: Limits): string => {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = proxies > 0 ? said.at(-proxies)?.trim() : undefined;
  return networkOf(named || socket.remoteAddress || '');
};

/** Whether whoever asks may go on: so often in a minute, counted anew with every minute. */
export const perMinute = (most: number): ((asker: string) => boolean) => {
  const asked = new Map<string, number>();
  let since = performance.now();
  return asker => {
    const now = performance.now();
    if (now - since >= MINUTE_MS) {
      asked.clear();
      since = now;
    }
    const times = (asked.get(asker) ?? 0) + 1;
    asked.set(asker, times);
    return times <= most;
  };
};
