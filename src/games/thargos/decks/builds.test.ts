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
  for (const [, points] of BUILDS)
    assert.ok(
      BUILD_DECKS.filter(deck => deck.points === points).length >= 2,
      `expected the build of ${points} points to have at least two decks`,
    );
});

for (const deck of BUILD_DECKS) {
  const sums = sumsOf(deck, DEFAULT_SET);

  test(`HT-2.6: ${deck.id} is legal with a cap of ${deck.points} points, and uses more than 85 % of them`, () => {
    assert.deepEqual(checkDeck(deck, DEFAULT_SET, { pointsCap: deck.points }), []);
    assert.ok(
      sums.pam > deck.points * 0.85,
      `expected ${deck.id} to use more than 85 % of ${deck.points} PAM, found ${sums.pam}`,
    );
  });

  test(`HT-2.2: ${deck.id} has twenty cards of each type`, () => {
    assert.deepEqual(sums.counts, { mission: 20, advantage: 20, action: 20 });
  });

  test(`HT-9.2: a story accepts ${deck.id} if and only if its Missions have at most 40 PAM`, () => {
    const mode = 'story' as const;
    const isPlain = sums.missionPam <= 40;
    assert.equal(checkDeck(deck, DEFAULT_SET, { mode, pointsCap: deck.points }).length === 0, isPlain);
    assert.equal(isPlain, deck.points < 180);
  });
}

test('HT-2.5: of the ready-made points-build decks, only those for 120 points fit into one box', () => {
  for (const deck of BUILD_DECKS)
    assert.equal(
      checkOneBox([deck], DEFAULT_SET).length === 0,
      deck.points === 120,
      `expected ${deck.id} to fit into one box only if it is built for 120 points, found ${deck.points}`,
    );
});

test('no two ready-made decks have the same name, plan or team', () => {
  assert.equal(new Set(READY_MADE.map(({ id }) => id)).size, PRECONS.length + BUILD_DECKS.length);
  assert.equal(
    new Set(READY_MADE.map(({ heroes }) => heroes.toSorted().join())).size,
    PRECONS.length + BUILD_DECKS.length,
  );
  for (const language of LANGUAGES)
    for (const part of ['title', 'plan'] as const)
      assert.equal(new Set(READY_MADE.map(deck => deck[part][language])).size, READY_MADE.length);
  for (const { id, plan } of BUILD_DECKS)
    assert.doesNotMatch(
      plan.fr,
      / [;:!?]|'/,
      `expected the French plan of ${id} to have no straight apostrophe and no breaking space before punctuation`,
    );
});

test('HT-2.6: a points cap selects the decks of the highest points build that doesn’t exceed it', () => {
  const points = (cap: number): number[] => buildFor(cap).map(deck => deck.points);
  assert.deepEqual([60, 119].map(points), [
    [60, 60],
    [60, 60],
  ]);
  assert.deepEqual(points(120), [120, 120]);
  assert.deepEqual(points(240), [180, 180]);
  assert.deepEqual(points(59), []);
});

test('HT-2.6: if a game has a points cap and its players chose no decks, it starts with decks within the cap', () => {
  for (const pointsCap of [60, 100, 112, 113, 120, 180, 240, null]) {
    const events = thargos.setup(2, SEED, { pointsCap });
    assert.ok(!isRefusal(events), `expected setup to accept the points cap ${pointsCap}`);
  }
  assert.deepEqual(
    [deckFor({ pointsCap: 60 }, 0), deckFor({ pointsCap: 60 }, 1)],
    ['ford-watch', 'pilgrim-road'],
  );
  assert.equal(deckFor({ pointsCap: 113 }, 0), PRECONS[0]!.id);
  assert.equal(deckFor({ pointsCap: 60 }, 2), 'random');
});

test('HT-2.6: a duel with a points cap accepts a ready-made deck within the cap and refuses a stronger one', () => {
  for (const { id, points } of BUILD_DECKS) {
    assert.ok(
      !isRefusal(thargos.setup(2, SEED, { pointsCap: points, decks: [id, id] })),
      `expected setup to accept ${id} with a cap of ${points}`,
    );
    const refused = thargos.setup(2, SEED, { pointsCap: Math.max(60, points - 60), decks: [id, id] });
    assert.equal(
      isRefusal(refused) && refused.fault,
      points === 60 ? false : 'deck-points',
      `expected setup to refuse ${id} with a cap below ${points}, unless no build has fewer points`,
    );
  }
});
