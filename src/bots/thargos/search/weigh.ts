import type { Random } from '../../../engine/random.ts';
import type { Command, State, View } from '../../../games/thargos/types.ts';
import { type Budget, type Meter, meterOf } from '../../budget.ts';
import { candidates, keyOf } from './candidates.ts';
import { quickChance } from './chance.ts';
import { deal } from './deal.ts';
import { answered, playOn } from './play-on.ts';
import { chanceOf } from './value.ts';

/** An answer that the search tried. */
export interface Tried {
  readonly command: Command;
  /** The chance to win, from 0 to 1. */
  readonly worth: number;
  /** The number of games that were played after it. */
  readonly games: number;
}

export interface Weighing {
  /** The best first. */
  readonly tried: readonly Tried[];
  /** The result for `about`. */
  readonly asked?: Tried;
}

/** How an answer stands beside the first, the one that greedy would give. */
interface Standing {
  readonly command: Command;
  games: number;
  sum: number;
  lead: number;
  squares: number;
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

/** Few games are mostly luck: another answer must be ahead of greedy's by so many standard errors. */
const DOUBT = 1;
/** Leads are thought to vary like this before any is seen, as if so many games had shown it. */
const USUAL = { variance: 0.02, games: 3 } as const;

const sureLead = ({ lead, squares, games }: Standing): number => {
  if (games === 0) return 0;
  const mean = lead / games;
  const variance = (squares - games * mean * mean + USUAL.variance * USUAL.games) / (games + USUAL.games);
  return mean - DOUBT * Math.sqrt(Math.max(0, variance) / games);
};

/** Deals, and plays answers on from them, until the budget is spent. */
const trialsOf = (view: View, random: Random, meter: Meter) => {
  const seat = view.viewer as number;
  const first = random.next() | 0;
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
      return deal(view, quickChance(first ^ (number << 16)));
    },
    /** Undefined where the budget does not last. */
    worth: (dealt: State, command: Command, number: number): number | undefined => {
      if (stop()) return undefined;
      const chance = quickChance(first + number);
      const playout = answered(dealt, command, chance);
      if (!playout) return 0;
      return playOn(playout, TURNS, chance, stop) ? chanceOf(playout, seat) : undefined;
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
    const tried = standing[i]!;
    const lead = worth - worths[0]!;
    tried.games += 1;
    tried.sum += worth;
    tried.lead += lead;
    tried.squares += lead * lead;
  }
  return true;
};

/**
 * All answers meet the same deals; after each round, with an equal part of the budget, the worse half is given up, but
 * never the first: the others are measured by it; and not so many of the best, nor what was asked about.
 */
const halved = (
  all: readonly Standing[],
  trials: Trials,
  least: number,
  asked: Standing | undefined,
): Standing[] => {
  const rounds = Math.ceil(Math.log2(all.length));
  const [first] = all as readonly [Standing];
  const given: Standing[] = [];
  let others = all.slice(1);
  let number = 0;
  const play = (until: number): boolean => {
    do if (!oneDeal(trials, [first, ...others], number++)) return false;
    while (trials.spent() < until);
    return true;
  };
  for (let round = 1; round <= rounds && play(round / rounds); round++) {
    if (round === rounds) break;
    others.sort(byMean);
    const kept = Math.max(least - 1, Math.ceil(others.length / 2));
    const isKept = (each: Standing, i: number): boolean => i < kept || each === asked;
    given.unshift(...others.filter((each, i) => !isKept(each, i)));
    others = others.filter(isKept);
  }
  const leads = new Map(others.map(tried => [tried, sureLead(tried)]));
  others.sort((a, b) => leads.get(b)! - leads.get(a)!);
  const ahead = others.filter(tried => leads.get(tried)! > 0);
  return [...ahead, first, ...others.slice(ahead.length), ...given];
};

const untried = (command: Command): Standing => ({ command, games: 0, sum: 0, lead: 0, squares: 0 });

const triedOf = (standing: Standing): Tried => ({
  command: standing.command,
  worth: meanOf(standing),
  games: standing.games,
});

/** These answers alone, all at the same deals, which are none that `weigh` has met before. */
export const weighAgain = (
  view: View,
  random: Random,
  budget: Budget,
  commands: readonly Command[],
): Tried[] => {
  const trials = trialsOf(view, random, meterOf(budget));
  const all = commands.map(untried);
  for (let number = 0; oneDeal(trials, all, number); ) number += 1;
  return all.map(triedOf);
};

export interface WeighWish {
  /** How many of the best answers are tried equally often. Default: 1. */
  readonly least?: number;
  /** An answer that is tried as often as the best. */
  readonly about?: Command;
}

/** Tries the most promising answers in playouts, with random cards for everything that this seat doesn't know. */
export const weigh = (
  view: View,
  random: Random,
  budget: Budget,
  { least = 1, about }: WeighWish = {},
): Weighing => {
  const meter = meterOf(budget);
  const all = candidates(view, random)
    .slice(0, Math.max(LEAST_TRIED, affordable(budget)))
    .map(untried);
  let asked = about && all.find(({ command }) => keyOf(view, command) === keyOf(view, about));
  if (about && !asked) {
    asked = untried(about);
    all.push(asked);
  }
  const order = all.length < 2 ? all : halved(all, trialsOf(view, random, meter), least, asked);
  return { tried: order.map(triedOf), ...(asked && { asked: triedOf(asked) }) };
};
