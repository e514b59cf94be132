import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chanceOf, type DrawNeed } from './odds.ts';

const near = (found: number, expected: number): void =>
  assert.ok(Math.abs(found - expected) < 1e-8, `${found} is not ${expected}`);

test('HT-3.5: two Missions in six cards of an even deck come two times out of three', () => {
  // 1 - C(40,6)/C(60,6) - 20 C(40,5)/C(60,6)
  near(chanceOf([{ copies: 20, atLeast: 2 }], 60, 6), 1 - (3_838_380 + 20 * 658_008) / 50_063_860);
});

test('one copy is among so many cards as often as these are a part of the deck', () => {
  for (const seen of [0, 1, 6, 18, 60]) near(chanceOf([{ copies: 1, atLeast: 1 }], 60, seen), seen / 60);
});

test('what is not in the deck never comes, what nobody wants is always there', () => {
  near(chanceOf([{ copies: 0, atLeast: 1 }], 60, 30), 0);
  near(chanceOf([{ copies: 4, atLeast: 5 }], 60, 60), 0);
  near(chanceOf([], 60, 6), 1);
  near(chanceOf([{ copies: 60, atLeast: 1 }], 60, 1), 1);
  near(chanceOf([{ copies: 3, atLeast: 1 }], 3, 9), 1);
});

/** Looks at every hand there is. */
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

test('the count agrees with looking at every hand of a small deck', () => {
  const need = fc.record({ copies: fc.nat(3), atLeast: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(need, { maxLength: 3 }), fc.nat(9), (needs, seen) => {
      near(chanceOf(needs, 9, seen), counted(needs, 9, seen));
    }),
    { numRuns: 60 },
  );
});
