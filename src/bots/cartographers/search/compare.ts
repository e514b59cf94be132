import { sum } from '../../../engine/util.ts';
import type { Meter } from '../../budget.ts';
import { type Forked, playOut, trialFor } from './play-out.ts';
import { finalScore, type SoloGame } from './solo.ts';

/** The average results of games: all stars, and their sources. */
export interface Prospect {
  readonly choice: number;
  readonly games: number;
  readonly stars: number;
  /** By edict, starting with A. */
  readonly edicts: readonly number[];
  readonly coins: number;
  readonly monsters: number;
}

interface Question extends Forked {
  /** 1 looks for the most stars, -1 for the fewest (on a neighbor's sheet). */
  readonly aim: 1 | -1;
}

interface Sums {
  readonly choice: number;
  /** Sums over all games of a choice: stars, four edicts, coins, monsters. */
  readonly parts: Float64Array;
  /** The stars of each game, by deck. */
  readonly each: number[];
}

const PARTS = 7;

const addGame = ({ rules, scores }: SoloGame, stars: number, parts: Float64Array): void => {
  parts[0]! += stars;
  for (let season = 0; season < 4; season++) {
    const [first, second] = rules.scored[season]!;
    parts[1 + first]! += scores[season * 5]!;
    parts[1 + second]! += scores[season * 5 + 1]!;
    parts[5]! += scores[season * 5 + 2]!;
    parts[6]! += scores[season * 5 + 3]!;
  }
};

const prospectOf = ({ choice, parts }: Omit<Sums, 'each'>, games: number): Prospect => {
  const [stars, a, b, c, d, coins, monsters] = Array.from(parts, part => part / games);
  return {
    choice,
    games,
    stars: stars!,
    edicts: [a!, b!, c!, d!],
    coins: coins!,
    monsters: monsters!,
  };
};

/**
 * The standard error of the difference between two choices. Both get the same decks, so their results are correlated.
 */
const standardError = (one: Sums, other: Sums): number => {
  const apart = one.each.map((stars, i) => stars - other.each[i]!);
  const mean = sum(apart) / apart.length;
  const squares = sum(apart.map(stars => (stars - mean) ** 2));
  return Math.sqrt(squares / Math.max(1, apart.length - 1) / apart.length);
};

interface Compared {
  readonly best: readonly Prospect[];
  readonly usual: Prospect;
  /** The standard error of the difference between two choices of the last round. */
  readonly errorBetween: (one: number, other: number) => number;
}

/** The number of choices that remain after each part of the budget. */
export type Sieve = (best: readonly number[], round: number) => readonly number[];

/**
 * The average results of games after each choice. All choices get the same sampled decks. All rounds get an equal part
 * of the budget; after each, the sieve picks the choices to continue with, the best first. Returns the choices of the
 * last round, the best first, and the average over all choices. That average comes from the first round, because later
 * decks are played only by the remaining choices.
 */
export const compareByRollouts = (
  question: Question,
  choices: readonly number[],
  { rounds, sieve, meter }: { readonly rounds: number; readonly sieve: Sieve; readonly meter: Meter },
): Compared => {
  const { aim } = question;
  const trial = trialFor(question.game);
  let left: Sums[] = choices.map(choice => ({ choice, parts: new Float64Array(PARTS), each: [] }));
  const all = { choice: -1, parts: new Float64Array(PARTS) };
  const firsts = new Map<number, Float64Array>();
  let sample = 0;
  let nodes = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      for (const { choice, parts, each } of left) {
        nodes += playOut(question, trial, choice, sample);
        const stars = finalScore(trial);
        addGame(trial, stars, parts);
        each.push(stars);
      }
      sample += 1;
    } while (meter(nodes) < round / rounds);
    left.sort((a, b) => aim * (b.parts[0]! - a.parts[0]!));
    if (round === 1)
      for (const { choice, parts } of left) {
        const mean = parts.map(part => part / sample);
        firsts.set(choice, mean);
        for (const [i, part] of mean.entries()) all.parts[i]! += part / left.length;
      }
    const kept = sieve(
      left.map(({ choice }) => choice),
      round,
    );
    if (round < rounds) left = left.filter(({ choice }) => kept.includes(choice));
  }
  const kept = sieve(
    left.map(({ choice }) => choice),
    rounds,
  );
  const [top] = left;
  const before = firsts.get(top!.choice)!;
  for (const [i, part] of top!.parts.entries()) all.parts[i]! += part / sample - before[i]!;
  return {
    best: left.filter(({ choice }) => kept.includes(choice)).map(sums => prospectOf(sums, sample)),
    usual: { ...prospectOf(all, 1), games: sample },
    errorBetween: (one, other) => {
      const [a, b] = [one, other].map(wanted => left.find(({ choice }) => choice === wanted)!);
      return standardError(a!, b!);
    },
  };
};
