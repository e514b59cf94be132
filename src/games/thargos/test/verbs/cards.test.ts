import assert from 'node:assert/strict';
import type { Op } from '../../effects/effect.ts';
import { advantage, deed, doer, FOUR, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { thargos } from '../game.ts';
import type { Side } from '../situation.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** Ada does this in her turn, before the action. */
const does = (op: Op | readonly Op[], a: Side = {}, b: Side = {}): Played => {
  const ops = Array.isArray(op) ? (op as readonly Op[]) : [op as Op];
  return duel({ a: { heroes: [doer('Ada', ...ops)], ...a }, b }).use('Ada');
};

verb('draw', 'from the deck to the hand; an empty deck is no loss', () => {
  const t = does({ op: 'draw', who: 'self', amount: 2 }, { hand: [], deck: [TWO, THREE, FOUR] });
  assert.equal(t.hand(0), 'Two Three');
  const short = does({ op: 'draw', who: 'opponent', amount: 5 }, {}, { hand: [], deck: [TWO] });
  assert.equal(short.hand(1), 'Two');
  assert.equal(short.asked, '0 act');
});

verb('discardHand', 'the victim chooses', () => {
  const t = does({ op: 'discardHand', who: 'opponent', amount: 1 }, {}, { hand: [TWO, THREE] });
  assert.equal(t.asked, '1 choose card');
  assert.equal(t.from, 'Two Three');
  const done = t.choose('Three');
  assert.deepEqual([done.hand(1), done.discard(1)], ['Two', 'Three']);
});

verb('discardHand', 'the chooser picks if he has seen the hand, else chance does', () => {
  const discard: Op = { op: 'discardHand', who: 'opponent', amount: 1, by: 'chooser' };
  const hand = [TWO, THREE, FOUR];
  assert.equal(does(discard, {}, { hand }).state.players[1]!.hand, 2, 'blindly');
  const seen = does([{ op: 'look', who: 'opponent', from: 'hand', amount: 9 }, discard], {}, { hand });
  assert.equal(seen.asked, '0 choose card');
  assert.equal(seen.choose('Four').discard(1), 'Four');
});

verb('discardHand', 'by chance, and only what fits', () => {
  const hand = [advantage('Sword'), TWO, THREE];
  const t = does(
    { op: 'discardHand', who: 'opponent', amount: 1, by: 'random', where: { type: 'advantage' } },
    {},
    { hand },
  );
  assert.equal(t.discard(1), 'Sword');
  const all = does({ op: 'discardHand', who: 'eachPlayer', amount: 9 }, { hand: [TWO] }, { hand });
  assert.deepEqual([all.hand(0), all.hand(1)], ['', ''], 'a whole hand needs no choice');
});

verb('burn', 'from the deck to the discard pile', () => {
  const t = does({ op: 'burn', who: 'opponent', amount: 2 }, {}, { deck: [TWO, THREE, FOUR] });
  assert.deepEqual([t.discard(1), t.deck(1)], ['Two Three', 'Four']);
  const own = does({ op: 'burn', who: 'self', amount: 9 }, { deck: [TWO] });
  assert.deepEqual([own.discard(0), own.deck(0), own.asked], ['Two', '', '0 act']);
});

verb('dig', 'discards until a card fits, and puts that one somewhere', () => {
  const deck = [TWO, mission('Mill'), advantage('Sword'), THREE];
  const t = does({ op: 'dig', who: 'self', where: { type: 'advantage' }, to: 'hand' }, { deck, hand: [] });
  assert.deepEqual([t.hand(0), t.discard(0), t.deck(0)], ['Sword', 'Two Mill', 'Three']);
  const none = does({ op: 'dig', who: 'self', where: { tag: 'beast' }, to: 'hand' }, { deck: [TWO, THREE] });
  assert.deepEqual([none.discard(0), none.deck(0)], ['Two Three', '']);
});

verb('look', 'at a hand: the owner of the effect knows, others only that he looked', () => {
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
});

verb('look', 'at the top of a deck, and put it in another order', () => {
  const deck = [TWO, THREE, FOUR];
  const top = does({ op: 'look', who: 'self', from: 'deckTop', amount: 2 }, { deck });
  assert.equal(top.told('looked')[0]!.zone, 'deck');
  assert.equal(top.deck(0), 'Two Three Four');
  const order = does({ op: 'look', who: 'self', from: 'deckTop', amount: 2, rearrange: true }, { deck });
  assert.equal(order.asked, '0 choose order');
  assert.equal(order.from, 'Two Three');
  assert.equal(order.choose('Three', 'Two').deck(0), 'Three Two Four', 'the first picked is drawn first');
});

verb('recover', 'from the discard pile to the hand or the deck', () => {
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

verb('recover', 'the owner picks from his own pile, unless it is left to the chooser', () => {
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
  assert.deepEqual([chosen.choose('Three').deck(1), chosen.choose('Three').discard(1)], ['Three One', 'Two']);
});

verb('recover', 'an Action does not find itself: it lies in the pile only afterwards', () => {
  const again = deed('Again', { op: 'recover', who: 'self', amount: 1, to: 'hand' });
  const t = duel({ a: { hand: [again], discard: [TWO] } }).play('Again');
  assert.deepEqual([t.hand(0), t.discard(0)], ['Two', 'Again']);
});

verb('shuffle', 'the deck, or a zone into it', () => {
  const sides: Side = { hand: [TWO], discard: [THREE], deck: times(3, ONE) };
  const alone = does({ op: 'shuffle' }, sides);
  assert.equal(alone.state.players[0]!.deck, 3);
  const pile = does({ op: 'shuffle', who: 'self', from: 'discard' }, sides);
  assert.deepEqual([pile.state.players[0]!.deck, pile.discard(0)], [4, '']);
  const hand = does({ op: 'shuffle', who: 'self', from: 'hand' }, sides);
  assert.deepEqual([hand.state.players[0]!.deck, hand.hand(0)], [4, '']);
});

verb(
  'shuffle',
  'whoever had looked at the deck or at a hand that goes into it knows nothing of it any more',
  () => {
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
  },
);

verb('moveCard', 'any other move, always to the owner’s place', () => {
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
  assert.deepEqual([scored.hand(0), scored.vp], ['Won', '2 0'], 'its point goes with it');
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

verb('moveCard', 'a Mission brought to the score pile counts there', () => {
  const home: Op = {
    op: 'moveCard',
    target: { kind: 'card', of: 'self', in: 'hand', pick: 'all' },
    to: 'score',
  };
  const t = does(home, { hand: [mission('Mill', { power: 1 }, { vp: 3 })] });
  assert.deepEqual([t.score(0), t.vp], ['Mill', '3 0']);
});
