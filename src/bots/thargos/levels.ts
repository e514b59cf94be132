import { type Budget, partOf } from '../budget.ts';
import type { ThargosBot } from './bot.ts';
import { searchBot } from './search-bot.ts';

/** The share of `expert`'s budget that `strong` may spend. */
const STRONG_PART = 0.1;

/** The default budget: about 500 ms of one core. It counts nodes, so games are reproducible. */
export const EXPERT_BUDGET: Budget = { nodes: 3000 };

/** The searching bots, with a budget for one answer. */
export const SEARCH_BOTS = {
  expert: (budget: Budget): ThargosBot => searchBot(budget),
  strong: (budget: Budget): ThargosBot => searchBot(partOf(budget, STRONG_PART)),
} as const;
