import type { CardId } from '../cards/card.ts';
import type { StoryPlan } from './story.ts';

const SWAPPED: Readonly<Record<CardId, CardId>> = { M10: 'M16', M16: 'M10' };

/**
 * HT-A-21: the story with the Missions of lair and wolf exchanged, as in the rulebook's text instead of its
 * caption.
 */
export const swapLairAndWolf = (plan: StoryPlan): StoryPlan => ({
  ...plan,
  nodes: Object.fromEntries(
    Object.entries(plan.nodes).map(([key, node]) => [
      key,
      { ...node, mission: SWAPPED[node.mission] ?? node.mission },
    ]),
  ),
});

/** HT-A-21: whether a story contains one of the two Missions that can be exchanged. */
export const hasLairOrWolf = ({ nodes }: StoryPlan): boolean =>
  Object.values(nodes).some(({ mission }) => Object.hasOwn(SWAPPED, mission));
