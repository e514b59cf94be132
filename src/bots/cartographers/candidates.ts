import { commands } from '../../games/cartographers/commands.ts';
import type { Options } from '../../games/cartographers/options.ts';
import type { Command } from '../../games/cartographers/types.ts';

/**
 * The commands worth considering, in a fixed order. Of the cluster choices, only the best is included, because a choice
 * affects nothing but the stars of this scoring.
 */
export const candidates = (options: Options): Command[] =>
  options.type === 'choose'
    ? [{ type: 'choose', clusters: options.edicts.map(() => null) }]
    : [...commands(options)];
