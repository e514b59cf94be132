import { needKey, type Supplies } from '../../../engine/module.ts';
import { condar } from './condar.ts';
import { kurnor } from './kurnor.ts';
import type { StoryPlan } from './story.ts';

/** The stories that come with the game, by their names. */
export const STORIES: Readonly<Record<string, StoryPlan>> = { kurnor, condar };

/** A shipped story; undefined if there is none of that name. */
export const shippedStory = (name: string): StoryPlan | undefined =>
  Object.hasOwn(STORIES, name) ? STORIES[name] : undefined;

/** The same as supplies of the game. */
export const STORY_SUPPLIES: Supplies = new Map(
  Object.entries(STORIES).map(([key, plan]) => [needKey({ kind: 'story', key }), plan]),
);
