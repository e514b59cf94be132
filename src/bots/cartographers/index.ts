import type { CartographersBot } from './bot.ts';
import { EXPERT_BUDGET, SEARCH_BOTS } from './levels.ts';
import type { BotName } from './names.ts';
import { QUICK_BOTS } from './quick.ts';

export { SEARCH_BOTS } from './levels.ts';
export { BOT_NAMES, type BotName } from './names.ts';

export const BOTS: { readonly [B in BotName]: CartographersBot } = {
  ...QUICK_BOTS,
  strong: SEARCH_BOTS.strong(EXPERT_BUDGET),
  expert: SEARCH_BOTS.expert(EXPERT_BUDGET),
};
