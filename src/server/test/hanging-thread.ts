import { parentPort } from 'node:worker_threads';
import '../bots/thread.ts';
import type { BotQuestion } from '../bots/open.ts';

/** A bot thread in which the bot `hangs` never answers. */
parentPort?.on('message', ({ bot }: BotQuestion) => {
  while (bot === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
});
