import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What one server has read and compiled those after it need not: they begin sooner. */
const COMPILED = join(tmpdir(), 'alidade-compiled');

/** What a server logs when its own work takes long, as on a slow machine. */
const BUSY_MACHINE = /^.*event loop blocked for .*\n/gm;

/** A server as a process of its own. */
export interface Running {
  readonly child: ChildProcess;
  /** Resolves with the address; rejects with what it said when it ended instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  readonly errors: () => string;
}

/** How a server is started where it must not be able to do everything. */
export interface Restraint {
  /** What starts it, with what comes before its own words. */
  readonly by?: readonly [program: string, ...args: readonly string[]];
  readonly uid?: number;
  readonly gid?: number;
}

export const startProcess = (
  env: Readonly<Record<string, string>>,
  { by = [process.execPath], ...owner }: Restraint = {},
): Running => {
  const [program, ...before] = by;
  const child = spawn(program, [...before, MAIN], {
    ...owner,
    env: { ...process.env, HOST: '', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', data => {
    errors += data;
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>(resolve =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', data => resolve(/http\S+/.exec(String(data))![0]));
    void ended.then(() => reject(new Error(errors)));
  });
  url.catch(() => {});
  return { child, url, ended, errors: () => errors.replace(BUSY_MACHINE, '') };
};

/** How a server ended that should not have started. */
export const endedAtStart = ({ child, url, ended }: Running): Running['ended'] => {
  url.then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  return ended;
};
