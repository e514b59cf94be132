import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { HTTP_OPTIONS, IDLE_RESPONSE_MS } from './connections.ts';
import { errorCode, errorMessage, StartupError } from './errors.ts';
import type { RequestHandler } from './static.ts';

const TRIES = 20;
const LAST_PORT = 65_535;

interface Place {
  readonly host: string;
  readonly port: number;
  /** Whether the server must use this port. Otherwise it tries the next ports if this one is in use. */
  readonly isPortFixed?: boolean | undefined;
}

const cannotListen = (host: string, port: number, error: Error): StartupError => {
  const code = errorCode(error) ?? error.message;
  if (code === 'EACCES')
    return new StartupError({
      en: `this user may not listen on port ${port} (EACCES). Choose another port with --port or PORT, such as 8080.`,
      fr: `cet utilisateur ne peut pas écouter sur le port ${port} (EACCES). Choisissez un autre port avec --port ou PORT, par exemple 8080.`,
    });
  return new StartupError({
    en: `can’t listen on ${host} (${code}). Set --host or HOST to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`,
    fr: `impossible d’écouter sur ${host} (${code}). Donnez à --host ou HOST une adresse de cette machine, par exemple 127.0.0.1 ou 0.0.0.0.`,
  });
};

/** Tries to listen on a port. Resolves to false if the port is in use. */
const tryPort = (server: Server, host: string, port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(cannotListen(host, port, error));
    };
    const listening = () => {
      server.off('error', failed);
      resolve(true);
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, host);
  });

/** Returns a host name with which a browser on this machine can open the server. */
const hostName = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

export const addressOf = (server: Server, host: string): string => {
  const address = server.address();
  if (typeof address !== 'object') throw new Error(`expected a TCP address, found ${address}`);
  return `http://${hostName(host)}:${address?.port}/`;
};

/** Returns the IPv4 addresses of this machine, if the server listens on all networks. */
export const networkAddresses = (host: string): readonly string[] => {
  if (host !== '0.0.0.0' && host !== '::') return [];
  return Object.values(networkInterfaces()).flatMap((found = []) =>
    found.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
};

const portTaken = (port: number): StartupError =>
  new StartupError({
    en: `port ${port} is in use by another program. Stop that program, or choose another port with --port or PORT.`,
    fr: `le port ${port} est utilisé par un autre programme. Arrêtez ce programme, ou choisissez un autre port avec --port ou PORT.`,
  });

/** Throws if another program uses a port that the server must use. */
export const checkPort = async ({ host, port, isPortFixed }: Place): Promise<void> => {
  if (!isPortFixed || port === 0) return;
  const probe = createServer();
  if (!(await tryPort(probe, host, port))) throw portTaken(port);
  await new Promise(resolve => probe.close(resolve));
};

/** Starts to listen. If the port is in use, tries the next ones, unless the port is fixed. */
export const listen = async (
  handler: RequestHandler,
  { host, port, isPortFixed }: Place,
  warn: (text: string) => void,
): Promise<Server> => {
  const server = createServer(HTTP_OPTIONS, (request, response) => {
    handler(request, response).catch(error => {
      warn(`a request failed: ${errorMessage(error)}`);
      response.destroy();
    });
  });
  server.setTimeout(IDLE_RESPONSE_MS);
  const last = Math.min(port + TRIES, LAST_PORT);
  for (let at = port; at <= last; at++) {
    if (await tryPort(server, host, at)) return server;
    if (isPortFixed) throw portTaken(port);
    warn(at < last ? `port ${at} is taken, trying ${at + 1}` : `port ${at} is taken`);
  }
  throw new Error(`all ports from ${port} to ${last} are in use. Choose another port with --port or PORT.`);
};
