import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { withoutKeys } from './keys.ts';
import { clientAddress, type Limits } from './limits.ts';

/** On a terminal, print only the message. */
const forPeople = {
  write: (line: string): void => {
    const { msg } = JSON.parse(line) as { readonly msg?: string };
    process.stderr.write(`alidade: ${msg ?? line.trim()}\n`);
  },
};

/** A request in the log. Clients may put a key into the URL by mistake. */
const req = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: withoutKeys(url),
  host: host && withoutKeys(host),
  remoteAddress: ip,
  ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
});

/** Logger options: JSON lines without keys. */
export const logTo = (level: string) => ({
  level,
  stream: process.stderr.isTTY ? forPeople : process.stderr,
  serializers: { req },
  redact: ['req.headers.authorization'],
});

const LEVELS: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);

/**
 * Logs one line per request: successful API calls at `info`, others at `debug`. Refusals are counted in refusals.ts,
 * so that a flood of them doesn't flood the log.
 */
export const requestLog =
  (log: FastifyBaseLogger, limits: Limits) =>
  (request: IncomingMessage, response: ServerResponse): void => {
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
      };
      if (path.startsWith('/api/') && status < 400) log.info(line, text);
      else log.debug(line, text);
    });
  };
