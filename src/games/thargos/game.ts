import { thargos as bare } from './module.ts';
import { STORY_ASSETS } from './stories/shipped.ts';

/** Cursed Empire: Heroes of Thargos, in all its modes, with its stories. */
export const thargos = bare.withAssets(STORY_ASSETS);
