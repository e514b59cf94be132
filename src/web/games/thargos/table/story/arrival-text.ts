import type { Instance, View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { shortName } from '../moves.ts';
import { missionIn } from './story-facts.ts';

const WORDS = {
  en: {
    reaches: (hero: string, mission: string) => `${hero} reaches ${mission}.`,
    reachesSecret: (hero: string) => `${hero} reaches a secret Mission.`,
  },
  fr: {
    reaches: (hero: string, mission: string) => `${hero} atteint «\u202f${mission}\u202f».`,
    reachesSecret: (hero: string) => `${hero} atteint une mission secrète.`,
  },
};

/** Says that a hero has reached a Mission. A face-down Mission has no name yet. */
export const arrivalText = (view: View, hero: Instance, node: string): string => {
  const words = say(WORDS);
  const name = shortName(view, hero);
  const mission = missionIn(view, view.story?.missions[node]);
  return mission ? words.reaches(name, text(mission.name)) : words.reachesSecret(name);
};
