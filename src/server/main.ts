// Serves page, API and sockets: PORT (8080), HOST (127.0.0.1), ALIDADE_DATA (./data), DATABASE_URL (a PostgreSQL instead),
// ALIDADE_ORIGIN, LOG_LEVEL (warn), REQUESTS_PER_MINUTE (1200, for each address), WEB (the built page, dist-web beside the
// sources).
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Serving, serve } from './serve.ts';

const FOLDER = fileURLToPath(new URL('../../dist-web', import.meta.url));

const tell = (text: string): void => {
  process.stderr.write(`alidade: ${text}\n`);
};

const portFrom = (text: string | undefined): number => {
  if (text === undefined || text === '') return 8080;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`PORT is no port number: ${text}`);
  return Number(text);
};

const countFrom = (name: string, text: string | undefined, usual: number): number => {
  if (text === undefined || text === '') return usual;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} is no number: ${text}`);
  return Number(text);
};

const databaseFrom = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  // What is wrong with it is not said with it: there may be a password in it.
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('DATABASE_URL is no address of a PostgreSQL: postgres://user:password@host:5432/name');
  return text;
};

const main = async (): Promise<void> => {
  const { PORT, HOST, WEB, ALIDADE_DATA, ALIDADE_ORIGIN, LOG_LEVEL, REQUESTS_PER_MINUTE } = process.env;
  const { DATABASE_URL } = process.env;
  const web = WEB || FOLDER;
  if (!existsSync(join(web, 'index.html')))
    throw new Error(`there is no built page in ${web}: npm start builds it`);

  const serving: Serving = await serve({
    host: HOST || '127.0.0.1',
    port: portFrom(PORT),
    web,
    data: resolve(ALIDADE_DATA || 'data'),
    database: databaseFrom(DATABASE_URL),
    origin: ALIDADE_ORIGIN || undefined,
    logLevel: LOG_LEVEL || 'warn',
    requestsPerMinute: countFrom('REQUESTS_PER_MINUTE', REQUESTS_PER_MINUTE, 1200),
    tell,
  });
  process.stdout.write(`Alidade: ${serving.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void serving.stop());
};

await main().catch(error => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
