import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import { pilesWith, rivalPile } from './rival-piles.ts';

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

test("HT-12.4 an extra card for one conflict doesn't change how many cards the Rival's attitude places", () => {
  assert.deepEqual(pile(-1), [2, 4]);
});

test('HT-11.9: Infamy and the option `pileDelta` change how many cards the Rival places, whatever its attitude', () => {
  const view = (pileDelta: number, infamy: number) => ({
    config: { ...DEFAULTS, solo: { ...DEFAULTS.solo, pileDelta } },
    solo: { attitude: 'wary', infamy, smaller: 0 } as const,
  });
  assert.deepEqual(pilesWith(view(0, 0), 'aggressive'), { attack: 4, defence: 2 });
  assert.deepEqual(pilesWith(view(1, 2), 'aggressive'), { attack: 7, defence: 5 });
  assert.deepEqual(pilesWith(view(-2, 0), 'defensive'), { attack: 0, defence: 2 });
});
