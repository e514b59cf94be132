import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../cards/set.ts';
import { checkDeck, checkOneBox, DIFFICULTIES } from './check.ts';
import { DIFFICULTY_DECKS, READY_MADE, readyMade } from './difficulty-decks.ts';
import { PRECONS } from './precons.ts';

test('HT-12.2: every ready-made deck has a version for each of the other difficulties', () => {
  const bandOf = (id: string) => DIFFICULTIES.find(band => id.endsWith(`-${band}`));
  assert.deepEqual(
    DIFFICULTY_DECKS.slice(0, 2 * PRECONS.length).map(({ id }) => id),
    PRECONS.flatMap(({ id }) => [`${id}-easy`, `${id}-hard`]),
  );
  assert.equal(DIFFICULTY_DECKS.length, 2 * READY_MADE.length);
  for (const deck of DIFFICULTY_DECKS) {
    const difficulty = bandOf(deck.id)!;
    assert.deepEqual(
      checkDeck(deck, DEFAULT_SET, { mode: 'solo-story', difficulty }),
      [],
      `expected ${deck.id} to be legal at the difficulty ${difficulty}`,
    );
  }
});

test('HT-2.5: each easy or hard version of a ready-made deck without a points cap fits into one box', () => {
  for (const deck of DIFFICULTY_DECKS.slice(0, 2 * PRECONS.length))
    assert.deepEqual(checkOneBox([deck], DEFAULT_SET), [], `expected ${deck.id} to fit into one box`);
});

test('HT-12.2: the ready-made decks without a points cap are medium', () => {
  for (const deck of PRECONS)
    assert.deepEqual(
      checkDeck(deck, DEFAULT_SET, { mode: 'solo-story', difficulty: 'medium' }),
      [],
      `expected ${deck.id} to be legal at the difficulty medium`,
    );
});

test('HT-12.2: the name of a ready-made deck stands for its version at the chosen difficulty', () => {
  const rules = { mode: 'solo-story', difficulty: 'hard' } as const;
  assert.equal(readyMade('wild-hunt')?.id, 'wild-hunt');
  assert.equal(readyMade('wild-hunt-easy')?.id, 'wild-hunt-easy');
  assert.equal(readyMade('wild-hunt', rules)?.id, 'wild-hunt-hard');
  assert.equal(readyMade('wild-hunt', { ...rules, difficulty: 'medium' })?.id, 'wild-hunt');
  assert.equal(readyMade('wild-hunt', { ...rules, seat: 'rival' })?.id, 'wild-hunt');
  assert.equal(readyMade('ford-watch', rules)?.id, 'ford-watch');
  assert.equal(readyMade('ford-watch', { ...rules, difficulty: 'medium' })?.id, 'ford-watch-medium');
  assert.equal(readyMade('nonesuch'), undefined);
});
