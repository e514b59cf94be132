import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/thargos/types.ts';
import type { Budget } from '../budget.ts';
import { type Tried, weigh } from './search/weigh.ts';
import { servesOf } from './split.ts';

/** An answer, how often games are won after it, and for cards in a conflict how often they serve. */
export interface AdvisedPlay extends Tried {
  readonly serves?: number;
}

export interface PlayAdvice {
  /** The best first. */
  readonly best: readonly AdvisedPlay[];
}

/** Good answers, untried where there is only one; undefined where nothing could be tried. It gets a view alone. */
export const advisePlay = (
  view: View,
  random: Random,
  { budget, count }: { readonly budget: Budget; readonly count: number },
): PlayAdvice | undefined => {
  const { tried } = weigh(view, random, budget, { least: count });
  const best = tried.filter(({ games }) => games > 0 || tried.length === 1).slice(0, count);
  if (best.length === 0) return undefined;
  const serves = servesOf(
    view,
    best.map(({ command }) => command),
    random,
  );
  return {
    best: best.map((each, i) => {
      const often = serves[i];
      return often === undefined ? each : { ...each, serves: often };
    }),
  };
};

/** What was played beside the best that is found. */
export interface PlayedBeside {
  readonly best: Tried;
  readonly played: Tried;
}

/** Undefined where there was nothing to choose. */
export const besideBest = (
  view: View,
  random: Random,
  budget: Budget,
  about: Command,
): PlayedBeside | undefined => {
  const { tried, asked } = weigh(view, random, budget, { about });
  const [best] = tried;
  if (!best || !asked || best.games === 0 || asked.games === 0) return undefined;
  // What was played may have been tried out less often than it takes to be called the best.
  return { best: best.worth >= asked.worth ? best : asked, played: asked };
};
