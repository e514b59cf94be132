import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../engine/text.ts';
import { loadBots } from './bots.ts';
import { type Job, playOne } from './cartographers/simulate-game.ts';
import type { ThargosJob } from './thargos/simulate-game.ts';

interface Share {
  readonly game: 'cartographers' | 'thargos';
  readonly job: object;
  readonly first: number;
  readonly step: number;
  readonly games: number;
  readonly language: Language;
}

/** Long enough that messages cost nothing, short enough that progress is seen. */
const BATCH_MS = 100;

const { game, job, first, step, games, language } = workerData as Share;

const playerOf = async (): Promise<(number: number) => object> => {
  if (game === 'thargos') {
    const thargos = await import('./thargos/simulate-game.ts');
    return thargos.playerOf(job as ThargosJob, language);
  }
  const bots = await loadBots((job as Job).bots, language);
  return number => playOne(job as Job, bots, number);
};

const playNumber = await playerOf();
let next = first;
let allowed = 2;
let isPlaying = false;

const playBatch = (): void => {
  const batch: object[] = [];
  const end = performance.now() + BATCH_MS;
  while (next < games && (batch.length === 0 || performance.now() < end)) {
    batch.push(playNumber(next));
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
