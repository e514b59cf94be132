import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const KEY = 'alidade:processes';
const MOST_PROCESSES = 4096;

/** New threads get a copy of the environment data of the thread that starts them. */
const sharedMemory = (): Int32Array => {
  const known: unknown = getEnvironmentData(KEY);
  if (known instanceof SharedArrayBuffer) return new Int32Array(known);
  const memory = new SharedArrayBuffer((MOST_PROCESSES + 1) * Int32Array.BYTES_PER_ELEMENT);
  // Node's types allow only serializable values, but shared memory can be sent to threads, too.
  setEnvironmentData(KEY, memory as unknown as Parameters<typeof setEnvironmentData>[1]);
  return new Int32Array(memory);
};

const memory = sharedMemory();

/** The processes of bots in all threads. A negative id is a process group, and 0 an empty slot. */
export const processIds = memory.subarray(0, MOST_PROCESSES);

/** 1 while a thread writes to stderr. */
export const stderrLock = memory.subarray(MOST_PROCESSES);
