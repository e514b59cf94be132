import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The processes and folders of a run. They are removed at its end. */
export interface Resources {
  spawn(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Child;
  folder(name: string): string;
  /**
   * Adds work for the end of the run. It is done before the processes are killed, and the last added work is done
   * first.
   */
  defer(work: () => Promise<unknown>): void;
}

export interface Child {
  /** Resolves to the first match in the output. Rejects if the process exits first. */
  waitForOutput(pattern: RegExp): Promise<RegExpExecArray>;
  kill(): Promise<void>;
}

const EXIT_TIMEOUT_MS = 5000;
const START_TIMEOUT_MS = 60_000;

/**
 * Sends a signal to a process and all its children. Each process leads a process group, so that the children of a
 * browser end with it.
 */
const killGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // An error means that the group has already ended.
  }
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise(resolve => child.once('exit', resolve));
    killGroup(child, 'SIGTERM');
    const timeout = new Promise(resolve => setTimeout(resolve, EXIT_TIMEOUT_MS).unref());
    await Promise.race([exited, timeout]);
  }
  // Other processes of the group may run longer than its first process.
  killGroup(child, 'SIGKILL');
};

const makeChild = (command: string, child: ChildProcess): Child => {
  let output = '';
  const listeners = new Set<() => void>();
  const append = (data: Buffer | string): void => {
    output = (output + data).slice(-20_000);
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  child.on('error', error => append(`${error.message}\n`));
  const waitForOutput = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const fail = (problem: string) => reject(new Error(`${command} ${problem}. Its output:\n${output}`));
      const check = (): void => {
        const match = pattern.exec(output);
        if (!match) return;
        listeners.delete(check);
        resolve(match);
      };
      listeners.add(check);
      child.once('error', () => fail('did not start'));
      child.once('exit', () => fail('exited'));
      setTimeout(() => fail('was not ready in time'), START_TIMEOUT_MS).unref();
      check();
    });
  return { waitForOutput, kill: () => kill(child) };
};

/** The processes that are killed if this process itself is ended. */
const running = new Set<ChildProcess>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Runs work and then removes its resources, even if the work fails. */
export const withResources = async <Result>(
  work: (resources: Resources) => Promise<Result>,
): Promise<Result> => {
  const root = mkdtempSync(join(tmpdir(), 'alidade-browsers-'));
  folders.add(root);
  const children: ChildProcess[] = [];
  const deferred: (() => Promise<unknown>)[] = [];
  const resources: Resources = {
    spawn: (command, args, env = {}) => {
      const child = spawn(command, args, {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      children.unshift(child);
      running.add(child);
      return makeChild(command, child);
    },
    folder: name => {
      const path = join(root, name);
      mkdirSync(path, { recursive: true });
      return path;
    },
    defer: cleanup => deferred.unshift(cleanup),
  };
  try {
    return await work(resources);
  } finally {
    for (const cleanup of deferred) await cleanup().catch(() => undefined);
    for (const child of children) {
      await kill(child);
      running.delete(child);
    }
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    folders.delete(root);
  }
};
