import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Condition, Expr, Op } from '../../effects/effect.ts';
import { advantage, deed, doer, hero, mission, ONE, TALLY, TWO, times } from '../cards.ts';
import { attempt, story } from '../modes-table.ts';
import type { Side, Wish } from '../situation.ts';
import { duel, type Played } from '../table.ts';

/**
 * What expressions and conditions evaluate to if something that they refer to is missing or belongs to
 * another player.
 */

const value = (expr: Expr, wish: Wish = {}): number => {
  const ada = doer('Ada', TALLY, { op: 'gainVp', who: 'self', amount: expr });
  return duel({ ...wish, a: { heroes: [ada], vp: 20, ...wish.a } }).use('Ada').state.players[0]!.vp - 20;
};

/** Plays an Action that gives its player a point if the condition holds, and returns whether they got it. */
const holdsFromHand = (cond: Condition, wish: Wish = {}): boolean => {
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
  const ask = deed('Ask', { op: 'if', cond, then: [{ op: 'gainVp', who: 'self', amount: 1 }] });
  return duel({ ...wish, a: { hand: [ask], ...wish.a } }).play('Ask').state.players[0]!.vp > 0;
};

test('numbers: only heroes and Missions have attributes; those of other targets are 0, even of a track numbered like a hero', () => {
  const beside = { 0: [advantage('Sword', { mods: { power: 3 } })] };
  assert.equal(value({ attr: [{ kind: 'advantage', pick: 'all' }, 'power'] }, { a: { beside } }), 0);
  assert.equal(value({ attr: ['track', 'power'] }), 0);
  assert.equal(value({ attr: [{ kind: 'track', pick: 'all' }, 'all'] }), 0);
  assert.equal(
    value({ attr: ['this', 'mission'] }),
    0,
    'expected the value to be 0, because there is no Mission outside a conflict',
  );
});

test('conditions: a card that is played from hand has no host, no neighbors and no place', () => {
  const beside = { 0: [advantage('Wall', { tags: ['guardian'] })] };
  assert.equal(holdsFromHand({ hostHas: { tag: 'guardian' } }, { a: { beside } }), false);
  assert.equal(holdsFromHand({ is: 'hostActive' }), false);
  assert.equal(holdsFromHand({ is: 'hostWounded' }), false);
  assert.equal(holdsFromHand({ is: 'urban' }), false);
  const near: Expr = { count: { kind: 'hero', of: 'self', pick: 'adjacent' } };
  assert.equal(holdsFromHand({ cmp: [near, '=', 0] }), true);
  assert.equal(holdsFromHand({ matches: { target: 'this', where: { type: 'hero' } } }), false);
});

test('conditions: a track without a Mission has neither region', () => {
  const cond: Condition = { any: [{ is: 'urban' }, { is: 'wilderness' }] };
  const ada = hero('Ada', '2 2 2', {
    effects: [{ on: 'static', if: cond, do: [{ op: 'modAttr', target: 'this', attr: 'power', amount: 1 }] }],
  });
  assert.equal(duel({ a: { heroes: [ada] }, missions: [null] }).attrs('Ada'), '2 2 2');
});

const cheer = (cond: Condition, target: Extract<Op, { op: 'modAttr' }>['target']) =>
  hero('Bard', '2 2 2', {
    effects: [{ on: 'static', if: cond, do: [{ op: 'modAttr', target, attr: 'power', amount: 1 }] }],
  });

test('conditions: a player who isn’t in the conflict neither attacks nor defends', () => {
  const all = { kind: 'hero', of: 'eachPlayer', pick: 'all' } as const;
  for (const what of ['attacking', 'defending'] as const) {
    const sides = [{}, {}, { heroes: [cheer({ is: what }, all)] }];
    assert.equal(
      duel({ sides }).attempt(0).totals,
      'power 2:3',
      `expected an effect with the condition ${what} not to change the totals`,
    );
  }
});

test('conditions: during a conflict, the region is that of the attempted Mission, not that of the card’s own track or node', () => {
  const own = { kind: 'hero', of: 'self', pick: 'all' } as const;
  const missions = [
    mission('Town', { power: 1 }, { region: 'urban' }),
    mission('Wood', { power: 1 }, { region: 'wilderness' }),
  ];
  const t = duel({ a: { heroes: [hero('Ada'), cheer({ is: 'urban' }, own)] }, missions });
  assert.equal(
    t.attrs('Ada'),
    '2 2 2',
    'expected the effect not to apply outside a conflict, because the bard’s own track is in the wilderness',
  );
  assert.equal(t.attempt(0).totals, 'power 3:3');
  const told = story({
    sides: [{ heroes: [hero('A0'), cheer({ is: 'urban' }, own)] }, {}],
    nodes: { town: { mission: mission('Town'), region: 'urban' } },
  });
  assert.equal(attempt(told, 'town', 'B0').totals, 'power 3:3');
});

/**
 * The state after a player plays an Action that wounds this target. If they must choose, `from` has the
 * candidates.
 */
const choices = (target: Extract<Op, { op: 'wound' }>['target'], wish: Wish = {}): Played =>
  duel({ ...wish, a: { hand: [deed('Deed', { op: 'wound', target })], ...wish.a } }).play('Deed');

test('targets: a hero immune to Actions can be chosen by their own player’s Actions and by other effects', () => {
  const safe = hero('Safe', '2 2 2', {
    effects: [{ on: 'static', do: [{ op: 'rule', rule: 'immuneToActions' }] }],
  });
  const theirs = { kind: 'hero', of: 'opponent', pick: 'choose' } as const;
  const own = { kind: 'hero', of: 'self', pick: 'choose' } as const;
  assert.equal(choices(theirs, { b: { heroes: [safe] } }).from, 'B1 B2 B3');
  assert.equal(
    choices(own, { a: { heroes: [safe], hand: [deed('Deed', { op: 'wound', target: own })] } }).from,
    'Safe A1 A2 A3',
  );
  const doing = doer('Ada', { op: 'wound', target: theirs });
  assert.equal(duel({ a: { heroes: [doing] }, b: { heroes: [safe] } }).use('Ada').from, 'Safe B1 B2 B3');
});

test('targets: if several heroes are lowest or highest, the leftmost of them is chosen', () => {
  const one = (pick: 'lowest' | 'highest', heroes: Side) =>
    choices({ kind: 'hero', of: 'opponent', pick }, { b: heroes }).state.heroes.flatMap(({ face }, i) =>
      face === 'wounded' ? [i - 4] : [],
    );
  assert.deepEqual(one('lowest', {}), [0]);
  assert.deepEqual(one('highest', {}), [0]);
  const uneven = {
    heroes: [hero('B0', '2 2 2'), hero('B1', '1 2 2'), hero('B2', '3 2 2'), hero('B3', '1 2 2')],
  };
  assert.deepEqual(one('lowest', uneven), [1]);
  assert.deepEqual(one('highest', uneven), [2]);
});

test('Missions: an increase can add a color that the Mission doesn’t have, and no value falls below zero', () => {
  const changed = (amount: number, attr: 'power' | 'mind' | 'all' | 'mission'): string => {
    const ada = hero('Ada', '2 2 2', {
      effects: [{ on: 'static', do: [{ op: 'modMission', target: 'mission', attr, amount }] }],
    });
    return duel({ a: { heroes: [ada] }, missions: [mission('Road', { power: 1 })] }).attempt(0).totals;
  };
  assert.equal(changed(1, 'mind'), 'power 2:3 mind 2:3');
  assert.equal(changed(-1, 'mind'), 'power 2:3');
  assert.equal(changed(0, 'mind'), 'power 2:3');
  assert.equal(changed(-3, 'power'), 'power 2:2');
  assert.equal(
    changed(2, 'mission'),
    'power 2:5',
    'expected attr: mission to change only Power, the Mission’s own color',
  );
  assert.equal(changed(1, 'all'), 'power 2:4 mind 2:3 mysticism 2:3');
});

test('Missions: an effect on one Mission doesn’t change the others', () => {
  const dim = deed('Dim', {
    op: 'modMission',
    target: { kind: 'mission', pick: 'choose' },
    attr: 'power',
    amount: 2,
    until: 'permanent',
  });
  const missions = [mission('Road'), mission('Hill'), mission('Ford'), mission('Moor')];
  const t = duel({ a: { hand: [dim, ONE] }, b: { hand: times(2, TWO) }, missions })
    .play('Dim')
    .choose('Hill');
  assert.equal(t.attempt(0).totals, 'power 2:3');
  assert.equal(t.attempt(1).totals, 'power 2:5');
});

test('numbers: a count includes only cards that match its filter', () => {
  const beside = {
    0: [advantage('Sword', { tags: ['blade'] }), advantage('Bow')],
    1: [advantage('Axe', { tags: ['blade'] })],
  };
  const blades = { kind: 'advantage', of: 'self', pick: 'all', where: { tag: 'blade' } } as const;
  assert.equal(value({ count: blades }, { a: { beside } }), 2);
  const missions = [
    mission('Road', { mind: 2 }),
    mission('Hill'),
    mission('Ford', { power: 1, mind: 1 }),
    null,
  ];
  assert.equal(
    value({ count: { kind: 'mission', pick: 'all', where: { hasAttr: 'mind' } } }, { missions }),
    2,
  );
  assert.equal(value({ count: { kind: 'mission', pick: 'all' } }, { missions }), 3);
});

test('numbers: an effect counts only revealed modifiers of its own player, unless it names other players', () => {
  const gained = (target: Extract<Expr, { pam: unknown }>['pam']): number => {
    const ada = hero('Ada', '2 2 2', {
      effects: [{ on: 'afterReveal', do: [{ op: 'gainVp', who: 'self', amount: { pam: target } }] }],
    });
    return duel({ a: { heroes: [ada], hand: [TWO, ONE] }, b: { hand: [ONE] } })
      .attempt(0)
      .place('Two power')
      .defend('One power')
      .told('gained')
      .reduce((sum, { vp }) => sum + vp, 0);
  };
  assert.equal(gained({ kind: 'pam', pick: 'all' }), 2);
  assert.equal(gained({ kind: 'pam', of: 'opponent', pick: 'all' }), 1);
  assert.equal(gained({ kind: 'pam', of: 'eachPlayer', pick: 'all' }), 3);
  assert.equal(gained({ kind: 'pam', pick: 'all', where: { type: 'mission' } }), 0);
});

test('a continuous effect with branches applies the branch selected by its condition', () => {
  const raise = (amount: number): Op => ({ op: 'modAttr', target: 'this', attr: 'power', amount });
  const torn = hero('Torn', '2 2 2', {
    effects: [
      {
        on: 'static',
        // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
        do: [{ op: 'if', cond: { cmp: [{ vp: 'self' }, '>=', 5] }, then: [raise(1)], else: [raise(3)] }],
      },
    ],
  });
  assert.equal(duel({ a: { heroes: [torn], vp: 5 } }).attrs('Torn'), '3 2 2');
  assert.equal(duel({ a: { heroes: [torn], vp: 4 } }).attrs('Torn'), '5 2 2');
});

test('a lasting effect changes only its target', () => {
  const sword = {
    0: [advantage('Sword', { mods: { power: 2 } })],
    1: [advantage('Bow', { mods: { power: 2 } })],
  };
  const doing = (op: Op, wish: Wish = {}): Played =>
    duel({ ...wish, a: { heroes: [doer('Ada', op)], ...wish.a } }).use('Ada');
  const bare = doing(
    { op: 'rule', rule: 'noAdvantages', target: 'opposingHero', until: 'endOfTurn' },
    { b: { beside: sword } },
  );
  assert.deepEqual([bare.attrs('B0'), bare.attrs('B1')], ['2 2 2', '4 2 2']);
  const set = doing({ op: 'setAttr', target: 'this', attr: 'power', value: 9, until: 'endOfTurn' });
  assert.deepEqual([set.attrs('Ada'), set.attrs('A1')], ['9 2 2', '2 2 2']);
  const silenced = doing({ op: 'rule', rule: 'cannotPlayActions', who: 'opponent', until: 'endOfTurn' });
  assert.equal(silenced.no.play('One'), 'accepted', 'expected the rule to apply only to the opponent');
});
