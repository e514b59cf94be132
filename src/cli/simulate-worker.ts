import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import { endBots } from './bot-process/bot.ts';
import { UsageError } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import { playerOf } from './simulate-game.ts';
import type { Job, SimulatedGame } from './simulation.ts';

/** Which games a thread plays. */
export interface WorkerShare {
  readonly game: GameId;
  readonly job: Job;
  readonly first: number;
  readonly step: number;
  readonly games: number;
  readonly language: Language;
  readonly batchMs: number;
}

/** A message of the thread: games that it has played, or the text of a usage error. */
export type WorkerSaid = readonly SimulatedGame[] | { readonly usage: string };

const { game, job, first, step, games, language, batchMs }: WorkerShare = workerData;

const say = (said: WorkerSaid): void => parentPort?.postMessage(said);

/** Runs work and sends a usage error as text, because errors lose their class when they are sent between threads. */
const orSay = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say({ usage: error.message });
    return undefined;
  }
};

const playNumber = await orSay(async () => playerOf(game, await CLI_GAMES[game].simulate(), job, language));
let next = first;
let allowed = playNumber ? 2 : 0;
let isPlaying = false;

const playBatch = (play: (number: number) => SimulatedGame): void => {
  const batch: SimulatedGame[] = [];
  const end = performance.now() + batchMs;
  try {
    while (next < games && (batch.length === 0 || performance.now() < end)) {
      batch.push(play(next));
      next += step;
    }
  } finally {
    // If a bot stops the run, the games that ended before still count.
    if (batch.length > 0) say(batch);
  }
};

const play = async (): Promise<void> => {
  if (isPlaying || !playNumber) return;
  isPlaying = true;
  while (allowed > 0 && next < games) {
    allowed -= 1;
    await orSay(() => playBatch(playNumber));
    await new Promise(setImmediate);
  }
  isPlaying = false;
};

/** Ends the bots and flushes the output, then lets the thread exit. */
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
