import { thargosWith } from '../../../games/thargos/ui.ts';
import { find } from './device.ts';

/** All rules, including setup and decisions, with the packs in memory. `device.ts` has only what showing a table needs. */
export const game = thargosWith(find);
