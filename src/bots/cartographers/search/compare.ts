import { sum } from '../../../engine/util.ts';
import type { Meter } from '../../budget.ts';
import { type Forked, playOut, trialFor } from './play-out.ts';
import { finalScore, type SoloGame } from './solo.ts';

/** The average result of the simulated games after a choice: the stars, and where they come from. */
export interface Prospect {
  readonly choice: number;
  readonly games: number;
  readonly stars: number;
  /** The stars of each edict from A to D. */
  readonly edicts: readonly number[];
  readonly coins: number;
  readonly monsters: number;
}

interface Question extends Forked {
  /** 1 if the most stars are best, -1 if the fewest are (on a neighbor's sheet). */
  readonly aim: 1 | -1;
}

interface Sums {
  readonly choice: number;
  /** The sums over all games after a choice, in this order: stars, four edicts, coins, monsters. */
  readonly parts: Float64Array;
  /** The stars of each game. Games with the same index have the same deck. */
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

/** The standard error of the mean difference between two choices, which have been played with the same decks. */
const standardError = (one: Sums, other: Sums): number => {
  const apart = one.each.map((stars, i) => stars - other.each[i]!);
  const mean = sum(apart) / apart.length;
  const squares = sum(apart.map(stars => (stars - mean) ** 2));
  return Math.sqrt(squares / Math.max(1, apart.length - 1) / apart.length);
};

interface Compared {
  readonly best: readonly Prospect[];
  readonly usual: Prospect;
  /** The standard error of the mean difference between two choices that remained in the last round. */
  readonly errorBetween: (one: number, other: number) => number;
}

/** Picks the choices that remain after a round. It gets the choices of that round, the best first. */
export type Sieve = (best: readonly number[], round: number) => readonly number[];

/**
 * Compares choices by the average results of simulated games. All choices get the same sampled decks, and all rounds an
 * equal part of the budget. After each round, the sieve picks the choices that remain. Returns the choices of the last
 * round, the best first, and the average over all choices. That average comes from the first round, because only the
 * remaining choices are played with later decks.
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
