import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server as a process of its own. */
export interface Running {
  readonly child: ChildProcess;
  /** Resolves with the address; rejects with what it said when it ended instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  readonly errors: () => string;
}

export const startProcess = (env: Readonly<Record<string, string>>): Running => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '', ...env },
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
  return { child, url, ended, errors: () => errors };
};
