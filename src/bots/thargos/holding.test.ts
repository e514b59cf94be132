import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeckCard } from '../../games/thargos/cards/card.ts';
import { advantage, FOUR, hero, mission, ONE, THREE, TWO, times } from '../../games/thargos/test/cards.ts';
import { cardNameIn, duel, type Played } from '../../games/thargos/test/table.ts';
import { holdingDefense } from './holding.ts';

/** An attempt in which both heroes have 2 2 2 and the Mission adds 1 to each color of the defender. */
const attacked = (hand: readonly DeckCard[], ...cards: readonly string[]): Played =>
  duel({
    a: { hand: [TWO, TWO, THREE] },
    b: { hand },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  })
    .attempt(0)
    .place(...cards);

/** The cards that `holdingDefense` finds, as text such as `Two power, One mind`. */
const held = ({ state }: Played): string | undefined =>
  holdingDefense(state)
    ?.map(({ card, colour }) => `${cardNameIn(state, card)} ${colour}`)
    .join(', ');

test('HT-5.6 holdingDefense returns the defense with the fewest cards that beats the attack', () => {
  // The attacker has 4 on each color. The defender has 3, and needs 5 on one color and 4 on the other.
  const t = attacked([ONE, TWO, FOUR, ONE], 'Two power', 'Two mind');
  assert.equal(held(t), 'Two power, One mind');
  assert.equal(t.defend('Two power', 'One mind').told('resolved')[0]!.success, false);
});

test('holdingDefense returns undefined if no defense beats the attack', () => {
  const t = attacked([ONE, ONE], 'Two power', 'Two mind');
  assert.equal(held(t), undefined);
  assert.equal(t.defend('One power', 'One mind').told('resolved')[0]!.success, true);
  assert.equal(
    held(attacked([FOUR], 'Two power', 'Two mind')),
    undefined,
    'expected no defense with only one card, because the defender must cover both colors (HT-5.6)',
  );
});

test('HT-A-06 holdingDefense returns a defense without cards only if it beats the attack', () => {
  const bare = duel({ b: { heroes: [hero('Bob', '9 9 9')], hand: [ONE] } })
    .attempt(0)
    .place();
  assert.deepEqual(holdingDefense(bare.state), []);
  const needed = attacked([ONE, TWO], 'Two power', 'Two mind');
  assert.equal(held(needed), 'Two power, One mind');
});

test('holdingDefense adds cards that an effect has placed to those that it places from the hand', () => {
  const levy = advantage('Levy', {
    effects: [
      {
        on: 'activated',
        window: 'withPam',
        do: [{ op: 'addPam', who: 'self', from: 'deckTop', amount: 1, attr: 'power' }],
      },
    ],
  });
  const before = duel({
    a: { hand: [FOUR] },
    b: { hand: [TWO, ...times(5, ONE)], deck: times(9, TWO), beside: { 0: [levy] } },
    missions: [mission('Gate', { power: 1 })],
  })
    .attempt(0)
    .place('Four power');
  assert.equal(held(before), 'Two power, One power, One power');
  assert.equal(held(before.use('Levy')), 'Two power');
});

test('holdingDefense finds a defense of two cards in a hand of eleven', () => {
  const t = attacked([...times(9, ONE), FOUR, THREE], 'Two power', 'Three mind');
  assert.equal(held(t)?.split(', ').length, 2);
});
