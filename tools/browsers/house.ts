import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child, House } from './driver.ts';

/** A browser has children of its own: all of them are one group, and go together. */
const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
};

const PATIENCE_MS = 5000;
const LONGEST_START_MS = 60_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const end = async (child: ChildProcess): Promise<void> => {
  if (!hasEnded(child)) {
    const ended = new Promise(resolve => child.once('exit', resolve));
    endGroup(child, 'SIGTERM');
    const patience = new Promise(resolve => setTimeout(resolve, PATIENCE_MS).unref());
    await Promise.race([ended, patience]);
  }
  // Also what stayed behind of a group whose first process is gone.
  endGroup(child, 'SIGKILL');
};

const childOf = (command: string, child: ChildProcess): Child => {
  let said = '';
  const listeners = new Set<() => void>();
  const hear = (data: Buffer): void => {
    said = (said + data).slice(-20_000);
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.on('error', error => hear(Buffer.from(`${error.message}\n`)));
  const says = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${command} ${why}. Its output:\n${said}`));
      const look = (): void => {
        const found = pattern.exec(said);
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      child.once('error', () => fail('did not start'));
      child.once('exit', () => fail('ended'));
      setTimeout(() => fail('was not ready in time'), LONGEST_START_MS).unref();
      look();
    });
  return { says, kill: () => end(child) };
};

/** Everything that is open now, for those who end us from outside. */
const open = new Set<ChildProcess>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of open) endGroup(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Whatever is started or written in here is gone afterwards, however it ended. */
export const inHouse = async <Done>(work: (house: House) => Promise<Done>): Promise<Done> => {
  const root = mkdtempSync(join(tmpdir(), 'alidade-browsers-'));
  folders.add(root);
  const mine: ChildProcess[] = [];
  const last: (() => Promise<unknown>)[] = [];
  const house: House = {
    spawn: (command, args, env = {}) => {
      const child = spawn(command, args, {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      mine.push(child);
      open.add(child);
      return childOf(command, child);
    },
    folder: name => {
      const path = join(root, name);
      mkdirSync(path, { recursive: true });
      return path;
    },
    atEnd: one => last.unshift(one),
  };
  try {
    return await work(house);
  } finally {
    for (const one of last) await one().catch(() => undefined);
    for (const child of mine.reverse()) {
      await end(child);
      open.delete(child);
    }
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    folders.delete(root);
  }
};
