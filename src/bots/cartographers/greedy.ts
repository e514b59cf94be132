import { pick } from '../../engine/random.ts';
import type { CartographersBot } from './bot.ts';
import { type ValuedCommands, valueCommands } from './weigh.ts';
import { valueCommandsFast } from './weigh-fast.ts';

/** The indices of the commands with the highest value. */
const best = ({ size, worths }: ValuedCommands): number[] => {
  let most = -Infinity;
  let found: number[] = [];
  for (let i = 0; i < size; i++) {
    if (worths[i]! < most) continue;
    if (worths[i]! > most) found = [];
    most = worths[i]!;
    found.push(i);
  }
  return found;
};

/**
 * Takes the answer with the most stars over all later scorings if nothing else were drawn. On a neighbor's sheet, it
 * takes the answer that costs them most. Ties are broken at random.
 */
export const greedyBot: CartographersBot = (view, random) => {
  const weighed = valueCommandsFast(view) ?? valueCommands(view);
  return weighed.command(pick(random, best(weighed)));
};
