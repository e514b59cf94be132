import type { Supplies } from '../../../../engine/module.ts';
import { thargos } from '../../../../games/thargos/module.ts';
import { parseNotation } from '../../../../games/thargos/notation/notation.ts';
import { STORY_SUPPLIES } from '../../../../games/thargos/stories/shipped.ts';
import { type Judge, judgeOf } from '../../judge.ts';
import { heldBy, lackOf, letGo } from '../device.ts';
import { loadShelf } from '../packs.ts';

/** With the rules come their stories, and the cards that were typed in here or came with the file. */
export const loadJudge = async (): Promise<Judge> => {
  const kept = await loadShelf().catch((): Supplies => new Map());
  const things = new Map([...STORY_SUPPLIES, ...heldBy('file'), ...kept]);
  letGo('file');
  const game = thargos.supplied(things);
  const read = (text: string) => parseNotation(text, game);
  return judgeOf(game, read, config => lackOf(config, things));
};
