/** The worker thread that pairs a round of a large tournament, because this blocks its thread for a tenth of a second. */
import { parentPort, workerData } from 'node:worker_threads';
import { nextEvent } from './next.ts';
import type { PairingWish } from './pair-aside.ts';

const { id, tournament, results }: PairingWish = workerData;
parentPort?.postMessage(nextEvent(id, tournament, results));
