import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Op } from '../../effects/effect.ts';
import { doer, ONE, THREE, TWO } from '../cards.ts';
import { thargos } from '../game.ts';
import { duel, type Played } from '../table.ts';

/** HT-A-49: a command that revealed something hidden or used randomness can't be undone. */

/** Whether the player at seat 0 may undo their last command. */
const mayUndo = ({ events }: Played): boolean => !events.some(event => thargos.reveals(event, 0));

const HANDS = [ONE, TWO, THREE];

const done = (...ops: readonly Op[]): Played =>
  duel({ a: { heroes: [doer('Spy', ...ops)], hand: HANDS }, b: { hand: HANDS } }).use('Spy');

const discard = (who: 'self' | 'opponent', amount: number, by: 'victim' | 'random' | 'chooser'): Op => ({
  op: 'discardHand',
  who,
  amount,
  by,
});

test('HT-A-49: a player can’t undo an effect that made an opponent discard a random card', () => {
  assert.equal(mayUndo(done(discard('opponent', 1, 'random'))), false);
  assert.equal(
    mayUndo(done(discard('opponent', 1, 'chooser'))),
    false,
    'expected the discard to be random, because the player who should choose does not see the hand',
  );
});

test('HT-A-49: a player can’t undo an effect that revealed an opponent’s hand, or matching cards in it, by a discard', () => {
  assert.equal(mayUndo(done(discard('opponent', 3, 'victim'))), false);
  assert.equal(mayUndo(done({ op: 'discardHand', who: 'opponent', amount: 1, where: { pamMin: 3 } })), false);
});

test('HT-A-49: a player can’t undo an effect that discarded a random card of their own hand or chose a random target', () => {
  assert.equal(mayUndo(done(discard('self', 1, 'random'))), false);
  assert.equal(
    mayUndo(done(discard('self', 3, 'random'))),
    true,
    'expected a discard of the whole hand not to be random',
  );
  assert.equal(
    mayUndo(done({ op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'random' } })),
    false,
  );
});

test('HT-A-49: a player may undo an effect that made them discard a card of their choice', () => {
  const asked = done(discard('self', 1, 'victim'));
  assert.equal(mayUndo(asked), true);
  assert.equal(mayUndo(asked.choose('Two')), true);
});

test('HT-A-49: a player can’t undo an effect after it offered them the cards in an opponent’s hand', () => {
  const theirs = done({
    op: 'moveCard',
    target: { kind: 'card', of: 'opponent', in: 'hand', pick: 'choose' },
    to: 'discard',
  });
  assert.equal(theirs.asked, '0 choose card');
  assert.equal(mayUndo(theirs), false);
  const own = done({
    op: 'moveCard',
    target: { kind: 'card', of: 'self', in: 'hand', pick: 'choose' },
    to: 'discard',
  });
  assert.equal(mayUndo(own), true);
  assert.equal(mayUndo(own.choose('One')), true);
});

test('HT-A-49: a player may undo an effect that moved an opponent’s hand under the deck unseen', () => {
  const under = done({
    op: 'moveCard',
    target: { kind: 'card', of: 'opponent', in: 'hand', pick: 'all' },
    to: 'deckBottom',
  });
  assert.equal(mayUndo(under), true);
});
