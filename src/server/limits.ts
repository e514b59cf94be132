import type { IncomingMessage } from 'node:http';

/** What one address may ask for. Behind a proxy, everybody has its address unless the proxy is believed. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  readonly sockets: number;
  /** How many proxies stand before the server, each of which says for whom it asks. */
  readonly proxies: number;
}

/** Whose request it is. Only what believed proxies have added counts: what is left of it anybody may write. */
export const askerOf = ({ socket, headers }: IncomingMessage, { proxies }: Limits): string => {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const named = proxies > 0 ? said.at(-proxies)?.trim() : undefined;
  return named || socket.remoteAddress || '';
};
