import type { Io } from './io.ts';
import { WORDS } from './messages.ts';
import { plain } from './plain.ts';
import type { SimulatedGame } from './simulation.ts';

/** Prints the first forfeit of each bot; the summary counts the others. */
export const forfeitTeller = ({ errors, language }: Io) => {
  const said = new Set<string>();
  return ({ game, seed, forfeit }: SimulatedGame): void => {
    if (!forfeit || said.has(forfeit.bot)) return;
    const { seat, bot, reason, stack } = forfeit;
    said.add(bot);
    const words = WORDS[language].forfeits(game, seed, bot, seat + 1, reason);
    errors.write(`${[plain(words), ...stack.map(line => `    ${line}`)].join('\n')}\n`);
  };
};
