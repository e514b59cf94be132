import type { FastifyRequest } from 'fastify';
import { withoutKeys } from './keys.ts';

/** Where nobody but a person reads it, the words alone. */
const forPeople = {
  write: (line: string): void => {
    const { msg } = JSON.parse(line) as { readonly msg?: string };
    process.stderr.write(`alidade: ${msg ?? line.trim()}\n`);
  },
};

/** A request as the log shows it. A client may have put a key into the URL by mistake. */
const req = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: withoutKeys(url),
  host: host && withoutKeys(host),
  remoteAddress: ip,
  ...(socket?.remotePort !== undefined && { remotePort: socket.remotePort }),
});

/** How what whoever runs a server reads is written: lines of JSON, without keys. */
export const logTo = (level: string) => ({
  level,
  stream: process.stderr.isTTY ? forPeople : process.stderr,
  serializers: { req },
  redact: ['req.headers.authorization'],
});
