import type { Meter } from '../../budget.ts';
import { copySolo, redeal } from './load.ts';
import { Rollout } from './rollout.ts';
import { finalScore, newSoloGame, playOn, type SoloGame } from './solo.ts';

/** What is to be decided: some choices, the likelier ones first, and how the game stands after each. */
interface Fork {
  /** The game before the choice; what it deals of the unseen cards does not matter. */
  readonly game: SoloGame;
  readonly choices: readonly number[];
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  /** 1 to look for the most stars, -1 for the least: on the sheet of a neighbour. */
  readonly aim: 1 | -1;
  readonly seed: number;
}

/** What there is to spend: about so many nodes, as the meter counts them. */
interface Purse {
  readonly nodes: number;
  readonly meter: Meter;
}

/** Copying and scoring a game costs something too, even where nothing is left to be drawn. */
const NODES_PER_GAME = 4;

/** A choice that few games are played with is judged by their luck: rather fewer choices. */
const GAMES_PER_CHOICE = 20;
const LEAST_CHOICES = 4;

const rollout = new Rollout();
let kept: SoloGame | undefined;

interface Standing {
  readonly choice: number;
  sum: number;
}

const better = (a: Standing, b: Standing): Standing => (b.sum > a.sum ? b : a);

/** One object serves all games by the same rules. */
const trialFor = ({ rules }: SoloGame): SoloGame => {
  if (kept?.rules !== rules) kept = newSoloGame(rules);
  return kept;
};

/**
 * The choice after which games end best. All choices meet the same sampled decks; after each round, for which an equal
 * part of the budget is there, the worse half is given up.
 */
export const bestByRollouts = ({ game, choices, make, aim, seed }: Fork, purse: Purse): number => {
  const { meter } = purse;
  const trial = trialFor(game);
  let nodes = 0;
  const playOut = (choice: number, sample: number): number => {
    const start = rollout.nodes;
    rollout.reseed(seed + sample);
    copySolo(trial, game);
    redeal(trial, rollout);
    make(trial, choice, rollout);
    playOn(trial, rollout, rollout);
    nodes += NODES_PER_GAME + rollout.nodes - start;
    return aim * finalScore(trial);
  };
  playOut(choices[0]!, 0);
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
        // Sums are compared: a deck that not everybody has met does not count.
        if (sample > 0 && meter(nodes) >= 1) return standing.reduce(better).choice;
        scores.push(playOut(choice, sample));
      }
      for (const [i, score] of scores.entries()) standing[i]!.sum += score;
      sample += 1;
      // Nothing was left to be decided: one game tells as much as a thousand.
      if (nodes - before === standing.length * NODES_PER_GAME) return standing.reduce(better).choice;
    } while (meter(nodes) < until);
    standing.sort((a, b) => b.sum - a.sum);
    standing.length = Math.ceil(standing.length / 2);
  }
  return standing[0]!.choice;
};
