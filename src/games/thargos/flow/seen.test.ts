import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import type { Op } from '../effects/effect.ts';
import { deed, FOUR, mission, ONE, THREE, TWO, times } from '../test/cards.ts';
import { thargos } from '../test/game.ts';
import { duel } from '../test/table.ts';
import type { State } from '../types.ts';

/** A card that a player has seen stays known to them. */

const spy = (from: 'hand' | 'deckTop', amount: number) =>
  deed('Spy', { op: 'look', who: 'opponent', from, amount } satisfies Op);

/** The second player looks at the full hand 1, 1, 2, 2, 3, 3 of the first, whose turn comes next. */
const spied = () =>
  duel({
    turn: 1,
    a: { hand: [ONE, ONE, TWO, TWO, THREE, THREE], deck: times(10, FOUR) },
    b: { hand: [spy('hand', 99), ONE, ONE, ONE] },
    missions: [mission('Goal', { power: 1, mind: 1 })],
  }).play('Spy');

/** What the second player knows: the face and place of each card seen. */
const looks = (state: State): string[] => {
  const { looked, faces } = thargos.view(state, 1);
  for (const { card } of looked) assert.equal(faces[card], state.secret.faces[card]);
  return looked.map(({ zone, laid }) => `${zone} ${laid ?? 'only'}`);
};

test('HT-5.3 after a player places part of a known hand, each of its cards may be in the hand or placed', () => {
  const { state } = spied().attempt(0).place('Three power', 'Two mind');
  assert.deepEqual(
    looks(state),
    range(6).map(() => 'hand attack'),
  );
});

test('HT-5.3 the view is the same whichever cards of a known hand are placed', () => {
  const attempt = spied().attempt(0);
  const view = (...cards: string[]) => thargos.view(attempt.place(...cards).state, 1);
  assert.deepEqual(view('Three power', 'Two mind'), view('One power', 'One mind'));
});

test('HT-5.7 after the reveal, the other cards of a known hand are known to be in it', () => {
  const { state } = spied().attempt(0).place('Three power', 'Two mind').defend();
  assert.deepEqual(
    looks(state),
    range(4).map(() => 'hand only'),
  );
});

test('HT-4.1 a card seen on a deck stays known after it is drawn', () => {
  const before = duel({
    turn: 1,
    a: { hand: [], deck: [THREE, ...times(10, ONE)] },
    b: { hand: [spy('deckTop', 1), ONE] },
  }).play('Spy').state;
  const [look] = thargos.view(before, 1).looked;
  assert.equal(look?.zone, 'hand');
  assert.ok(before.secret.hands[0]!.includes(look.card));
});

test('states sampled for search place cards of the known hand, in every combination', () => {
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
