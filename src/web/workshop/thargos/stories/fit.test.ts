import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { kurnor } from '../../../../games/thargos/stories/kurnor.ts';
import type { StoryNode, StoryPlan } from '../../../../games/thargos/stories/story.ts';
import { fitOf } from './model.ts';

const POOL = new Map(DEFAULT_SET.map(card => [card.id, card]));
const TEAMS = PRECONS.slice(0, 2);

/** A story with as many built-in Missions as are needed for this many victory points. */
const worth = (vp: number): StoryPlan => {
  const nodes: Record<string, StoryNode> = {};
  let sum = 0;
  for (const card of DEFAULT_SET) {
    if (card.type !== 'mission' || sum >= vp) continue;
    sum += card.vp;
    nodes[card.id] = { mission: card.id, role: 'main' };
  }
  return { id: 'x', nodes };
};

test('HT-9.4: fitOf says that a story with enough points can be played as a whole game, not only as a quick game', () => {
  const fit = fitOf(kurnor, POOL, TEAMS);
  assert.equal(fit?.quickPlay, false);
  assert.equal(fit?.lacks, 0);
});

test('HT-8.3: fitOf says that a story with too few points for a whole game can be played as a quick game', () => {
  const whole = fitOf(kurnor, POOL, TEAMS)?.target ?? 0;
  const fit = fitOf(worth(whole - 4), POOL, TEAMS);
  assert.deepEqual(fit, { quickPlay: true, target: Math.ceil(whole / 2), lacks: 0 });
});

test('HT-9.4: fitOf says how many points a story lacks, and is undefined for a story without Missions', () => {
  const fit = fitOf(worth(3), POOL, TEAMS);
  assert.equal(fit?.quickPlay, true);
  assert.ok((fit?.lacks ?? 0) > 0);
  assert.equal(fitOf({ id: 'x', nodes: {} }, POOL, TEAMS), undefined);
});
