import { thargos as bare } from './module.ts';
import { STORY_ASSETS } from './stories/shipped.ts';

/** The rules module of Cursed Empire: Heroes of Thargos, in all modes, with the shipped stories. */
export const thargos = bare.withAssets(STORY_ASSETS);
