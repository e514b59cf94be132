import type { CardId } from '../cards/card.ts';
import type { StoryNode, StoryPlan } from './story.ts';

/**
 * One player's progress in a story: the nodes that they have completed, and the exclusive nodes that
 * opponents have won.
 */
export interface StoryProgress {
  readonly done: readonly string[];
  readonly taken: readonly string[];
}

/**
 * HT-9.4: the state of a node for one player. `done`: completed. `open`: may be attempted. `locked`: may open
 * later. `secret`: locked and face down. `closed`: can never open again.
 */
export const NODE_STATES = ['done', 'open', 'locked', 'secret', 'closed'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** The node with this key. Keys come from files, so they must not match properties of Object. */
export const nodeOf = (plan: StoryPlan, key: string): StoryNode | undefined =>
  Object.hasOwn(plan.nodes, key) ? plan.nodes[key] : undefined;

/** HT-9.12: secondary Missions are in a pile, not on the map. */
const isOnPath = (node: StoryNode): boolean => node.role !== 'secondary';

/** The keys of the nodes on the map, in the order of the file. */
export const pathNodes = (plan: StoryPlan): string[] =>
  Object.keys(plan.nodes).filter(key => isOnPath(plan.nodes[key]!));

/**
 * HT-9.12: the cards of the secondary pile before shuffling: those listed in `secondary`, then those of
 * secondary nodes.
 */
export const pileOf = (plan: StoryPlan): CardId[] => [
  ...(plan.secondary ?? []),
  ...Object.values(plan.nodes)
    .filter(node => !isOnPath(node))
    .map(node => node.mission),
];

/** The nodes that this node requires, in `all` or in `any`. */
export const requiredBy = ({ requires }: StoryNode): string[] => [
  ...(requires?.all ?? []),
  ...(requires?.any ?? []),
];

/** All nodes that these nodes require directly or indirectly. */
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

/**
 * Whether a node is closed for a player because they completed another branch of its fork (HT-A-37), or
 * because an opponent won it (HT-A-18).
 */
const isShut = (plan: StoryPlan, key: string, { done, taken }: StoryProgress): boolean => {
  const { fork, claim } = plan.nodes[key]!;
  if (claim === 'exclusive' && taken.includes(key)) return true;
  return fork !== undefined && done.some(other => other !== key && nodeOf(plan, other)?.fork === fork);
};

/**
 * The nodes that this player can never complete: closed nodes, nodes that require them, and nodes in cycles.
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

/** The state of each node on the map for one player. */
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

/** HT-9.9: the nodes that this node requires or that require it. */
export const neighbors = (plan: StoryPlan, key: string): string[] => {
  const node = nodeOf(plan, key);
  const before = node === undefined ? [] : requiredBy(node);
  return pathNodes(plan).filter(
    other => other !== key && (before.includes(other) || requiredBy(plan.nodes[other]!).includes(key)),
  );
};
