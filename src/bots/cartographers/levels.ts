import { type Budget, partOf } from '../budget.ts';
import type { CartographersBot } from './bot.ts';
import { searchBot } from './search-bot.ts';

/** The share of `expert`'s budget that `strong` may spend. */
const STRONG_PART = 0.1;

/** The default budget of `expert`: about 200 ms on one core. It counts nodes, so games are reproducible. */
export const EXPERT_BUDGET: Budget = { nodes: 5_000_000 };

/** The bots that search. Each function makes a bot with this budget per answer. */
export const SEARCH_BOTS = {
  expert: (budget: Budget): CartographersBot => searchBot(budget),
  strong: (budget: Budget): CartographersBot => searchBot(partOf(budget, STRONG_PART)),
} as const;
