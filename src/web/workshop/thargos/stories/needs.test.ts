import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card, CardId } from '../../../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import type { StoryPlan } from '../../../../games/thargos/stories/story.ts';
import { refOf } from '../../../games/thargos/device.ts';
import { packs, type StoredPack } from '../../../games/thargos/packs.ts';
import { emptyPack } from '../packs/model.ts';
import { makeBench, missionOf, pickedFrom, reportOn } from './model.ts';
import { needsOf, withoutPack, withPack } from './needs.ts';

const mission = (id: CardId, part: Partial<Card> = {}): Card =>
  ({ ...DEFAULT_SET.find(card => card.id === 'M501'), id, ...part }) as Card;

const kept = (id: string, ...cards: readonly Card[]): StoredPack => {
  const pack = { ...emptyPack(id), cards };
  return { id, pack, ref: refOf(pack) };
};

const story = (...missions: readonly CardId[]): StoryPlan => ({
  id: 'mine',
  nodes: Object.fromEntries(
    missions.map((id, i) => [`n${i}`, { mission: id, role: 'main' as const, x: 50, y: 50 }]),
  ),
});

test('a story with only built-in cards needs no pack', () => {
  assert.deepEqual(needsOf(story('M501', 'M22'), [kept('a', mission('M61'))]), {
    chosen: [],
    missing: [],
    unknown: [],
    offered: [],
  });
});

test('needsOf returns the missing pack, its cards, and other packs on this device that have these cards', () => {
  const box = kept('a', mission('M61'), mission('M62'));
  const plan = withPack(story('M61', 'M62'), box);
  assert.deepEqual(needsOf(plan, [box]).chosen, [box]);
  const away = needsOf(plan, []);
  assert.deepEqual(away.missing, [box.ref]);
  assert.deepEqual(away.unknown, ['M61', 'M62']);
  const { packs: _, ...nameless } = plan;
  assert.deepEqual(needsOf(nameless, [box]).offered, [box]);
});

test('a story’s pack is found even after an edit; of packs with the same id, the one with most of the story’s cards is used', () => {
  const before = kept('a', mission('M61'));
  const after = kept('a', mission('M61'), mission('M62'));
  const other = kept('b', mission('M63'));
  const plan = withPack(story('M61'), before);
  assert.deepEqual(needsOf(plan, [other, after]).chosen, [after]);
  assert.deepEqual(withoutPack(plan, [other, after], after).packs, undefined);
  assert.deepEqual(withoutPack(plan, [], before.ref).packs, undefined);
});

test("choosing a pack's Mission adds the pack to the story; if the pack is missing, the Mission is an unknown card", () => {
  const box = kept('a', mission('M61', { name: { en: 'Own', fr: 'Propre' } }));
  packs.value = [box];
  const bench = makeBench('none', story('M501'));
  assert.equal(missionOf(bench, 'M61'), undefined);
  const [plan, picked] = pickedFrom(bench, 'M61 a');
  assert.equal(picked?.id, 'M61');
  assert.deepEqual(plan.packs, [box.ref]);
  bench.plan.value = { ...plan, nodes: { ...plan.nodes, own: { mission: 'M61', role: 'main', x: 9, y: 9 } } };
  assert.equal(missionOf(bench, 'M61')?.name.en, 'Own');
  assert.deepEqual(reportOn(bench.plan.value, bench.pool.value, { players: 2, target: 1 }).faults, []);
  packs.value = [];
  assert.deepEqual(bench.needs.value.missing, [box.ref]);
  const { faults } = reportOn(bench.plan.value, bench.pool.value, { players: 2, target: 1 });
  assert.deepEqual(
    faults.map(({ code }) => code),
    ['unknown-card'],
  );
});

test("if a pack replaces a Mission in the story, the editor uses the pack's card", () => {
  const box = kept('a', mission('M61', { replaces: 'M501' }));
  packs.value = [box];
  const bench = makeBench('none', withPack(story('M501'), box));
  assert.deepEqual(bench.needs.value.unknown, []);
  assert.equal(missionOf(bench, 'M501')?.id, 'M61');
  assert.deepEqual(reportOn(bench.plan.value, bench.pool.value, { players: 2, target: 1 }).faults, []);
});
