import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Data } from './data.ts';
import type { Hall } from './hall.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { seldom } from './seldom.ts';

/** How often at most it is tried whether something can be written. */
const PROBE_MS = 1000;

interface Watched {
  readonly data: Data;
  readonly hall: Hall;
  readonly sockets: () => number;
  readonly registry: Registry;
}

/** For whoever runs the server: is it up, can it serve, and how much is going on. */
export const watchOver = ({ data, hall, sockets, registry }: Watched) => {
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('alidade_open_tables', 'rooms in memory', hall.size);
  gauge('alidade_sockets', 'open sockets', sockets);
  const requests = new Counter({
    name: 'alidade_requests_total',
    help: 'answers by status',
    labelNames: ['status'],
    registers: [registry],
  });

  const send = (response: ServerResponse, status: number, type: string, body: string): void => {
    response.writeHead(status, { ...SECURITY_HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  };
  // No limit of requests holds here, and each of these writes.
  const isReady = seldom(
    () =>
      data.probe().then(
        () => true,
        () => false,
      ),
    PROBE_MS,
  );
  const DOORS: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/healthz': async response => send(response, 200, 'text/plain', 'ok\n'),
    '/readyz': async response => {
      const isGood = await isReady();
      send(response, isGood ? 200 : 503, 'text/plain', isGood ? 'ready\n' : 'nothing can be kept\n');
    },
    '/metrics': async response => send(response, 200, registry.contentType, await registry.metrics()),
  };
  return {
    count: (status: number): void => requests.inc({ status: String(status) }),
    /** Undefined when something else is asked for. */
    doorAt: ({ method, url }: IncomingMessage) => {
      const path = (url ?? '').split('?')[0]!;
      return method === 'GET' && Object.hasOwn(DOORS, path) ? DOORS[path] : undefined;
    },
  };
};
