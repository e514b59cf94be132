import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '../../effects/effect.ts';
import { doer, ONE, THREE, TWO } from '../cards.ts';
import { thargos } from '../game.ts';
import { duel, type Played } from '../table.ts';

/** HT-A-49: what is learnt of a card cannot be forgotten. */

/** Seat 0 has done something: whether it may take that back. */
const mayTakeBack = ({ events }: Played): boolean => !events.some(event => thargos.reveals(event, 0));

const HANDS = [ONE, TWO, THREE];

const done = (...ops: readonly Op[]): Played =>
  duel({ a: { heroes: [doer('Spy', ...ops)], hand: HANDS }, b: { hand: HANDS } }).use('Spy');

const discard = (who: 'self' | 'opponent', amount: number, by: 'victim' | 'random' | 'chooser'): Op => ({
  op: 'discardHand',
  who,
  amount,
  by,
});

test('HT-A-49: whose random card another player has discarded, has shown it', () => {
  assert.equal(mayTakeBack(done(discard('opponent', 1, 'random'))), false);
  assert.equal(mayTakeBack(done(discard('opponent', 1, 'chooser'))), false, 'among backs it is chance');
});

test('HT-A-49: a whole hand that is discarded was a secret too', () => {
  assert.equal(mayTakeBack(done(discard('opponent', 3, 'victim'))), false);
  assert.equal(
    mayTakeBack(done({ op: 'discardHand', who: 'opponent', amount: 1, where: { pamMin: 3 } })),
    false,
  );
});

test('HT-A-49: what chance took of the own hand is known', () => {
  assert.equal(mayTakeBack(done(discard('self', 1, 'random'))), false);
  assert.equal(mayTakeBack(done(discard('self', 3, 'random'))), true, 'all of it is no chance');
  assert.equal(
    mayTakeBack(done({ op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'random' } })),
    false,
  );
});

test('HT-A-49: what the own hand gives by choice may be taken back', () => {
  const asked = done(discard('self', 1, 'victim'));
  assert.equal(mayTakeBack(asked), true);
  assert.equal(mayTakeBack(asked.choose('Two')), true);
});

test('HT-A-49: cards of another that lie before who chooses among them are seen', () => {
  const theirs = done({
    op: 'moveCard',
    target: { kind: 'card', of: 'opponent', in: 'hand', pick: 'choose' },
    to: 'discard',
  });
  assert.equal(theirs.asked, '0 choose card');
  assert.equal(mayTakeBack(theirs), false);
  const own = done({
    op: 'moveCard',
    target: { kind: 'card', of: 'self', in: 'hand', pick: 'choose' },
    to: 'discard',
  });
  assert.equal(mayTakeBack(own), true);
  assert.equal(mayTakeBack(own.choose('One')), true);
});

test('HT-A-49: nobody learns a card that goes from hand to a place nobody sees', () => {
  const under = done({
    op: 'moveCard',
    target: { kind: 'card', of: 'opponent', in: 'hand', pick: 'all' },
    to: 'deckBottom',
  });
  assert.equal(mayTakeBack(under), true);
});
