import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/thargos/types.ts';
import { type Budget, meterOf, partOf } from '../budget.ts';
import { type Tried, weigh, weighAgain } from './search/weigh.ts';
import { placesCards, successRates } from './split.ts';

/** An answer and its chance to win. `serves` is how often its cards are useful in the conflict, from 0 to 1. */
export interface AdvisedPlay extends Tried {
  readonly serves?: number;
}

export interface PlayAdvice {
  /**
   * The recommended answer first, then the others by their chance to win. One of these can have a higher value if it
   * isn't reliably better.
   */
  readonly best: readonly AdvisedPlay[];
}

/** The share of the time for estimating how often cards are useful. */
const SERVES_PART = 0.2;

/** The best answers. A single legal answer isn't tried. Undefined if no answer could be tried. */
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

/** The played answer, compared with the best one found. */
export interface PlayedComparison {
  readonly best: Tried;
  readonly played: Tried;
}

/** The share of the budget for finding the best answer. The rest measures how good it is. */
const BEST_PART = 0.6;

/**
 * Undefined if there was no choice. The best answer was also lucky on the deals of the search, so it is compared with
 * the played answer on new deals.
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
