import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { range } from '../../../../engine/util.ts';
import type { Effect, Op } from '../../effects/effect.ts';
import { advantage, deed, hero, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { anyAnswer } from '../games.ts';
import { duel, opened, type Played } from '../table.ts';

/** HT-A-55: copies of one card are offered as a single answer. */

const ROAD = mission('Road');
const WALL = mission('Wall');

/** The first player has won a Mission, and the defender must refill the track from this hand. */
const refilling = (...hand: readonly (typeof ROAD)[]): Played =>
  duel({ a: { heroes: [hero('Ada', '9 9 9')] }, b: { hand } })
    .attempt(0)
    .place()
    .defend();

test('HT-T-26, HT-A-55 a defender who refills a track is offered copies of a Mission only once', () => {
  assert.equal(refilling(ROAD, WALL, ROAD).asked, '1 refill');
  assert.equal(refilling(ROAD, WALL, ROAD).from, 'Road Wall');
  const only = refilling(ROAD, ROAD, ROAD);
  assert.equal(only.asked, '1 act');
  assert.equal(only.missions, 'Road M1 M2 M3');
  assert.equal(only.state.players[1]!.hand, 6, 'expected the other copies to stay in hand');
});

test('HT-A-55, HT-3.7 a player who places Missions during the opening is offered copies of one only once', () => {
  const random = stream(parseSeed('copies').seed, 'heroes');
  let copies = 0;
  for (const game of range(12)) {
    let t = opened(2, { decks: ['random', 'random'] }, `copies ${game}`);
    while (t.state.question?.type === 'placeHero') t = t.give(anyAnswer(t.state, random));
    const { question, secret } = t.state;
    const faces = secret.from.map(card => secret.faces[card]!);
    const held = secret.hands[question!.seat]!.map(card => secret.faces[card]!);
    const missions = held.filter(id => id.startsWith('M'));
    assert.deepEqual(faces, [...new Set(missions)]);
    copies += missions.length - faces.length;
  }
  assert.ok(copies > 0, 'expected at least one hand to have copies of a Mission');
});

const PICK = (amount: number): Op => ({ op: 'recover', who: 'self', amount, to: 'hand' });

test('HT-A-55 a player who picks cards from a discard pile is offered only as many copies of each as they may pick', () => {
  const picking = (amount: number, ...discard: readonly (typeof ONE)[]): Played =>
    duel({ a: { hand: [deed('Deed', PICK(amount))], discard } }).play('Deed');
  assert.equal(picking(1, ONE, TWO, ONE, ONE).from, 'One Two');
  assert.equal(picking(2, ONE, TWO, ONE, ONE).from, 'One Two One');
  assert.equal(picking(1, ONE, ONE, ONE).asked, '1 act');
  assert.equal(picking(2, ONE, ONE, ONE).hand(0), 'One One');
});

test('HT-A-55 a player who chooses from their whole hand is asked even if all cards are copies', () => {
  const raid = deed('Raid', { op: 'discardHand', who: 'opponent', amount: 1, by: 'victim' });
  const raided = (...hand: readonly (typeof ONE)[]): Played =>
    duel({ a: { hand: [raid] }, b: { hand } }).play('Raid');
  assert.equal(raided(ONE, ONE, TWO).from, 'One Two');
  assert.equal(
    raided(ONE, ONE, ONE).asked,
    '1 choose card',
    'expected the player to be asked, because skipping the question would reveal that all cards are the same',
  );
});

test('HT-A-55 copies of a modifier are offered once for each color they are on', () => {
  const shift: Effect = {
    on: 'activated',
    window: 'beforeReveal',
    do: [
      { op: 'reassignPam', target: { kind: 'pam', of: 'self', pick: 'choose', count: 1 }, attr: 'chosen' },
    ],
  };
  const shifting = (...cards: readonly string[]): Played =>
    duel({
      a: { hand: [ONE, ONE, TWO], beside: { 0: [advantage('Owl', { effects: [shift] })] } },
      b: { hand: [TWO, THREE] },
      missions: [mission('Gate', { power: 1, mind: 1 })],
    })
      .attempt(0)
      .place(...cards)
      .defend('Two power', 'Three mind')
      .use('Owl');
  assert.equal(shifting('One power', 'One power', 'Two mind').from, 'One Two');
  assert.equal(shifting('One power', 'One mind', 'Two mind').from, 'One One Two');
});

test('HT-A-55 an opponent’s face-down modifiers are all offered, even if they are copies', () => {
  const strip: Effect = {
    on: 'activated',
    window: 'beforeReveal',
    do: [{ op: 'discardPam', target: { kind: 'pam', of: 'opponent', pick: 'choose', count: 1 } }],
  };
  const t = duel({
    a: { beside: { 0: [advantage('Owl', { effects: [strip] })] } },
    b: { hand: [ONE, ONE] },
    missions: [mission('Gate', { power: 1 })],
  })
    .attempt(0)
    .place('One power')
    .defend('One power', 'One power')
    .use('Owl');
  assert.equal(t.from, 'One One');
});

test('HT-A-55 copies of an Advantage are offered once for each hero who has one', () => {
  const shield = advantage('Shield');
  const strip = deed('Strip', {
    op: 'detach',
    target: { kind: 'advantage', of: 'opponent', pick: 'choose', count: 1 },
    to: 'discard',
  });
  const stripping = (beside: Readonly<Record<number, readonly (typeof shield)[]>>): Played =>
    duel({ a: { hand: [strip] }, b: { beside } }).play('Strip');
  assert.equal(stripping({ 0: [shield, shield] }).asked, '1 act');
  assert.equal(stripping({ 0: [shield, shield], 1: [shield] }).from, 'Shield Shield');
});

test('HT-A-46, HT-A-55 of two copies, one with spent uses counts as a different card', () => {
  const flask = advantage('Flask', {
    effects: [
      {
        on: 'activated',
        window: 'ownTurn',
        limit: { uses: 2, per: 'game' },
        do: [{ op: 'draw', who: 'self', amount: 1 }],
      },
    ],
  });
  const strip = deed('Strip', {
    op: 'detach',
    target: { kind: 'advantage', of: 'self', pick: 'choose', count: 1 },
    to: 'hand',
  });
  const t = duel({ a: { hand: [strip], beside: { 0: [flask, flask] } } });
  assert.equal(t.play('Strip').asked, '1 act');
  assert.equal(t.use('Flask').play('Strip').from, 'Flask Flask');
});

test('HT-A-55 of two copies in a hand, only the one that another player has seen is offered', () => {
  const spy = deed('Spy', { op: 'look', who: 'opponent', from: 'hand', amount: 99 });
  const raid = deed('Raid', { op: 'discardHand', who: 'opponent', amount: 1, by: 'victim' });
  const before = duel({
    turn: 1,
    a: { hand: [TWO, ONE], deck: [ONE, raid, ONE, ONE, ...times(6, TWO)] },
    b: { hand: [spy, raid] },
  }).play('Spy');
  const [, known] = before.state.secret.hands[0]!;
  const raided = before.pass().play('Raid');
  assert.ok(raided.state.secret.from.includes(known!));
  assert.equal(raided.from, 'Two One Raid');
});

test('HT-A-55 a player who looks at cards on a deck is not asked to order them if all are copies', () => {
  const look = deed('Look', { op: 'look', who: 'self', from: 'deckTop', amount: 2, rearrange: true });
  const looking = (...deck: readonly (typeof ONE)[]): Played =>
    duel({ a: { hand: [look], deck } }).play('Look');
  assert.equal(looking(ONE, ONE, TWO).asked, '1 act');
  assert.equal(looking(ONE, TWO, TWO).from, 'One Two');
});
