import type { CardId } from '../cards/card.ts';
import type { StoryPlan } from './story.ts';

const SWAPPED: Readonly<Record<CardId, CardId>> = { M10: 'M16', M16: 'M10' };

/** HT-A-21: the story with the numbers of lair and wolf as in the book's text instead of its caption. */
export const swapLairAndWolf = (plan: StoryPlan): StoryPlan => ({
  ...plan,
  nodes: Object.fromEntries(
    Object.entries(plan.nodes).map(([key, node]) => [
      key,
      { ...node, mission: SWAPPED[node.mission] ?? node.mission },
    ]),
  ),
});

/** HT-A-21: whether this story contains one of the two. */
export const hasLairOrWolf = ({ nodes }: StoryPlan): boolean =>
  Object.values(nodes).some(({ mission }) => Object.hasOwn(SWAPPED, mission));
