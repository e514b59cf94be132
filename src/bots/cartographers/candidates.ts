import { commands } from '../../games/cartographers/commands.ts';
import type { Options } from '../../games/cartographers/options.ts';
import type { Command } from '../../games/cartographers/types.ts';

/**
 * Every command worth a thought, in a fixed order. Of the clusters to choose only the best are named: the choice changes
 * nothing but the stars of the moment.
 */
export const candidates = (options: Options): Command[] =>
  options.type === 'choose'
    ? [{ type: 'choose', clusters: options.edicts.map(() => null) }]
    : [...commands(options)];
