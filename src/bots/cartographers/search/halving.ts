import type { Meter } from '../../budget.ts';
import { type Forked, looksFor, NODES_PER_GAME, playOut, trialFor } from './play-out.ts';
import { finalScore } from './solo.ts';

/** A decision whose choices can be played out. The most promising choice is the first. */
interface Fork extends Forked {
  readonly choices: readonly number[];
  /** 1 if the most stars are best, -1 if the fewest are (on a neighbor's sheet). */
  readonly aim: 1 | -1;
}

/** The budget of a search: `nodes` is roughly what it allows, `meter` measures how much is spent. */
interface Purse {
  readonly nodes: number;
  readonly meter: Meter;
}

/** The search limits the number of choices so that each gets this many games, because luck decides with fewer. */
const GAMES_PER_CHOICE = 20;
const LEAST_CHOICES = 4;

interface Standing {
  readonly choice: number;
  sum: number;
}

const better = (a: Standing, b: Standing): Standing => (b.sum > a.sum ? b : a);

/**
 * The standings if time runs out during the first deck. They have only the choices that were played with it, which are
 * the most promising ones. A later deck counts only if all choices were played with it, because sums are compared.
 */
const met = (standing: readonly Standing[], scores: readonly number[]): Standing[] =>
  standing.slice(0, Math.max(1, scores.length)).map(({ choice }, i) => ({ choice, sum: scores[i] ?? 0 }));

/**
 * Finds the choice with the best average result of simulated games. All choices get the same sampled decks, and all
 * rounds an equal part of the budget. After each round, the worse half of the choices is dropped.
 */
export const bestByRollouts = (wanted: Fork, purse: Purse): number => {
  const fork = { looks: looksFor(purse.nodes), ...wanted };
  const { choices, aim } = fork;
  const { meter } = purse;
  const trial = trialFor(fork.game);
  let nodes = 0;
  const scoreOf = (choice: number, sample: number): number => {
    nodes += playOut(fork, trial, choice, sample);
    return aim * finalScore(trial);
  };
  scoreOf(choices[0]!, 0);
  const affordable = Math.floor(purse.nodes / nodes / GAMES_PER_CHOICE);
  const standing: Standing[] = choices
    .slice(0, Math.max(LEAST_CHOICES, affordable))
    .map(choice => ({ choice, sum: 0 }));
  const rounds = Math.ceil(Math.log2(standing.length));
  let sample = 0;
  for (let round = 1; round <= rounds; round++) {
    const until = round / rounds;
    do {
      const scores: number[] = [];
      const before = nodes;
      for (const { choice } of standing) {
        if (meter(nodes) >= 1) return (sample > 0 ? standing : met(standing, scores)).reduce(better).choice;
        scores.push(scoreOf(choice, sample));
      }
      for (const [i, score] of scores.entries()) standing[i]!.sum += score;
      sample += 1;
      // Every playout ended immediately, so no deck can change the result.
      if (nodes - before === standing.length * NODES_PER_GAME) return standing.reduce(better).choice;
    } while (meter(nodes) < until);
    standing.sort((a, b) => b.sum - a.sum);
    standing.length = Math.ceil(standing.length / 2);
  }
  return standing[0]!.choice;
};
