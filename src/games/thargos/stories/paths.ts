import { sum } from '../../../engine/util.ts';
import { ancestorsOf, nodeOf, openNodes, pathNodes, requiredBy, type StoryProgress } from './graph.ts';
import type { StoryPlan } from './story.ts';

/** One way through a story: everything that a player completes who takes these branches and misses nothing. */
export interface StoryPath {
  /** The branch taken in every fork that the way came to, by the name of the fork. */
  readonly branches: Readonly<Record<string, string>>;
  readonly nodes: readonly string[];
}

/** How many choices are gone through: more than a story on a table has. */
export const MOST_STEPS = 1024;
/** Nodes and requirements looked at in all: a story of many long lists would take minutes. */
const MOST_LOOKS = 1_000_000;

/** The forks of a story and their branches. */
export const forksOf = (plan: StoryPlan): ReadonlyMap<string, readonly string[]> => {
  const forks = new Map<string, string[]>();
  for (const key of pathNodes(plan)) {
    const { fork } = plan.nodes[key]!;
    if (fork !== undefined) forks.set(fork, [...(forks.get(fork) ?? []), key]);
  }
  return forks;
};

/** Completes whatever is open and no choice, until nothing is. */
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
 * Every way through a story, or undefined if there are too many. With `robbed`, rivals take every exclusive node
 * first. Only where one is or leads to a branch of a fork both cases are gone through: to win it and take that
 * branch may leave its winner the poorer.
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
    // In whatever order the same choices were made, the same nodes are done.
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

/** Who goes through a story, and for how much. */
export interface Guests {
  readonly players: number;
  /** What each needs; together what all need. */
  readonly target: number;
  /** HT-A-32: all on one way, with nobody to take anything away. */
  readonly together?: boolean;
}

export interface Proof extends Guests {
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

/** What rivals cannot take out of the pile: each stays below the target, or the game is over before. */
const leftInPile = (pile: readonly number[], { players, target, together }: Guests): number =>
  together ? sum(pile) : Math.max(0, sum(pile) - (players - 1) * (target - 1));

/**
 * HT-9.4: what a player can reach at least, whichever way he takes. Rivals may take all exclusive nodes, and
 * from the pile all that they can hold.
 */
export const prove = (
  plan: StoryPlan,
  vps: { readonly nodes: ReadonlyMap<string, number>; readonly pile: readonly number[] },
  guests: Guests,
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
