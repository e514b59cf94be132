import type { Meter } from '../../budget.ts';
import { copySolo, redeal } from './load.ts';
import { Rollout } from './rollout.ts';
import { finalScore, newSoloGame, playOn, type SoloGame } from './solo.ts';

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

/** Some choices and how the game stands after each; a choice less than 0 is to do nothing. */
interface Question {
  readonly game: SoloGame;
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  readonly seed: number;
  /** 1 to look for the most stars, -1 for the least: on the sheet of a neighbour. */
  readonly aim: 1 | -1;
}

/** Sums over all games of a choice: the stars, the four edicts, coins, monsters. */
interface Sums {
  readonly choice: number;
  readonly parts: Float64Array;
}

const PARTS = 7;

/** Where nothing is left to be drawn no sheet is weighed, and a game costs something all the same. */
const NODES_PER_GAME = 4;

const rollout = new Rollout();

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

const prospectOf = ({ choice, parts }: Sums, games: number): Prospect => {
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

/** How many choices are left after each part of the budget. */
export type Sieve = (best: readonly number[], round: number) => readonly number[];

/**
 * What games come to after each of some choices: all meet the same sampled decks. After each round, for which an equal
 * part of the budget is there, the sieve says which of them, the best first, are looked into further. Answers those of
 * the last round, the best first, and what all of them together came to in the first.
 */
export const compareByRollouts = (
  { game, make, seed, aim }: Question,
  choices: readonly number[],
  { rounds, sieve, meter }: { readonly rounds: number; readonly sieve: Sieve; readonly meter: Meter },
): { readonly best: readonly Prospect[]; readonly usual: Prospect } => {
  const trial = newSoloGame(game.rules);
  let left: Sums[] = choices.map(choice => ({ choice, parts: new Float64Array(PARTS) }));
  const all = { choice: -1, parts: new Float64Array(PARTS) };
  const start = rollout.nodes;
  let usual: Prospect | undefined;
  let sample = 0;
  let played = 0;
  for (let round = 1; round <= rounds; round++) {
    do {
      for (const { choice, parts } of left) {
        rollout.reseed(seed + sample);
        copySolo(trial, game);
        redeal(trial, rollout);
        make(trial, choice, rollout);
        playOn(trial, rollout, rollout);
        addGame(trial, finalScore(trial), parts);
      }
      played += left.length;
      sample += 1;
    } while (meter(played * NODES_PER_GAME + rollout.nodes - start) < round / rounds);
    left.sort((a, b) => aim * (b.parts[0]! - a.parts[0]!));
    if (!usual) {
      for (const { parts } of left) for (const [i, part] of parts.entries()) all.parts[i]! += part;
      usual = prospectOf(all, sample * left.length);
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
  return {
    best: left.filter(({ choice }) => kept.includes(choice)).map(sums => prospectOf(sums, sample)),
    usual: usual!,
  };
};
