import { spawnSync } from 'node:child_process';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const KEY = 'alidade:processes';
const MOST_PROCESSES = 4096;

/** Returns memory that all threads share. A new thread gets it from the thread that starts it, as environment data. */
const sharedMemory = (): Int32Array => {
  const known: unknown = getEnvironmentData(KEY);
  if (known instanceof SharedArrayBuffer) return new Int32Array(known);
  const memory = new SharedArrayBuffer((MOST_PROCESSES + 1) * Int32Array.BYTES_PER_ELEMENT);
  // Cast: the types of Node allow only serializable values, but Node can send shared memory to threads, too.
  setEnvironmentData(KEY, memory as unknown as Parameters<typeof setEnvironmentData>[1]);
  return new Int32Array(memory);
};

const memory = sharedMemory();

/** The process ids of the bots in all threads. A negative id names a process group, and 0 is an empty slot. */
export const processIds = memory.subarray(0, MOST_PROCESSES);

/** A lock that has the value 1 while a thread writes to stderr. */
export const stderrLock = memory.subarray(MOST_PROCESSES);

/** Changes ids in the shared memory. The main thread reads them to kill the processes of all threads. */

const replace = (id: number, by: number): void => {
  for (let i = 0; i < processIds.length; i++)
    if (Atomics.compareExchange(processIds, i, id, by) === id) return;
};

export const noteProcess = (id: number): void => replace(0, id);

export const forgetProcess = (id: number): void => replace(id, 0);

export const IS_WINDOWS = process.platform === 'win32';

/** Returns the id that kills a detached process together with all processes that it started. */
export const groupId = (pid: number): number => -pid;

export const endProcess = (id: number): void => {
  // Killing the id 0 would kill the process group of this program.
  if (id === 0) return;
  try {
    if (IS_WINDOWS) spawnSync('taskkill', ['/pid', `${Math.abs(id)}`, '/t', '/f']);
    else process.kill(id, 'SIGKILL');
  } catch {
    // An error means that the process has already ended.
  }
};

export const endProcesses = (): void => {
  for (let i = 0; i < processIds.length; i++) {
    const id = Atomics.exchange(processIds, i, 0);
    if (id !== 0) endProcess(id);
  }
};

let isRegistered = false;

/** Kills all bots when this program exits. Only the main thread does this, because it ends last. */
export const endProcessesAtExit = (): void => {
  if (isMainThread && !isRegistered) process.once('exit', endProcesses);
  isRegistered = true;
};

/** Kills all bots when a signal arrives, and then ends this program by the same signal. */
export const endProcessesOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endProcesses();
      process.kill(process.pid, signal);
    });
};
