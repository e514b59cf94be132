import { options } from '../../games/cartographers/ask.ts';
import { anyCommand } from '../../games/cartographers/pick.ts';
import type { CartographersBot } from './bot.ts';

/** Plays a random legal command. */
export const randomBot: CartographersBot = (view, random) => {
  const command = anyCommand(options(view), random);
  if (!command) throw new Error(`expected a pending decision for seat ${view.viewer}, found none`);
  return command;
};
