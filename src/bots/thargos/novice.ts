import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { candidates } from './search/candidates.ts';

/** One in OVERLOOKED answers is overlooked. One in MISTAKEN times, the second best answer is given. */
const OVERLOOKED = 3;
const MISTAKEN = 3;

/** Plays like a beginner: overlooks some answers, and sometimes gives only the second best one. */
export const noviceBot: ThargosBot = (view, random) => {
  const [first, second] = candidates(view, random).filter(() => random.below(OVERLOOKED) > 0);
  const isMistaken = random.below(MISTAKEN) === 0;
  return (isMistaken ? second : undefined) ?? first ?? greedyBot(view, random);
};
