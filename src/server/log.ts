import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { withoutKeys } from './keys.ts';
import { clientAddress, type Limits } from './limits.ts';
import { routeOf } from './monitoring/requests.ts';
import type { LogFields } from './monitoring/trace.ts';
import { currentFields } from './monitoring/trace.ts';

/** Prints only the message of each log line, for readers at a terminal. */
const forPeople = {
  write: (line: string): void => {
    const { msg }: { readonly msg?: string } = JSON.parse(line);
    process.stderr.write(`alidade: ${msg ?? line.trim()}\n`);
  },
};

/** Describes a request in the log. The URL is redacted, because clients may put a key into it by mistake. */
const req = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: withoutKeys(url),
  host: host && withoutKeys(host),
  remoteAddress: ip,
  ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
});

/**
 * Returns the options of the logger. It writes JSON lines without keys, or only the messages if the output is a
 * terminal.
 */
export const logTo = (level: string) => ({
  level,
  stream: process.stderr.isTTY ? forPeople : process.stderr,
  serializers: { req },
  // Pino changes the object that this returns.
  mixin: () => ({ ...currentFields() }),
  redact: ['req.headers.authorization'],
});

const LEVELS: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/**
 * Logs one line per request: successful API calls at the level `info`, other requests at `debug`. Refused requests are
 * logged by refusals.ts, so that a flood of them doesn't flood the log.
 */
export const requestLog =
  (log: FastifyBaseLogger, limits: Limits) =>
  (request: IncomingMessage, response: ServerResponse, fields: LogFields): void => {
    if (!LEVELS.has(log.level)) return;
    const begun = performance.now();
    const address = clientAddress(request, limits);
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
        route: routeOf(request),
        ...fields,
      };
      if (path.startsWith('/api/') && status < 400) log.info(line, text);
      else log.debug(line, text);
    });
  };
