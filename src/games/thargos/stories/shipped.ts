import { type Assets, assetKey } from '../../../engine/module.ts';
import { condar } from './condar.ts';
import { kurnor } from './kurnor.ts';
import type { StoryPlan } from './story.ts';

export const STORIES: Readonly<Record<string, StoryPlan>> = { kurnor, condar };

/** The shipped story with this name, if any. */
export const shippedStory = (name: string): StoryPlan | undefined =>
  Object.hasOwn(STORIES, name) ? STORIES[name] : undefined;

/** The shipped stories as assets that a module can load. */
export const STORY_ASSETS: Assets = new Map(
  Object.entries(STORIES).map(([key, plan]) => [assetKey({ kind: 'story', key }), plan]),
);
