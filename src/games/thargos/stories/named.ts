import type { StoryPlan } from './story.ts';

/**
 * Stories by the names that games give them. A name always means the same story, so what is known here can never
 * change what a game means; it can only be missing.
 */
const known = new Map<string, StoryPlan>();

export const knowStories = (stories: Readonly<Record<string, StoryPlan>>): void => {
  for (const [name, plan] of Object.entries(stories)) known.set(name, plan);
};

export const storyNamed = (name: string): StoryPlan | undefined => known.get(name);
