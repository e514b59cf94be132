import { sum } from '../../../engine/util.ts';
import { openNodes, type Progress, pathNodes } from './graph.ts';
import type { StoryPlan } from './story.ts';

/** One way through a story: everything that a player completes who takes these branches and misses nothing. */
export interface StoryPath {
  /** The branch taken in every fork that the way came to, by the name of the fork. */
  readonly branches: Readonly<Record<string, string>>;
  readonly nodes: readonly string[];
}

/** How many choices at forks are gone through: more than a story on a table has. */
export const MOST_STEPS = 1024;

/** The forks of a story and their branches. */
export const forksOf = (plan: StoryPlan): ReadonlyMap<string, readonly string[]> => {
  const forks = new Map<string, string[]>();
  for (const key of pathNodes(plan)) {
    const { fork } = plan.nodes[key];
    if (fork !== undefined) forks.set(fork, [...(forks.get(fork) ?? []), key]);
  }
  return forks;
};

/** Completes whatever is open and no branch of a fork, until nothing is. */
const walk = (plan: StoryPlan, before: readonly string[], taken: readonly string[]): Progress => {
  const done = [...before];
  for (;;) {
    const next = openNodes(plan, { done, taken }).filter(key => plan.nodes[key].fork === undefined);
    if (next.length === 0) return { done, taken };
    done.push(...next);
  }
};

const branchesIn = (plan: StoryPlan, nodes: readonly string[]): StoryPath['branches'] =>
  Object.fromEntries(
    nodes.flatMap(key => {
      const { fork } = plan.nodes[key];
      return fork === undefined ? [] : [[fork, key]];
    }),
  );

/**
 * Every way through a story, or undefined if there are too many. With `robbed`, rivals take every exclusive node
 * first. Of branches they may take any, so that a player who stands before exclusive ones alone may find them all
 * gone; but he may also get one of them, and be the worse for it.
 */
export const pathsOf = (
  plan: StoryPlan,
  { robbed }: { readonly robbed: boolean },
): readonly StoryPath[] | undefined => {
  const isLost = (key: string): boolean => robbed && plan.nodes[key].claim === 'exclusive';
  const taken = pathNodes(plan).filter(key => isLost(key) && plan.nodes[key].fork === undefined);
  const seen = new Set<string>();
  const paths: StoryPath[] = [];
  const waiting: (readonly string[])[] = [[]];
  for (let before = waiting.pop(); before !== undefined; before = waiting.pop()) {
    // In whatever order the same branches were taken, the same nodes are done.
    const name = Object.values(branchesIn(plan, before)).sort().join(' ');
    if (seen.has(name)) continue;
    seen.add(name);
    if (seen.size > MOST_STEPS) return undefined;
    const progress = walk(plan, before, taken);
    const nodes = progress.done;
    const branches = openNodes(plan, progress);
    if (branches.every(isLost)) paths.push({ branches: branchesIn(plan, nodes), nodes });
    for (const key of branches.reverse()) waiting.push([...nodes, key]);
  }
  return paths;
};

export interface Proof {
  readonly players: number;
  readonly target: number;
  /** In how many ways the story can be gone through. */
  readonly paths: number;
  /** The way that brings the least. */
  readonly worst: StoryPath & {
    /** What its nodes bring for certain. */
    readonly vp: number;
    /** What rivals cannot take out of the secondary pile without winning first. */
    readonly pile: number;
    /** What is missing to the target; 0 if nothing is. */
    readonly lacks: number;
  };
}

/**
 * HT-9.4: what a player can reach at least, whichever way he takes. Rivals take all exclusive nodes, and from the
 * pile all that they can hold: each stays below the target, or the game is over before.
 */
export const prove = (
  plan: StoryPlan,
  vps: { readonly nodes: ReadonlyMap<string, number>; readonly pile: readonly number[] },
  { players, target }: { readonly players: number; readonly target: number },
): Proof | undefined => {
  const ways = pathsOf(plan, { robbed: true });
  if (!ways || ways.length === 0) return undefined;
  const pile = Math.max(0, sum(vps.pile) - (players - 1) * (target - 1));
  const rated = ways.map(path => ({
    ...path,
    vp: sum(path.nodes.map(key => vps.nodes.get(key) ?? 0)),
    pile,
  }));
  const worst = rated.reduce((least, path) => (path.vp < least.vp ? path : least));
  return {
    players,
    target,
    paths: rated.length,
    worst: { ...worst, lacks: Math.max(0, target - worst.vp - pile) },
  };
};
