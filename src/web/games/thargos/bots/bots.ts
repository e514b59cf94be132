import type { BotName } from '../../../../bots/thargos/index.ts';
import { QUICK_BOTS } from '../../../../bots/thargos/quick.ts';
import type { Bot } from '../../../../engine/bots.ts';
import { seedFrom } from '../../../../engine/random.ts';
import type { Command, View } from '../../../../games/thargos/ui.ts';
import { askThread } from './thinking.ts';

const inThread =
  (bot: 'strong' | 'expert'): Bot<View, Command> =>
  (view, random) =>
    // Cast: for an `answer` task, the worker returns a command.
    askThread({ type: 'answer', bot }, view, seedFrom(random)) as Promise<Command>;

/** The bots that can play in this browser. */
export const PAGE_BOTS: { readonly [B in BotName]: Bot<View, Command> } = {
  ...QUICK_BOTS,
  strong: inThread('strong'),
  expert: inThread('expert'),
};
