import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sum } from '../../../engine/util.ts';
import { openNodes, pathNodes } from './graph.ts';
import { prove } from './paths.ts';
import type { StoryNode, StoryPlan } from './story.ts';

/**
 * The fewest VP that a player can end with, found by trying every order of the player's moves and of the
 * nodes that opponents win.
 */
const leastByPlaying = (plan: StoryPlan, vps: ReadonlyMap<string, number>): number => {
  const exclusive = pathNodes(plan).filter(key => plan.nodes[key]!.claim === 'exclusive');
  const seen = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  const play = (done: readonly string[], taken: readonly string[]): void => {
    const name = `${[...done].sort()}|${[...taken].sort()}`;
    if (seen.has(name)) return;
    seen.add(name);
    const open = openNodes(plan, { done, taken });
    if (open.length === 0) least = Math.min(least, sum(done.map(key => vps.get(key) ?? 0)));
    for (const key of open) play([...done, key], taken);
    for (const key of exclusive) if (!done.includes(key) && !taken.includes(key)) play(done, [...taken, key]);
  };
  play([], []);
  return least;
};

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Random stories. A node requires only earlier nodes, so none has a cycle. */
const stories = fc
  .array(
    fc.record({
      all: fc.array(fc.nat(5), { maxLength: 1 }),
      any: fc.array(fc.nat(5), { maxLength: 2 }),
      fork: fc.constantFrom(undefined, undefined, 'left', 'right'),
      claim: fc.constantFrom(undefined, undefined, 'exclusive' as const),
      vp: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: KEYS.length },
  )
  .map(rows => {
    const nodes = rows.map(({ all, any, fork, claim }, i): [string, StoryNode] => {
      const before = (list: readonly number[]): string[] => list.filter(j => j < i).map(j => KEYS[j]!);
      const some = before(any);
      const requires = { all: before(all), ...(some.length > 0 && { any: some }) };
      return [
        KEYS[i]!,
        { mission: `M${i + 1}`, role: 'main', requires, ...(fork && { fork }), ...(claim && { claim }) },
      ];
    });
    const plan: StoryPlan = { id: 'random', nodes: Object.fromEntries(nodes) };
    return { plan, vps: new Map(rows.map(({ vp }, i) => [KEYS[i]!, vp])) };
  });

test('HT-9.4: the proof finds the same worst case as a search through all possible games', () => {
  fc.assert(
    fc.property(stories, ({ plan, vps }) => {
      const proof = prove(plan, { nodes: vps, pile: [] }, { players: 2, target: 10 });
      assert.equal(proof?.worst.vp, leastByPlaying(plan, vps));
    }),
    { numRuns: 500 },
  );
});
