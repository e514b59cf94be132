import assert from 'node:assert/strict';
import { test } from 'node:test';
import { condar } from '../../../../games/thargos/stories/condar.ts';
import { kurnor } from '../../../../games/thargos/stories/kurnor.ts';
import { parseStory } from '../../../../games/thargos/stories/parse.ts';
import type { StoryPlan } from '../../../../games/thargos/stories/story.ts';
import {
  addNode,
  howRequired,
  keyFor,
  laidOut,
  moveNode,
  oneLess,
  oneMore,
  pathsOn,
  removeNode,
  renameNode,
  requireNode,
  textWith,
  withNode,
} from './edit.ts';
import { makeBench, reportOn as reportWith } from './model.ts';

const BLANK: StoryPlan = { id: 'blank', nodes: {} };
const GUESTS = { players: 2, target: 34 };

const OURS = makeBench('blank', BLANK);
const MISSIONS = OURS.missionGroups.value[0]!.missions;
const reportOn = (plan: StoryPlan, guests: typeof GUESTS) => reportWith(plan, OURS.pool.value, guests);

test('a cycle of requirements makes a custom story invalid, and removing it makes the story valid again', () => {
  const [one, first] = addNode(BLANK, MISSIONS[0]!);
  const [two, second] = addNode(one, MISSIONS[1]!);
  assert.notDeepEqual(
    [two.nodes[first]!.x, two.nodes[first]!.y],
    [two.nodes[second]!.x, two.nodes[second]!.y],
  );
  const forth = requireNode(two, second, first, 'all');
  assert.deepEqual(pathsOn(forth), [{ from: first, to: second, how: 'all' }]);
  assert.deepEqual(reportOn(forth, { players: 2, target: 0 }).faults, []);
  const circle = requireNode(forth, first, second, 'any');
  assert.equal(howRequired(circle.nodes[first]!, second), 'any');
  assert.ok(reportOn(circle, { players: 2, target: 0 }).faults.some(({ code }) => code === 'cycle'));
  assert.deepEqual(requireNode(circle, first, second, 'none'), forth);
});

test('renaming or removing a node updates all references to that node', () => {
  const key = Object.keys(kurnor.nodes)[0]!;
  const plan: StoryPlan = kurnor;
  const leads = pathsOn(plan).filter(({ from }) => from === key).length;
  assert.ok(leads > 0);
  const renamed = renameNode(plan, key, 'start') as StoryPlan;
  assert.deepEqual(Object.keys(renamed.nodes)[0], 'start');
  assert.equal(pathsOn(renamed).filter(({ from }) => from === 'start').length, leads);
  assert.deepEqual(reportOn(renamed, GUESTS).faults, []);
  const without = removeNode(renamed, 'start');
  assert.ok(!pathsOn(without).some(({ from }) => from === 'start'));
  assert.ok(!reportOn(without, GUESTS).faults.some(({ code }) => code === 'unknown-node'));
  assert.equal(renameNode(plan, key, 'secondary'), undefined);
  assert.equal(renameNode(plan, key, Object.keys(plan.nodes)[1]!), undefined);
});

test('a story is still a valid story file after every kind of edit', () => {
  for (const shipped of [kurnor, condar] as readonly StoryPlan[]) {
    const key = Object.keys(shipped.nodes)[0]!;
    let plan = laidOut(shipped);
    plan = moveNode(plan, key, 120, -3);
    assert.deepEqual([plan.nodes[key]!.x, plan.nodes[key]!.y], [100, 0]);
    plan = withNode(plan, key, { fork: undefined, team: true, text: textWith(undefined, 'fr', 'Oui') });
    const { value, faults } = parseStory(JSON.stringify(plan));
    assert.deepEqual(faults, []);
    assert.deepEqual(value, plan);
  }
});

test('keyFor makes an unused key from a name, textWith removes empty texts, oneMore and oneLess change one copy', () => {
  assert.equal(keyFor(BLANK, 'The Melok’s Attack'), 'the-melok-s-attack');
  assert.equal(keyFor({ id: 'x', nodes: { node: kurnor.nodes.guilds } }, '???'), 'node-2');
  assert.equal(keyFor(BLANK, 'Secondary'), 'node');
  assert.equal(textWith({ en: 'a', fr: '' }, 'en', ''), undefined);
  assert.deepEqual(oneMore(['M1', 'M2'], 'M1'), ['M1', 'M1', 'M2']);
  assert.deepEqual(oneLess(['M1', 'M1'], 'M1'), ['M1']);
  assert.equal(oneLess(['M1'], 'M1'), undefined);
});
