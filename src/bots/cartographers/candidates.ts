import { commands } from '../../games/cartographers/commands.ts';
import type { Options } from '../../games/cartographers/options.ts';
import type { Command } from '../../games/cartographers/types.ts';

/**
 * The commands that a bot considers, in a fixed order. If clusters must be chosen, only the choice of the best ones is
 * included, because the choice affects only the stars of the current scoring.
 */
export const candidates = (options: Options): Command[] =>
  options.type === 'choose'
    ? [{ type: 'choose', clusters: options.edicts.map(() => null) }]
    : [...commands(options)];
