import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { BotThreads } from './bots/open.ts';
import type { Costs } from './cost.ts';
import type { Data } from './data.ts';
import { errorMessage } from './errors.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { hashKey, isSameHash } from './keys.ts';
import { clientAddress, type Limits, perMinute } from './limits.ts';
import { addLabelledGauge, addTableMetrics } from './monitoring/games.ts';
import { watchReadiness } from './monitoring/readiness.ts';
import { noteRoute, requestMetrics } from './monitoring/requests.ts';
import { addStoreMetrics } from './monitoring/store.ts';
import type { RecordCache } from './record-cache.ts';
import type { Rooms } from './rooms.ts';
import type { openSockets } from './sockets.ts';
import type { RequestHandler } from './static.ts';
import { throttle } from './throttle.ts';

/** The share of an address’s requests that it may use for metrics, because these take longer than other answers. */
const SCRAPE_SHARE = 1 / 10;

/** The minimum time between two collections of the metrics, because anyone may ask for them. */
const METRICS_MS = 50;

interface Watched {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly sockets: Pick<ReturnType<typeof openSockets>, 'size' | 'unread' | 'kinds'>;
  /** What waits in each queue. */
  readonly queues: () => Readonly<Record<string, number>>;
  readonly limits: Limits;
  /** The token that `/metrics` requires, if any. */
  readonly token?: string | undefined;
  readonly registry: Registry;
  readonly isStopping: () => boolean;
  /** Resolves when the server has loaded what it needs to answer quickly. */
  readonly warm: Promise<unknown>;
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
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** NP-137: returns a function that checks the `Authorization` header of a request for the metrics. */
const tokenCheck = (token: string | undefined): ((header: string | undefined) => boolean) => {
  if (token === undefined) return () => true;
  const expected = hashKey(`Bearer ${token}`);
  return header => isSameHash(hashKey(header ?? ''), expected);
};

/** Serves health checks and metrics. */
export const openMetrics = (watched: Watched) => {
  const { data, rooms, sockets, queues, limits, token, registry, isStopping, warm } = watched;
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
  gauge('alidade_open_tables', 'rooms in memory', rooms.size);
  gauge('alidade_paused_tables', 'bot-only tables that are paused because no one watches', rooms.paused);
  gauge('alidade_sockets', 'open sockets', sockets.size);
  gauge('alidade_unread_bytes', 'bytes not yet read by sockets', sockets.unread);
  addLabelledGauge('alidade_sockets_by_kind', 'open sockets by kind', 'kind', sockets.kinds, registry);
  addLabelledGauge('alidade_queue_length', 'what waits in queues, by queue', 'queue', queues, registry);
  addTableMetrics(rooms.loaded, registry);
  const readiness = watchReadiness(data, isStopping);
  addStoreMetrics(data, readiness, registry);
  const countResponse = requestMetrics(registry);

  const ready = async (): Promise<Answer> => {
    await warm;
    const reason = await readiness.check();
    return reason === undefined ? { status: 200, body: 'ready\n' } : { status: 503, body: `${reason}\n` };
  };
  const hasToken = tokenCheck(token);
  // Everyone may ask for the metrics if there is no token.
  let text = '';
  const collect = throttle(async () => {
    text = await registry.metrics();
    return true;
  }, METRICS_MS);
  const mayScrape = perMinute(Math.ceil(limits.requestsPerMinute * SCRAPE_SHARE));
  const scrape = async (request: IncomingMessage): Promise<Answer> => {
    if (!mayScrape(clientAddress(request, limits))) return { status: 429, body: '429 too many requests\n' };
    if (!hasToken(request.headers.authorization))
      return { status: 401, body: '401 needs the token of METRICS_TOKEN\n' };
    await collect();
    return { status: 200, type: registry.contentType, body: text };
  };
  const HANDLERS: Readonly<Record<string, (request: IncomingMessage) => Promise<Answer>>> = {
    '/healthz': async () => ({ status: 200, body: 'ok\n' }),
    '/readyz': ready,
    '/metrics': scrape,
  };
  const answerTo = async (
    request: IncomingMessage,
    handler: (request: IncomingMessage) => Promise<Answer>,
  ): Promise<Answer> => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') return handler(request);
    if (method === 'OPTIONS') return { status: 204, body: '' };
    return { status: 405, body: `405 only ${METHODS}\n` };
  };
  return {
    showConnections: (size: () => number): void =>
      void gauge('alidade_connections', 'open TCP connections, sockets included', size),
    count: countResponse,
    /** The handler for health checks and metrics; undefined for any other path. */
    handlerFor: (url: string): RequestHandler | undefined => {
      const path = url.split('?')[0]!;
      const handler = Object.hasOwn(HANDLERS, path) ? HANDLERS[path] : undefined;
      return (
        handler &&
        (async (request, response) => {
          noteRoute(request, path);
          send(request, response, await answerTo(request, handler));
        })
      );
    },
  };
};

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts calls by outcome, and measures how many are running and how long they take. */
const outcomeMetrics = <Outcome extends string>(
  register: Registry,
  names: { readonly total: string; readonly waiting: string; readonly seconds: string },
  helps: { readonly total: string; readonly waiting: string; readonly seconds: string },
) => {
  const outcomes = new Map<Outcome, number>();
  let waiting = 0;
  new Counter({
    name: names.total,
    help: helps.total,
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset();
      for (const [outcome, times] of outcomes) this.inc({ outcome }, times);
    },
  });
  new Gauge({
    name: names.waiting,
    help: helps.waiting,
    registers: [register],
    collect() {
      this.set(waiting);
    },
  });
  const seconds = new Histogram({
    name: names.seconds,
    help: helps.seconds,
    buckets: SECONDS,
    registers: [register],
  });
  return <T>(work: Promise<T>, outcomeOf: (done: T) => Outcome, failed: Outcome): Promise<T> => {
    const begun = performance.now();
    waiting += 1;
    const end = (outcome: Outcome): void => {
      waiting -= 1;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      seconds.observe((performance.now() - begun) / 1000);
    };
    work.then(
      done => end(outcomeOf(done)),
      () => end(failed),
    );
    return work;
  };
};

/** Wraps a store to count and time its writes. The outcome `second` is a version conflict. */
export const withCommitMetrics = (data: Data, register: Registry): Data => {
  const count = outcomeMetrics<'kept' | 'second' | 'failed'>(
    register,
    {
      total: 'alidade_commits_total',
      waiting: 'alidade_commits_waiting',
      seconds: 'alidade_commit_seconds',
    },
    {
      total: 'writes of moves and rooms, by outcome',
      waiting: 'writes in progress',
      seconds: 'duration of a write',
    },
  );
  const counting = (work: Promise<boolean>): Promise<boolean> =>
    count(work, isKept => (isKept ? 'kept' : 'second'), 'failed');
  return {
    ...data,
    create: (...wish) => counting(data.create(...wish)),
    append: (...wish) => counting(data.append(...wish)),
    createRoom: (...wish) => counting(data.createRoom(...wish)),
    changeRoom: (...wish) => counting(data.changeRoom(...wish)),
  };
};

/** Wraps the bot threads to count and time their answers. */
export const withBotMetrics = (bots: BotThreads, register: Registry): BotThreads => {
  const count = outcomeMetrics<'answered' | 'failed'>(
    register,
    { total: 'alidade_bots_total', waiting: 'alidade_bots_waiting', seconds: 'alidade_bot_seconds' },
    {
      total: 'requests to bots, by outcome',
      waiting: 'requests to bots in progress',
      seconds: 'duration of a request to a bot, including its time in the queue',
    },
  );
  return { ...bots, answer: asked => count(bots.answer(asked), () => 'answered', 'failed') };
};

/** Metrics of the finished records in memory, and of heavy reads that were refused. */
export const addReadMetrics = (records: RecordCache, costs: Costs, register: Registry): void => {
  new Gauge({
    name: 'alidade_records_bytes',
    help: 'size of the finished records in memory',
    registers: [register],
    collect() {
      this.set(records.bytes());
    },
  });
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [register],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  total('alidade_records_built_total', 'finished records built', () => records.counts.built);
  total('alidade_records_read_total', 'finished records served from memory', () => records.counts.read);
  total(
    'alidade_heavy_refused_total',
    'reads refused because an address caused too much work',
    costs.refusals,
  );
};

/** The minimum time between two log lines while writes fail. */
const EVERY_MS = 30_000;

interface FailurePorts {
  readonly report: (text: string) => void;
  readonly now?: () => number;
  /** Whether the store is closing or closed. Work that was interrupted is then done after the next start. */
  readonly isClosed?: () => boolean;
}

type Watch = <T>(work: Promise<T>) => Promise<T>;

/** Logs the first failure, then at most one line per `EVERY_MS` with a count, then the first success. */
export const reportFailures = ({
  report,
  now = () => performance.now(),
  isClosed = () => false,
}: FailurePorts): Watch => {
  let failed = 0;
  let isReported = false;
  let lastReport = Number.NEGATIVE_INFINITY;

  const onFailure = (error: unknown): void => {
    if (isClosed()) return;
    failed += 1;
    if (now() - lastReport < EVERY_MS) return;
    const times = isReported ? `; failed writes since the last line: ${failed}` : '';
    report(`could not save: ${errorMessage(error)}${times}`);
    lastReport = now();
    isReported = true;
    failed = 0;
  };
  const onSuccess = (): void => {
    if (isReported)
      report(`saving works again${failed > 0 ? `; failed writes since the last line: ${failed}` : ''}`);
    isReported = false;
    failed = 0;
  };
  return work => {
    work.then(onSuccess, onFailure);
    return work;
  };
};

/** Wraps a store so that failed writes are logged until it is closed. */
export const withWriteErrors = (data: Data, ports: Omit<FailurePorts, 'isClosed'>): Data => {
  let isClosed = false;
  const watch = reportFailures({ ...ports, isClosed: () => isClosed });
  return {
    ...data,
    create: (...wish) => watch(data.create(...wish)),
    append: (...wish) => watch(data.append(...wish)),
    saveCheckpoint: (...wish) => watch(data.saveCheckpoint(...wish)),
    createRoom: (...wish) => watch(data.createRoom(...wish)),
    changeRoom: (...wish) => watch(data.changeRoom(...wish)),
    removeRoom: (...wish) => watch(data.removeRoom(...wish)),
    createDocument: (...wish) => watch(data.createDocument(...wish)),
    changeDocument: (...wish) => watch(data.changeDocument(...wish)),
    removeDocument: (...wish) => watch(data.removeDocument(...wish)),
    recordActivity: (...wish) => watch(data.recordActivity(...wish)),
    postponeRemoval: (...wish) => watch(data.postponeRemoval(...wish)),
    probe: () => watch(data.probe()),
    close: () => {
      isClosed = true;
      return data.close();
    },
  };
};
