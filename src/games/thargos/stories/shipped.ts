import type { CardId } from '../cards/card.ts';
import { condar } from './condar.ts';
import { kurnor } from './kurnor.ts';
import type { StoryPlan } from './story.ts';

/** The stories that come with the game, by their names. */
export const STORIES: Readonly<Record<string, StoryPlan>> = { kurnor, condar };

/** A shipped story; undefined if there is none of that name. */
export const shippedStory = (name: string): StoryPlan | undefined =>
  Object.hasOwn(STORIES, name) ? STORIES[name] : undefined;

const SWAPPED: Readonly<Record<CardId, CardId>> = { M10: 'M16', M16: 'M10' };

/** HT-A-21: the story with the numbers of lair and wolf as its text has them, not as the caption does. */
export const swapLairAndWolf = (plan: StoryPlan): StoryPlan => ({
  ...plan,
  nodes: Object.fromEntries(
    Object.entries(plan.nodes).map(([key, node]) => [
      key,
      { ...node, mission: SWAPPED[node.mission] ?? node.mission },
    ]),
  ),
});
