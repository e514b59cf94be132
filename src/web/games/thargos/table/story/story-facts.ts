import {
  design,
  type Instance,
  planOf,
  type StoryNode,
  type StoryPlan,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { namesIn, say } from '../../../../i18n.ts';
import { WORDS } from '../messages.ts';
import type { Model } from '../model.ts';
import { nameOf } from '../moves.ts';
import { inSentence } from '../names.ts';
import { STORY_WORDS } from './story-messages.ts';

export interface StoryMapProps {
  readonly model: Model;
  readonly names: readonly string[];
  readonly onLook: (card: Instance) => void;
}

export const missionIn = (view: View, instance: Instance | null | undefined) => {
  const id = instance === null || instance === undefined ? null : view.faces[instance];
  const card = id ? design(view.config, id).card : undefined;
  return card?.type === 'mission' ? card : undefined;
};

/** The task and the outcome of a Mission, once its card is known. HT-A-53: a card drawn at random has neither. */
export const textsAt = (view: View, key: string): Pick<StoryNode, 'text' | 'won'> => {
  const node = planOf(view.config).nodes[key];
  return node && missionIn(view, view.story?.missions[key])?.id === node.mission ? node : {};
};

/** What a node still needs, as text. */
export const needsOf = (view: View, plan: StoryPlan, key: string): string => {
  const words = say(STORY_WORDS);
  const { requires } = plan.nodes[key]!;
  const name = (other: string): string => nameOf(view, view.story?.missions[other]);
  const all = (requires?.all ?? []).map(name).join(words.all);
  const any = (requires?.any ?? []).map(name).join(words.any);
  return [all, any].filter(Boolean).join(words.all);
};

/** "you and Ada", for the middle of a sentence. */
export const winnersOf = (view: View, key: string, names: readonly string[]): string => {
  const { you } = say(WORDS);
  const winners = (view.story?.done ?? []).flatMap((done, seat) =>
    done.includes(key) ? [names[seat]!] : [],
  );
  return namesIn(winners.map(name => (name === you ? you.toLowerCase() : inSentence(name))));
};
