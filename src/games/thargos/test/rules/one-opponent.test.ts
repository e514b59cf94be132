import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../cards/set.ts';
import type { Op } from '../../effects/effect.ts';
import { advantage, deed, hero, ONE, times } from '../cards.ts';
import { duel, type Played } from '../table.ts';

/** HT-7.9: if a player has several opponents, all parts of one effect apply to the same opponent. */

const shipped = (id: string) => {
  const card = DEFAULT_SET.find(each => each.id === id);
  if (card?.type !== 'action')
    throw new Error(`expected ${id} to be an Action, found ${card?.type ?? 'no card'}`);
  return { ...card, name: { en: 'Deed', fr: 'Deed' } };
};

/** Three players, and the first plays this Action. Both opponents have heroes, an Advantage and cards. */
const playing = (card: ReturnType<typeof deed>): Played =>
  duel({
    sides: [
      { hand: [card, ...times(5, ONE)] },
      { heroes: [hero('Bob')], beside: { 0: [advantage('Bow')] } },
      { heroes: [hero('Cleo')], beside: { 0: [advantage('Cup')] } },
    ],
  }).play('Deed');

/**
 * What each opponent has lost, in this order: cards in hand, cards in the deck, cards beside heroes, wounds.
 */
const losses = ({ state, row }: Played): string[] =>
  [1, 2].map(seat => {
    const { hand, deck } = state.players[seat]!;
    const wounded = state.heroes.filter(({ owner, face }) => owner === seat && face === 'wounded').length;
    const stripped = row(seat).includes('+') ? 0 : 1;
    return [6 - hand, 10 - deck, stripped, wounded].join(' ');
  });

test('HT-T-27, HT-7.9 every shipped Action that harms an opponent in two ways asks for the opponent only once', () => {
  const after: Record<string, Played> = {
    A401: playing(shipped('A401')).choose('Cleo'),
    A404: playing(shipped('A404')).choose(2),
    A405: playing(shipped('A405')).choose(2),
    A507: playing(shipped('A507')).choose(2).choose('One', 'One'),
    A513: playing(shipped('A513')).choose('Cleo'),
    A515: playing(shipped('A515')).choose('Cup'),
    A516: playing(shipped('A516')).choose(2).choose('One', 'One'),
    A530: playing(shipped('A530')).choose(2).choose('One'),
  };
  const lost: Record<string, string> = {
    A401: '1 5 0 1',
    A404: '0 2 1 0',
    A405: '1 2 0 0',
    A507: '2 1 0 0',
    A513: '1 0 0 1',
    A515: '1 0 1 0',
    A516: '2 0 0 0',
    A530: '1 0 0 0',
  };
  for (const [id, played] of Object.entries(after)) {
    assert.equal(played.asked, '1 act', `expected ${id} to be carried out after one question`);
    assert.deepEqual(
      losses(played),
      ['0 0 0 0', lost[id]],
      `expected ${id} to harm only the chosen opponent`,
    );
  }
  const twice = DEFAULT_SET.filter(
    card =>
      card.type === 'action' && card.effects?.some(({ do: ops }) => ops.filter(isOnOpponent).length > 1),
  );
  assert.deepEqual(
    twice.map(({ id }) => id).sort(),
    Object.keys(after),
    'expected the test to have a case for each shipped Action that harms an opponent in two ways',
  );
});

const isOnOpponent = (op: Op): boolean => JSON.stringify(op).includes('"opponent"');

const BURN: Op = { op: 'burn', who: 'opponent', amount: 1 };
const ANY_HERO: Op = { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose', count: 1 } };

test('HT-7.9 if only one hero can be the target of an effect, its other parts apply to that hero’s owner', () => {
  const wounded: Op = {
    op: 'heal',
    target: { kind: 'hero', of: 'opponent', pick: 'choose', count: 1, where: { face: 'wounded' } },
  };
  const healed = duel({
    sides: [{ hand: [deed('Deed', wounded, BURN)] }, {}, { wounded: [1] }],
  }).play('Deed');
  assert.deepEqual(losses(healed)[0]!.split(' ')[1], '0');
  assert.equal(healed.state.players[2]!.deck, 9);
});

test('HT-7.9 the branch of an `if` applies to the same opponent as the other parts of the effect', () => {
  const more: Op = {
    op: 'if',
    cond: { cmp: [1, '>=', 1] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
    then: [BURN],
  };
  for (const ops of [
    [ANY_HERO, more],
    [more, BURN],
  ]) {
    const table = playing(deed('Deed', ...ops));
    const played: Played = ops[0] === more ? table.choose(1) : table.choose('Bob');
    assert.equal(played.asked, '1 act');
    assert.equal(losses(played)[1], '0 0 0 0');
  }
});

test('HT-7.9 an amount that counts an opponent’s cards counts those of the chosen opponent', () => {
  const count: Op = { op: 'draw', who: 'self', amount: { hand: 'opponent' } };
  const drawn = duel({
    sides: [{ hand: [deed('Deed', BURN, count)] }, { hand: times(2, ONE) }, { hand: times(3, ONE) }],
  })
    .play('Deed')
    .choose(2);
  assert.equal(drawn.state.players[0]!.hand, 3);
});

test('HT-7.9 a second Action asks for the opponent again', () => {
  const twice = deed('Deed', BURN);
  const first = duel({ sides: [{ hand: [twice, twice] }, {}, {}] })
    .play('Deed')
    .choose(1)
    .pass()
    .pass();
  assert.equal(first.play('Deed').asked, '0 choose player');
});
