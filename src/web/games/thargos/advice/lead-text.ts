import { type Instance, SECONDARY, type View } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { missionAt, shortName } from '../table/moves.ts';
import { ADVICE_WORDS } from './messages.ts';

/** A Mission of a story, as the object of a sentence. */
const nodeMission = (view: View, node: string): string => {
  const words = say(ADVICE_WORDS);
  const name = missionAt(view, node);
  if (name !== undefined) return words.title(name);
  return node === SECONDARY ? words.secondary : words.secretMission;
};

/** A hero of a story and the Mission that they attempt. */
export const leadText = (view: View, hero: Instance, node: string): string =>
  say(ADVICE_WORDS).lead(shortName(view, hero), nodeMission(view, node));
