import { thargosWith } from '../../../games/thargos/ui.ts';
import { find } from './device.ts';

/** All rules, also to set games up, with all that is at hand. */
export const game = thargosWith(find);
