import { spawnSync } from 'node:child_process';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/** The processes of bots in all threads, in shared memory, so that the main thread can kill them at any time. */

const KEY = 'alidade:processes';
const MOST = 4096;

/** New threads get a copy of the environment data of the thread that starts them. */
const shared = (): Int32Array => {
  const known: unknown = getEnvironmentData(KEY);
  if (known instanceof SharedArrayBuffer) return new Int32Array(known);
  const memory = new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT);
  // Node's types allow only serializable values, but shared memory can be sent to threads, too.
  setEnvironmentData(KEY, memory as unknown as Parameters<typeof setEnvironmentData>[1]);
  return new Int32Array(memory);
};

/** Ids as the system takes them: a negative one stands for a group of processes. */
const ids = shared();

const replace = (id: number, by: number): void => {
  for (let i = 0; i < MOST; i++) if (Atomics.compareExchange(ids, i, id, by) === id) return;
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
  for (let i = 0; i < MOST; i++) {
    const id = Atomics.exchange(ids, i, 0);
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
