import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '../effects/effect.ts';
import { deed, FOUR, hero, mission, ONE, THREE, TWO, times } from '../test/cards.ts';
import { thargos } from '../test/game.ts';
import { duel } from '../test/table.ts';

/** Checks that face-down moves of cards that a player has seen don't reveal which of them moved. */

const spy = (from: 'hand' | 'deckTop', amount: number) =>
  deed('Spy', { op: 'look', who: 'opponent', from, amount } satisfies Op);

const STEAL: Op = { op: 'discardHand', who: 'opponent', amount: 1, by: 'chooser' };

test('after cards of a seen hand are placed face down, the player who saw it can’t choose which of its cards to steal', () => {
  const thief = hero('Thief', '2 2 2', {
    effects: [{ on: 'activated', window: 'beforeReveal', do: [STEAL] }],
  });
  const { asked } = duel({
    turn: 1,
    a: { hand: [ONE, ONE, TWO, TWO, THREE, THREE], deck: times(10, FOUR) },
    b: { heroes: [thief], hand: [spy('hand', 99), ONE, ONE, ONE] },
    missions: [mission('Goal', { power: 1, mind: 1 })],
  })
    .play('Spy')
    .attempt(0)
    .place('Three power', 'Two mind')
    .defend('One power', 'One mind')
    .use('Thief');
  assert.notEqual(asked, '1 choose card');
});

test('after a player draws cards that an opponent has seen on the deck, the opponent may choose which of them to steal', () => {
  const { asked } = duel({
    turn: 1,
    a: { hand: [], deck: [ONE, TWO, THREE, FOUR, ...times(10, ONE)] },
    b: { hand: [spy('deckTop', 14), deed('Steal', STEAL), ONE], deck: times(10, ONE) },
  })
    .play('Spy')
    .pass()
    .play('Steal');
  assert.equal(asked, '1 choose card');
});

test('if a card of a seen hand goes face down to the deck, the opponent’s view doesn’t show which card it is', () => {
  const stow = deed('Stow', {
    op: 'moveCard',
    target: { kind: 'card', of: 'self', in: 'hand', pick: 'choose' },
    to: 'deckBottom',
  } satisfies Op);
  const asked = duel({
    turn: 1,
    a: { hand: [stow, ONE, TWO, THREE, THREE, THREE], deck: times(10, FOUR) },
    b: { hand: [spy('hand', 99), ONE], deck: times(10, ONE) },
  })
    .play('Spy')
    .play('Stow');
  const view = (card: string) => thargos.view(asked.choose(card).state, 1);
  assert.deepEqual(view('One'), view('Three'));
});

test('if a player rearranges seen cards of their deck and draws one, the opponent’s view doesn’t show which one', () => {
  const sort = deed(
    'Sort',
    { op: 'look', who: 'self', from: 'deckTop', amount: 3, rearrange: true } satisfies Op,
    { op: 'draw', who: 'self', amount: 1 } satisfies Op,
  );
  const asked = duel({
    turn: 1,
    a: { hand: [sort, ...times(5, FOUR)], deck: [ONE, TWO, THREE, ...times(10, FOUR)] },
    b: { hand: [spy('deckTop', 3), ONE], deck: times(10, ONE) },
  })
    .play('Spy')
    .play('Sort');
  const view = (...cards: string[]) => thargos.view(asked.choose(...cards).state, 1);
  assert.deepEqual(view('One', 'Two', 'Three').looked, view('Three', 'Two', 'One').looked);
});
