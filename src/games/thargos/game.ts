import { thargos as bare } from './module.ts';
import { STORY_SUPPLIES } from './stories/shipped.ts';

/** Cursed Empire: Heroes of Thargos, in all its modes, with its stories. */
export const thargos = bare.supplied(STORY_SUPPLIES);
