import { sum } from '../../../engine/util.ts';
import type { Meter } from '../../budget.ts';
import { type Forked, playOut, trialFor } from './play-out.ts';
import { finalScore, type SoloGame } from './solo.ts';

/** What games come to on the average: all stars, and where they come from. */
export interface Prospect {
  readonly choice: number;
  readonly games: number;
  readonly stars: number;
  /** By edict, from A on. */
  readonly edicts: readonly number[];
  readonly coins: number;
  readonly monsters: number;
}

interface Question extends Forked {
  /** 1 to look for the most stars, -1 for the least: on the sheet of a neighbour. */
  readonly aim: 1 | -1;
}

interface Sums {
  readonly choice: number;
  /** Sums over all games of a choice: the stars, the four edicts, coins, monsters. */
  readonly parts: Float64Array;
  /** The stars of each game, deck by deck. */
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

/** The standard error of how far two choices are apart: both met the same decks, and much of the chance is the same. */
const standardError = (one: Sums, other: Sums): number => {
  const apart = one.each.map((stars, i) => stars - other.each[i]!);
  const mean = sum(apart) / apart.length;
  const squares = sum(apart.map(stars => (stars - mean) ** 2));
  return Math.sqrt(squares / Math.max(1, apart.length - 1) / apart.length);
};

interface Compared {
  readonly best: readonly Prospect[];
  readonly usual: Prospect;
  /** How far the difference between two of the last round may be off. */
  readonly errorBetween: (one: number, other: number) => number;
}

/** How many choices are left after each part of the budget. */
export type Sieve = (best: readonly number[], round: number) => readonly number[];

/**
 * What games come to after each of some choices: all meet the same sampled decks. After each round, for which an equal
 * part of the budget is there, the sieve says which of them, the best first, are looked into further. Answers those of
 * the last round, the best first, and what all of them together would have come to: beside the best in the first round,
 * for later only those that are left meet the decks.
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
