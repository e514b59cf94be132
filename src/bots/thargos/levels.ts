import { type Budget, partOf } from '../budget.ts';
import type { ThargosBot } from './bot.ts';
import { searchBot } from './search-bot.ts';

const STRONG_PART = 0.1;

/** Takes about 500 ms on one core. A budget in nodes, unlike one in time, makes games reproducible. */
export const EXPERT_BUDGET: Budget = { nodes: 3000 };

/** The search bots. Each takes a budget for one answer. */
export const SEARCH_BOTS = {
  expert: (budget: Budget): ThargosBot => searchBot(budget),
  strong: (budget: Budget): ThargosBot => searchBot(partOf(budget, STRONG_PART)),
} as const;
