import type { Random } from '../engine/random.ts';
import type { Spend } from './bots.ts';

/** How long the bot of a seat took for its answers in a game. */
export interface Thinking {
  readonly answers: number;
  readonly ms: number;
  /** The time of the slowest answer, in ms. */
  readonly most: number;
}

/** Measures the thinking time of a seat in one game. `purse` is what is left of the extra time. */
export interface SeatClock {
  answers: number;
  ms: number;
  most: number;
  purse: number;
}

/** The limit for an answer if `--ms` is missing. */
const PATIENCE_MS = 60_000;

/**
 * The extra time of a game: its answers together may exceed `--ms` by this much, because any machine is busy at times.
 */
const PURSE_MS = 1000;

export const newClock = (): SeatClock => ({ answers: 0, ms: 0, most: 0, purse: PURSE_MS });

/** The clock of each seat in each game. The key is the random stream of the seat, which is new in each game. */
const clocks = new WeakMap<Random, SeatClock>();

const clockOf = (random: Random): SeatClock => {
  const known = clocks.get(random);
  if (known) return known;
  const clock = newClock();
  clocks.set(random, clock);
  return clock;
};

export const msOf = (spend: Spend | undefined): number | undefined =>
  spend && 'ms' in spend ? spend.ms : undefined;

/** Returns how long the next answer may take. */
export const patienceIn = ({ purse }: SeatClock, spend: Spend | undefined): number => {
  const ms = msOf(spend);
  return ms === undefined ? PATIENCE_MS : ms + Math.max(0, purse);
};

export const patienceOf = (random: Random, spend: Spend | undefined): number =>
  patienceIn(clockOf(random), spend);

export const noteAnswer = (clock: SeatClock, spend: Spend | undefined, took: number): void => {
  clock.answers += 1;
  clock.ms += took;
  clock.most = Math.max(clock.most, took);
  clock.purse -= Math.max(0, took - (msOf(spend) ?? took));
};

/** Calls `think` and adds its duration to the clock of the seat. */
export const timed = <T>(random: Random, spend: Spend | undefined, think: () => T): T => {
  const begun = performance.now();
  try {
    return think();
  } finally {
    noteAnswer(clockOf(random), spend, performance.now() - begun);
  }
};

/** Whether the answers of the seat have used up the extra time of the game. */
export const isOverdrawn = (random: Random): boolean => clockOf(random).purse < 0;

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

export const thinkingIn = ({ answers, ms, most }: SeatClock): Thinking => ({
  answers,
  ms: tenth(ms),
  most: tenth(most),
});

/** Returns the thinking time of the seat that has this random stream. */
export const thinkingOf = (random: Random | undefined): Thinking =>
  thinkingIn((random && clocks.get(random)) ?? newClock());

/** Adds up several thinking times. */
export const thinkingSum = (all: Iterable<Thinking>): Thinking => {
  let [answers, ms, most] = [0, 0, 0];
  for (const each of all) {
    answers += each.answers;
    ms += each.ms;
    most = Math.max(most, each.most);
  }
  return { answers, ms, most };
};

/** Returns the thinking time of a bot as a summary contains it, in milliseconds per answer. */
export const toldThinking = (bot: string, { answers, ms, most }: Thinking) => ({
  bot,
  answers,
  mean: tenth(ms / Math.max(1, answers)),
  most: tenth(most),
});

export type ToldThinking = ReturnType<typeof toldThinking>;
