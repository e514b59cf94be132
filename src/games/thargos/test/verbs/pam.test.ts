import assert from 'node:assert/strict';
import type { Op, Window } from '../../effects/effect.ts';
import { FOUR, hero, LATE, mission, ONE, THREE, TWO } from '../cards.ts';
import { thargos } from '../game.ts';
import type { Side } from '../situation.ts';
import { cardNameIn, duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

/** An attempt in which the first hero can use this ability in the given window. */
const fight = (window: Window, op: Op, a: Side = {}, b: Side = {}): Played =>
  duel({
    a: {
      heroes: [hero('Ada', '2 2 2', { effects: [{ on: 'activated', window, do: [op] }] })],
      hand: [ONE, TWO, THREE, FOUR],
      ...a,
    },
    b: { hand: [ONE, TWO, THREE, FOUR], ...b },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  }).attempt(0);

/** Both sides have placed one card on Power and one on Mind. */
const placed = (t: Played): Played => t.place('One power', 'Two mind').defend('Three power', 'Four mind');

const facesSeen = (t: Played): string =>
  t.state.secret.defence
    .flat()
    .filter(card => thargos.view(t.state, 0).faces[card] !== null)
    .map(card => cardNameIn(t.state, card))
    .join(' ');

verb('peekPam', "shows some of the opponent's modifiers, only to the player who uses the effect", () => {
  const beside = { 0: [LATE] };
  const t = placed(fight('beforeReveal', { op: 'peekPam', who: 'opponent', amount: 1 }, { beside }));
  assert.equal(t.asked, '0 beforeReveal');
  assert.equal(facesSeen(t), '');
  const asked = placed(
    fight(
      'beforeReveal',
      { op: 'peekPam', who: 'opponent', amount: 1 },
      { beside },
      {
        beside,
        heroes: [
          hero('Bea', '2 2 2', {
            effects: [
              {
                on: 'activated',
                window: 'beforeReveal',
                do: [{ op: 'peekPam', who: 'opponent', amount: 9 }],
              },
            ],
          }),
        ],
      },
    ),
  ).use('Ada');
  assert.equal(asked.told('looked')[0]!.count, 1);
  assert.equal(facesSeen(asked).split(' ').length, 1);
  assert.equal(asked.pass().asked, '1 beforeReveal');
  assert.equal(asked.pass().use('Bea').told('looked')[0]!.count, 2);
});

verb('reassignPam', "moves one of the player's modifiers to another color; the counts stay public", () => {
  const op: Op = { op: 'reassignPam', target: { kind: 'pam', of: 'self', pick: 'choose' }, attr: 'chosen' };
  const t = placed(fight('beforeReveal', op)).use('Ada');
  assert.equal(t.asked, '0 choose pam');
  assert.equal(t.from, 'One Two');
  const done = t.choose('Two');
  assert.deepEqual(done.told('reassigned')[0]!.counts, { power: 2, mind: 0, mysticism: 0 });
  assert.deepEqual(done.told('resolved')[0]!.totals?.attack, {
    power: 5,
    mind: 2,
    mysticism: 0,
  });
});

verb('addPam', 'adds modifiers from the deck, face down', () => {
  const op: Op = { op: 'addPam', who: 'self', from: 'deckTop', amount: 1, attr: 'power' };
  const t = fight('withPam', op, { deck: [FOUR, ONE] }).use('Ada');
  assert.equal(t.state.conflict?.attack.power, 1);
  assert.equal(t.state.faces[t.state.secret.attack[0][0]!], null);
  const both = t.place('One mind').defend('One power', 'Two mind');
  assert.deepEqual(both.told('resolved')[0]!.totals?.attack, { power: 6, mind: 3, mysticism: 0 });
});

verb('addPam', "adds modifiers of the player's choice from the hand or the discard pile", () => {
  const hand = fight('withPam', { op: 'addPam', who: 'self', from: 'hand', amount: 1, attr: 'chosen' }).use(
    'Ada',
  );
  const picked = hand.choose('mind');
  assert.equal(picked.asked, '0 choose card');
  assert.equal(picked.choose('Four').state.conflict?.attack.mind, 1);
  const pile = fight(
    'withPam',
    { op: 'addPam', who: 'self', from: 'discard', amount: 1, attr: 'power' },
    { discard: [THREE] },
  );
  assert.equal(pile.use('Ada').discard(0), '');
});

verb('addPam', 'adds modifiers from every hand; no card moves until all players have picked', () => {
  const op: Op = { op: 'addPam', who: 'eachPlayer', from: 'hand', amount: 1, attr: 'power' };
  const one = fight('withPam', op).use('Ada').choose('Four');
  assert.equal(one.asked, '1 choose card');
  assert.equal(one.state.conflict?.attack.power, 0);
  const both = one.choose('One');
  assert.equal(both.state.conflict?.attack.power, 1);
  assert.equal(both.state.conflict?.defence.power, 1);
});

verb('addPam', 'adds nothing on a color that the Mission doesn’t have', () => {
  const t = fight('withPam', {
    op: 'addPam',
    who: 'self',
    from: 'deckTop',
    amount: 1,
    attr: 'mysticism',
  });
  assert.equal(t.no.use('Ada'), 'cannot-use');
});

verb('discardPam', 'discards placed modifiers', () => {
  const op: Op = { op: 'discardPam', target: { kind: 'pam', of: 'opponent', pick: 'all' } };
  const t = placed(fight('beforeReveal', op)).use('Ada');
  assert.deepEqual(t.told('resolved')[0]!.totals?.defence, { power: 3, mind: 3, mysticism: 0 });
  assert.match(t.discard(1), /^Three Four/);
  const random = placed(
    fight('beforeReveal', { op: 'discardPam', target: { kind: 'pam', of: 'opponent', pick: 'random' } }),
  );
  const moved = random
    .use('Ada')
    .told('moved')
    .filter(({ why }) => why === 'discard');
  assert.deepEqual(
    moved.map(({ count }) => count),
    [1],
  );
});

verb('discardPam', 'a player who picks among face-down modifiers doesn’t see their faces', () => {
  const op: Op = { op: 'discardPam', target: { kind: 'pam', of: 'opponent', pick: 'choose' } };
  const t = placed(fight('beforeReveal', op)).use('Ada');
  assert.equal(t.asked, '0 choose pam');
  assert.equal(facesSeen(t), '');
});
