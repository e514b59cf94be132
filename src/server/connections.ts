import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../engine/refusal.ts';
import { type Limits, networkOf } from './limits.ts';
import type { Refusals } from './refusals.ts';
import { refuseConnection } from './refused.ts';

/** Connections per address for HTTP requests, in addition to its WebSockets. */
const FOR_REQUESTS = 256;

export const HTTP_OPTIONS: ServerOptions = {
  // HTTP allows a server to ignore other upgrades, such as h2c.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  // A connection that sends nothing must not hold its file descriptor.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Longer than the 60 s for which common proxies reuse a connection. Closing it earlier would fail their next
  // request.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
};
/** The timeout of a response that is not read; longer than a client may wait for an update (NP-37). */
export const IDLE_RESPONSE_MS = 120_000;

/** Limits open connections per address. Behind a proxy there is no limit, because all share its address. */
export const limitConnections = (server: Server, limits: Limits, refusals: Refusals) => {
  const most = limits.proxies === 0 ? limits.sockets + FOR_REQUESTS : Number.POSITIVE_INFINITY;
  const perAddress = new Map<string, Set<Socket>>();
  let total = 0;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const open = perAddress.get(address) ?? new Set();
    perAddress.set(address, open.add(socket));
    total += 1;
    socket.once('close', () => {
      total -= 1;
      open.delete(socket);
      if (open.size === 0) perAddress.delete(address);
    });
    if (open.size <= most) return;
    // Browsers leave connections open after a request; close those first.
    server.closeIdleConnections();
    if ([...open].filter(({ destroyed }) => !destroyed).length <= most) return;
    refusals.note('too-many', address);
    refuseConnection(socket, refuse('too-many'));
  });
  return { size: () => total };
};
