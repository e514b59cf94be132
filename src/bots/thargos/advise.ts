import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/thargos/types.ts';
import { type Budget, meterOf, partOf } from '../budget.ts';
import { type Tried, weigh, weighAgain } from './search/weigh.ts';
import { placesCards, successRates } from './split.ts';

/**
 * A tried answer. `serves` is the share of deals, from 0 to 1, in which its placed cards win the conflict.
 */
export interface AdvisedPlay extends Tried {
  readonly serves?: number;
}

export interface PlayAdvice {
  /**
   * The recommended answer first, then the others by their chance to win. These may have a higher chance that
   * is only due to luck.
   */
  readonly best: readonly AdvisedPlay[];
}

/** The share of the time budget that estimates how often placed cards win. */
const SERVES_PART = 0.2;

/** The best answers, the recommended one first. Undefined if the view offers no choice between answers. */
export const advisePlay = (
  view: View,
  random: Random,
  { budget, count }: { readonly budget: Budget; readonly count: number },
): PlayAdvice | undefined => {
  const isTimed = 'ms' in budget;
  const meter = meterOf(budget);
  const hasServes = isTimed && placesCards(view);
  const first = hasServes ? partOf(budget, 1 - SERVES_PART) : budget;
  const { tried } = weigh(view, random, first, { least: count });
  const [top, ...others] = tried.filter(({ games }) => games > 0 || tried.length === 1).slice(0, count);
  if (!top) return undefined;
  const best = [top, ...others.sort((a, b) => b.worth - a.worth)];
  const serves = successRates(
    view,
    best.map(({ command }) => command),
    random,
    () => isTimed && meter(0) >= 1,
  );
  return {
    best: best.map((each, i) => {
      const often = serves[i];
      return often === undefined ? each : { ...each, serves: often };
    }),
  };
};

export interface PlayedComparison {
  readonly best: Tried;
  readonly played: Tried;
}

/** The share of the budget that searches for the best answer. The rest compares it with the played answer. */
const BEST_PART = 0.6;

/**
 * Compares the played answer with the best one that the search finds. Both are then played on new deals,
 * because the best answer may have been lucky during the search. Undefined if there was no choice.
 */
export const compareWithBest = (
  view: View,
  random: Random,
  budget: Budget,
  about: Command,
): PlayedComparison | undefined => {
  const { tried, asked } = weigh(view, random, partOf(budget, BEST_PART), { about });
  const [found] = tried;
  if (!found || !asked || tried.length < 2) return undefined;
  const both = found.command === asked.command ? [about] : [found.command, about];
  const again = weighAgain(view, random, partOf(budget, 1 - BEST_PART), both);
  const [best, played = best] = again;
  if (!best || !played || played.games === 0) return undefined;
  return { best: best.worth >= played.worth ? best : played, played };
};
