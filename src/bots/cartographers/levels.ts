import { type Budget, partOf } from '../budget.ts';
import type { CartographersBot } from './bot.ts';
import { searchBot } from './search-bot.ts';

/** `strong` takes this part of what `expert` may spend. */
const STRONG_PART = 0.1;

/** About 200 ms of one core, where nobody says how much may be spent; the same game again and again. */
export const EXPERT_BUDGET: Budget = { nodes: 5_000_000 };

/** The bots that search, with what they may spend on one answer. */
export const THINKERS = {
  expert: (budget: Budget): CartographersBot => searchBot(budget),
  strong: (budget: Budget): CartographersBot => searchBot(partOf(budget, STRONG_PART)),
} as const;
