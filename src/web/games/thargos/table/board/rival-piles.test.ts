import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import { rivalPile } from './rival-piles.ts';

const pile = (smaller: number, infamy = 0): readonly number[] =>
  (['attack', 'defence'] as const).map(side =>
    rivalPile(side, { config: DEFAULTS, solo: { attitude: 'defensive', infamy, smaller } }),
  );

test('HT-11.8 discarded cards reduce the next pile of the Rival', () => {
  assert.deepEqual(
    [pile(0), pile(1), pile(9)],
    [
      [2, 4],
      [1, 3],
      [0, 0],
    ],
  );
  assert.deepEqual(pile(0, 2), [4, 6]);
});

test('HT-12.4 one more card in a conflict does not change what the attitude gives', () => {
  assert.deepEqual(pile(-1), [2, 4]);
});
