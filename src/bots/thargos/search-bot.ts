import type { Budget } from '../budget.ts';
import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { weigh } from './search/weigh.ts';

/** Plays each answer on in games with random hidden cards, and gives the one with the best results. */
export const searchBot =
  (budget: Budget): ThargosBot =>
  (view, random) =>
    weigh(view, random, budget).tried[0]?.command ?? greedyBot(view, random);
