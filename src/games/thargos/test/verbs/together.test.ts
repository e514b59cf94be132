import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate } from '../../board/evaluate.ts';
import type { Condition, Effect, Expr, Op } from '../../effects/effect.ts';
import { advantage, deed, doer, hero, mission, ONE, TWO, times } from '../cards.ts';
import { solo } from '../modes-table.ts';
import { duel } from '../table.ts';

/** Combinations of continuous effects, and effects that read values changed by effects. */

const always = (...ops: readonly Op[]): Effect => ({ on: 'static', do: ops });
const bearer = (name: string, ...effects: readonly Effect[]) => hero(name, '2 2 2', { effects });
const raise = (amount: Expr, attr: 'power' | 'mind' = 'power'): Op => ({
  op: 'modAttr',
  target: 'host',
  attr,
  amount,
});
const POWER: Expr = { attr: ['host', 'power'] };

test('two different rules on one hero both apply', () => {
  const hard = bearer('Hard', always({ op: 'rule', rule: 'cannotBeWounded' }));
  const idle = bearer('Idle', always({ op: 'rule', rule: 'cannotAttempt', target: 'host' }));
  const wounds = doer('Wounds', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'all' } });
  for (const heroes of [
    [hard, idle],
    [idle, hard],
  ]) {
    const t = duel({ a: { heroes } });
    assert.equal(t.no.attempt(heroes.indexOf(idle)), 'cannot-attempt');
    const tried = t.attempt(heroes.indexOf(hard)).place().defend();
    assert.equal(tried.attrs('Hard'), '2 2 2', 'expected Hard to fail without being wounded');
    const struck = duel({ turn: 1, a: { heroes }, b: { heroes: [wounds] } }).use('Wounds');
    assert.deepEqual([struck.attrs('Hard'), struck.attrs('Idle')], ['2 2 2', '1 1 1 w']);
  }
});

test('a rule on several heroes applies to each of them and to no others', () => {
  const hard = (name: string) => bearer(name, always({ op: 'rule', rule: 'cannotBeWounded' }));
  const t = duel({ a: { heroes: [hard('Hard'), hero('Soft'), hard('Stone')] } });
  assert.equal(t.attempt(0).place().defend().attrs('Hard'), '2 2 2');
  assert.equal(t.attempt(1).place().defend().attrs('Soft'), '1 1 1 w');
  assert.equal(t.attempt(2).place().defend().attrs('Stone'), '2 2 2');
});

test('two rules of one effect both apply', () => {
  const both = always(
    { op: 'rule', rule: 'cannotBeWounded' },
    { op: 'rule', rule: 'ignoreMissionAttr', attr: 'power' },
  );
  const t = duel({ missions: [mission('Gate', { power: 3 })], a: { heroes: [bearer('Ada', both)] } });
  assert.equal(t.attempt(0).totals, 'power 2:2');
  assert.equal(t.attempt(0).place().defend('One power').attrs('Ada'), '2 2 2');
});

const when = (cond: Condition, ...ops: readonly Op[]): Effect => ({ on: 'static', if: cond, do: ops });

test('the condition of an effect doesn’t see the change that this effect makes', () => {
  const weak = bearer('Weak', when({ cmp: [POWER, '<', 3] }, raise(2)));
  assert.equal(duel({ a: { heroes: [weak] } }).attrs('Weak'), '4 2 2');
  const strong = bearer('Strong', when({ cmp: [POWER, '>=', 3] }, raise(2)));
  assert.equal(
    duel({ a: { heroes: [strong] } }).attrs('Strong'),
    '2 2 2',
    'expected the increase not to fulfill its own condition',
  );
  const within = bearer(
    'Within',
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
    always({ op: 'if', cond: { cmp: [POWER, '<', 3] }, then: [raise(2)], else: [raise(1)] }),
  );
  assert.equal(duel({ a: { heroes: [within] } }).attrs('Within'), '4 2 2');
});

test('the amount and the target of an effect don’t see the change that this effect makes', () => {
  const double = bearer('Double', always(raise(POWER)));
  assert.equal(duel({ a: { heroes: [double] } }).attrs('Double'), '4 2 2');
  const least: Op = {
    op: 'modAttr',
    target: { kind: 'hero', of: 'self', pick: 'lowest' },
    attr: 'all',
    amount: 3,
  };
  const heroes = [
    hero('Low', '1 1 1'),
    hero('Mid', '2 2 2'),
    hero('High', '3 3 3', { effects: [always(least)] }),
  ];
  const t = duel({ a: { heroes: [...heroes, hero('Top', '9 9 9')] } });
  assert.deepEqual([t.attrs('Low'), t.attrs('Mid'), t.attrs('High')], ['4 4 4', '2 2 2', '3 3 3']);
});

test('a continuous effect with `pick: lowest` applies only to the lowest hero or Mission', () => {
  const weakest = { kind: 'hero', of: 'self', pick: 'lowest' } as const;
  const calm = bearer('Calm', always({ op: 'rule', rule: 'cannotAttempt', target: weakest }));
  const t = duel({ a: { heroes: [calm, hero('Low', '1 1 1')] } });
  assert.deepEqual([t.no.attempt(0), t.no.attempt(1)], ['accepted', 'cannot-attempt']);
  const cheapest = { kind: 'mission', pick: 'lowest' } as const;
  const harder = bearer('Ada', always({ op: 'modMission', target: cheapest, attr: 'power', amount: 2 }));
  const missions = [mission('Rich', { power: 1 }, { vp: 4 }), mission('Poor', { power: 1 }, { vp: 0 })];
  const on = duel({ missions, a: { heroes: [harder] } });
  assert.equal(on.attempt(0).totals, 'power 2:3');
  assert.equal(on.attempt(1).totals, 'power 2:5');
});

test('two effects that read each other’s heroes give the same result in either order', () => {
  const ada = bearer('Ada', when({ cmp: [{ attr: ['opposingHero', 'power'] }, '<', 3] }, raise(2)));
  const bea = bearer('Bea', when({ cmp: [{ attr: ['opposingHero', 'power'] }, '<', 3] }, raise(2)));
  const t = duel({ a: { heroes: [ada] }, b: { heroes: [bea] } });
  assert.equal(t.attrs('Ada'), t.attrs('Bea'), 'expected both heroes to have the same attributes');
});

test('an effect that changes the colors of a Mission may read these colors in its condition or amount', () => {
  const own: Expr = { attr: ['host', 'mission'] };
  const change: Op = { op: 'modMission', target: 'mission', attr: 'mind', amount: 1 };
  const asks = bearer('Asks', when({ cmp: [own, '>=', 1] }, change));
  const adds = bearer('Adds', always({ op: 'modMission', target: 'mission', attr: 'mind', amount: own }));
  assert.equal(duel({ a: { heroes: [asks] } }).attempt(0).totals, 'power 2:3 mind 2:3');
  assert.equal(duel({ a: { heroes: [adds] } }).attempt(0).totals, 'power 2:3 mind 2:4');
});

const banner = advantage('Banner', { effects: [always(raise(3))] });
const beside = { 0: [banner] };

test('an expression that reads an attribute includes continuous changes of it', () => {
  const minded = bearer('Ada', always(raise(POWER, 'mind')));
  assert.equal(duel({ a: { heroes: [minded], beside } }).attrs('Ada'), '5 7 2');
  const helped = bearer('Ada', always({ op: 'bonus', attr: 'power', amount: POWER }));
  assert.equal(duel({ a: { heroes: [helped], beside } }).attempt(0).totals, 'power 10:3');
  const hard = bearer('Ada', always({ op: 'modMission', target: 'mission', attr: 'power', amount: POWER }));
  assert.equal(
    duel({ a: { heroes: [hard], beside } }).attempt(0).totals,
    'power 5:8',
    'expected the Mission to have 5 more',
  );
  const sharp = bearer('Ada', always({ op: 'modPam', amount: POWER }));
  const t = duel({ a: { heroes: [sharp], beside }, b: { heroes: [hero('B', '9 9 9')] } });
  assert.equal(
    t.attempt(0).place('One power').defend().told('resolved')[0]!.totals?.attack.power,
    11,
    'expected the modifier to be worth 5 more',
  );
  const wide = bearer('Ada', always({ op: 'handLimit', who: 'self', value: POWER }));
  assert.equal(
    duel({ from: 'turn', a: { heroes: [wide], beside, hand: [] } }).state.players[0]!.hand,
    5,
    'expected the player to draw up to a hand limit of 5',
  );
});

test('a condition that reads an attribute includes continuous changes of it', () => {
  const cond: Condition = { cmp: [POWER, '>=', 5] };
  const hard = bearer('Ada', when(cond, { op: 'modMission', target: 'mission', attr: 'power', amount: 1 }));
  assert.equal(duel({ a: { heroes: [hard], beside } }).attempt(0).totals, 'power 5:4');
  assert.equal(duel({ a: { heroes: [hard] } }).attempt(0).totals, 'power 2:3');
  const safe = bearer('Ada', when(cond, { op: 'rule', rule: 'cannotBeWounded' }));
  const b = { heroes: [hero('B', '9 9 9')] };
  assert.equal(
    duel({ a: { heroes: [safe], beside }, b })
      .attempt(0)
      .place()
      .defend()
      .attrs('Ada'),
    '5 2 2',
  );
  assert.equal(
    duel({ a: { heroes: [safe] }, b })
      .attempt(0)
      .place()
      .defend()
      .attrs('Ada'),
    '1 1 1 w',
  );
});

test('an effect that raises an attribute by another hero’s attribute includes increases of the other hero', () => {
  const before: Expr = { attr: [{ kind: 'hero', of: 'self', where: { hpMax: 1 }, pick: 'all' }, 'power'] };
  const heroes = [{ ...bearer('One', always(raise(1))), hp: 1 }, bearer('Two', always(raise(before)))];
  const t = duel({ a: { heroes } });
  assert.deepEqual([t.attrs('One'), t.attrs('Two')], ['3 2 2', '5 2 2']);
});

test('an effect that counts a discard pile counts its own player’s, unless it names another player', () => {
  const count = (of: 'opponent' | undefined): number => {
    const pile: Expr = { count: { kind: 'card', in: 'discard', pick: 'all', ...(of && { of }) } };
    const ada = bearer('Ada', always(raise(pile)));
    const t = duel({ a: { heroes: [ada], discard: [ONE] }, b: { discard: times(3, TWO) } });
    return Number.parseInt(t.attrs('Ada'), 10) - 2;
  };
  assert.equal(count(undefined), 1);
  assert.equal(count('opponent'), 3);
  const take = deed('Take', {
    op: 'moveCard',
    target: { kind: 'card', in: 'discard', pick: 'choose' },
    to: 'hand',
  });
  const t = duel({ a: { hand: [take], discard: [ONE] }, b: { discard: [TWO] } }).play('Take');
  assert.equal(t.from === '' ? t.hand(0) : t.from, 'One');
});

test('HT-11.2: every expression counts six cards in the Rival’s hand', () => {
  const t = solo({ sides: [{ hand: times(4, ONE) }] });
  const context = { seat: 0, source: 0, card: t.state.faces[0]!, post: 0, bound: null, vars: {} };
  const value = (expr: Expr): number => evaluate(t.state, expr, context);
  assert.equal(value({ hand: 'self' }), 4);
  assert.equal(value({ hand: 'opponent' }), 6);
  assert.equal(value({ hand: 'eachPlayer' }), 10);
  assert.equal(value({ count: { kind: 'card', of: 'opponent', in: 'hand', pick: 'all' } }), 6);
});
