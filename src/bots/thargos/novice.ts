import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { candidates } from './search/candidates.ts';

/** One answer in so many is overlooked, and so often the second of those noticed is taken for the best. */
const OVERLOOKED = 3;
const MISTAKEN = 3;

/** Plays as people do in their first games: overlooks good answers, and takes a worse one for the best. */
export const noviceBot: ThargosBot = (view, random) => {
  const [first, second] = candidates(view, random).filter(() => random.below(OVERLOOKED) > 0);
  const isMistaken = random.below(MISTAKEN) === 0;
  return (isMistaken ? second : undefined) ?? first ?? greedyBot(view, random);
};
