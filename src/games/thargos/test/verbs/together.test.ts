import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate } from '../../board/evaluate.ts';
import type { Condition, Effect, Expr, Op } from '../../effects/effect.ts';
import { advantage, deed, doer, hero, mission, ONE, TWO, times } from '../cards.ts';
import { solo } from '../modes-table.ts';
import { duel } from '../table.ts';

/** Several continuous effects at once, and effects that read what effects change. */

const always = (...ops: readonly Op[]): Effect => ({ on: 'static', do: ops });
const bearer = (name: string, ...effects: readonly Effect[]) => hero(name, '2 2 2', { effects });
const raise = (amount: Expr, attr: 'power' | 'mind' = 'power'): Op => ({
  op: 'modAttr',
  target: 'host',
  attr,
  amount,
});
const POWER: Expr = { attr: ['host', 'power'] };

test('two rules in play are two rules: neither becomes the other', () => {
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
    assert.equal(tried.attrs('Hard'), '2 2 2', 'the attempt failed, and he stands');
    const struck = duel({ turn: 1, a: { heroes }, b: { heroes: [wounds] } }).use('Wounds');
    assert.deepEqual([struck.attrs('Hard'), struck.attrs('Idle')], ['2 2 2', '1 1 1 w']);
  }
});

test('the same rule held by several heroes holds for each of them and for no other', () => {
  const hard = (name: string) => bearer(name, always({ op: 'rule', rule: 'cannotBeWounded' }));
  const t = duel({ a: { heroes: [hard('Hard'), hero('Soft'), hard('Stone')] } });
  assert.equal(t.attempt(0).place().defend().attrs('Hard'), '2 2 2');
  assert.equal(t.attempt(1).place().defend().attrs('Soft'), '1 1 1 w');
  assert.equal(t.attempt(2).place().defend().attrs('Stone'), '2 2 2');
});

test('two rules in one effect both hold', () => {
  const both = always(
    { op: 'rule', rule: 'cannotBeWounded' },
    { op: 'rule', rule: 'ignoreMissionAttr', attr: 'power' },
  );
  const t = duel({ missions: [mission('Gate', { power: 3 })], a: { heroes: [bearer('Ada', both)] } });
  assert.equal(t.attempt(0).totals, 'power 2:2');
  assert.equal(t.attempt(0).place().defend('One power').attrs('Ada'), '2 2 2');
});

const when = (cond: Condition, ...ops: readonly Op[]): Effect => ({ on: 'static', if: cond, do: ops });

test('an effect does not count for its own condition', () => {
  const weak = bearer('Weak', when({ cmp: [POWER, '<', 3] }, raise(2)));
  assert.equal(duel({ a: { heroes: [weak] } }).attrs('Weak'), '4 2 2');
  const strong = bearer('Strong', when({ cmp: [POWER, '>=', 3] }, raise(2)));
  assert.equal(duel({ a: { heroes: [strong] } }).attrs('Strong'), '2 2 2', 'nor does it help itself');
  const within = bearer(
    'Within',
    // biome-ignore lint/suspicious/noThenProperty: the word of the card packs, and never awaited
    always({ op: 'if', cond: { cmp: [POWER, '<', 3] }, then: [raise(2)], else: [raise(1)] }),
  );
  assert.equal(duel({ a: { heroes: [within] } }).attrs('Within'), '4 2 2');
});

test('an effect does not count for its own amount, nor for whom it reaches', () => {
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

test('an effect on the least of its kind reaches that one alone: a hero by a rule, or a Mission', () => {
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

test('two effects that read each other come to an end, whoever is asked first', () => {
  const ada = bearer('Ada', when({ cmp: [{ attr: ['opposingHero', 'power'] }, '<', 3] }, raise(2)));
  const bea = bearer('Bea', when({ cmp: [{ attr: ['opposingHero', 'power'] }, '<', 3] }, raise(2)));
  const t = duel({ a: { heroes: [ada] }, b: { heroes: [bea] } });
  assert.equal(t.attrs('Ada'), t.attrs('Bea'), 'and treat both alike');
});

test('a condition on the colours of the Mission it changes comes to an end', () => {
  const own: Expr = { attr: ['host', 'mission'] };
  const change: Op = { op: 'modMission', target: 'mission', attr: 'mind', amount: 1 };
  const asks = bearer('Asks', when({ cmp: [own, '>=', 1] }, change));
  const adds = bearer('Adds', always({ op: 'modMission', target: 'mission', attr: 'mind', amount: own }));
  assert.equal(duel({ a: { heroes: [asks] } }).attempt(0).totals, 'power 2:3 mind 2:3');
  assert.equal(duel({ a: { heroes: [adds] } }).attempt(0).totals, 'power 2:3 mind 2:4');
});

const banner = advantage('Banner', { effects: [always(raise(3))] });
const beside = { 0: [banner] };

test('a number that reads an attribute includes what is always added to it', () => {
  const minded = bearer('Ada', always(raise(POWER, 'mind')));
  assert.equal(duel({ a: { heroes: [minded], beside } }).attrs('Ada'), '5 7 2');
  const helped = bearer('Ada', always({ op: 'bonus', attr: 'power', amount: POWER }));
  assert.equal(duel({ a: { heroes: [helped], beside } }).attempt(0).totals, 'power 10:3');
  const hard = bearer('Ada', always({ op: 'modMission', target: 'mission', attr: 'power', amount: POWER }));
  assert.equal(duel({ a: { heroes: [hard], beside } }).attempt(0).totals, 'power 5:8', 'on a Mission');
  const sharp = bearer('Ada', always({ op: 'modPam', amount: POWER }));
  const t = duel({ a: { heroes: [sharp], beside }, b: { heroes: [hero('B', '9 9 9')] } });
  assert.equal(
    t.attempt(0).place('One power').defend().told('resolved')[0]!.totals?.attack.power,
    11,
    'on modifiers',
  );
  const wide = bearer('Ada', always({ op: 'handLimit', who: 'self', value: POWER }));
  assert.equal(
    duel({ from: 'turn', a: { heroes: [wide], beside, hand: [] } }).state.players[0]!.hand,
    5,
    'on the hand',
  );
});

test('a condition that reads an attribute includes what is always added to it', () => {
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

test('raises read one after the other: whoever reads the second has the first in it', () => {
  const before: Expr = { attr: [{ kind: 'hero', of: 'self', where: { hpMax: 1 }, pick: 'all' }, 'power'] };
  const heroes = [{ ...bearer('One', always(raise(1))), hp: 1 }, bearer('Two', always(raise(before)))];
  const t = duel({ a: { heroes } });
  assert.deepEqual([t.attrs('One'), t.attrs('Two')], ['3 2 2', '5 2 2']);
});

test('a pile that is not said to be anybody’s is the own one', () => {
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

test('HT-11.2: the Rival has a hand of six, however it is asked for', () => {
  const t = solo({ sides: [{ hand: times(4, ONE) }] });
  const context = { seat: 0, source: 0, card: t.state.faces[0]!, post: 0, bound: null, vars: {} };
  const value = (expr: Expr): number => evaluate(t.state, expr, context);
  assert.equal(value({ hand: 'self' }), 4);
  assert.equal(value({ hand: 'opponent' }), 6);
  assert.equal(value({ hand: 'eachPlayer' }), 10);
  assert.equal(value({ count: { kind: 'card', of: 'opponent', in: 'hand', pick: 'all' } }), 6);
});
