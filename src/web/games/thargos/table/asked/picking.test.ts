import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signal } from '@preact/signals';
import { deed, ONE, TWO } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel } from '../../../../../games/thargos/test/table.ts';
import { lessonTable } from '../../lesson/lesson-table.ts';
import { type Model, tableModel } from '../model.ts';
import { picksOf, touch } from './picking.ts';

/** A player who must discard two cards. Their hand has three copies of one card, of which the game offers two. */
const raided = (): Model => {
  const raid = deed('Raid', { op: 'discardHand', who: 'opponent', amount: 2, by: 'victim' });
  const { state } = duel({ a: { hand: [raid] }, b: { hand: [ONE, ONE, ONE, TWO] } }).play('Raid');
  const view = thargos.view(state, 1);
  const options = thargos.options(view);
  assert.ok(options.type === 'choose' && options.from.length === 3 && options.prompt.most === 2);
  return { ...tableModel(lessonTable('mirror')), view: signal(view), options: signal(options) };
};

/** Taps cards in the hand, counted from 1. Returns the highlighted cards and the number of different picks. */
const tapped = (
  ...places: readonly number[]
): { readonly lit: readonly number[]; readonly picks: number } => {
  const model = raided();
  const { hand } = model.view.value;
  for (const place of places) assert.ok(touch(model, hand[place - 1]!));
  const picks = picksOf(model);
  if (picks.length === 2) assert.ok(thargos.allows(model.options.value, { type: 'choose', picks }));
  return {
    lit: model.picked.value.map(card => hand.indexOf(card) + 1),
    picks: new Set(picks).size,
  };
};

test('HT-A-55: a player can pick any two of three copies in hand, and the tapped copies are highlighted', () => {
  for (const one of [1, 2, 3, 4])
    for (const other of [1, 2, 3, 4].filter(place => place !== one))
      assert.deepEqual(tapped(one, other), { lit: [one, other], picks: 2 });
});

test('a second tap deselects a card, and a card above the limit replaces the first pick', () => {
  for (const place of [1, 2, 3, 4]) {
    assert.deepEqual(tapped(place), { lit: [place], picks: 1 });
    assert.deepEqual(tapped(place, place), { lit: [], picks: 0 });
  }
  assert.deepEqual(tapped(1, 3, 1), { lit: [3], picks: 1 });
  assert.deepEqual(tapped(1, 2, 3), { lit: [2, 3], picks: 2 });
  assert.deepEqual(tapped(3, 4, 1), { lit: [4, 1], picks: 2 });
});
