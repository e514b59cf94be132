import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server that runs in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Returns the resident memory in kB. */
  readonly memory: () => number;
  /** Returns the processor time of the main thread in ms. */
  readonly worked: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts a server in a process of its own. Resolves when the server prints its address. */
export const start = async (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> => {
  const words = ['--disable-warning=ExperimentalWarning', ...flags, script, ...args];
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', data => resolve(/http\S+/.exec(String(data))![0]));
    child.once('exit', code =>
      reject(new Error(`expected ${script} to print its address, but it exited with ${code}`)),
    );
  });
  return {
    child,
    url,
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    },
    worked: () => {
      const stat = readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8');
      return Number(stat.split(' ')[0]) / 1e6;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

/** The size of V8's young generation in MB. The default is the value that `npm start` uses. */
let semiSpace = '8';
export const chooseSemiSpace = (megabytes: string): void => {
  semiSpace = megabytes;
};

/** Settings with limits that are so high that no measurement reaches them. */
export const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '100000000',
  TABLES_PER_HOUR: '100000000',
  BOT_SECONDS: '100000000',
  SOCKETS_PER_ADDRESS: '1000000',
};

export const startAlidade = (
  folder: string,
  limits: Readonly<Record<string, string>> = NO_LIMITS,
): Promise<ServerProcess> => {
  const web = join(folder, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Alidade</title>');
  const env = {
    PORT: '0',
    HOST: '',
    ALIDADE_SETTINGS: devNull,
    WEB: web,
    ALIDADE_DATA: join(folder, 'data'),
    ...limits,
  };
  return start(MAIN, [], env, [`--max-semi-space-size=${semiSpace}`]);
};
