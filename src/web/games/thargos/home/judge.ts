import { STORY_SUPPLIES } from '../../../../games/thargos/stories/shipped.ts';
import { type Judge, judgeOf } from '../../judge.ts';
import { bringStories, lackOf } from '../device.ts';
import { loadPacks } from '../packs.ts';
import { game } from '../rules.ts';

/** With the rules come their stories, and the cards that were typed in here. */
export const loadJudge = async (): Promise<Judge> => {
  bringStories(STORY_SUPPLIES);
  await loadPacks().catch(() => undefined);
  return judgeOf(game, lackOf);
};
