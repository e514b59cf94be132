import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import type { Result } from '../../../../../games/thargos/types.ts';
import { END_WORDS } from './messages.ts';
import { reasonFor } from './reason.ts';

const IN = { isOut: false };
const OUT = { isOut: true };
const view = { config: DEFAULTS, players: [IN, IN] };
const ended = (places: readonly number[], why: Result['why'] = 'target'): Result => ({
  places,
  vp: [3, 15],
  targets: [17, 15],
  why,
  rounds: 7,
});

test('HT-6.1: the end says who reached their target', () => {
  const duel = { names: ['Ada', 'Bruno'], seat: 0 };
  assert.equal(reasonFor(view, ended([1, 2]), duel), 'You reached your target.');
  assert.equal(reasonFor(view, ended([2, 1]), duel), 'Bruno reached their target.');
  assert.equal(reasonFor(view, ended([1, 2]), { ...duel, seat: undefined }), 'Ada reached their target.');
});

test('HT-11.1.2: the end names the Rival who reached the target', () => {
  const solo = { names: ['You', 'The Rival'], seat: 0 };
  assert.equal(reasonFor(view, ended([2]), solo), 'The Rival reached their target.');
});

test('HT-6.4: a shared target and several burned decks name nobody', () => {
  const reader = { names: ['Ada', 'Bruno'], seat: 0 };
  const coop = { ...view, config: { ...DEFAULTS, coop: true } };
  assert.equal(reasonFor(coop, ended([1, 1]), reader), END_WORDS.en.why.target);
  const both = { ...view, players: [OUT, OUT, IN] };
  assert.equal(reasonFor(both, ended([3, 2, 1], 'burned'), reader), END_WORDS.en.why.burned);
});

test('HT-6.2: the end says whose deck is burned', () => {
  const reader = { names: ['Ada', 'Bruno'], seat: 0 };
  const said = (...players: (typeof IN)[]) =>
    reasonFor({ ...view, players }, ended([2, 1], 'burned'), reader);
  assert.match(said(OUT, IN), /^Your deck is burned: you had to draw and couldn’t\./);
  assert.match(said(IN, OUT), /^Bruno’s deck is burned/);
});

test('the lines of a defeat do not claim that the score was close', () => {
  const lines = [...END_WORDS.en.lore.lost, ...END_WORDS.fr.lore.lost];
  assert.deepEqual(
    lines.filter(line => /close|serré/.test(line)),
    [],
  );
});
