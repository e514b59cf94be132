import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSame } from '../../../../engine/canonical.ts';
import { pick, type Random, shuffled } from '../../../../engine/random.ts';
import { isWorthOffering } from '../../asking/avail.ts';
import { heroesOf } from '../../asking/legal.ts';
import { attributesOf, missionAttrs } from '../../board/evaluate.ts';
import { postOfHero } from '../../board/lookup.ts';
import { advantageLimit, openTotals } from '../../board/values.ts';
import type { MissionCard } from '../../cards/card.ts';
import type { Effect, Op } from '../../effects/effect.ts';
import { carryOutAnswer } from '../../flow/answer.ts';
import { proceed } from '../../flow/proceed.ts';
import { beginRun, next } from '../../flow/run.ts';
import type { Context } from '../../flow/tasks.ts';
import type { State } from '../../types.ts';
import { anyOp } from '../arbitrary-effect.ts';
import { advantage, hero, LATE, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { thargos } from '../game.ts';
import { overGames, playGame } from '../games.ts';
import { duel, type Played } from '../table.ts';

/** HT-A-54: an effect that can't change anything is not offered. */

const HEAL: Effect = {
  on: 'missionWon',
  optional: true,
  do: [
    {
      op: 'heal',
      target: { kind: 'hero', of: 'self', pick: 'choose', count: 1, where: { face: 'wounded' } },
    },
  ],
};

/** The first player has won a Mission that lets them heal one of their heroes. */
const winsTemple = (wounded: readonly number[]): Played =>
  duel({ a: { wounded }, missions: [mission('Temple', { power: 1 }, { effects: [HEAL] })] })
    .attempt(0)
    .place('One power', 'One power', 'One power')
    .concede();

test('HT-A-54 a player who wins a Mission that heals is asked for a hero only if one is wounded', () => {
  assert.equal(winsTemple([1]).asked, '0 choose confirm');
  assert.equal(winsTemple([]).asked, '1 act');
});

const able = (window: 'withPam' | 'beforeReveal', ...ops: Op[]): Effect => ({
  on: 'activated',
  window,
  do: ops,
});

test('HT-A-54 a bonus is not offered on a color that the Mission doesn’t have', () => {
  const guard = (attr: 'power' | 'mind') =>
    hero('Guard', '2 2 2', { effects: [able('withPam', { op: 'bonus', attr, amount: 3 })] });
  const attacked = (attr: 'power' | 'mind'): Played =>
    duel({ b: { heroes: [guard(attr)] }, missions: [mission('Road', { power: 1 })] })
      .attempt(0)
      .place('One power');
  assert.equal(attacked('power').no.use('Guard'), 'accepted');
  assert.equal(attacked('mind').no.use('Guard'), 'cannot-use');
});

test('HT-A-54 an ability to ignore a color is not offered if the Mission doesn’t have this color', () => {
  const rule: Op = { op: 'rule', rule: 'ignoreMissionAttr', attr: 'mind', until: 'conflict' };
  const ada = hero('Ada', '2 2 2', { effects: [able('withPam', rule)] });
  const attempting = (attrs: MissionCard['attrs']): Played =>
    duel({ a: { heroes: [ada] }, missions: [mission('Road', attrs)] }).attempt(0);
  assert.equal(attempting({ power: 1, mind: 1 }).no.use('Ada'), 'accepted');
  assert.equal(attempting({ power: 1 }).no.use('Ada'), 'cannot-use');
});

test('HT-A-54 an ability to move a modifier to another color is not offered if the Mission has only one color', () => {
  const op: Op = {
    op: 'reassignPam',
    target: { kind: 'pam', of: 'self', pick: 'choose', count: 1 },
    attr: 'chosen',
  };
  const ada = hero('Ada', '2 2 2', { effects: [able('beforeReveal', op)] });
  const placing = (attrs: MissionCard['attrs']): Played =>
    duel({
      a: { heroes: [ada] },
      b: { hand: times(6, ONE) },
      missions: [mission('Road', attrs)],
      config: { spread: 'off' },
    })
      .attempt(0)
      .place('One power', 'One power')
      .defend('One power');
  assert.equal(placing({ power: 1, mind: 1 }).asked, '0 beforeReveal');
  assert.notEqual(placing({ power: 1 }).asked, '0 beforeReveal');
});

test('HT-A-54 a look at modifiers is not offered to a player who has seen all of them', () => {
  const spy = (name: string, amount: number) =>
    advantage(name, { effects: [able('beforeReveal', { op: 'peekPam', who: 'opponent', amount })] });
  const spying = (amount: number): Played =>
    duel({
      a: { beside: { 0: [spy('Owl', amount), spy('Cat', 1), LATE] } },
      b: { hand: [TWO, THREE] },
      missions: [mission('Gate', { power: 1, mind: 1 })],
    })
      .attempt(0)
      .place('One power', 'One mind')
      .defend('Two power', 'Three mind')
      .use('Owl');
  assert.equal(spying(1).no.use('Cat'), 'accepted');
  assert.equal(spying(2).no.use('Cat'), 'cannot-use');
});

test('HT-A-54 an effect that cancels a wound is not offered after another effect has canceled the wound', () => {
  const shield = advantage('Shield', {
    effects: [{ on: 'wouldBeWounded', here: true, optional: true, do: [{ op: 'cancel', target: 'bound' }] }],
  });
  const other = advantage('Buckler', { effects: shield.effects ?? [] });
  const lost = duel({ a: { beside: { 0: [shield, other] } } })
    .attempt(0)
    .place()
    .defend();
  assert.equal(lost.asked, '0 choose effect');
  const first = lost.choose(0);
  assert.equal(first.asked, '0 choose confirm');
  assert.equal(first.choose('yes').asked, '1 act');
  assert.equal(first.choose('no').asked, '0 choose confirm');
});

test('HT-A-54 an ability that places cards from the deck is not offered if the deck is empty', () => {
  const call = able('withPam', { op: 'addPam', who: 'self', from: 'deckTop', amount: 3, attr: 'chosen' });
  const calling = (deck: number): Played =>
    duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [call] })], deck: times(deck, ONE) } }).attempt(0);
  assert.equal(calling(1).no.use('Ada'), 'accepted');
  assert.equal(calling(0).no.use('Ada'), 'cannot-use');
});

test('HT-A-54 an effect is offered if only a hidden card decides whether it changes anything', () => {
  const raid: Effect = {
    on: 'activated',
    window: 'ownTurn',
    do: [{ op: 'discardHand', who: 'opponent', amount: 1, where: { type: 'mission' } }],
  };
  const raiding = (hand: number): Played =>
    duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [raid] })] }, b: { hand: times(hand, ONE) } });
  assert.equal(
    raiding(1).no.use('Ada'),
    'accepted',
    "expected the ability to be offered, because the opponent's hand may contain a Mission",
  );
  assert.equal(raiding(0).no.use('Ada'), 'cannot-use');
});

test('HT-A-54 an effect with a cost is offered, because paying the cost changes the state', () => {
  const effect: Effect = {
    on: 'activated',
    window: 'ownTurn',
    cost: [{ op: 'discardHand', who: 'self', amount: 1 }],
    do: [{ op: 'recover', who: 'self', amount: 1, to: 'hand' }],
  };
  const t = duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [effect] })], hand: [ONE], discard: [] } });
  assert.equal(t.use('Ada').hand(0), 'One');
});

/** What an effect can change in a state. A lasting effect counts only if it changes values. */
const readings = (state: State) => {
  const { question: _, decisions: _d, lasting: _l, uses, secret, ...open } = state;
  const { from: _f, agenda: _a, looked, attack, defence, ...hidden } = secret;
  return {
    open,
    hidden,
    modifiers: [...attack, ...defence].map(cards => cards.toSorted()),
    uses: Object.fromEntries(Object.entries(uses).filter(([, count]) => count !== 0)),
    looked: looked.map((looks, seat) => looks.filter(({ owner }) => owner !== seat)),
    heroes: state.players.flatMap((_p, seat) => heroesOf(state, seat).map(one => attributesOf(state, one))),
    missions: state.missions.map(card => (card === null ? null : missionAttrs(state, card))),
    totals: state.conflict && state.conflict.success === null ? openTotals(state) : null,
    advantages: advantageLimit(state, state.turn.seat),
  };
};

/** Carries out the effect although it isn't offered, with random choices, and returns the state after it. */
const forced = (state: State, op: Op, context: Context, random: Random): State => {
  const run = beginRun({ ...state, secret: { ...state.secret, agenda: [] } });
  next(run, { do: 'ops', ops: [op], context }, { do: 'referee', context, prompt: 'the end' });
  proceed(run);
  while (run.question?.type === 'choose') {
    const { question, from } = run;
    const { least, most } = question.prompt;
    const picks = shuffled(random, from).slice(0, Math.max(least, random.below(most + 1)));
    run.question = null;
    carryOutAnswer(run, question, { type: 'choose', picks });
    proceed(run);
  }
  return run.state;
};

const anyContext = (state: State, random: Random): Context | undefined => {
  const seat = random.below(state.seats);
  const own = heroesOf(state, seat);
  if (own.length === 0) return undefined;
  const source = pick(random, own);
  const bound = pick(random, [null, ...heroesOf(state, random.below(state.seats)), ...state.missions]);
  return { seat, source, card: state.faces[source]!, post: postOfHero(state, source)!, bound, vars: {} };
};

const checkOp = (state: State, op: Op, random: Random): void => {
  const context = anyContext(state, random);
  if (!context) return;
  const isOffered = isWorthOffering(state, { do: [op] }, context);
  const viewers = JSON.stringify(op).includes('peekPam')
    ? [context.seat]
    : [context.seat, (context.seat + 1) % state.seats, 'spectator' as const];
  for (const viewer of viewers)
    assert.equal(isWorthOffering(thargos.view(state, viewer), { do: [op] }, context), isOffered);
  if (isOffered) return;
  const after = forced(state, op, context, random);
  assert.ok(
    isSame(readings(after), readings(state)),
    `expected ${JSON.stringify({ op, context })} to change nothing`,
  );
};

test('HT-A-54 every effect that is not offered would change nothing, and each player’s view is enough to know this', () => {
  let seed = 0;
  overGames('offers', 11, (name, kind, random) => {
    playGame(kind, name, ({ before }) => {
      if (random.below(30) > 0) return;
      seed += 1;
      for (const op of fc.sample(anyOp(2), { seed, numRuns: 40 })) checkOp(before, op, random);
    });
  });
});
