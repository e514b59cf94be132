import type { IncomingMessage } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Label values are patterns of routes, never paths, so that clients can't add time series (NP-139). */
const routes = new WeakMap<IncomingMessage, string>();

/** Notes the route that answers a request. */
export const noteRoute = (request: IncomingMessage, pattern: string): void =>
  void routes.set(request, pattern);

/** Returns the noted route of a request. */
export const routeOf = (request: IncomingMessage): string => routes.get(request) ?? 'unknown';

const USUAL_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Counts and times responses. */
export const requestMetrics = (register: Registry) => {
  const total = new Counter({
    name: 'alidade_requests_total',
    help: 'responses by status',
    labelNames: ['status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'alidade_request_seconds',
    help: 'time until a response was sent, by route, method and class of status',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  return (request: IncomingMessage, status: number, ms: number): void => {
    const { method = '' } = request;
    total.inc({ status: String(status) });
    seconds.observe(
      {
        route: routeOf(request),
        method: USUAL_METHODS.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      },
      ms / 1000,
    );
  };
};
