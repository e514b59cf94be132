import { thargos } from '../../../games/thargos/module.ts';
import { here } from './device.ts';

/** All rules, also to set games up, with all that this device has. */
export const game = thargos.supplied(here);
