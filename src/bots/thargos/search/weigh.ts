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

/** The statistics of an answer, relative to the first one (greedy's). */
interface Standing {
  readonly command: Command;
  games: number;
  sum: number;
  lead: number;
  squares: number;
}

/** The number of turns that each game is played on before it is evaluated. */
const TURNS = 4;
/** A deal costs about as much as this many answers. */
const DEAL_NODES = 2;

/** With few games per answer, luck decides, so the number of answers is limited instead. */
const NODES_PER_ANSWER = 60;
const LEAST_TRIED = 2;
/** A typical speed of one core, used only for planning. */
const NODES_PER_MS = 6;

const affordable = (budget: Budget): number =>
  Math.floor(('nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS) / NODES_PER_ANSWER);

const meanOf = ({ sum, games }: Standing): number => (games === 0 ? 0 : sum / games);

const byMean = (a: Standing, b: Standing): number => meanOf(b) - meanOf(a);

/** Few games are mostly luck, so another answer must be ahead of greedy's by this many standard errors. */
const DOUBT = 1;
/** The prior variance of leads, and how many games it counts as. */
const USUAL = { variance: 0.02, games: 3 } as const;

const sureLead = ({ lead, squares, games }: Standing): number => {
  if (games === 0) return 0;
  const mean = lead / games;
  const variance = (squares - games * mean * mean + USUAL.variance * USUAL.games) / (games + USUAL.games);
  return mean - DOUBT * Math.sqrt(Math.max(0, variance) / games);
};

/** Deals, and plays on from the answers, until the budget is spent. */
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
    /** Undefined if the budget runs out. */
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

/** Plays one deal with all remaining answers. Returns false if the budget ran out, so that this deal doesn't count. */
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
 * All answers get the same deals. All rounds get an equal part of the budget; after each, the worse half is dropped.
 * The first answer stays, because the others are compared with it, and so do the wanted best ones and the answer asked
 * about.
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

/** Plays only these answers, all on the same deals, which `weigh` has not used before. */
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
