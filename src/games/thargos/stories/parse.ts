import { type Parsed, parseJson, start } from '../packs/parse.ts';
import { story } from '../packs/read-plan.ts';
import { MOST_NODES } from './shape.ts';
import type { StoryPlan } from './story.ts';

/** Reads a story from a JSON text or a parsed value, and reports every fault with its place. */
export const parseStory = (input: unknown): Parsed<StoryPlan> =>
  parseJson(input, (value, notes) => {
    const plan = story(value, start(notes));
    const found = plan ? Object.keys(plan.nodes).length : 0;
    if (found > MOST_NODES) notes.note('too-many', ['nodes'], { found, most: MOST_NODES });
    return plan;
  });
