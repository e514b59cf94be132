import { parentPort } from 'node:worker_threads';
import { answersByClock } from './bench-clock.ts';

/** One of the threads that think at once. */
parentPort?.postMessage(answersByClock({}));
