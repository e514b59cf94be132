import { spawnSync } from 'node:child_process';
import { isMainThread } from 'node:worker_threads';
import { processIds } from './shared-memory.ts';

/** The processes are in shared memory, so that the main thread can kill those of all threads at any time. */

const replace = (id: number, by: number): void => {
  for (let i = 0; i < processIds.length; i++)
    if (Atomics.compareExchange(processIds, i, id, by) === id) return;
};

export const noteProcess = (id: number): void => replace(0, id);

export const forgetProcess = (id: number): void => replace(id, 0);

export const IS_WINDOWS = process.platform === 'win32';

/** The id that kills a detached process with everything that it started: its command may be a shell. */
export const groupId = (pid: number): number => -pid;

export const endProcess = (id: number): void => {
  // 0 would kill our own group.
  if (id === 0) return;
  try {
    if (IS_WINDOWS) spawnSync('taskkill', ['/pid', `${Math.abs(id)}`, '/t', '/f']);
    else process.kill(id, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
};

export const endProcesses = (): void => {
  for (let i = 0; i < processIds.length; i++) {
    const id = Atomics.exchange(processIds, i, 0);
    if (id !== 0) endProcess(id);
  }
};

let isRegistered = false;

/** Kills all bots when this program exits. Threads don't do this: the main thread outlives them. */
export const endProcessesAtExit = (): void => {
  if (isMainThread && !isRegistered) process.once('exit', endProcesses);
  isRegistered = true;
};

/** Kills all bots on a signal, then lets the signal end this program. */
export const endProcessesOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endProcesses();
      process.kill(process.pid, signal);
    });
};
