import { pathNodes, requiredBy, type StoryPlan } from '../../../../../games/thargos/ui.ts';

// On a narrow screen, the map of a story is a list of places. A list can draw only paths between adjacent places.

const beside = (plan: StoryPlan, key: string, by: number): string | undefined => {
  const keys = pathNodes(plan);
  return keys[keys.indexOf(key) + by];
};

const leadsTo = (plan: StoryPlan, from: string): string[] =>
  pathNodes(plan).filter(key => requiredBy(plan.nodes[key]!).includes(from));

/** Whether a path leads to this place from the place above it in the list. */
export const followsAbove = (plan: StoryPlan, key: string): boolean => {
  const above = beside(plan, key, -1);
  return above !== undefined && leadsTo(plan, above).includes(key);
};

/** The places to which paths lead from this place. Empty if the only path is drawn to the place below it. */
export const leadsBeside = (plan: StoryPlan, key: string): string[] => {
  const leads = leadsTo(plan, key);
  const [only] = leads;
  return leads.length === 1 && only === beside(plan, key, 1) ? [] : leads;
};
