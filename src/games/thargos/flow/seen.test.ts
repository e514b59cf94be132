import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import type { Op } from '../effects/effect.ts';
import { deed, FOUR, mission, ONE, THREE, TWO, times } from '../test/cards.ts';
import { thargos } from '../test/game.ts';
import { duel } from '../test/table.ts';
import type { State } from '../types.ts';

/** Checks that a player continues to know the cards that they have seen. */

const spy = (from: 'hand' | 'deckTop', amount: number) =>
  deed('Spy', { op: 'look', who: 'opponent', from, amount } satisfies Op);

/**
 * The second player has looked at the first player's whole hand: 1, 1, 2, 2, 3, 3. The first player is next.
 */
const spied = () =>
  duel({
    turn: 1,
    a: { hand: [ONE, ONE, TWO, TWO, THREE, THREE], deck: times(10, FOUR) },
    b: { hand: [spy('hand', 99), ONE, ONE, ONE] },
    missions: [mission('Goal', { power: 1, mind: 1 })],
  }).play('Spy');

/**
 * The places where the second player may expect the cards they have seen. Asserts that they know the faces.
 */
const looks = (state: State): string[] => {
  const { looked, faces } = thargos.view(state, 1);
  for (const { card } of looked) assert.equal(faces[card], state.secret.faces[card]);
  return looked.map(({ zone, laid }) => `${zone} ${laid ?? 'only'}`);
};

test('HT-5.3 after a player places cards of a seen hand, the opponent expects each seen card in hand or among the placed ones', () => {
  const { state } = spied().attempt(0).place('Three power', 'Two mind');
  assert.deepEqual(
    looks(state),
    range(6).map(() => 'hand attack'),
  );
});

test('HT-5.3 if a player places cards of a seen hand, the opponent’s view doesn’t show which cards they are', () => {
  const attempt = spied().attempt(0);
  const view = (...cards: string[]) => thargos.view(attempt.place(...cards).state, 1);
  assert.deepEqual(view('Three power', 'Two mind'), view('One power', 'One mind'));
});

test('HT-5.7 after the reveal, the opponent knows which cards of a seen hand are still in hand', () => {
  const { state } = spied().attempt(0).place('Three power', 'Two mind').defend();
  assert.deepEqual(
    looks(state),
    range(4).map(() => 'hand only'),
  );
});

test('HT-4.1 a player who saw a card on a deck still knows it after its owner draws it', () => {
  const before = duel({
    turn: 1,
    a: { hand: [], deck: [THREE, ...times(10, ONE)] },
    b: { hand: [spy('deckTop', 1), ONE] },
  }).play('Spy').state;
  const [look] = thargos.view(before, 1).looked;
  assert.equal(look?.zone, 'hand');
  assert.ok(before.secret.hands[0]!.includes(look.card));
});

test('if two of six seen cards were placed face down, the sampled states contain each of the 15 possible pairs', () => {
  const { state } = spied().attempt(0).place('Three power', 'Two mind');
  const view = thargos.view(state, 1);
  const random = stream(parseSeed('deal').seed, 'deal');
  const seen = new Set(view.looked.map(({ card }) => card));
  const pairs = new Set<string>();
  for (const _ of range(200)) {
    const dealt = thargos.sample(view, random);
    const laid = dealt.secret.attack.flat();
    assert.ok(laid.every(card => seen.has(card)));
    pairs.add([...laid].sort((a, b) => a - b).join());
    const { config: _config, ...shown } = thargos.view(dealt, 1);
    const { config: _own, ...own } = view;
    assert.deepEqual(shown, own);
  }
  assert.equal(pairs.size, 15);
});
