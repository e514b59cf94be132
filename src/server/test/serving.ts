import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import type { Limits } from '../limits.ts';
import { type ServeOptions, type Serving, serve } from '../serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-serve-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const running = new Set<Serving>();

after(async () => {
  for (const serving of running) await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

let started = 0;

/** Starts a server in this process, with a data folder of its own. */
export const startServer = async (
  limits: Partial<Limits> = {},
  more: Partial<ServeOptions> = {},
  build?: string,
): Promise<Serving> => {
  if (build !== undefined) writeFileSync(join(folder, '.inputs'), build);
  const serving = await serve({
    host: '127.0.0.1',
    port: 0,
    web: folder,
    data: join(folder, `data-${started++}`),
    logLevel: 'silent',
    limits: { requestsPerMinute: 100_000, tablesPerHour: 100_000, sockets: 10_000, proxies: 0, ...limits },
    warn: text => {
      throw new Error(`expected the server to log no warning, found: ${text}`);
    },
    ...more,
  });
  const stop = async (): Promise<void> => {
    running.delete(stoppable);
    await serving.stop();
  };
  const stoppable = { ...serving, stop };
  running.add(stoppable);
  return stoppable;
};
