import type { Random } from '../engine/random.ts';
import type { Spend } from './bots.ts';

/** What a seat has thought in a game. */
export interface Thinking {
  readonly answers: number;
  readonly ms: number;
  /** About the longest of its answers. */
  readonly most: number;
}

interface Clock {
  answers: number;
  ms: number;
  most: number;
  purse: number;
}

/** Where nobody has set a clock. */
const PATIENCE_MS = 60_000;

/** What all answers of a game together may take beyond `--ms`: pipes and machines are busy at times. */
export const PURSE_MS = 1000;

/** Every seat has a chance of its own in every game, so that stands for it here. */
const clocks = new WeakMap<Random, Clock>();

const clockOf = (random: Random): Clock => {
  const known = clocks.get(random);
  if (known) return known;
  const clock = { answers: 0, ms: 0, most: 0, purse: PURSE_MS };
  clocks.set(random, clock);
  return clock;
};

export const msOf = (spend: Spend | undefined): number | undefined =>
  spend && 'ms' in spend ? spend.ms : undefined;

/** How long the next answer may take. */
export const patienceOf = (random: Random, spend: Spend | undefined): number => {
  const ms = msOf(spend);
  return ms === undefined ? PATIENCE_MS : ms + clockOf(random).purse;
};

/** Thinks, and notes how long that took. */
export const timed = <T>(random: Random, spend: Spend | undefined, think: () => T): T => {
  const begun = performance.now();
  try {
    return think();
  } finally {
    const took = performance.now() - begun;
    const clock = clockOf(random);
    clock.answers += 1;
    clock.ms += took;
    clock.most = Math.max(clock.most, took);
    clock.purse -= Math.max(0, took - (msOf(spend) ?? took));
  }
};

/** Whether more was overdrawn than there was. */
export const isOverdrawn = (random: Random): boolean => clockOf(random).purse < 0;

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

/** What whoever had this chance has thought. */
export const thinkingOf = (random: Random | undefined): Thinking => {
  const { answers, ms, most } = (random && clocks.get(random)) ?? { answers: 0, ms: 0, most: 0 };
  return { answers, ms: tenth(ms), most: tenth(most) };
};

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
