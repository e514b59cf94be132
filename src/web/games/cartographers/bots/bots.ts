import type { BotName } from '../../../../bots/cartographers/index.ts';
import { QUICK_BOTS } from '../../../../bots/cartographers/quick.ts';
import type { Bot } from '../../../../engine/bots.ts';
import { seedFrom } from '../../../../engine/random.ts';
import type { Command, View } from '../../../../games/cartographers/ui.ts';
import { askThread } from './thinking.ts';

const inThread =
  (bot: 'strong' | 'expert'): Bot<View, Command> =>
  (view, random) =>
    askThread({ wanted: { type: 'answer', bot }, view, seed: seedFrom(random) });

/** The bots that can play in this browser. */
export const PAGE_BOTS: { readonly [B in BotName]: Bot<View, Command> } = {
  ...QUICK_BOTS,
  strong: inThread('strong'),
  expert: inThread('expert'),
};
