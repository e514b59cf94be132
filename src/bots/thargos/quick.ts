import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';

/** The bots that don't search. */
export const QUICK_BOTS = {
  greedy: greedyBot,
  novice: noviceBot,
  random: randomBot,
} as const satisfies Record<string, ThargosBot>;
