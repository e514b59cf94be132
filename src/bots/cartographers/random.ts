import { options } from '../../games/cartographers/ask.ts';
import { anyCommand } from '../../games/cartographers/pick.ts';
import type { CartographersBot } from './bot.ts';

/** Anything legal. */
export const randomBot: CartographersBot = (view, random) => {
  const command = anyCommand(options(view), random);
  if (!command) throw new Error('a bot was asked although its seat owes nothing');
  return command;
};
