import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '../../../../../games/thargos/types.ts';
import { END_WORDS } from './messages.ts';
import { adviceFor } from './outcome.ts';

const END: Result = { places: [2, 1], vp: [16, 16], targets: [17, 16], why: 'target', rounds: 8 };
const FINE = { tried: 8, won: 6, defended: 8, held: 3 };

const DUEL = { isQuick: true, isStory: false, isBurned: false };

test('after the game, a loser gets advice on their worst weakness, and a winner is advised to play a harder or full game', () => {
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

test('a loser gets advice on burned decks only if their own deck burned, not if a different player’s did', () => {
  assert.equal(adviceFor({ ...END, places: [0, 0], why: 'burned' }, 0, FINE, DUEL), 'missions');
});

test('HT-9.6: in a story, advice on failed attempts mentions chances instead of leads', () => {
  assert.equal(adviceFor(END, 0, { ...FINE, won: 3 }, { ...DUEL, isStory: true }), 'attempts');
  assert.match(END_WORDS.en.advice.attempts, /good chance/);
  assert.match(END_WORDS.fr.advice.attempts, /bonnes chances/);
});
