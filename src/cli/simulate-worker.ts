import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../engine/text.ts';
import { loadBots } from './bots.ts';
import { type Job, type Played, playOne } from './simulate-game.ts';

interface Share extends Job {
  readonly first: number;
  readonly step: number;
  readonly games: number;
  readonly language: Language;
}

/** Long enough that messages cost nothing, short enough that progress is seen. */
const BATCH_MS = 100;

const { first, step, games, language, ...job } = workerData as Share;
const bots = await loadBots(job.bots, language);
let next = first;
let allowed = 2;
let isPlaying = false;

const playBatch = (): void => {
  const batch: Played[] = [];
  const end = performance.now() + BATCH_MS;
  while (next < games && (batch.length === 0 || performance.now() < end)) {
    batch.push(playOne(job, bots, next));
    next += step;
  }
  parentPort?.postMessage(batch);
};

const play = async (): Promise<void> => {
  if (isPlaying) return;
  isPlaying = true;
  while (allowed > 0 && next < games) {
    allowed -= 1;
    playBatch();
    await new Promise(setImmediate);
  }
  isPlaying = false;
};

parentPort?.on('message', () => {
  allowed += 1;
  void play();
});
void play();
