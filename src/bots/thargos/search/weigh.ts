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
  /** The number of games played after it to estimate the chance. */
  readonly games: number;
}

export interface Weighing {
  /** Sorted, the best first. */
  readonly tried: readonly Tried[];
  /** The result for the option `about`. */
  readonly asked?: Tried;
}

/**
 * The statistics of a tried answer. `lead` and `squares` compare it with the first answer, which is greedy's.
 */
interface Standing {
  readonly command: Command;
  games: number;
  sum: number;
  lead: number;
  squares: number;
}

/** Each game is played on for this many turns before it is evaluated. */
const TURNS = 4;
/** Dealing takes about as long as playing on after this many answers. */
const DEAL_NODES = 2;

/** An answer that is tried in too few games wins by luck, so a small budget tries fewer answers. */
const NODES_PER_ANSWER = 60;
const LEAST_TRIED = 2;
/** A typical speed of one core. It decides only how many answers are tried. */
const NODES_PER_MS = 6;

const affordable = (budget: Budget): number =>
  Math.floor(('nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS) / NODES_PER_ANSWER);

const meanOf = ({ sum, games }: Standing): number => (games === 0 ? 0 : sum / games);

const byMean = (a: Standing, b: Standing): number => meanOf(b) - meanOf(a);

/**
 * An answer replaces greedy's only if it leads by this many standard errors, because a lead in few games may
 * be luck.
 */
const DOUBT = 1;
/** The assumed variance of leads before any game, which counts as much as this many games. */
const USUAL = { variance: 0.02, games: 3 } as const;

const sureLead = ({ lead, squares, games }: Standing): number => {
  if (games === 0) return 0;
  const mean = lead / games;
  const variance = (squares - games * mean * mean + USUAL.variance * USUAL.games) / (games + USUAL.games);
  return mean - DOUBT * Math.sqrt(Math.max(0, variance) / games);
};

/** Functions that deal cards and play on after an answer, until the budget is spent. */
const trialsOf = (view: View, random: Random, meter: Meter) => {
  const seat = view.viewer;
  if (seat === 'spectator') throw new Error('expected the view of a seat, found that of a spectator');
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
    /** The seat's chance to win after a command in this deal. Undefined if the budget runs out. */
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

/**
 * Plays one deal with each remaining answer. Returns false if the budget ran out; then the deal doesn't
 * count.
 */
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
 * Successive halving: each round gets an equal part of the budget and plays the same deals with all remaining
 * answers, then drops the worse half. The first answer, the `least` best ones and the answer asked about
 * always remain.
 */
const halved = (
  all: readonly Standing[],
  trials: Trials,
  least: number,
  asked: Standing | undefined,
): Standing[] => {
  const rounds = Math.ceil(Math.log2(all.length));
  const first = all[0]!;
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

/** Plays only these answers, on deals that `weigh` has not used. */
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
  /** The number of best answers that are tried in every round, 1 by default. */
  readonly least?: number;
  /** An additional answer that is tried in every round. */
  readonly about?: Command;
}

/**
 * Estimates the chance to win after the most promising answers, by playing on with random cards for
 * everything hidden from the seat.
 */
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
