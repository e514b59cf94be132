import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathNodes, requiredBy } from '../../../../../games/thargos/stories/graph.ts';
import { STORIES } from '../../../../../games/thargos/stories/shipped.ts';
import type { StoryPlan } from '../../../../../games/thargos/stories/story.ts';
import { followsAbove, leadsBeside } from './road.ts';

const node = (...all: string[]) => ({ mission: 'M1', role: 'main', requires: { all } }) as const;

test('the list of places draws paths between consecutive places, and names the places to which other paths lead', () => {
  const plan: StoryPlan = {
    id: 'x',
    nodes: { gate: node(), ford: node('gate'), hill: node('gate'), keep: node('hill') },
  };
  assert.deepEqual(
    pathNodes(plan).map(key => [key, followsAbove(plan, key), leadsBeside(plan, key)]),
    [
      ['gate', false, ['ford', 'hill']],
      ['ford', true, []],
      ['hill', false, []],
      ['keep', true, []],
    ],
  );
});

test('in the shipped stories, the list of places draws or names every path', () => {
  for (const plan of Object.values(STORIES)) {
    const keys = pathNodes(plan);
    for (const [i, key] of keys.entries())
      for (const from of requiredBy(plan.nodes[key]!).filter(each => keys.includes(each))) {
        const isDrawn = keys[i - 1] === from && followsAbove(plan, key);
        assert.ok(
          isDrawn || leadsBeside(plan, from).includes(key),
          `expected the list of ${plan.id} to draw or name the path from ${from} to ${key}`,
        );
      }
  }
});
