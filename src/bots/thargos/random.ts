import { options } from '../../games/thargos/asking/options.ts';
import { anyCommand } from '../../games/thargos/asking/pick.ts';
import type { ThargosBot } from './bot.ts';

/** Plays a random legal command. */
export const randomBot: ThargosBot = (view, random) => {
  const command = anyCommand(options(view), random);
  if (!command) throw new Error(`expected a pending decision for seat ${view.viewer}, found none`);
  return command;
};
