import { spawnSync } from 'node:child_process';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** The processes of bots, of all threads: whoever ends this program can end them too, whatever its threads do. */

const KEY = 'alidade:processes';
const MOST = 4096;

/** Threads are born with what their parents have put there. */
const shared = (): Int32Array => {
  const known: unknown = getEnvironmentData(KEY);
  if (known instanceof SharedArrayBuffer) return new Int32Array(known);
  const memory = new SharedArrayBuffer(MOST * Int32Array.BYTES_PER_ELEMENT);
  setEnvironmentData(KEY, memory as unknown as Parameters<typeof setEnvironmentData>[1]);
  return new Int32Array(memory);
};

const pids = shared();

const replace = (pid: number, by: number): void => {
  for (let i = 0; i < MOST; i++) if (Atomics.compareExchange(pids, i, pid, by) === pid) return;
};

export const noteProcess = (pid: number): void => replace(0, pid);

export const forgetProcess = (pid: number): void => replace(pid, 0);

export const IS_WINDOWS = process.platform === 'win32';

/** With all that it has started: what was named may be a shell. */
export const endProcess = (pid: number): void => {
  // To a system 0 is whoever asks, and all that it belongs to.
  if (pid <= 0) return;
  try {
    if (IS_WINDOWS) spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']);
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
};

/** At the very end, when nobody asks bots any more. */
export const endProcesses = (): void => {
  for (let i = 0; i < MOST; i++) {
    const pid = Atomics.exchange(pids, i, 0);
    if (pid !== 0) endProcess(pid);
  }
};

/** For a command that has nothing more to say when it is told to end. */
export const endProcessesOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      endProcesses();
      process.kill(process.pid, signal);
    });
};
