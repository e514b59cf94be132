import type { Random } from '../engine/random.ts';
import type { Spend } from './bots.ts';

/** What a seat has thought in a game. */
export interface Thinking {
  readonly answers: number;
  readonly ms: number;
  /** About the longest of its answers. */
  readonly most: number;
}

/** The clock of a seat in one game. */
export interface SeatClock {
  answers: number;
  ms: number;
  most: number;
  purse: number;
}

/** Where nobody has set a clock. */
const PATIENCE_MS = 60_000;

/** What all answers of a game together may take beyond `--ms`: pipes and machines are busy at times. */
const PURSE_MS = 1000;

export const newClock = (): SeatClock => ({ answers: 0, ms: 0, most: 0, purse: PURSE_MS });

/** Every seat has a chance of its own in every game, so that stands for it here. */
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

/** Thinks, and notes how long that took. */
export const timed = <T>(random: Random, spend: Spend | undefined, think: () => T): T => {
  const begun = performance.now();
  try {
    return think();
  } finally {
    noteAnswer(clockOf(random), spend, performance.now() - begun);
  }
};

/** Whether more was overdrawn than there was. */
export const isOverdrawn = (random: Random): boolean => clockOf(random).purse < 0;

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

export const thinkingIn = ({ answers, ms, most }: SeatClock): Thinking => ({
  answers,
  ms: tenth(ms),
  most: tenth(most),
});

/** What whoever had this chance has thought. */
export const thinkingOf = (random: Random | undefined): Thinking =>
  thinkingIn((random && clocks.get(random)) ?? newClock());

/** What several games come to. */
export const thinkingSum = (all: Iterable<Thinking>): Thinking => {
  let [answers, ms, most] = [0, 0, 0];
  for (const each of all) {
    answers += each.answers;
    ms += each.ms;
    most = Math.max(most, each.most);
  }
  return { answers, ms, most };
};

/** As it is told: milliseconds an answer. */
export const toldThinking = (bot: string, { answers, ms, most }: Thinking) => ({
  bot,
  answers,
  mean: tenth(ms / Math.max(1, answers)),
  most: tenth(most),
});

export type ToldThinking = ReturnType<typeof toldThinking>;
