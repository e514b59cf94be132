import { parentPort, workerData } from 'node:worker_threads';
import type { BotQuestion } from '../bots/open.ts';

/** A bot thread for tests. The name of the requested bot selects how the thread behaves. */

/** A flag that all threads of a test share. It marks behavior that must happen only once. */
const done = new Int32Array(workerData as SharedArrayBuffer);

const isFirst = (): boolean => Atomics.exchange(done, 0, 1) === 0;

const hang = (): never => {
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
};

parentPort?.on('message', ({ bot }: BotQuestion) => {
  if (bot === 'dies' || (bot === 'dies-once' && isFirst())) process.exit(1);
  if (bot === 'hangs' || (bot === 'hangs-once' && isFirst())) hang();
  if (bot === 'fails') parentPort?.postMessage({ failed: 'it was told to fail' });
  else if (bot === 'novice') parentPort?.postMessage({ command: { type: 'nonsense' } });
  else parentPort?.postMessage({ command: bot });
});
