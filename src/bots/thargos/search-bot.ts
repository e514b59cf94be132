import type { Budget } from '../budget.ts';
import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { weigh } from './search/weigh.ts';

/** Plays games on from each answer with random hidden cards, and takes the answer that wins most. */
export const searchBot =
  (budget: Budget): ThargosBot =>
  (view, random) =>
    weigh(view, random, budget).tried[0]?.command ?? greedyBot(view, random);
