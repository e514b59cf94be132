import { type Random, seedFrom, stream } from '../../../engine/random.ts';
import { sample } from '../../../games/thargos/sample.ts';
import type { Command, State, View } from '../../../games/thargos/types.ts';
import { type Budget, type Meter, meterOf } from '../../budget.ts';
import { candidates } from './candidates.ts';
import { answered, playOn } from './play-on.ts';
import { chanceOf } from './value.ts';

/** An answer that was tried out. */
export interface Tried {
  readonly command: Command;
  /** The chance to win, from 0 to 1. */
  readonly worth: number;
  /** In so many games that were played on. */
  readonly games: number;
}

export interface Weighing {
  /** The best first. */
  readonly tried: readonly Tried[];
}

interface Standing {
  readonly command: Command;
  sum: number;
  games: number;
}

/** How many turns each game is played on before it is valued. */
const TURNS = 4;
/** A deal costs about as much as so many answers. */
const DEAL_NODES = 2;

/** An answer that few games are played with is judged by their luck: rather fewer answers. */
const NODES_PER_ANSWER = 60;
const LEAST_TRIED = 2;
/** How much a core of today does: only to plan with. */
const NODES_PER_MS = 6;

const affordable = (budget: Budget): number =>
  Math.floor(('nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS) / NODES_PER_ANSWER);

const meanOf = ({ sum, games }: Standing): number => (games === 0 ? 0 : sum / games);

const byMean = (a: Standing, b: Standing): number => meanOf(b) - meanOf(a);

/** Deals, and plays answers on from them, until the budget is spent. */
const trialsOf = (view: View, random: Random, meter: Meter) => {
  const seat = view.viewer as number;
  const seed = seedFrom(random);
  let nodes = 0;
  const spent = (): number => meter(nodes);
  const stop = (): boolean => {
    nodes += 1;
    return spent() >= 1;
  };
  return {
    spent,
    deal: (number: number): State => {
      nodes += DEAL_NODES;
      return sample(view, stream(seed, `deal:${number}`));
    },
    /** Undefined where the budget does not last. */
    worth: (dealt: State, command: Command, number: number): number | undefined => {
      if (stop()) return undefined;
      const state = answered(dealt, command);
      // The cards of this deal do not allow it.
      if (!state) return 0;
      const played = playOn(state, TURNS, stream(seed, `play:${number}`), stop);
      return played && chanceOf(played, seat);
    },
  };
};

type Trials = ReturnType<typeof trialsOf>;

/** One deal for all that are still in; false when the budget ran out and this deal does not count. */
const oneDeal = (trials: Trials, standing: readonly Standing[], number: number): boolean => {
  const dealt = trials.deal(number);
  const worths: number[] = [];
  for (const { command } of standing) {
    const worth = trials.worth(dealt, command, number);
    if (worth === undefined) return false;
    worths.push(worth);
  }
  for (const [i, worth] of worths.entries()) {
    standing[i]!.sum += worth;
    standing[i]!.games += 1;
  }
  return true;
};

/** All answers meet the same deals; after each round, with an equal part of the budget, the worse half is given up. */
const halved = (all: readonly Standing[], trials: Trials): Standing[] => {
  const rounds = Math.ceil(Math.log2(all.length));
  const given: Standing[] = [];
  let standing = [...all];
  let number = 0;
  for (let round = 1; round <= rounds; round++) {
    do if (!oneDeal(trials, standing, number++)) return [...standing.sort(byMean), ...given];
    while (trials.spent() < round / rounds);
    standing = standing.sort(byMean);
    const kept = Math.ceil(standing.length / 2);
    given.unshift(...standing.slice(kept));
    standing = standing.slice(0, kept);
  }
  return [...standing, ...given];
};

/**
 * What may be answered, tried out in games that are played on from deals of all that this seat does not know: it gets
 * a view and nothing else.
 */
export const weigh = (view: View, random: Random, budget: Budget): Weighing => {
  const meter = meterOf(budget);
  const all = candidates(view, random)
    .slice(0, Math.max(LEAST_TRIED, affordable(budget)))
    .map((command): Standing => ({ command, sum: 0, games: 0 }));
  const order = all.length < 2 ? all : halved(all, trialsOf(view, random, meter));
  return {
    tried: order.map(standing => ({
      command: standing.command,
      worth: meanOf(standing),
      games: standing.games,
    })),
  };
};
