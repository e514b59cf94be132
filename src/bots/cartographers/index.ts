import type { CartographersBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { EXPERT_BUDGET, THINKERS } from './levels.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';

export { THINKERS } from './levels.ts';

/** The bots by the names that command lines and tables use. */
export const BOTS = {
  expert: THINKERS.expert(EXPERT_BUDGET),
  strong: THINKERS.strong(EXPERT_BUDGET),
  greedy: greedyBot,
  novice: noviceBot,
  random: randomBot,
} as const satisfies Record<string, CartographersBot>;

export type BotName = keyof typeof BOTS;

export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
