// Serves the built page: PORT (8080), HOST (127.0.0.1), WEB (the folder, dist-web beside the sources).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, listen } from './listen.ts';
import { serveFolder } from './static.ts';

const FOLDER = fileURLToPath(new URL('../../dist-web', import.meta.url));

const tell = (text: string): void => {
  process.stderr.write(`alidade: ${text}\n`);
};

const portFrom = (text: string | undefined): number => {
  if (text === undefined || text === '') return 8080;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`PORT is no port number: ${text}`);
  return Number(text);
};

const main = async (): Promise<void> => {
  const { PORT, HOST, WEB } = process.env;
  const host = HOST || '127.0.0.1';
  const folder = WEB || FOLDER;
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`there is no built page in ${folder}: npm start builds it`);

  const server = await listen(serveFolder(folder), { host, port: portFrom(PORT) }, tell);
  process.stdout.write(`Alidade: ${addressOf(server, host)}\n`);

  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
};

await main().catch(error => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
