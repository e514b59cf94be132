import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Data } from './data.ts';
import type { Hall } from './hall.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { seldom } from './seldom.ts';
import type { RequestHandler } from './static.ts';

/** How often at most it is tried whether something can be written. */
const PROBE_MS = 1000;

interface Watched {
  readonly data: Data;
  readonly hall: Hall;
  readonly sockets: { readonly size: () => number; readonly unread: () => number };
  readonly registry: Registry;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

const METHODS = 'GET, HEAD, OPTIONS';

const send = (request: IncomingMessage, response: ServerResponse, { status, type, body }: Answer): void => {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    ...(status !== 204 && {
      'Content-Type': type ?? 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    }),
    ...((status === 204 || status === 405) && { Allow: METHODS }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

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
  gauge('alidade_paused_tables', 'bot-only tables that are paused because no one watches', hall.paused);
  gauge('alidade_sockets', 'open sockets', sockets.size);
  gauge('alidade_unread_bytes', 'bytes not yet read by sockets', sockets.unread);
  const requests = new Counter({
    name: 'alidade_requests_total',
    help: 'responses by status',
    labelNames: ['status'],
    registers: [registry],
  });

  // No limit of requests holds here, and each of these writes.
  const isReady = seldom(
    () =>
      data.probe().then(
        () => true,
        () => false,
      ),
    PROBE_MS,
  );
  const DOORS: Readonly<Record<string, () => Promise<Answer>>> = {
    '/healthz': async () => ({ status: 200, body: 'ok\n' }),
    '/readyz': async () =>
      (await isReady()) ? { status: 200, body: 'ready\n' } : { status: 503, body: 'can’t save\n' },
    '/metrics': async () => ({ status: 200, type: registry.contentType, body: await registry.metrics() }),
  };
  const answerTo = async (method: string | undefined, door: () => Promise<Answer>): Promise<Answer> => {
    if (method === 'GET' || method === 'HEAD') return door();
    if (method === 'OPTIONS') return { status: 204, body: '' };
    return { status: 405, body: `405 only ${METHODS}\n` };
  };
  return {
    showConnections: (size: () => number): void =>
      void gauge('alidade_connections', 'open TCP connections, sockets included', size),
    count: (status: number): void => requests.inc({ status: String(status) }),
    /** Undefined when something else is asked for. */
    doorAt: (url: string): RequestHandler | undefined => {
      const path = url.split('?')[0]!;
      const door = Object.hasOwn(DOORS, path) ? DOORS[path] : undefined;
      return (
        door && (async (request, response) => send(request, response, await answerTo(request.method, door)))
      );
    },
  };
};
