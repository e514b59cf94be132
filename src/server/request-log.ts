import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { withoutKeys } from './keys.ts';
import { askerOf, type Limits } from './limits.ts';

const LEVELS: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/**
 * One line per request: at `info` what the API granted, at `debug` the rest. Refusals are counted at `info` elsewhere
 * (refusals.ts), so that a flood of them does not flood the log.
 */
export const requestLog =
  (log: FastifyBaseLogger, limits: Limits) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (!LEVELS.has(log.level)) return;
    const begun = performance.now();
    const address = askerOf(request, limits);
    const path = withoutKeys((request.url ?? '').split(/[?#]/)[0]!);
    response.once('finish', () => {
      const { statusCode: status } = response;
      const text = `${request.method} ${path}: ${status}, ${address}`;
      const line = {
        method: request.method,
        path,
        status,
        address,
        ms: Math.round(performance.now() - begun),
      };
      if (path.startsWith('/api/') && status < 400) log.info(line, text);
      else log.debug(line, text);
    });
  };
