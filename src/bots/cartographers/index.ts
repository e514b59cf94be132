import type { CartographersBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The bots by the names that command lines and tables use. */
export const BOTS = { greedy: greedyBot, random: randomBot } as const satisfies Record<
  string,
  CartographersBot
>;

export type BotName = keyof typeof BOTS;

export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
