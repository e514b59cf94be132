import { isThargos } from './flags.ts';
import type { Run } from './io.ts';

/** A game in the terminal: the one that is named, or the one that is played when none is. */
export const run: Run = async (args, io) => {
  const { run: play } = isThargos(args)
    ? await import('./thargos/play/play.ts')
    : await import('./cartographers/play/play.ts');
  return play(args, io);
};
