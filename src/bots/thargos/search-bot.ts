import type { Budget } from '../budget.ts';
import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { weigh } from './search/weigh.ts';

/** Tries answers out in games played on from what the hidden cards may be, and takes the one that wins most. */
export const searchBot =
  (budget: Budget): ThargosBot =>
  (view, random) =>
    weigh(view, random, budget).tried[0]?.command ?? greedyBot(view, random);
