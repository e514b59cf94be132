import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Condition, Expr } from '../../effects/effect.ts';
import { action, advantage, doer, hero, mission, ONE, TALLY, TWO, times } from '../cards.ts';
import type { Wish } from '../situation.ts';
import { duel, type Played } from '../table.ts';

const ADA = { hand: [TWO, ONE], deck: times(4, ONE), discard: [TWO], vp: 3 };

/** The value of an expression. An effect gives the first player that many points. */
const value = (expr: Expr, wish: Wish = {}): number => {
  const ada = doer('Ada', TALLY, { op: 'gainVp', who: 'self', amount: expr });
  const t = duel({ ...wish, a: { heroes: [ada], ...ADA, vp: 20, ...wish.a }, b: { vp: 5, ...wish.b } }).use(
    'Ada',
  );
  return t.state.players[0]!.vp - 20;
};

test('numbers: an expression reads attributes of heroes and Missions', () => {
  assert.equal(value({ attr: ['this', 'power'] }), 2);
  assert.equal(value({ attr: ['this', 'all'] }), 6);
  assert.equal(value({ attr: [{ kind: 'hero', of: 'opponent', pick: 'all' }, 'mind'] }), 8);
  assert.equal(value({ attr: ['mission', 'power'] }, { missions: [mission('Road', { power: 3 })] }), 3);
  assert.equal(value({ attr: ['mission', 'mind'] }), 0);
});

test('numbers: an expression counts heroes, Missions, tracks, cards and modifiers', () => {
  assert.equal(value({ count: { kind: 'hero', of: 'opponent', pick: 'all' } }), 4);
  assert.equal(value({ count: { kind: 'mission', pick: 'all' } }), 4);
  assert.equal(value({ count: { kind: 'track', pick: 'adjacent', of: 'self' } }), 1);
  assert.equal(value({ count: { kind: 'card', of: 'self', in: 'hand', pick: 'all' } }), 2);
  assert.equal(value({ count: { kind: 'card', of: 'self', in: 'discard', pick: 'all' } }), 1);
  assert.equal(value({ count: { kind: 'card', in: 'discard', pick: 'all', where: { type: 'mission' } } }), 0);
  assert.equal(value({ count: { kind: 'card', of: 'self', in: 'deckTop', pick: 'all' } }), 1);
  assert.equal(
    value({ count: { kind: 'pam', of: 'self', pick: 'all' } }),
    0,
    'expected the number of modifiers to be 0 outside a conflict',
  );
});

test('numbers: an expression counts placed modifiers although their faces are hidden', () => {
  const ada = hero('Ada', '2 2 2', {
    effects: [
      {
        on: 'beforeReveal',
        do: [{ op: 'gainVp', who: 'self', amount: { count: { kind: 'pam', of: 'opponent', pick: 'all' } } }],
      },
    ],
  });
  const t = duel({ a: { heroes: [ada] } })
    .attempt(0)
    .place('One power')
    .defend('One power', 'One power');
  assert.equal(t.told('gained')[0]!.vp, 2);
});

test('numbers: an expression reads points, the sizes of hands and decks, and PAM values of cards', () => {
  assert.equal(value({ vp: 'self' }), 20);
  assert.equal(value({ vp: 'opponent' }), 5);
  assert.equal(value({ hand: 'self' }), 2);
  assert.equal(value({ hand: 'eachPlayer' }), 8);
  assert.equal(value({ deck: 'self' }), 4);
  assert.equal(value({ pam: { kind: 'card', of: 'self', in: 'discard', pick: 'all' } }), 2);
  const beside = { 0: [advantage('Sword', { pam: 3 }), advantage('Bow', { pam: 1 })] };
  assert.equal(value({ pam: { kind: 'advantage', of: 'self', pick: 'all' } }, { a: { beside } }), 4);
});

test('numbers: an expression computes sums, minimum, maximum and negation, and an unknown name is 0', () => {
  assert.equal(value({ sum: [1, { hand: 'self' }, 4] }), 7);
  assert.equal(value({ min: [3, { hand: 'self' }] }), 2);
  assert.equal(value({ max: [3, { hand: 'self' }] }), 3);
  assert.equal(value({ neg: { hand: 'self' } }), -2);
  assert.equal(value({ var: 'nothing' }), 0);
  assert.equal(value({ counter: 'nothing' }), 0);
});

test('numbers: an effect that draws a negative number of cards draws none', () => {
  const ada = doer('Ada', TALLY, { op: 'draw', who: 'self', amount: { neg: 3 } });
  assert.equal(
    duel({ a: { heroes: [ada], hand: [ONE] } })
      .use('Ada')
      .hand(0),
    'One',
  );
});

/** Whether a condition holds for the first hero, in a turn of that hero's owner. */
const holds = (cond: Condition, wish: Wish = {}): boolean => {
  const ada = hero('Ada', '2 2 2', {
    effects: [{ on: 'activated', window: 'ownTurn', if: cond, do: [{ op: 'draw', who: 'self', amount: 1 }] }],
  });
  return duel({ ...wish, a: { heroes: [ada], ...ADA, ...wish.a } }).no.use('Ada') === 'accepted';
};

test('conditions: `cmp` compares two numbers', () => {
  const compare = (op: '<' | '<=' | '=' | '>=' | '>'): boolean[] =>
    [1, 2, 3].map(number => holds({ cmp: [{ hand: 'self' }, op, number] }));
  assert.deepEqual(compare('<'), [false, false, true]);
  assert.deepEqual(compare('<='), [false, true, true]);
  assert.deepEqual(compare('='), [false, true, false]);
  assert.deepEqual(compare('>='), [true, true, false]);
  assert.deepEqual(compare('>'), [true, false, false]);
});

test('conditions: `all`, `any` and `not` combine other conditions', () => {
  const yes: Condition = { cmp: [1, '=', 1] };
  const no: Condition = { not: yes };
  assert.equal(holds({ all: [yes, no] }), false);
  assert.equal(holds({ all: [yes, yes] }), true);
  assert.equal(holds({ any: [yes, no] }), true);
  assert.equal(holds({ any: [no, no] }), false);
});

test('conditions: `matches` holds only if the target exists and has the properties', () => {
  assert.equal(holds({ matches: { target: 'opposingHero', where: { face: 'active' } } }), true);
  assert.equal(holds({ matches: { target: 'opposingHero', where: { face: 'wounded' } } }), false);
  assert.equal(holds({ matches: { target: 'opposingHero', where: {} } }, { b: { heroes: [null] } }), false);
  assert.equal(holds({ matches: { target: 'mission', where: { hasAttr: 'power' } } }), true);
});

test('conditions: `hostHas` finds other cards beside the hero, but not the card itself', () => {
  const beside = {
    0: [advantage('Wall', { tags: ['guardian'] }), action('Fort', { play: 'track', tags: ['stone'] })],
  };
  assert.equal(holds({ hostHas: { tag: 'guardian' } }, { a: { beside } }), true);
  assert.equal(holds({ hostHas: { tag: 'stone' } }, { a: { beside } }), true);
  assert.equal(holds({ hostHas: { tag: 'beast' } }, { a: { beside } }), false);
  const lone = advantage('Lone', {
    tags: ['guardian'],
    effects: [
      {
        on: 'static',
        if: { hostHas: { tag: 'guardian' } },
        do: [{ op: 'modAttr', target: 'host', attr: 'power', amount: 1 }],
      },
    ],
  });
  assert.equal(
    duel({ a: { beside: { 1: [lone] } } }).attrs('A1'),
    '2 2 2',
    'expected `hostHas` not to find the card itself',
  );
  assert.equal(duel({ a: { beside: { 1: [lone, lone] } } }).attrs('A1'), '4 2 2');
});

const is = (what: Extract<Condition, { is: unknown }>['is'], wish: Wish = {}): boolean =>
  holds({ is: what }, wish);

test('conditions: `is` checks the face of the host, the region and the mode', () => {
  assert.equal(is('hostActive'), true);
  assert.equal(is('hostWounded'), false);
  assert.equal(is('story'), false);
  assert.equal(is('solo'), false);
  assert.equal(is('urban', { missions: [mission('Town', { power: 1 }, { region: 'urban' })] }), true);
  assert.equal(
    is('wilderness', { missions: [mission('Wood', { power: 1 }, { region: 'wilderness' })] }),
    true,
  );
  assert.equal(is('wilderness', { missions: [mission('Town', { power: 1 }, { region: 'urban' })] }), false);
  assert.equal(is('attacking'), false);
});

test('conditions: `attacking` and `defending` hold only for heroes on that side of a conflict', () => {
  const banner = (what: 'attacking' | 'defending'): Played =>
    duel({
      a: {
        beside: {
          0: [
            advantage('Banner', {
              effects: [
                {
                  on: 'static',
                  if: { is: what },
                  do: [{ op: 'modAttr', target: 'host', attr: 'power', amount: 1 }],
                },
              ],
            }),
          ],
        },
      },
    });
  assert.equal(banner('attacking').attempt(0).totals, 'power 3:3');
  assert.equal(banner('defending').attempt(0).totals, 'power 2:3');
  assert.equal(banner('defending').pass().attempt(0).totals, 'power 2:4');
});

test('a number that depends on itself can be evaluated', () => {
  const loop = hero('Ada', '2 2 2', {
    effects: [
      {
        on: 'static',
        do: [{ op: 'modAttr', target: 'this', attr: 'power', amount: { attr: ['this', 'power'] } }],
      },
      {
        on: 'static',
        do: [{ op: 'modMission', target: 'mission', attr: 'power', amount: { attr: ['mission', 'power'] } }],
      },
    ],
  });
  const t = duel({ a: { heroes: [loop] } });
  assert.ok(Number.parseInt(t.attrs('Ada'), 10) >= 4);
  assert.match(t.attempt(0).totals, /^power \d+:\d+$/);
});
