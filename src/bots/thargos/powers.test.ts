import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import type { Effect, Op } from '../../games/thargos/effects/effect.ts';
import {
  type action,
  advantage,
  deed,
  hero,
  LATE,
  mission,
  ONE,
  THREE,
  TWO,
  times,
} from '../../games/thargos/test/cards.ts';
import { thargos } from '../../games/thargos/test/game.ts';
import { duel } from '../../games/thargos/test/table.ts';
import type { Command, State } from '../../games/thargos/types.ts';
import { greedyBot } from './greedy.ts';

const answer = (state: State, seat = state.question!.seat): Command =>
  greedyBot(thargos.view(state, seat), stream(parseSeed('chance').seed, 'bot'));

const power = (window: Effect['window'], ...ops: readonly Op[]): Effect => ({
  on: 'activated',
  ...(window && { window }),
  limit: { uses: 2, per: 'game' },
  do: ops,
});

const rally = (attr: 'power' | 'mind' | 'chosen') =>
  advantage('Banner', { effects: [power('withPam', { op: 'bonus', attr, amount: 2 })] });

/** The type of command that greedy gives when its hero, with this Advantage, attempts a Mission of Power. */
const attack = (card: ReturnType<typeof rally>, attrs: string) =>
  answer(
    duel({
      a: { heroes: [hero('Own', attrs)], beside: { 0: [card] }, hand: [TWO, TWO] },
      b: { hand: [] },
      missions: [mission('Goal', { power: 1 }, { vp: 3 })],
    }).attempt(0).state,
  ).type;

test('greedy uses an attack bonus only if it adds to a color of the Mission on which greedy is behind', () => {
  assert.equal(attack(rally('power'), '1 2 2'), 'useAbility');
  assert.equal(attack(rally('chosen'), '1 2 2'), 'useAbility');
  assert.equal(attack(rally('mind'), '1 2 2'), 'placePam');
  assert.equal(attack(rally('power'), '6 2 2'), 'placePam');
});

test('greedy doesn’t use a defense bonus if it loses the conflict even with the bonus', () => {
  const use = (mine: string) =>
    answer(
      duel({
        a: { heroes: [hero('Foe', '9 2 2')], hand: times(6, TWO) },
        b: { heroes: [hero('Own', mine)], beside: { 0: [rally('power')] }, hand: [] },
        missions: [mission('Goal', { power: 1 }, { vp: 3 })],
      })
        .attempt(0)
        .place('Two power').state,
    ).type;
  assert.equal(use('9 2 2'), 'useAbility');
  assert.equal(use('1 2 2'), 'defend');
});

/** A conflict just before the reveal. Each side has one card on Power and one on Mind. */
const beforeReveal = (own: readonly Effect[], mine: string) =>
  duel({
    a: { heroes: [hero('Own', mine, { effects: own })], beside: { 0: [LATE] }, hand: [THREE, ONE] },
    b: { hand: [ONE, ONE] },
    missions: [mission('Goal', { power: 1, mind: 1 }, { vp: 3 })],
  })
    .attempt(0)
    .place('Three power', 'One mind')
    .defend('One power', 'One mind').state;

const SPY = power('beforeReveal', { op: 'peekPam', who: 'opponent', amount: 1 });
const MOVE = power('beforeReveal', {
  op: 'reassignPam',
  target: { kind: 'pam', of: 'self', pick: 'choose', count: 1 },
  attr: 'chosen',
});

test('greedy doesn’t look at face-down modifiers if it can’t move its own modifiers afterwards', () => {
  assert.equal(answer(beforeReveal([SPY], '3 3 2')).type, 'pass');
});

test('greedy moves a modifier to another color only if that wins the conflict, and picks that modifier and color', () => {
  assert.equal(answer(beforeReveal([MOVE], '5 5 2')).type, 'pass');
  let state = beforeReveal([MOVE], '9 1 2');
  for (let i = 0; i < 3 && state.question?.seat === 0; i++) {
    const command = answer(state);
    const decided = thargos.decide(state, 0, command);
    if ('refused' in decided)
      throw new Error(`expected a legal answer, but it was refused: ${decided.refused}`);
    ({ state } = decided);
  }
  const [three] = state.players[0]!.discard.filter(card => state.faces[card] === THREE.id);
  assert.ok(three !== undefined);
  assert.equal(
    state.players[0]!.vp,
    3,
    'expected the attack to win 3 VP with the card “Three” moved to Mind',
  );
});

test('greedy plays an Action that takes cards from a pile only if this pile isn’t empty', () => {
  const harvest = deed('Harvest', { op: 'recover', who: 'self', amount: 4, to: 'hand' });
  const blaze = deed('Blaze', { op: 'burn', who: 'opponent', amount: 4 });
  const idle = (card: ReturnType<typeof action>, discard: number, deck: number) =>
    answer(
      duel({
        a: { heroes: [null, null, null, null], hand: [card], discard: times(discard, ONE) },
        b: { deck: times(deck, ONE) },
        missions: [null, null, null, null],
      }).state,
    ).type;
  assert.equal(idle(harvest, 6, 8), 'playAction');
  assert.equal(idle(harvest, 0, 8), 'pass');
  assert.equal(idle(blaze, 0, 8), 'playAction');
  assert.equal(idle(blaze, 0, 0), 'pass');
});
