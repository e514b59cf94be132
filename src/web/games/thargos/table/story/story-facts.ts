import {
  type Instance,
  planOf,
  type StoryNode,
  type StoryPlan,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { namesIn, say, text } from '../../../../i18n.ts';
import { missionOf } from '../cards.ts';
import { WORDS } from '../messages.ts';
import { nameOf, shortName } from '../moves.ts';
import { inSentence } from '../names.ts';
import { STORY_WORDS } from './story-messages.ts';

/** The story's texts about a Mission whose card is known. HT-A-53: a randomly drawn Mission has none. */
export const textsAt = (view: View, key: string): Pick<StoryNode, 'text' | 'won'> => {
  const node = planOf(view.config).nodes[key];
  return node && missionOf(view, view.story?.missions[key])?.id === node.mission ? node : {};
};

/** What a node requires, as text. */
export const needsOf = (view: View, plan: StoryPlan, key: string): string => {
  const words = say(STORY_WORDS);
  const { requires } = plan.nodes[key]!;
  const name = (other: string): string => nameOf(view, view.story?.missions[other]);
  const all = (requires?.all ?? []).map(name).join(words.all);
  const any = (requires?.any ?? []).map(name).join(words.any);
  return [all, any].filter(Boolean).join(words.all);
};

/** The players who won a node's Mission, for use inside a sentence. Example: "you and Ada". */
export const winnersOf = (view: View, key: string, names: readonly string[]): string => {
  const { you } = say(WORDS);
  const winners = (view.story?.done ?? []).flatMap((done, seat) =>
    done.includes(key) ? [names[seat]!] : [],
  );
  return namesIn(winners.map(name => (name === you ? you.toLowerCase() : inSentence(name))));
};

const ARRIVAL_WORDS = {
  en: {
    reaches: (hero: string, mission: string) => `${hero} reaches ${mission}.`,
    reachesSecret: (hero: string) => `${hero} reaches a secret Mission.`,
  },
  fr: {
    reaches: (hero: string, mission: string) => `${hero} atteint «\u202f${mission}\u202f».`,
    reachesSecret: (hero: string) => `${hero} atteint une mission secrète.`,
  },
};

/** Says which Mission a hero has reached. A face-down Mission is called secret. */
export const arrivalText = (view: View, hero: Instance, node: string): string => {
  const words = say(ARRIVAL_WORDS);
  const name = shortName(view, hero);
  const mission = missionOf(view, view.story?.missions[node]);
  return mission ? words.reaches(name, text(mission.name)) : words.reachesSecret(name);
};
