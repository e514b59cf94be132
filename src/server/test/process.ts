import { type ChildProcess, spawn } from 'node:child_process';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A compile cache that all server processes share, so that they start faster. */
const COMPILED = join(tmpdir(), 'alidade-compiled');

/** Matches a warning that the server may log on a slow machine. Tests ignore it. */
const BUSY_MACHINE = /^.*event loop blocked for .*\n/gm;

export interface Running {
  readonly child: ChildProcess;
  /** Resolves to the address of the server. Rejects with its output if it exits instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  readonly errors: () => string;
}

/** How to start a server that has fewer rights than the test. */
export interface Restraint {
  /** The program that starts the server, and the arguments before the command of the server. */
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
    // A settings file in the working directory must not change the tests.
    env: { ...process.env, ALIDADE_SETTINGS: devNull, HOST: '', NODE_COMPILE_CACHE: COMPILED, ...env },
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
    void ended.then(() => reject(new Error(`expected the server to start, but it exited: ${errors}`)));
  });
  url.catch(() => {});
  return { child, url, ended, errors: () => errors.replace(BUSY_MACHINE, '') };
};

/** Waits for the exit of a server that should fail to start. Kills the server if it starts. */
export const endedAtStart = ({ child, url, ended }: Running): Running['ended'] => {
  url.then(
    () => child.kill('SIGKILL'),
    () => undefined,
  );
  return ended;
};
