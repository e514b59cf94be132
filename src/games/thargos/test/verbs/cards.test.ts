import assert from 'node:assert/strict';
import type { Op } from '../../effects/effect.ts';
import { advantage, deed, doer, FOUR, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { thargos } from '../game.ts';
import type { Side } from '../situation.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** Ada uses this ability in her owner's turn, before the action. */
const does = (op: Op | readonly Op[], a: Side = {}, b: Side = {}): Played => {
  const ops = Array.isArray(op) ? (op as readonly Op[]) : [op as Op];
  return duel({ a: { heroes: [doer('Ada', ...ops)], ...a }, b }).use('Ada');
};

verb('draw', 'moves cards from the deck to the hand; an empty deck is not a loss', () => {
  const t = does({ op: 'draw', who: 'self', amount: 2 }, { hand: [], deck: [TWO, THREE, FOUR] });
  assert.equal(t.hand(0), 'Two Three');
  const short = does({ op: 'draw', who: 'opponent', amount: 5 }, {}, { hand: [], deck: [TWO] });
  assert.equal(short.hand(1), 'Two');
  assert.equal(short.asked, '0 act');
});

verb('discardHand', 'by default, the owner of the hand chooses the cards', () => {
  const t = does({ op: 'discardHand', who: 'opponent', amount: 1 }, {}, { hand: [TWO, THREE] });
  assert.equal(t.asked, '1 choose card');
  assert.equal(t.from, 'Two Three');
  const done = t.choose('Three');
  assert.deepEqual([done.hand(1), done.discard(1)], ['Two', 'Three']);
});

verb(
  'discardHand',
  'with `by: chooser`, a player who has seen the hand chooses the cards; otherwise they are random',
  () => {
    const discard: Op = { op: 'discardHand', who: 'opponent', amount: 1, by: 'chooser' };
    const hand = [TWO, THREE, FOUR];
    assert.equal(
      does(discard, {}, { hand }).state.players[1]!.hand,
      2,
      'expected one random card to be discarded',
    );
    const seen = does([{ op: 'look', who: 'opponent', from: 'hand', amount: 9 }, discard], {}, { hand });
    assert.equal(seen.asked, '0 choose card');
    assert.equal(seen.choose('Four').discard(1), 'Four');
  },
);

verb('discardHand', 'with `by: random`, discards random cards, with a filter only those that match', () => {
  const hand = [advantage('Sword'), TWO, THREE];
  const t = does(
    { op: 'discardHand', who: 'opponent', amount: 1, by: 'random', where: { type: 'advantage' } },
    {},
    { hand },
  );
  assert.equal(t.discard(1), 'Sword');
  const all = does({ op: 'discardHand', who: 'eachPlayer', amount: 9 }, { hand: [TWO] }, { hand });
  assert.deepEqual(
    [all.hand(0), all.hand(1)],
    ['', ''],
    'expected the whole hand to be discarded without a choice',
  );
});

verb('burn', 'moves cards from the deck to the discard pile', () => {
  const t = does({ op: 'burn', who: 'opponent', amount: 2 }, {}, { deck: [TWO, THREE, FOUR] });
  assert.deepEqual([t.discard(1), t.deck(1)], ['Two Three', 'Four']);
  const own = does({ op: 'burn', who: 'self', amount: 9 }, { deck: [TWO] });
  assert.deepEqual([own.discard(0), own.deck(0), own.asked], ['Two', '', '0 act']);
});

verb('dig', 'discards cards of the deck until one matches, and moves that card to a zone', () => {
  const deck = [TWO, mission('Mill'), advantage('Sword'), THREE];
  const t = does({ op: 'dig', who: 'self', where: { type: 'advantage' }, to: 'hand' }, { deck, hand: [] });
  assert.deepEqual([t.hand(0), t.discard(0), t.deck(0)], ['Sword', 'Two Mill', 'Three']);
  const none = does({ op: 'dig', who: 'self', where: { tag: 'beast' }, to: 'hand' }, { deck: [TWO, THREE] });
  assert.deepEqual([none.discard(0), none.deck(0)], ['Two Three', '']);
});

verb(
  'look',
  'shows a hand to the player of the effect; other viewers see only that this player looked',
  () => {
    const t = does({ op: 'look', who: 'opponent', from: 'hand', amount: 9 }, {}, { hand: [TWO, THREE] });
    const card = t.state.secret.hands[1]![0]!;
    assert.notEqual(thargos.view(t.state, 0).faces[card], null);
    assert.equal(thargos.view(t.state, 'spectator').faces[card], null);
    const event = t.told('looked')[0]!;
    assert.equal(event.count, 2);
    assert.equal('secret' in (thargos.redact(event, 1, t.state) ?? {}), false);
    assert.equal('secret' in (thargos.redact(event, 0, t.state) ?? {}), true);
    const some = does({ op: 'look', who: 'opponent', from: 'hand', amount: 1 }, {}, { hand: [TWO, THREE] });
    assert.equal(some.told('looked')[0]!.count, 1);
  },
);

verb('look', 'shows the top cards of a deck, and may let the player rearrange them', () => {
  const deck = [TWO, THREE, FOUR];
  const top = does({ op: 'look', who: 'self', from: 'deckTop', amount: 2 }, { deck });
  assert.equal(top.told('looked')[0]!.zone, 'deck');
  assert.equal(top.deck(0), 'Two Three Four');
  const order = does({ op: 'look', who: 'self', from: 'deckTop', amount: 2, rearrange: true }, { deck });
  assert.equal(order.asked, '0 choose order');
  assert.equal(order.from, 'Two Three');
  assert.equal(
    order.choose('Three', 'Two').deck(0),
    'Three Two Four',
    'expected the card that was picked first to be on top of the deck',
  );
});

verb('recover', 'moves cards from the discard pile to the hand or the deck', () => {
  const discard = [TWO, mission('Mill'), THREE];
  const t = does({ op: 'recover', who: 'self', amount: 1, to: 'hand' }, { discard, hand: [] });
  assert.equal(t.asked, '0 choose card');
  const done = t.choose('Three');
  assert.deepEqual([done.hand(0), done.discard(0)], ['Three', 'Two Mill']);
  const fits = does(
    { op: 'recover', who: 'self', amount: 1, to: 'deckTop', where: { type: 'mission' } },
    { discard, deck: [ONE] },
  );
  assert.equal(fits.deck(0), 'Mill One');
  const under = does({ op: 'recover', who: 'self', amount: 9, to: 'deckBottom' }, { discard, deck: [ONE] });
  assert.equal(under.deck(0), 'One Two Mill Three');
  const chance = does(
    { op: 'recover', who: 'self', amount: 2, to: 'hand', by: 'random' },
    { discard, hand: [] },
  );
  assert.equal(chance.state.players[0]!.hand, 2);
});

verb(
  'recover',
  'the owner of the discard pile picks the cards, unless the effect names a different chooser',
  () => {
    const recover = (by?: 'chooser'): Op => ({
      op: 'recover',
      who: 'opponent',
      amount: 1,
      to: 'deckTop',
      ...(by && { by }),
    });
    const their = { discard: [TWO, THREE], deck: [ONE] };
    assert.equal(does(recover(), {}, their).asked, '1 choose card');
    const chosen = does(recover('chooser'), {}, their);
    assert.deepEqual([chosen.asked, chosen.from], ['0 choose card', 'Two Three']);
    assert.deepEqual(
      [chosen.choose('Three').deck(1), chosen.choose('Three').discard(1)],
      ['Three One', 'Two'],
    );
  },
);

verb(
  'recover',
  "an Action can't recover itself, because it goes to the discard pile only after its effect",
  () => {
    const again = deed('Again', { op: 'recover', who: 'self', amount: 1, to: 'hand' });
    const t = duel({ a: { hand: [again], discard: [TWO] } }).play('Again');
    assert.deepEqual([t.hand(0), t.discard(0)], ['Two', 'Again']);
  },
);

verb('shuffle', 'shuffles the deck, or the cards of a zone into the deck', () => {
  const sides: Side = { hand: [TWO], discard: [THREE], deck: times(3, ONE) };
  const alone = does({ op: 'shuffle' }, sides);
  assert.equal(alone.state.players[0]!.deck, 3);
  const pile = does({ op: 'shuffle', who: 'self', from: 'discard' }, sides);
  assert.deepEqual([pile.state.players[0]!.deck, pile.discard(0)], [4, '']);
  const hand = does({ op: 'shuffle', who: 'self', from: 'hand' }, sides);
  assert.deepEqual([hand.state.players[0]!.deck, hand.hand(0)], [4, '']);
});

verb('shuffle', 'a player who has seen the deck or the shuffled hand no longer knows the cards', () => {
  const look = (from: 'hand' | 'deckTop'): Op => ({ op: 'look', who: 'opponent', from, amount: 1 });
  const looked = (...ops: readonly Op[]): string =>
    does(ops, {}, { hand: [TWO], deck: [THREE, FOUR] })
      .state.secret.looked[0]!.map(({ zone }) => zone)
      .join(' ');
  assert.equal(looked(look('hand'), look('deckTop')), 'hand deck');
  assert.equal(looked(look('hand'), look('deckTop'), { op: 'shuffle', who: 'opponent' }), 'hand');
  assert.equal(looked(look('hand'), look('deckTop'), { op: 'shuffle', who: 'opponent', from: 'hand' }), '');
  assert.equal(
    looked(look('hand'), look('deckTop'), { op: 'shuffle', who: 'self', from: 'hand' }),
    'hand deck',
  );
});

verb('moveCard', 'moves a card from any zone to a zone of its owner', () => {
  const own: Op = {
    op: 'moveCard',
    target: { kind: 'card', of: 'self', in: 'hand', pick: 'choose' },
    to: 'deckBottom',
  };
  const t = does(own, { hand: [TWO, THREE], deck: [ONE] });
  assert.equal(t.choose('Three').deck(0), 'One Three');
  const take: Op = { op: 'moveCard', target: { kind: 'advantage', of: 'opponent', pick: 'all' }, to: 'hand' };
  const taken = does(take, {}, { hand: [], beside: { 1: [advantage('Sword')] } });
  assert.equal(taken.hand(1), 'Sword');
  const gone = does(
    { op: 'moveCard', target: { kind: 'card', of: 'self', in: 'discard', pick: 'all' }, to: 'outOfGame' },
    { discard: [TWO] },
  );
  assert.deepEqual([gone.discard(0), gone.state.out.length], ['', 1]);
  const scored = does(
    { op: 'moveCard', target: { kind: 'card', of: 'self', in: 'score', pick: 'all' }, to: 'hand' },
    { hand: [], score: [mission('Won')], vp: 3 },
  );
  assert.deepEqual(
    [scored.hand(0), scored.vp],
    ['Won', '2 0'],
    "expected the winner to lose the Mission's point",
  );
  const top = does(
    { op: 'moveCard', target: { kind: 'card', of: 'self', in: 'deckTop', pick: 'all' }, to: 'discard' },
    { deck: [TWO, THREE] },
  );
  assert.equal(top.discard(0), 'Two');
  const bottom = does(
    { op: 'moveCard', target: { kind: 'card', of: 'self', in: 'deckBottom', pick: 'all' }, to: 'discard' },
    { deck: [TWO, THREE] },
  );
  assert.equal(bottom.discard(0), 'Three');
});

verb('moveCard', 'a Mission that is moved to the score pile gives its points', () => {
  const home: Op = {
    op: 'moveCard',
    target: { kind: 'card', of: 'self', in: 'hand', pick: 'all' },
    to: 'score',
  };
  const t = does(home, { hand: [mission('Mill', { power: 1 }, { vp: 3 })] });
  assert.deepEqual([t.score(0), t.vp], ['Mill', '3 0']);
});
