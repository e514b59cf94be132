import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeroCard } from '../../cards/card.ts';
import type { Op, Window } from '../../effects/effect.ts';
import { ATTITUDES, PILES } from '../../modes.ts';
import { advantage, deed, hero, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { attempts, dice, type ModesWish, rivalsTurn, solo } from '../modes-table.ts';
import type { Played } from '../table.ts';

/** The Rival's turn, and effects on the Rival's hand, which is only a number (HT-11.7, HT-11.8). */

test('HT-11.7.1: the Rival has no draw step, so an empty deck doesn’t make it lose', () => {
  const t = rivalsTurn({ rival: { deck: [], discard: [] } }, one => attempts(one)[0] === 1);
  assert.equal(t.asked, '0 act');
  assert.deepEqual(
    t.told('moved').filter(({ to }) => to.zone === 'hand' && to.seat === 1),
    [],
  );
});

test('HT-11.7.2: factions also apply to the Rival, which discards an Advantage that none of its heroes accepts', () => {
  const claw = advantage('Claw', { faction: 'wolf' });
  const rival = { deck: [claw, ...times(30, ONE)] };
  const t = rivalsTurn({ rival, config: { factions: true } }, one => attempts(one)[0] === 1);
  assert.equal(t.row(1), 'B0 B1 B2 B3');
  assert.equal(t.discard(1), 'Claw');
});

test('HT-11.7.3: the Rival places cards first on the color where it is furthest behind; if it leads, on all colors in turn', () => {
  const gate = mission('Gate', { power: 1, mind: 1, mysticism: 1 });
  const wish = (r0: string): ModesWish => ({
    missions: [gate],
    sides: [{ heroes: [hero('A0', '2 2 2')] }],
    rival: { heroes: [hero('R0', r0)], deck: [advantage('Cloak'), ...times(30, ONE)] },
    solo: { attitude: 'wary' },
  });
  const behind = rivalsTurn(wish('2 9 1'), t => attempts(t)[0] === 2).told('committed')[0]!;
  assert.deepEqual(behind.counts, { power: 1, mind: 0, mysticism: 2 });
  const ahead = rivalsTurn(wish('9 9 9'), t => attempts(t)[0] === 2).told('committed')[0]!;
  assert.deepEqual(ahead.counts, { power: 1, mind: 1, mysticism: 1 });
});

test('HT-A-05, HT-11.7.3: with `spread: always`, a Rival that is behind on only one color places cards on both', () => {
  const wish: ModesWish = {
    missions: [mission('Gate', { power: 1, mind: 1 })],
    sides: [{ heroes: [hero('A0', '2 2 2')] }],
    rival: { heroes: [hero('R0', '2 9 1')], deck: [advantage('Cloak'), ...times(30, ONE)] },
    solo: { attitude: 'wary' },
    config: { spread: 'always' },
  };
  const { counts } = rivalsTurn(wish, t => attempts(t)[0] === 2).told('committed')[0]!;
  assert.deepEqual(counts, { power: 2, mind: 1, mysticism: 0 });
});

test('HT-11.7.3: the Rival never plays Actions', () => {
  const raid = deed('Raid', { op: 'burn', who: 'eachOpponent', amount: 3 });
  const t = rivalsTurn({ rival: { deck: times(30, raid) } }, one => attempts(one)[0] === 1);
  assert.deepEqual(
    t.told('moved').filter(({ why }) => why === 'play' || why === 'burn'),
    [],
  );
});

/** The Rival attempts the Mission of the first track, and the player defends with these cards. */
const rivalTried = (wish: ModesWish, ...cards: string[]): Played => {
  const t = rivalsTurn(wish, one => attempts(one)[0] === 2);
  return t.defend(...cards);
};

test('HT-11.7.4: after the Rival succeeds, it scores, only automatic effects happen, and the player refills the track', () => {
  const rich = mission(
    'Gate',
    { power: 1 },
    {
      vp: 3,
      effects: [
        { on: 'missionWon', do: [{ op: 'gainVp', who: 'self', amount: 2 }] },
        {
          on: 'missionWon',
          do: [{ op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } }],
        },
      ],
    },
  );
  const sides = [{ hand: [mission('Road'), mission('Hill')], deck: times(9, ONE) }];
  const wish: ModesWish = { missions: [rich], sides, rival: { heroes: [hero('R0', '9 9 9')] } };
  const t = rivalTried(wish);
  assert.equal(t.vp, '0 5');
  assert.equal(t.asked, '0 refill');
  assert.ok(
    ['A0', 'A1', 'A2', 'A3'].every(name => !t.attrs(name).endsWith('w')),
    'expected no hero to be wounded, because the effect needs a choice',
  );
  assert.equal(t.refill('Hill').missions.split(' ')[0], 'Hill');
});

test('HT-11.7.4: a failed attempt wounds the Rival’s hero', () => {
  const sides = [{ heroes: [hero('A0', '30 30 30')] }];
  const t = rivalTried({ sides, rival: { heroes: [hero('R0', '1 1 1')] } });
  assert.ok(t.attrs('R0').endsWith('w'));
  assert.equal(t.asked, '0 act');
});

test('HT-11.7.5, HT-11.9: only automatic effects of the Rival’s Advantages happen; with rivalFullEffects, all do', () => {
  const spear = advantage('Spear', {
    effects: [
      {
        on: 'attach',
        do: [{ op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } }],
      },
    ],
  });
  const horn = advantage('Horn', {
    effects: [{ on: 'attach', do: [{ op: 'gainVp', who: 'self', amount: 1 }] }],
  });
  const wounds = (t: Played): number =>
    ['A0', 'A1', 'A2', 'A3'].filter(name => t.attrs(name).endsWith('w')).length;
  const turn = (card: typeof spear, rivalFullEffects: boolean): Played =>
    rivalsTurn(
      { rival: { deck: [card, ...times(30, ONE)] }, config: { solo: { rivalFullEffects } } },
      one => attempts(one)[0] === 1,
    );
  assert.equal(wounds(turn(spear, false)), 0);
  assert.equal(wounds(turn(spear, true)), 1, 'expected the effect to wound one random hero');
  assert.equal(turn(horn, false).vp, '0 1');
});

test('HT-8.6.2, HT-11.7.5: a hero that the Rival captures leaves the game; with rivalFullEffects, it joins the Rival', () => {
  const net = advantage('Net', {
    effects: [{ on: 'attach', do: [{ op: 'capture', target: 'opposingHero' }] }],
  });
  const taken = (rivalFullEffects: boolean) => {
    const rival = { deck: [net, ...times(30, ONE)] };
    const t = rivalsTurn(
      { rival, config: { solo: { rivalFullEffects } } },
      one => attempts(one)[0] === 1 && one.told('captured').length === 1,
    );
    const { hero: who, by, post } = t.told('captured')[0]!;
    return { by, hasPlace: post !== null, isOut: t.state.out.includes(who) };
  };
  assert.deepEqual(taken(false), { by: 1, hasPlace: false, isOut: true });
  assert.deepEqual(taken(true), { by: 1, hasPlace: true, isOut: false });
});

test('HT-11.9: with rivalFullEffects, the Rival uses abilities in its turn and in conflicts', () => {
  const ability = (window: Window, op: Op) =>
    [{ on: 'activated', window, limit: { uses: 1, per: 'game' }, do: [op] }] as const;
  const scribe = hero('R0', '2 2 2', {
    effects: ability('advantageStep', { op: 'gainVp', who: 'self', amount: 2 }),
  });
  const turn = (rivalFullEffects: boolean, who: HeroCard): Played =>
    rivalsTurn(
      { rival: { heroes: [who] }, config: { solo: { rivalFullEffects } } },
      one => attempts(one)[0] === 1,
    );
  assert.equal(turn(false, scribe).vp, '0 0');
  assert.equal(turn(true, scribe).vp, '0 2', 'expected the Rival to use the ability once');
  const captain = hero('R0', '2 2 2', {
    effects: ability('action', { op: 'gainVp', who: 'self', amount: 3 }),
  });
  assert.equal(
    turn(true, captain).vp,
    '0 3',
    'expected a Rival that attempts nothing to use the ability that costs its action',
  );
  const guard = hero('R0', '2 2 2', {
    effects: [
      { on: 'activated', window: 'withPam', here: true, do: [{ op: 'bonus', attr: 'power', amount: 4 }] },
    ],
  });
  const totals = (rivalFullEffects: boolean): number | undefined =>
    solo({ rival: { heroes: [guard] }, config: { solo: { rivalFullEffects } }, solo: { smaller: 3 } })
      .attempt(0)
      .place()
      .told('resolved')[0]?.totals?.defence.power;
  assert.deepEqual([totals(false), totals(true)], [3, 7]);
});

test('HT-11.7.6: the Rival wins if it has reached its target at the end of its turn', () => {
  const t = rivalTried({ rival: { heroes: [hero('R0', '9 9 9')], target: 1 } });
  assert.equal(t.asked, 'over target 0');
});

test('HT-11.8, HT-A-24: if an effect makes the Rival discard N cards, it burns N cards, and its next pile is N smaller', () => {
  const spy = deed(
    'Spy',
    { op: 'discardHand', who: 'opponent', amount: 2 },
    { op: 'extraAction', amount: 1 },
  );
  const t = solo({ sides: [{ hand: [spy, ONE, ONE] }], solo: { attitude: 'wary' } }).play('Spy');
  assert.equal(t.discard(1), 'One One');
  assert.equal(t.state.solo?.smaller, 2);
  const tried = t.attempt(0).place('One power');
  assert.equal(
    tried.told('committed')[1]!.counts.power,
    1,
    'expected the pile to have one card instead of three',
  );
  assert.equal(tried.state.solo?.smaller, 0, 'expected later piles to have their full size again');
});

test('HT-11.2, HT-11.8: if an effect empties the Rival’s hand, its attitude is rolled again', () => {
  for (const amount of [6, 9, { hand: 'opponent' } as const]) {
    const fire = deed('Fire', { op: 'discardHand', who: 'opponent', amount });
    const t = solo({ sides: [{ hand: [fire, ONE] }] }).play('Fire');
    assert.equal(
      dice(t, 'attitude').length,
      1,
      `expected the attitude to be rolled once for the amount ${JSON.stringify(amount)}`,
    );
  }
});

const discards = (...amounts: readonly number[]) =>
  deed('Fire', ...amounts.map(amount => ({ op: 'discardHand', who: 'opponent', amount }) as const));

test('HT-11.2: if several discards of one effect together empty the Rival’s hand, its attitude is rolled again', () => {
  const t = solo({ sides: [{ hand: [discards(3, 3), ONE] }] }).play('Fire');
  assert.equal(dice(t, 'attitude').length, 1);
  assert.equal(t.state.solo?.smaller, 0, 'expected the next pile to have its full size');
  const burned = t.told('moved').filter(({ why }) => why === 'burn');
  assert.deepEqual(
    burned.slice(0, 2).map(({ count }) => count),
    [3, 3],
  );
  const few = solo({ sides: [{ hand: [discards(3, 2), ONE] }] }).play('Fire');
  assert.deepEqual([dice(few, 'attitude').length, few.told('pileSmaller')[1]?.by], [0, 5]);
});

test('HT-11.2, HT-11.9: with pileDelta, the Rival’s hand has as many cards as its two piles together', () => {
  const rolls = (pileDelta: number, amount: number): number =>
    dice(
      solo({ sides: [{ hand: [discards(amount), ONE] }], config: { solo: { pileDelta } } }).play('Fire'),
      'attitude',
    ).length;
  assert.deepEqual([rolls(-1, 3), rolls(-1, 4)], [0, 1]);
  assert.deepEqual([rolls(1, 7), rolls(1, 8)], [0, 1]);
});

test('HT-11.8: a player who looks at the Rival’s hand sees as many cards as its defense pile has', () => {
  for (const attitude of ATTITUDES) {
    const eye = deed('Eye', { op: 'look', who: 'opponent', from: 'hand', amount: 9 });
    const t = solo({
      sides: [{ hand: [eye, ONE] }],
      rival: { deck: [TWO, THREE, ...times(20, ONE)] },
      solo: { attitude },
    }).play('Eye');
    const looked = t.told('looked')[0]!;
    assert.deepEqual([looked.zone, looked.count], ['deck', PILES[attitude].defence]);
  }
});
