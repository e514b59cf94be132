import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import { CLI_GAMES } from './games.ts';
import { endBots } from './processes/bot.ts';
import { playerOf } from './simulate-game.ts';
import type { Job, SimulatedGame } from './simulation.ts';

interface Share {
  readonly game: GameId;
  readonly job: Job;
  readonly first: number;
  readonly step: number;
  readonly games: number;
  readonly language: Language;
}

/** Long enough that messages cost nothing, short enough that progress is seen. */
const BATCH_MS = 100;

const { game, job, first, step, games, language } = workerData as Share;

const playNumber = await playerOf(game, await CLI_GAMES[game].simulate(), job, language);
let next = first;
let allowed = 2;
let isPlaying = false;

const playBatch = (): void => {
  const batch: SimulatedGame[] = [];
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

/** A bot may have left timers that would keep the thread alive; what it printed goes out first. */
const end = (): void => {
  endBots();
  process.stdout.write('', () => process.stderr.write('', () => process.exit()));
};

parentPort?.on('message', message => {
  if (message === 'end') return end();
  allowed += 1;
  void play();
});
void play();
