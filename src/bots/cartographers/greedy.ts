import { pick } from '../../engine/random.ts';
import type { CartographersBot } from './bot.ts';
import { type Weighed, weigh } from './weigh.ts';
import { weighFast } from './weigh-fast.ts';

/** Which commands are worth most. */
const best = ({ size, worths }: Weighed): number[] => {
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
 * Takes the best immediate gain over all scorings still to come and looks no further. On the sheet of a
 * neighbour it does the worst it can. Ties are broken by lot.
 */
export const greedyBot: CartographersBot = (view, random) => {
  const weighed = weighFast(view) ?? weigh(view);
  return weighed.command(pick(random, best(weighed)));
};
