import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '../../../../../games/thargos/types.ts';
import { adviceFor } from './advice.ts';
import { END_WORDS } from './messages.ts';

const END: Result = { places: [2, 1], vp: [16, 16], targets: [17, 16], why: 'target', rounds: 8 };
const FINE = { tried: 8, won: 6, defended: 8, held: 3 };

const DUEL = { isQuick: true, isStory: false, isBurned: false };

test('a loser gets one thing to try, the costliest habit first; a winner gets the next challenge', () => {
  assert.equal(adviceFor(END, 1, FINE, { ...DUEL, isQuick: false }), 'harder');
  assert.equal(adviceFor(END, 1, FINE, DUEL), 'full');
  assert.equal(adviceFor(END, 0, { ...FINE, won: 1 }, { ...DUEL, isBurned: true }), 'deck');
  assert.equal(adviceFor(END, 0, { ...FINE, won: 3 }, DUEL), 'attempts');
  assert.equal(adviceFor(END, 0, { ...FINE, tried: 3, won: 3 }, DUEL), 'pace');
  assert.equal(adviceFor(END, 0, { ...FINE, held: 1 }, DUEL), 'defences');
  assert.equal(adviceFor(END, 0, FINE, DUEL), 'missions');
});

test('HT-9.1: advice after a story does not mention tracks', () => {
  const story = adviceFor(END, 0, FINE, { ...DUEL, isStory: true });
  assert.equal(story, 'story');
  assert.doesNotMatch(END_WORDS.en.advice[story], /track/);
  assert.doesNotMatch(END_WORDS.fr.advice[story], /piste/);
});

test("another player's burned deck is not called yours", () => {
  assert.equal(adviceFor({ ...END, places: [0, 0], why: 'burned' }, 0, FINE, DUEL), 'missions');
});

test('HT-9.6: advice about failed attempts mentions chances, because a story shows no lead against dice', () => {
  assert.equal(adviceFor(END, 0, { ...FINE, won: 3 }, { ...DUEL, isStory: true }), 'attempts');
  assert.match(END_WORDS.en.advice.attempts, /good chance/);
  assert.match(END_WORDS.fr.advice.attempts, /bonnes chances/);
});
