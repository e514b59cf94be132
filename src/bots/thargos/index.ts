import type { ThargosBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import type { BotName } from './names.ts';
import { randomBot } from './random.ts';

export { BOT_NAMES, type BotName } from './names.ts';

export const BOTS: { readonly [B in BotName]: ThargosBot } = { greedy: greedyBot, random: randomBot };
