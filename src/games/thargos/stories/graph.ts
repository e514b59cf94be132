import type { CardId } from '../cards/card.ts';
import type { StoryNode, StoryPlan } from './story.ts';

/** A player's progress in a story: the nodes they completed, and the exclusive nodes that opponents took. */
export interface StoryProgress {
  readonly done: readonly string[];
  readonly taken: readonly string[];
}

/**
 * HT-9.4. `done`: completed by this player. `open`: may be attempted. `locked`: may open later. `secret`: locked
 * and face down. `closed`: can never open for this player again.
 */
export const NODE_STATES = ['done', 'open', 'locked', 'secret', 'closed'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** A node by its key. Keys come from files, so names of Object properties must not match. */
export const nodeOf = (plan: StoryPlan, key: string): StoryNode | undefined =>
  Object.hasOwn(plan.nodes, key) ? plan.nodes[key] : undefined;

/** HT-9.12: secondary Missions are in a pile, not on a path. */
const isOnPath = (node: StoryNode): boolean => node.role !== 'secondary';

/** The nodes of the map, in the order of the file. */
export const pathNodes = (plan: StoryPlan): string[] =>
  Object.keys(plan.nodes).filter(key => isOnPath(plan.nodes[key]!));

/** HT-9.12: the cards of the secondary pile before shuffling: the list, then the nodes with that role. */
export const pileOf = (plan: StoryPlan): CardId[] => [
  ...(plan.secondary ?? []),
  ...Object.values(plan.nodes)
    .filter(node => !isOnPath(node))
    .map(node => node.mission),
];

/** All nodes that a node requires, by `all` or `any`. */
export const requiredBy = ({ requires }: StoryNode): string[] => [
  ...(requires?.all ?? []),
  ...(requires?.any ?? []),
];

/** All direct and indirect requirements of these nodes. */
export const ancestorsOf = (plan: StoryPlan, keys: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const node = nodeOf(plan, key);
    const fresh = node ? requiredBy(node).filter(before => !found.has(before)) : [];
    for (const before of fresh) found.add(before);
    waiting.push(...fresh);
  }
  return found;
};

const isUnlocked = ({ requires }: StoryNode, done: ReadonlySet<string>): boolean =>
  (requires?.all === undefined || requires.all.every(key => done.has(key))) &&
  (requires?.any === undefined || requires.any.some(key => done.has(key)));

/** HT-A-37: another branch was taken; HT-A-18: an opponent was first. */
const isShut = (plan: StoryPlan, key: string, { done, taken }: StoryProgress): boolean => {
  const { fork, claim } = plan.nodes[key]!;
  if (claim === 'exclusive' && taken.includes(key)) return true;
  return fork !== undefined && done.some(other => other !== key && nodeOf(plan, other)?.fork === fork);
};

/**
 * The nodes that this player can never complete: closed ones, and those that require them. Nodes in a cycle never open,
 * so they are closed too.
 */
const closedNodes = (plan: StoryPlan, progress: StoryProgress): ReadonlySet<string> => {
  const keys = pathNodes(plan).filter(key => !progress.done.includes(key));
  const hope = new Set<string>(progress.done);
  for (;;) {
    const found = keys.filter(
      key => !hope.has(key) && !isShut(plan, key, progress) && isUnlocked(plan.nodes[key]!, hope),
    );
    if (found.length === 0) return new Set(keys.filter(key => !hope.has(key)));
    for (const key of found) hope.add(key);
  }
};

/** The state of every node of the map for one player. */
export const nodeStates = (plan: StoryPlan, progress: StoryProgress): ReadonlyMap<string, NodeState> => {
  const closed = closedNodes(plan, progress);
  const done = new Set(progress.done);
  const stateOf = (key: string): NodeState => {
    const node = plan.nodes[key]!;
    if (done.has(key)) return 'done';
    if (closed.has(key)) return 'closed';
    if (isUnlocked(node, done)) return 'open';
    return node.role === 'secret' ? 'secret' : 'locked';
  };
  return new Map(pathNodes(plan).map(key => [key, stateOf(key)]));
};

/** The nodes that a player may attempt now, in the order of the file. */
export const openNodes = (plan: StoryPlan, progress: StoryProgress): string[] => {
  const done = new Set(progress.done);
  return pathNodes(plan).filter(
    key => !done.has(key) && isUnlocked(plan.nodes[key]!, done) && !isShut(plan, key, progress),
  );
};

/** HT-9.9: the nodes connected to this one by a path, in either direction. */
export const neighbours = (plan: StoryPlan, key: string): string[] => {
  const node = nodeOf(plan, key);
  const before = node === undefined ? [] : requiredBy(node);
  return pathNodes(plan).filter(
    other => other !== key && (before.includes(other) || requiredBy(plan.nodes[other]!).includes(key)),
  );
};
