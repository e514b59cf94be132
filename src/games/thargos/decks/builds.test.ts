import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../engine/refusal.ts';
import { LANGUAGES } from '../../../engine/text.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { thargos } from '../module.ts';
import { BUILD_DECKS, BUILDS, buildFor } from './builds.ts';
import { checkDeck, checkOneBox, sumsOf } from './check.ts';
import { deckFor } from './choice.ts';
import { READY_MADE } from './difficulty-decks.ts';
import { PRECONS } from './precons.ts';

const SEED = { seed: '0'.repeat(64), open: true };

test('HT-2.6: each points build has at least two ready-made decks', () => {
  for (const [name, points] of BUILDS)
    assert.ok(BUILD_DECKS.filter(deck => deck.points === points).length >= 2, name);
});

for (const deck of BUILD_DECKS) {
  const sums = sumsOf(deck, DEFAULT_SET);

  test(`HT-2.6: ${deck.id} is legal for ${deck.points} points and uses most of them`, () => {
    assert.deepEqual(checkDeck(deck, DEFAULT_SET, { pointsCap: deck.points }), []);
    assert.ok(sums.pam > deck.points * 0.85, `${sums.pam}`);
  });

  test(`HT-2.2: ${deck.id} has twenty cards of each type`, () => {
    assert.deepEqual(sums.counts, { mission: 20, advantage: 20, action: 20 });
  });

  test(`HT-9.2: ${deck.id} can be played in every mode, in a story if its Missions allow it`, () => {
    const mode = 'story' as const;
    const isPlain = sums.missionPam <= 40;
    assert.equal(checkDeck(deck, DEFAULT_SET, { mode, pointsCap: deck.points }).length === 0, isPlain);
    assert.equal(isPlain, deck.points < 180);
  });
}

test('HT-2.5: only the decks for 120 points fit into one box', () => {
  for (const deck of BUILD_DECKS)
    assert.equal(checkOneBox([deck], DEFAULT_SET).length === 0, deck.points === 120, deck.id);
});

test('every ready-made deck has a different name, plan and team', () => {
  assert.equal(new Set(READY_MADE.map(({ id }) => id)).size, PRECONS.length + BUILD_DECKS.length);
  assert.equal(
    new Set(READY_MADE.map(({ heroes }) => heroes.toSorted().join())).size,
    PRECONS.length + BUILD_DECKS.length,
  );
  for (const language of LANGUAGES)
    for (const part of ['title', 'plan'] as const)
      assert.equal(new Set(READY_MADE.map(deck => deck[part][language])).size, READY_MADE.length);
  for (const { id, plan } of BUILD_DECKS) assert.doesNotMatch(plan.fr, / [;:!?]|'/, id);
});

test('HT-2.6: a cap selects the decks of the strongest build within it', () => {
  const points = (cap: number): number[] => buildFor(cap).map(deck => deck.points);
  assert.deepEqual([60, 119].map(points), [
    [60, 60],
    [60, 60],
  ]);
  assert.deepEqual(points(120), [120, 120]);
  assert.deepEqual(points(240), [180, 180]);
  assert.deepEqual(points(59), []);
});

test('HT-2.6: a game with a cap starts with decks that fit if none are chosen', () => {
  for (const pointsCap of [60, 100, 112, 113, 120, 180, 240, null]) {
    const events = thargos.setup(2, SEED, { pointsCap });
    assert.ok(!isRefusal(events), `${pointsCap}`);
  }
  assert.deepEqual(
    [deckFor({ pointsCap: 60 }, 0), deckFor({ pointsCap: 60 }, 1)],
    ['ford-watch', 'pilgrim-road'],
  );
  assert.equal(deckFor({ pointsCap: 113 }, 0), PRECONS[0]!.id);
  assert.equal(deckFor({ pointsCap: 60 }, 2), 'random');
});

test('HT-2.6: every ready-made deck of a build starts a duel by its name', () => {
  for (const { id, points } of BUILD_DECKS) {
    assert.ok(!isRefusal(thargos.setup(2, SEED, { pointsCap: points, decks: [id, id] })), id);
    const refused = thargos.setup(2, SEED, { pointsCap: Math.max(60, points - 60), decks: [id, id] });
    assert.equal(isRefusal(refused) && refused.fault, points === 60 ? false : 'deck-points', id);
  }
});
