import type { Random } from '../engine/random.ts';
import type { Spend } from './bots.ts';

/** The thinking time of a seat in a game. */
export interface Thinking {
  readonly answers: number;
  readonly ms: number;
  /** The time of the slowest answer. */
  readonly most: number;
}

/** The clock of a seat in one game. */
export interface SeatClock {
  answers: number;
  ms: number;
  most: number;
  purse: number;
}

/** The limit for an answer without `--ms`. */
const PATIENCE_MS = 60_000;

/** All answers of a game together may exceed `--ms` by this much, because machines are busy at times. */
const PURSE_MS = 1000;

export const newClock = (): SeatClock => ({ answers: 0, ms: 0, most: 0, purse: PURSE_MS });

/** By random stream: each seat has its own in each game. */
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

/** How long the next answer may take. */
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

/** Calls `think` and adds its time to the seat's clock. */
export const timed = <T>(random: Random, spend: Spend | undefined, think: () => T): T => {
  const begun = performance.now();
  try {
    return think();
  } finally {
    noteAnswer(clockOf(random), spend, performance.now() - begun);
  }
};

/** Whether the seat has exceeded the extra time of its game. */
export const isOverdrawn = (random: Random): boolean => clockOf(random).purse < 0;

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

export const thinkingIn = ({ answers, ms, most }: SeatClock): Thinking => ({
  answers,
  ms: tenth(ms),
  most: tenth(most),
});

/** The thinking time of the seat with this random stream. */
export const thinkingOf = (random: Random | undefined): Thinking =>
  thinkingIn((random && clocks.get(random)) ?? newClock());

/** The sum over several games. */
export const thinkingSum = (all: Iterable<Thinking>): Thinking => {
  let [answers, ms, most] = [0, 0, 0];
  for (const each of all) {
    answers += each.answers;
    ms += each.ms;
    most = Math.max(most, each.most);
  }
  return { answers, ms, most };
};

/** As in a summary: milliseconds per answer. */
export const toldThinking = (bot: string, { answers, ms, most }: Thinking) => ({
  bot,
  answers,
  mean: tenth(ms / Math.max(1, answers)),
  most: tenth(most),
});

export type ToldThinking = ReturnType<typeof toldThinking>;
