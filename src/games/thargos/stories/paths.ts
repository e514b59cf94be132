import { sum } from '../../../engine/util.ts';
import { ancestorsOf, nodeOf, openNodes, pathNodes, requiredBy, type StoryProgress } from './graph.ts';
import type { StoryPlan } from './story.ts';

/** One path through a story: all nodes that a player can complete with these branches. */
export interface StoryPath {
  /** The key of the branch that was taken in each fork on the path, by the name of the fork. */
  readonly branches: Readonly<Record<string, string>>;
  readonly nodes: readonly string[];
}

/** The most combinations of branches that are explored. Real stories have far fewer. */
export const MOST_STEPS = 1024;
/**
 * The most nodes and requirements that are visited. Without this limit, a story with many long lists would
 * take minutes.
 */
const MOST_LOOKS = 1_000_000;

/** The keys of the branches of each fork. */
export const forksOf = (plan: StoryPlan): ReadonlyMap<string, readonly string[]> => {
  const forks = new Map<string, string[]>();
  for (const key of pathNodes(plan)) {
    const { fork } = plan.nodes[key]!;
    if (fork !== undefined) forks.set(fork, [...(forks.get(fork) ?? []), key]);
  }
  return forks;
};

/** Completes open nodes that need no choice until all remaining nodes need one. */
const walk = (
  { done: before, taken }: StoryProgress,
  look: (progress: StoryProgress) => string[],
  isChoice: (key: string) => boolean,
): string[] => {
  const done = [...before];
  for (;;) {
    const next = look({ done, taken }).filter(key => !isChoice(key));
    if (next.length === 0) return done;
    done.push(...next);
  }
};

const branchesIn = (plan: StoryPlan, nodes: readonly string[]): StoryPath['branches'] =>
  Object.fromEntries(
    nodes.flatMap(key => {
      const { fork } = plan.nodes[key]!;
      return fork === undefined ? [] : [[fork, key]];
    }),
  );

/**
 * Every path through a story, or undefined if there are too many. With `robbed`, opponents win every
 * exclusive node first. If an exclusive node is a branch of a fork or leads to one, the path on which the
 * player wins it is explored, too, because it may give fewer points.
 */
export const pathsOf = (
  plan: StoryPlan,
  { robbed }: { readonly robbed: boolean },
): readonly StoryPath[] | undefined => {
  const canBeLost = (key: string): boolean => robbed && plan.nodes[key]!.claim === 'exclusive';
  const branches = pathNodes(plan).filter(key => plan.nodes[key]!.fork !== undefined);
  const choices = new Set(branches);
  for (const key of ancestorsOf(plan, branches)) if (nodeOf(plan, key) && canBeLost(key)) choices.add(key);
  const isChoice = (key: string): boolean => choices.has(key);
  const taken = pathNodes(plan).filter(key => canBeLost(key) && !isChoice(key));
  const size = sum(pathNodes(plan).map(key => 1 + requiredBy(plan.nodes[key]!).length));
  let looks = 0;
  const look = (progress: StoryProgress): string[] => {
    looks += size;
    return openNodes(plan, progress);
  };
  const seen = new Set<string>();
  const paths: StoryPath[] = [];
  const waiting: (readonly string[])[] = [[]];
  for (let before = waiting.pop(); before !== undefined; before = waiting.pop()) {
    // The same choices in a different order lead to the same path.
    const name = before.filter(isChoice).sort().join(' ');
    if (seen.has(name)) continue;
    seen.add(name);
    if (seen.size > MOST_STEPS || looks > MOST_LOOKS) return undefined;
    const nodes = walk({ done: before, taken }, look, isChoice);
    const open = look({ done: nodes, taken });
    if (open.every(canBeLost)) paths.push({ branches: branchesIn(plan, nodes), nodes });
    for (const key of open.reverse()) waiting.push([...nodes, key]);
  }
  return paths;
};

/** The players that a story is checked for. */
export interface StoryPlayers {
  readonly players: number;
  /** The target of each player, or in a cooperative game of all players together. */
  readonly target: number;
  /**
   * HT-A-32: whether the game is cooperative. Then all players share one path, and nobody takes points from
   * others.
   */
  readonly together?: boolean;
}

export interface Proof extends StoryPlayers {
  readonly paths: number;
  /** The path that gives the fewest points in the worst case. */
  readonly worst: StoryPath & {
    /** The points that the player gets on this path in any case. */
    readonly vp: number;
    /** The points in the secondary pile that opponents can't take without winning the game first. */
    readonly pile: number;
    /** The points that the player lacks to reach the target, at least 0. */
    readonly lacks: number;
  };
}

/**
 * The points of the secondary pile that opponents must leave, because each of them stays below the target.
 */
const leftInPile = (pile: readonly number[], { players, target, together }: StoryPlayers): number =>
  together ? sum(pile) : Math.max(0, sum(pile) - (players - 1) * (target - 1));

/**
 * HT-9.4: finds the path with the fewest points, if opponents win all exclusive nodes and as much of the
 * secondary pile as possible.
 */
export const prove = (
  plan: StoryPlan,
  vps: { readonly nodes: ReadonlyMap<string, number>; readonly pile: readonly number[] },
  guests: StoryPlayers,
): Proof | undefined => {
  const ways = pathsOf(plan, { robbed: !guests.together });
  if (!ways || ways.length === 0) return undefined;
  const pile = leftInPile(vps.pile, guests);
  const rated = ways.map(path => ({
    ...path,
    vp: sum(path.nodes.map(key => vps.nodes.get(key) ?? 0)),
    pile,
  }));
  const worst = rated.reduce((least, path) => (path.vp < least.vp ? path : least));
  return {
    ...guests,
    paths: rated.length,
    worst: { ...worst, lacks: Math.max(0, guests.target - worst.vp - pile) },
  };
};
