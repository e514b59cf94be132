import type { Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Limits, networkOf } from './limits.ts';
import type { Refusals } from './refusals.ts';
import { refuse, refuseConnection } from './refused.ts';

/** The maximum number of open HTTP connections per address. WebSockets have their own limit. */
const FOR_REQUESTS = 256;

export const HTTP_OPTIONS: ServerOptions = {
  // The server ignores requests for other upgrades, such as h2c, as HTTP allows.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  // These two timeouts close connections that send nothing or half a request, because each uses a file descriptor.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  // Proxies commonly reuse a connection for 60 s. If the server closed it earlier, their next request would fail.
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
};
/** How long a response may wait for a client to read it. This is longer than the longest poll (NP-37). */
export const IDLE_RESPONSE_MS = 120_000;

/**
 * Limits the open connections of each address. There is no limit behind a proxy, because all connections come from the
 * proxy's address.
 */
export const limitConnections = (server: Server, limits: Limits, refusals: Refusals) => {
  const most = limits.proxies === 0 ? limits.sockets + FOR_REQUESTS : Number.POSITIVE_INFINITY;
  const perAddress = new Map<string, Set<Socket>>();
  /** The connections that wait for another request. */
  const idle = new Set<Socket>();
  /** The response to the last request of each connection. A client may send a request before it has the response to another. */
  const last = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    last.set(socket, response);
    response.once('close', () => {
      if (!socket.destroyed && last.get(socket) === response) idle.add(socket);
    });
  });
  server.on('upgrade', ({ socket }) => {
    idle.delete(socket);
    last.delete(socket);
  });
  let total = 0;
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const open = perAddress.get(address) ?? new Set();
    perAddress.set(address, open.add(socket));
    total += 1;
    socket.once('close', () => {
      total -= 1;
      open.delete(socket);
      idle.delete(socket);
      if (open.size === 0) perAddress.delete(address);
    });
    if (open.size <= most) return;
    // Browsers leave connections open after a request. Those of this address are closed first.
    for (const each of open) if (idle.has(each)) each.destroy();
    if ([...open].filter(({ destroyed }) => !destroyed).length <= most) return;
    refusals.note('too-many', address);
    refuseConnection(socket, refuse('too-many'));
  });
  return { size: () => total };
};
