import { parentPort } from 'node:worker_threads';
import { answersByClock } from './bench-clock.ts';

/** A thread of `bench-bots.ts`. It plays one game and sends the time of each answer. */
parentPort?.postMessage(answersByClock({}));
