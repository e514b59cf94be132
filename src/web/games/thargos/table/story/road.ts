import { pathNodes, requiredBy, type StoryPlan } from '../../../../../games/thargos/ui.ts';

/** On a narrow screen the map is a list of stops, which can't show every path. */

const beside = (plan: StoryPlan, key: string, by: number): string | undefined => {
  const keys = pathNodes(plan);
  return keys[keys.indexOf(key) + by];
};

const leadsTo = (plan: StoryPlan, from: string): string[] =>
  pathNodes(plan).filter(key => requiredBy(plan.nodes[key]!).includes(from));

/** Whether a path comes from the stop above. */
export const followsAbove = (plan: StoryPlan, key: string): boolean => {
  const above = beside(plan, key, -1);
  return above !== undefined && leadsTo(plan, above).includes(key);
};

/** Where the paths of a stop lead, unless the only one leads to the stop below. */
export const leadsBeside = (plan: StoryPlan, key: string): string[] => {
  const leads = leadsTo(plan, key);
  const [only] = leads;
  return leads.length === 1 && only === beside(plan, key, 1) ? [] : leads;
};
