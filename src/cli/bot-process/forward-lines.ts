import { writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { errorCode } from '../io.ts';
import { stderrLock } from './pids.ts';

/** After this time, an incomplete line is written, so that a prompt without a line break appears. */
const PARTIAL_LINE_MS = 100;

/** An incomplete line with this many bytes is written immediately. */
const LONGEST_LINE = 64 * 1024;

/** The maximum time to wait for the lock. A thread that is terminated while it holds the lock never releases it. */
const LOCK_MS = 1000;

const RETRY_MS = 1;

const NEWLINE = 0x0a;

const sleeper = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

const lockStderr = (): void => {
  while (Atomics.compareExchange(stderrLock, 0, 0, 1) !== 0)
    if (Atomics.wait(stderrLock, 0, 1, LOCK_MS) === 'timed-out') return;
};

const unlockStderr = (): void => {
  Atomics.store(stderrLock, 0, 0);
  Atomics.notify(stderrLock, 0, 1);
};

const writeAll = (bytes: Buffer): void => {
  let left = bytes;
  while (left.length > 0)
    try {
      left = left.subarray(writeSync(2, left));
    } catch (error) {
      // EAGAIN means that the pipe is full. After any other error, no one reads stderr.
      if (errorCode(error) !== 'EAGAIN') return;
      Atomics.wait(sleeper, 0, 0, RETRY_MS);
    }
};

/**
 * Writes to stderr. Doesn't use `process.stderr`, because that of a thread needs the parent thread, which may be
 * waiting for an answer.
 */
const print = (bytes: Buffer): void => {
  if (bytes.length === 0) return;
  // The pipe may accept only a part of a line. Other threads must not write their own lines in between.
  lockStderr();
  try {
    writeAll(bytes);
  } finally {
    unlockStderr();
  }
};

/** Copies the output of a bot to stderr in whole lines, because several bots write there at the same time. */
export const forwardLines = (output: Readable): void => {
  let rest: Buffer = Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const printRest = (): void => {
    print(rest);
    rest = Buffer.alloc(0);
  };
  output.on('data', (chunk: Buffer) => {
    clearTimeout(timer);
    const bytes = Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    print(bytes.subarray(0, end));
    rest = bytes.subarray(end);
    if (rest.length > LONGEST_LINE) printRest();
    else if (rest.length > 0) timer = setTimeout(printRest, PARTIAL_LINE_MS);
  });
  output.on('end', () => {
    clearTimeout(timer);
    printRest();
  });
};
