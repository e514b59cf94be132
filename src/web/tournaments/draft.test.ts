import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDraft, fit, formatsFor, NO_CLOCK, sizesFor, wishFrom } from './draft.ts';

/** A game that allows these numbers of players per table. */
const gameFor = (least: number, most: number, hasCups: boolean) => ({
  usualBot: 'greedy',
  tournaments: { fields: () => [], seats: () => [least, most] as const, hasCups },
});

const ANY_SIZE = gameFor(1, 100, true);
const CIRCLE = gameFor(3, 8, false);

test('formatsFor: a cup needs equal cards, and a round robin tables of two', () => {
  assert.deepEqual(formatsFor({ config: {} }, ANY_SIZE), ['swiss', 'round-robin', 'cup']);
  assert.deepEqual(formatsFor({ config: {} }, CIRCLE), ['swiss']);
});

test('sizesFor: only a cup has tables for one, and a round robin has tables of two', () => {
  const sizes = (format: 'swiss' | 'cup' | 'round-robin') => sizesFor({ config: {}, format }, ANY_SIZE);
  assert.deepEqual([sizes('swiss')[0], sizes('swiss').at(-1)], [2, 12]);
  assert.equal(sizes('cup')[0], 1);
  assert.deepEqual(sizes('round-robin'), [2]);
  assert.deepEqual(sizesFor({ config: {}, format: 'swiss' }, CIRCLE), [3, 4, 5, 6, 7, 8]);
});

test('fit changes a format, a size and a number of rounds that the game does not allow', () => {
  const cup = { ...firstDraft('g'), format: 'cup' as const, size: 1, rounds: 20 };
  assert.deepEqual(fit(cup, ANY_SIZE), cup);
  const { format, size, rounds } = fit(cup, CIRCLE);
  assert.deepEqual({ format, size, rounds }, { format: 'swiss', size: 3, rounds: 11 });
});

test('fit limits the entrants of a round robin, and the bots to the places that are left', () => {
  const draft = { ...firstDraft('g'), format: 'round-robin' as const, most: 256, bots: 200 };
  const { most, bots } = fit(draft, ANY_SIZE);
  assert.deepEqual({ most, bots }, { most: 32, bots: 31 });
  assert.equal(fit({ ...draft, isPlaying: false }, ANY_SIZE).bots, 32);
});

test('wishFrom sends what the form shows, and a player only if the creator plays', () => {
  const draft = { ...firstDraft('g'), name: ' Friday ', bots: 2, pace: NO_CLOCK };
  const wish = wishFrom(draft, ANY_SIZE, { name: 'Ada' });
  assert.deepEqual(wish, {
    name: 'Friday',
    game: 'g',
    config: {},
    format: 'swiss',
    rounds: 3,
    size: 2,
    noShow: 'bot',
    waitSeconds: 120,
    bots: ['greedy', 'greedy'],
    most: 64,
    open: false,
    player: { name: 'Ada' },
  });
  const hosted = wishFrom({ ...draft, isPlaying: false, format: 'round-robin', pace: 0 }, ANY_SIZE, {});
  assert.deepEqual(
    [hosted.player, hosted.rounds, hosted.clock],
    [undefined, undefined, { seconds: 300, increment: 10 }],
  );
});
