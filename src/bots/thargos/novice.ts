import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { candidates } from './search/candidates.ts';

/** One in this many answers is overlooked, and one in this many times the second best is taken. */
const OVERLOOKED = 3;
const MISTAKEN = 3;

/** Plays like a beginner: overlooks good answers, and sometimes prefers a worse one. */
export const noviceBot: ThargosBot = (view, random) => {
  const [first, second] = candidates(view, random).filter(() => random.below(OVERLOOKED) > 0);
  const isMistaken = random.below(MISTAKEN) === 0;
  return (isMistaken ? second : undefined) ?? first ?? greedyBot(view, random);
};
