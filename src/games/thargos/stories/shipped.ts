import { condar } from './condar.ts';
import { kurnor } from './kurnor.ts';
import { knowStories } from './named.ts';
import type { StoryPlan } from './story.ts';

/** The stories that come with the game, by their names. */
export const STORIES: Readonly<Record<string, StoryPlan>> = { kurnor, condar };

/** A shipped story; undefined if there is none of that name. */
export const shippedStory = (name: string): StoryPlan | undefined =>
  Object.hasOwn(STORIES, name) ? STORIES[name] : undefined;

knowStories(STORIES);
