import type { ThargosBot } from './bot.ts';
import { EXPERT_BUDGET, THINKERS } from './levels.ts';
import type { BotName } from './names.ts';
import { QUICK_BOTS } from './quick.ts';

export { THINKERS } from './levels.ts';
export { BOT_NAMES, type BotName } from './names.ts';

export const BOTS: { readonly [B in BotName]: ThargosBot } = {
  ...QUICK_BOTS,
  strong: THINKERS.strong(EXPERT_BUDGET),
  expert: THINKERS.expert(EXPERT_BUDGET),
};
