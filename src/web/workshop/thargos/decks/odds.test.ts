import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, type DrawNeed } from './figures.ts';

const near = (found: number, expected: number): void =>
  assert.ok(Math.abs(found - expected) < 1e-8, `expected the chance to be ${expected}, found ${found}`);

test('HT-3.5: with 20 Missions in 60 cards, the chance of at least two among the first six is about two thirds', () => {
  // Expected: 1 - C(40,6)/C(60,6) - 20 C(40,5)/C(60,6).
  near(chanceOf([{ copies: 20, atLeast: 2 }], 60, 6), 1 - (3_838_380 + 20 * 658_008) / 50_063_860);
});

test('the chance to draw a card with a single copy equals the share of the deck that is drawn', () => {
  for (const seen of [0, 1, 6, 18, 60]) near(chanceOf([{ copies: 1, atLeast: 1 }], 60, seen), seen / 60);
});

test("chanceOf is 0 for a need that the deck can't meet, and 1 for an empty list of needs", () => {
  near(chanceOf([{ copies: 0, atLeast: 1 }], 60, 30), 0);
  near(chanceOf([{ copies: 4, atLeast: 5 }], 60, 60), 0);
  near(chanceOf([], 60, 6), 1);
  near(chanceOf([{ copies: 60, atLeast: 1 }], 60, 1), 1);
  near(chanceOf([{ copies: 3, atLeast: 1 }], 3, 9), 1);
});

/** The chance that a hand meets the needs, computed by enumerating all hands. */
const counted = (needs: readonly DrawNeed[], size: number, seen: number): number => {
  const groups = needs.flatMap(({ copies }, group) => Array.from({ length: copies }, () => group));
  let good = 0;
  let all = 0;
  for (let hand = 0; hand < 2 ** size; hand++) {
    const cards = Array.from({ length: size }, (_, i) => i).filter(i => hand & (1 << i));
    if (cards.length !== seen) continue;
    all += 1;
    const isMet = needs.every(
      ({ atLeast }, group) => cards.filter(i => groups[i] === group).length >= atLeast,
    );
    if (isMet) good += 1;
  }
  return good / all;
};

test('chanceOf equals the chance that is found by counting all hands of a small deck', () => {
  const need = fc.record({ copies: fc.nat(3), atLeast: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(need, { maxLength: 3 }), fc.nat(9), (needs, seen) => {
      near(chanceOf(needs, 9, seen), counted(needs, 9, seen));
    }),
    { numRuns: 60 },
  );
});
