import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reasonOf } from './reason.ts';
import type { RequestHandler } from './static.ts';

const TRIES = 20;
const LAST_PORT = 65_535;

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Resolves when the server listens there; false when somebody else does. */
const tryPort = (server: Server, { host, port }: Place): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const listening = () => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, host);
  });

/** A name that a browser on this machine can open. */
const hostName = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

export const addressOf = (server: Server, host: string): string =>
  `http://${hostName(host)}:${(server.address() as AddressInfo).port}/`;

/** Starts to serve; a port that is taken is named, and the next one tried. */
export const listen = async (
  handler: RequestHandler,
  { host, port }: Place,
  tell: (text: string) => void,
): Promise<Server> => {
  const server = createServer((request, response) => {
    handler(request, response).catch(error => {
      tell(`a request failed: ${reasonOf(error)}`);
      response.destroy();
    });
  });
  const last = Math.min(port + TRIES, LAST_PORT);
  for (let at = port; at <= last; at++) {
    if (await tryPort(server, { host, port: at })) return server;
    tell(at < last ? `port ${at} is taken, trying ${at + 1}` : `port ${at} is taken`);
  }
  throw new Error(`no port from ${port} to ${last} is free: choose another with PORT=…`);
};
