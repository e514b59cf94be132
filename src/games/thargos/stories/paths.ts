import { sum } from '../../../engine/util.ts';
import { nodeOf, openNodes, type Progress, pathNodes } from './graph.ts';
import type { StoryPlan } from './story.ts';

/** One way through a story: everything that a player completes who takes these branches and misses nothing. */
export interface StoryPath {
  /** The branch taken in every fork that the way came to, by the name of the fork. */
  readonly branches: Readonly<Record<string, string>>;
  readonly nodes: readonly string[];
}

/** More than a story on a table can have; beyond it nothing is proven. */
export const MOST_PATHS = 1024;

/** The forks of a story and their branches. */
export const forksOf = (plan: StoryPlan): ReadonlyMap<string, readonly string[]> => {
  const forks = new Map<string, string[]>();
  for (const key of pathNodes(plan)) {
    const { fork } = plan.nodes[key];
    if (fork !== undefined) forks.set(fork, [...(forks.get(fork) ?? []), key]);
  }
  return forks;
};

/** How many choices of branches there are; each fork may also stay without one. */
export const countChoices = (plan: StoryPlan): number =>
  [...forksOf(plan).values()].reduce((product, branches) => product * (branches.length + 1), 1);

type Choice = Readonly<Record<string, string | undefined>>;

const choicesOf = (plan: StoryPlan): Choice[] => {
  let choices: Choice[] = [{}];
  for (const [fork, branches] of forksOf(plan))
    choices = choices.flatMap(choice =>
      [...branches, undefined].map(branch => ({ ...choice, [fork]: branch })),
    );
  return choices;
};

/** Completes whatever is open and agrees with the choice, until nothing does. */
const walk = (plan: StoryPlan, choice: Choice, taken: readonly string[]): Progress => {
  const done: string[] = [];
  for (;;) {
    const next = openNodes(plan, { done, taken }).filter(key => {
      const { fork } = plan.nodes[key];
      return fork === undefined || choice[fork] === key;
    });
    if (next.length === 0) return { done, taken };
    done.push(...next);
  }
};

/**
 * Every way through a story. With `robbed`, rivals take every exclusive node first. The one exception is a branch
 * that the player himself has chosen: had they taken it he would have had to choose another, which is a way of its
 * own. A choice that leaves something open is no whole way: its player could still go on.
 */
export const pathsOf = (plan: StoryPlan, { robbed }: { readonly robbed: boolean }): StoryPath[] => {
  const exclusive = pathNodes(plan).filter(key => plan.nodes[key].claim === 'exclusive');
  const paths = new Map<string, StoryPath>();
  for (const choice of choicesOf(plan)) {
    const own = Object.values(choice);
    const progress = walk(plan, choice, robbed ? exclusive.filter(key => !own.includes(key)) : []);
    if (openNodes(plan, progress).length > 0) continue;
    const branches: [string, string][] = progress.done.flatMap(key => {
      const fork = nodeOf(plan, key)?.fork;
      return fork === undefined ? [] : [[fork, key] as [string, string]];
    });
    paths.set([...progress.done].sort().join(' '), {
      branches: Object.fromEntries(branches),
      nodes: progress.done,
    });
  }
  return [...paths.values()];
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
  const pile = Math.max(0, sum(vps.pile) - (players - 1) * (target - 1));
  const rated = ways.map(path => ({
    ...path,
    vp: sum(path.nodes.map(key => vps.nodes.get(key) ?? 0)),
    pile,
  }));
  if (rated.length === 0) return undefined;
  const worst = rated.reduce((least, path) => (path.vp < least.vp ? path : least));
  return {
    players,
    target,
    paths: rated.length,
    worst: { ...worst, lacks: Math.max(0, target - worst.vp - pile) },
  };
};
