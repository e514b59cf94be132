import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import type { Result } from '../../../../../games/thargos/types.ts';
import { END_WORDS } from './messages.ts';
import { hasWon, lookOf, reasonFor } from './outcome.ts';

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

test("HT-6.1: the reason for the game's end names the player who reached their target", () => {
  const duel = { names: ['Ada', 'Bruno'], seat: 0 };
  assert.equal(reasonFor(view, ended([1, 2]), duel), 'You reached your target.');
  assert.equal(reasonFor(view, ended([2, 1]), duel), 'Bruno reached their target.');
  assert.equal(reasonFor(view, ended([1, 2]), { ...duel, seat: undefined }), 'Ada reached their target.');
});

test("HT-11.1.2: the reason for the game's end names the Rival if it reached its target", () => {
  const solo = { names: ['You', 'The Rival'], seat: 0 };
  assert.equal(reasonFor(view, ended([2]), solo), 'The Rival reached their target.');
});

test("HT-6.4: the reason for the game's end names no player if a team reached its target or several decks burned", () => {
  const reader = { names: ['Ada', 'Bruno'], seat: 0 };
  const coop = { ...view, config: { ...DEFAULTS, coop: true } };
  assert.equal(reasonFor(coop, ended([1, 1]), reader), END_WORDS.en.why.target);
  const both = { ...view, players: [OUT, OUT, IN] };
  assert.equal(reasonFor(both, ended([3, 2, 1], 'burned'), reader), END_WORDS.en.why.burned);
});

test("HT-6.2: the reason for the game's end says whose deck burned", () => {
  const reader = { names: ['Ada', 'Bruno'], seat: 0 };
  const said = (...players: (typeof IN)[]) =>
    reasonFor({ ...view, players }, ended([2, 1], 'burned'), reader);
  assert.match(said(OUT, IN), /^Your deck is burned: you had to draw and couldn’t\./);
  assert.match(said(IN, OUT), /^Bruno’s deck is burned/);
});

test("the sentences for a lost game don't claim that the game was close", () => {
  const lines = [...END_WORDS.en.lore.lost, ...END_WORDS.fr.lore.lost];
  assert.deepEqual(
    lines.filter(line => /close|serré/.test(line)),
    [],
  );
});

const alone = (place: number, why: Result['why']): Result => ({
  places: [place],
  vp: [16, 18],
  targets: [17, 17],
  why,
  rounds: 9,
});

test("HT-11: the Rival wins if it reaches its target or the player's deck burns, but not if the game stalls", () => {
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(0, 'target'), seat)),
    [false, true],
  );
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(0, 'burned'), seat)),
    [false, true],
  );
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(0, 'stalled'), seat)),
    [false, false],
  );
  assert.deepEqual(
    [0, 1].map(seat => hasWon(alone(1, 'target'), seat)),
    [true, false],
  );
});

test('HT-6.4: players on the same team win or lose together; two tied players on different teams draw', () => {
  const shared: Result = { ...alone(1, 'target'), places: [1, 1] };
  const table = (coop: boolean) => ({ config: { ...DEFAULTS, coop }, seats: 2 });
  assert.equal(lookOf(table(true), shared, [0, 1]), 'won');
  assert.equal(lookOf(table(true), { ...shared, places: [0, 0] }, [0]), 'lost');
  assert.equal(lookOf(table(false), shared, [0]), 'even');
  assert.equal(lookOf(table(false), { ...shared, places: [2, 1] }, [0]), 'lost');
  assert.equal(lookOf(table(false), { ...shared, places: [2, 1] }, [0, 1]), 'won');
  assert.equal(lookOf(table(true), shared, []), 'even', 'expected lookOf to return `even` for a spectator');
});
