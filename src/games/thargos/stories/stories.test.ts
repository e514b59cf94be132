import assert from 'node:assert/strict';
import { test } from 'node:test';
import { condar } from './condar.ts';
import { STORIES as SHIPPED, shippedStory } from './shipped.ts';
import type { StoryNode, StoryPlan } from './story.ts';

const STORIES: readonly StoryPlan[] = Object.values(SHIPPED);

test('shippedStory finds a story only by its own name', () => {
  for (const [name, plan] of Object.entries(SHIPPED)) assert.equal(plan.id, name);
  assert.equal(shippedStory('condar'), condar);
  for (const name of ['', 'toString', 'Kurnor']) assert.equal(shippedStory(name), undefined);
});

test('HT-9.4: every shipped node has a text, an outcome and a place name in both languages, with correct typography', () => {
  for (const { title, intro, nodes } of STORIES)
    for (const text of [
      title,
      intro,
      ...Object.values<StoryNode>(nodes).flatMap(n => [n.text, n.won, n.place]),
    ]) {
      assert.ok(text && text.en.length > 3 && text.fr.length > 3);
      assert.doesNotMatch(text.en + text.fr, /'|"|\s\s/);
      assert.doesNotMatch(text.fr, /[^\u202f][;:!?]/);
      assert.doesNotMatch(text.en, /\u202f/);
    }
});

test('on the story map, every node is far enough from the border and from other nodes for its seal and label', () => {
  for (const { id, nodes } of STORIES) {
    const places = Object.entries<StoryNode>(nodes).map(([key, { x = -1, y = -1 }]) => ({ key, x, y }));
    for (const { key, x, y } of places)
      assert.ok(
        x >= 8 && x <= 92 && y >= 8 && y <= 92,
        `expected the coordinates of ${id} ${key} from 8 to 92, found ${x}, ${y}`,
      );
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        assert.ok(
          Math.hypot(a.x - b.x, a.y - b.y) >= 13,
          `expected ${a.key} and ${b.key} of ${id} to be at least 13 apart`,
        );
  }
});

test('HT-9.13: the Condar story uses all eighteen Condar Missions, and bans creatures', () => {
  const missions = Object.values<StoryNode>(condar.nodes).map(({ mission }) => mission);
  const own = ['M411', 'M412', ...Array.from({ length: 16 }, (_, i) => `M${521 + i}`)];
  assert.deepEqual(
    own.filter(id => !(missions as string[]).includes(id)),
    [],
  );
  assert.ok(condar.banCards.length > 0);
});
