import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, Filter, Op, Selector, Target, Who } from '../../effects/effect.ts';
import { action, advantage, deed, doer, hero, mission, ONE, TALLY, TWO } from '../cards.ts';
import type { Side, Wish } from '../situation.ts';
import { cardNameIn, duel, type Played } from '../table.ts';

/** In their owner's turn, the first hero wounds these targets. */
const wounds = (target: Target, a: Side = {}, b: Side = {}): Played =>
  duel({ a: { heroes: [doer('Ada', { op: 'wound', target })], ...a }, b }).use('Ada');

const turned = (t: Played): string =>
  t
    .told('turned')
    .map(({ hero: who }) => cardNameIn(t.state, who))
    .join(' ');

/** An Advantage at this place has the operation as an effect that happens when a conflict is declared. */
const inConflict = (place: number, op: Op, wish: Wish = {}): Played => {
  const charm = advantage('Charm', { effects: [{ on: 'conflictDeclared', do: [op] }] });
  return duel({ ...wish, a: { beside: { [place]: [charm] }, ...wish.a } }).attempt(0);
};

test('the target `this` is the card itself, and `host` is the hero that it is attached to', () => {
  assert.equal(turned(wounds('this')), 'Ada');
  assert.equal(turned(wounds('host')), 'Ada', 'expected a hero to be their own host');
  assert.equal(turned(inConflict(2, { op: 'wound', target: 'host' })), 'A2');
  const gone = inConflict(2, { op: 'moveCard', target: 'this', to: 'hand' });
  assert.match(gone.hand(0), /Charm/);
});

test('the targets `hero` and `opposingHero` are those in the conflict, or outside a conflict those on the card’s own track', () => {
  assert.equal(turned(inConflict(2, { op: 'wound', target: 'hero' })), 'A0');
  assert.equal(turned(inConflict(2, { op: 'wound', target: 'opposingHero' })), 'B0');
  assert.equal(turned(wounds('opposingHero')), 'B0');
  assert.equal(turned(wounds('hero')), 'Ada');
  // An ability without a possible target is not offered (HT-5.11).
  assert.throws(() => wounds('opposingHero', {}, { heroes: [null] }), /cannot-use/);
});

test('the targets `mission` and `track` are those of the conflict, or outside a conflict the card’s own', () => {
  const value: Op = { op: 'modMission', target: 'mission', attr: 'power', amount: 2 };
  assert.equal(inConflict(3, value).totals, 'power 2:5');
  const close: Op = { op: 'rule', rule: 'cannotBeAttempted', target: 'track', until: 'endOfTurn' };
  const t = duel({ a: { heroes: [hero('Ada'), doer('Eve', close)] } }).use('Eve');
  assert.equal(t.no.attempt(1), 'cannot-attempt');
  assert.equal(t.no.attempt(0), 'accepted');
});

test('the targets `playedCard` and `bound` are the card and the hero in the event that triggers the effect', () => {
  const take: Effect = {
    on: 'actionPlayed',
    side: 'any',
    do: [{ op: 'moveCard', target: 'playedCard', to: 'hand' }],
  };
  const t = duel({ a: { hand: [TWO] }, b: { heroes: [hero('Bea', '1 1 1', { effects: [take] })] } }).play(
    'Two',
  );
  assert.deepEqual([t.hand(0), t.discard(0)], ['Two', '']);
  const mend: Effect = { on: 'wounded', side: 'any', do: [{ op: 'heal', target: 'bound' }] };
  const healed = duel({
    a: {
      heroes: [
        doer('Ada', { op: 'wound', target: 'opposingHero' }),
        hero('Eve', '2 2 2', { effects: [mend] }),
      ],
    },
  }).use('Ada');
  assert.equal(healed.attrs('B0'), '2 2 2');
});

test('an Action that an effect moves elsewhere while it is played is not carried out', () => {
  const take: Effect = {
    on: 'actionPlayed',
    side: 'any',
    do: [{ op: 'moveCard', target: 'playedCard', to: 'hand' }],
  };
  const b = { heroes: [hero('Bea', '1 1 1', { effects: [take] })] };
  const raid = deed('Raid', { op: 'gainVp', who: 'self', amount: 1 });
  assert.equal(duel({ a: { hand: [raid] }, b }).play('Raid').vp, '0 0');
  const fort = action('Fort', { play: 'track' });
  assert.equal(
    duel({ a: { hand: [fort] }, b })
      .play('Fort', 'A0')
      .hand(0),
    'Fort',
  );
});

test('the target `capturedHero` is the hero that the same effect has just captured', () => {
  const ops: Op[] = [
    { op: 'capture', target: 'opposingHero' },
    { op: 'heal', target: 'capturedHero' },
  ];
  const t = duel({ a: { heroes: [doer('Ada', ...ops)] } }).use('Ada');
  assert.equal(t.choose('A3').attrs('B0'), '2 2 2');
  assert.equal(t.choose().told('turned').length, 0, 'expected a hero who has left the game not to be healed');
});

const own: Selector = { kind: 'hero', of: 'self', pick: 'all' };

test('`pick` selects all targets, the lowest or the highest; if several are lowest or highest, it selects the leftmost', () => {
  assert.equal(turned(wounds(own)).split(' ').length, 4);
  const b = {
    heroes: [hero('Mid', '2 2 2'), hero('Low', '1 1 1'), hero('Top', '4 4 4'), hero('Tip', '4 4 4')],
  };
  assert.equal(turned(wounds({ kind: 'hero', of: 'opponent', pick: 'lowest' }, {}, b)), 'Low');
  assert.equal(turned(wounds({ kind: 'hero', of: 'opponent', pick: 'highest' }, {}, b)), 'Top');
  const beside = { 1: [advantage('Crown', { mods: { power: 9 } })] };
  const crowned = wounds({ kind: 'hero', of: 'opponent', pick: 'highest' }, {}, { ...b, beside });
  assert.equal(turned(crowned), 'Low', 'expected current attributes to be compared, not printed ones');
});

test('a continuous effect on the highest hero ignores the increase that it gives', () => {
  const effect: Effect = {
    on: 'static',
    do: [{ op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'highest' }, attr: 'power', amount: 1 }],
  };
  const t = duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [effect] }), hero('Eve', '3 3 3')] } });
  assert.deepEqual([t.attrs('Ada'), t.attrs('Eve')], ['2 2 2', '4 3 3']);
});

test('`pick: choose` lets the owner or a different player choose one target, exactly `count`, or up to `count`', () => {
  const theirs: Selector = { kind: 'hero', of: 'opponent', pick: 'choose' };
  const two = wounds({ ...theirs, count: 2 });
  assert.equal(two.no.choose('B0'), 'bad-pick');
  assert.equal(
    two.no.give({ type: 'choose', picks: [4, 4] }),
    'bad-pick',
    'expected the same hero twice to be refused',
  );
  assert.equal(
    two.no.give({ type: 'choose', picks: [0, 4] }),
    'bad-pick',
    'expected a hero who is not a candidate to be refused',
  );
  assert.equal(turned(two.choose('B0', 'B3')), 'B0 B3');
  const some = wounds({ ...theirs, count: 2, upTo: true });
  assert.equal(turned(some.choose()), '');
  assert.equal(turned(some.choose('B1')), 'B1');
  const theirChoice = wounds({ ...theirs, by: 'opponent' });
  assert.equal(theirChoice.asked, '1 choose hero');
  const few = wounds({ ...theirs, count: 2 }, {}, { heroes: [hero('Bea'), null, null, null] });
  assert.equal(
    turned(few),
    'Bea',
    'expected the player not to be asked, because there is only one candidate',
  );
});

test('`pick: random` selects a random target', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const random: Op = { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'random' } };
    seen.add(turned(duel({ seed: `${i}`, a: { heroes: [doer('Ada', random)] } }).use('Ada')));
  }
  assert.ok(seen.size > 2 && [...seen].every(name => /^B\d$/.test(name)));
});

test('`pick: adjacent` selects the neighbors in the owner’s row, or lets the owner choose among them', () => {
  const near: Selector = { kind: 'hero', of: 'self', pick: 'adjacent' };
  const heroes = [hero('Ann'), doer('Ada', { op: 'wound', target: near })];
  assert.equal(turned(duel({ a: { heroes } }).use('Ada')), 'Ann A2');
  const one = [hero('Ann'), doer('Ada', { op: 'wound', target: { ...near, count: 1 } })];
  assert.equal(duel({ a: { heroes: one } }).use('Ada').from, 'Ann A2');
});

test('HT-8.1.8: the first and the last hero of a row aren’t adjacent', () => {
  const near: Selector = { kind: 'hero', of: 'self', pick: 'adjacent' };
  assert.equal(turned(wounds(near)), 'A1');
});

test('`in: track` limits targets to the track of the conflict, or outside a conflict to the card’s own track', () => {
  assert.equal(turned(wounds({ kind: 'hero', of: 'opponent', in: 'track', pick: 'all' })), 'B0');
  const strip: Op = {
    op: 'detach',
    target: { kind: 'advantage', of: 'opponent', in: 'track', pick: 'all' },
    to: 'discard',
  };
  const b = { beside: { 0: [advantage('Sword')], 1: [advantage('Bow')] } };
  assert.equal(inConflict(2, strip, { b }).discard(1), 'Sword');
});

test('Advantages, track cards, Missions and tracks can be targets', () => {
  const b = { beside: { 1: [advantage('Sword'), action('Fort', { play: 'track' })] } };
  const gone = (kind: 'advantage' | 'trackCard'): string => {
    const op: Op = { op: 'detach', target: { kind, pick: 'all' }, to: 'discard' };
    return duel({ a: { heroes: [doer('Ada', op)] }, b })
      .use('Ada')
      .discard(1);
  };
  assert.deepEqual([gone('advantage'), gone('trackCard')], ['Sword', 'Fort']);
  const lower: Op = {
    op: 'modMission',
    target: { kind: 'mission', pick: 'highest' },
    attr: 'power',
    amount: 3,
    until: 'endOfTurn',
  };
  const missions = [mission('Low', { power: 1 }), mission('High', { power: 1 }, { vp: 4 })];
  const t = duel({ missions, a: { heroes: [doer('Ada', lower)] } }).use('Ada');
  assert.deepEqual([t.attempt(0).totals, t.attempt(1).totals], ['power 2:3', 'power 2:6']);
});

/**
 * How many of the opponent's heroes match the filter. An effect gives that many VP, so the result is "3 0" for three.
 */
const fitting = (where: Filter): string => {
  const b = {
    heroes: [
      hero('Imp', '1 1 1', { faction: 'imperial', hp: 3 }),
      hero('Ghoul', '1 1 1', { tags: ['undead'], hp: 9 }),
      hero('Hurt', '1 1 1', { hp: 9 }),
      null,
    ],
    wounded: [2],
  };
  const op: Op = {
    op: 'gainVp',
    who: 'self',
    amount: { count: { kind: 'hero', of: 'opponent', pick: 'all', where } },
  };
  return duel({ a: { heroes: [doer('Ada', TALLY, op)] }, b }).use('Ada').vp;
};

test('a filter selects heroes by faction, tag, face and hero points', () => {
  assert.equal(fitting({}), '3 0');
  assert.equal(fitting({ faction: 'imperial' }), '1 0');
  assert.equal(fitting({ tag: 'undead' }), '1 0');
  assert.equal(fitting({ face: 'wounded' }), '1 0');
  assert.equal(fitting({ face: 'active' }), '2 0');
  assert.equal(fitting({ hpMax: 5 }), '1 0');
  assert.equal(fitting({ type: 'mission' }), '0 0');
});

test('a filter selects cards by type, id, tag, lock, PAM, VP and attribute', () => {
  const sword = advantage('Sword', { pam: 3, locked: true, mods: { power: 1 }, tags: ['weapon'] });
  const mill = mission('Mill', { mind: 2 }, { vp: 3, pam: 2 });
  const found = (where: Filter): string => {
    const op: Op = { op: 'recover', who: 'self', amount: 9, to: 'hand', where };
    return duel({ a: { heroes: [doer('Ada', TALLY, op)], hand: [], discard: [sword, mill, ONE] } })
      .use('Ada')
      .hand(0);
  };
  assert.equal(found({ type: 'advantage' }), 'Sword');
  assert.equal(found({ id: mill.id }), 'Mill');
  assert.equal(found({ tag: 'weapon' }), 'Sword');
  assert.equal(found({ locked: true }), 'Sword');
  assert.equal(found({ locked: false }), 'Mill One');
  assert.equal(found({ pamMin: 2 }), 'Sword Mill');
  assert.equal(found({ pamMax: 2 }), 'Mill One');
  assert.equal(found({ vpMax: 3 }), 'Mill');
  assert.equal(found({ vpMax: 2 }), '');
  assert.equal(found({ hasAttr: 'mind' }), 'Mill');
  assert.equal(found({ hasAttr: 'power' }), 'Sword');
  assert.equal(found({ type: 'action', pamMin: 2 }), '');
});

test('each value of `who` selects the right players, in a conflict and outside', () => {
  const gains = (who: Who, on: Effect['on'] = 'conflictDeclared'): string => {
    const effects: Effect[] = [{ on, side: 'any', do: [{ op: 'gainVp', who, amount: 1 }] }];
    const t = duel({ turn: 1, a: { heroes: [hero('Ada', '2 2 2', { effects })] } });
    return (on === 'conflictDeclared' ? t.attempt(0) : t.play('One')).vp;
  };
  assert.equal(gains('self'), '1 0');
  assert.equal(gains('opponent'), '0 1');
  assert.equal(gains('eachOpponent'), '0 1');
  assert.equal(gains('eachPlayer'), '1 1');
  assert.equal(gains('attacker'), '0 1');
  assert.equal(gains('defender'), '1 0');
  assert.equal(gains('activePlayer'), '0 1');
  assert.equal(gains('owner'), '0 1', 'expected the owner of the attacking hero to gain the point');
  assert.equal(
    gains('owner', 'actionPlayed'),
    '0 1',
    'expected the owner of the played card to gain the point',
  );
  assert.equal(
    gains('attacker', 'actionPlayed'),
    '0 0',
    'expected nobody to gain a point, because outside a conflict no player is the attacker',
  );
});

test('with three players, `opponent` is the other side of the conflict, or outside a conflict a chosen player', () => {
  const raid = deed('Raid', { op: 'gainVp', who: 'opponent', amount: 1 });
  const t = duel({ sides: [{ hand: [raid] }, {}, {}] }).play('Raid');
  assert.equal(t.asked, '0 choose player');
  assert.equal(t.from, '1 2');
  assert.equal(t.choose(2).vp, '0 0 1');
  const effects: Effect[] = [{ on: 'conflictDeclared', do: [{ op: 'gainVp', who: 'opponent', amount: 1 }] }];
  const fight = duel({ sides: [{ heroes: [hero('Ada', '2 2 2', { effects })] }, {}, {}] });
  assert.equal(fight.attempt(0).vp, '0 1 0');
});
