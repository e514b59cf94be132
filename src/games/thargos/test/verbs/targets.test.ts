import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, Filter, Op, Selector, Target, Who } from '../../effects/effect.ts';
import { action, advantage, deed, doer, hero, mission, ONE, TALLY, TWO } from '../cards.ts';
import type { Side, Wish } from '../situation.ts';
import { cardNameIn, duel, type Played } from '../table.ts';

/** The first hero wounds these, in his own turn. */
const wounds = (target: Target, a: Side = {}, b: Side = {}): Played =>
  duel({ a: { heroes: [doer('Ada', { op: 'wound', target })], ...a }, b }).use('Ada');

const turned = (t: Played): string =>
  t
    .told('turned')
    .map(({ hero: who }) => cardNameIn(t.state, who))
    .join(' ');

/** An Advantage at this place does it when a conflict is declared. */
const inConflict = (place: number, op: Op, wish: Wish = {}): Played => {
  const charm = advantage('Charm', { effects: [{ on: 'conflictDeclared', do: [op] }] });
  return duel({ ...wish, a: { beside: { [place]: [charm] }, ...wish.a } }).attempt(0);
};

test('this and host: the card itself, and the hero it lies under', () => {
  assert.equal(turned(wounds('this')), 'Ada');
  assert.equal(turned(wounds('host')), 'Ada', 'for a hero himself');
  assert.equal(turned(inConflict(2, { op: 'wound', target: 'host' })), 'A2');
  const gone = inConflict(2, { op: 'moveCard', target: 'this', to: 'hand' });
  assert.match(gone.hand(0), /Charm/);
});

test('hero and opposingHero: those in the conflict, or on the own track', () => {
  assert.equal(turned(inConflict(2, { op: 'wound', target: 'hero' })), 'A0');
  assert.equal(turned(inConflict(2, { op: 'wound', target: 'opposingHero' })), 'B0');
  assert.equal(turned(wounds('opposingHero')), 'B0');
  assert.equal(turned(wounds('hero')), 'Ada');
  // A use is not spent on nobody (HT-5.11).
  assert.throws(() => wounds('opposingHero', {}, { heroes: [null] }), /cannot-use/);
});

test('mission and track: those of the conflict, or of the own track', () => {
  const value: Op = { op: 'modMission', target: 'mission', attr: 'power', amount: 2 };
  assert.equal(inConflict(3, value).totals, 'power 2:5');
  const close: Op = { op: 'rule', rule: 'cannotBeAttempted', target: 'track', until: 'endOfTurn' };
  const t = duel({ a: { heroes: [hero('Ada'), doer('Eve', close)] } }).use('Eve');
  assert.equal(t.no.attempt(1), 'cannot-attempt');
  assert.equal(t.no.attempt(0), 'accepted');
});

test('playedCard and bound: what the event is about', () => {
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

test('an Action that is taken away while it is played is not carried out', () => {
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

test('capturedHero: whom the same effect has just taken', () => {
  const ops: Op[] = [
    { op: 'capture', target: 'opposingHero' },
    { op: 'heal', target: 'capturedHero' },
  ];
  const t = duel({ a: { heroes: [doer('Ada', ...ops)] } }).use('Ada');
  assert.equal(t.choose('A3').attrs('B0'), '2 2 2');
  assert.equal(t.choose().told('turned').length, 0, 'who has left the game is not healed');
});

const own: Selector = { kind: 'hero', of: 'self', pick: 'all' };

test('pick all, lowest and highest; ties go to the leftmost', () => {
  assert.equal(turned(wounds(own)).split(' ').length, 4);
  const b = {
    heroes: [hero('Mid', '2 2 2'), hero('Low', '1 1 1'), hero('Top', '4 4 4'), hero('Tip', '4 4 4')],
  };
  assert.equal(turned(wounds({ kind: 'hero', of: 'opponent', pick: 'lowest' }, {}, b)), 'Low');
  assert.equal(turned(wounds({ kind: 'hero', of: 'opponent', pick: 'highest' }, {}, b)), 'Top');
  const beside = { 1: [advantage('Crown', { mods: { power: 9 } })] };
  const crowned = wounds({ kind: 'hero', of: 'opponent', pick: 'highest' }, {}, { ...b, beside });
  assert.equal(turned(crowned), 'Low', 'as they count now');
});

test('a continuous effect on the highest does not chase its own tail', () => {
  const effect: Effect = {
    on: 'static',
    do: [{ op: 'modAttr', target: { kind: 'hero', of: 'self', pick: 'highest' }, attr: 'power', amount: 1 }],
  };
  const t = duel({ a: { heroes: [hero('Ada', '2 2 2', { effects: [effect] }), hero('Eve', '3 3 3')] } });
  assert.deepEqual([t.attrs('Ada'), t.attrs('Eve')], ['2 2 2', '4 3 3']);
});

test('pick choose: one, several, or up to so many, by the owner or another', () => {
  const theirs: Selector = { kind: 'hero', of: 'opponent', pick: 'choose' };
  const two = wounds({ ...theirs, count: 2 });
  assert.equal(two.no.choose('B0'), 'bad-pick');
  assert.equal(two.no.give({ type: 'choose', picks: [4, 4] }), 'bad-pick', 'not twice the same');
  assert.equal(two.no.give({ type: 'choose', picks: [0, 4] }), 'bad-pick', 'not one of them');
  assert.equal(turned(two.choose('B0', 'B3')), 'B0 B3');
  const some = wounds({ ...theirs, count: 2, upTo: true });
  assert.equal(turned(some.choose()), '');
  assert.equal(turned(some.choose('B1')), 'B1');
  const theirChoice = wounds({ ...theirs, by: 'opponent' });
  assert.equal(theirChoice.asked, '1 choose hero');
  const few = wounds({ ...theirs, count: 2 }, {}, { heroes: [hero('Bea'), null, null, null] });
  assert.equal(turned(few), 'Bea', 'where there is no choice nobody is asked');
});

test('pick random: so many by chance', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const random: Op = { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'random' } };
    seen.add(turned(duel({ seed: `${i}`, a: { heroes: [doer('Ada', random)] } }).use('Ada')));
  }
  assert.ok(seen.size > 2 && [...seen].every(name => /^B\d$/.test(name)));
});

test('pick adjacent: beside the card in the own row, all of them or some', () => {
  const near: Selector = { kind: 'hero', of: 'self', pick: 'adjacent' };
  const heroes = [hero('Ann'), doer('Ada', { op: 'wound', target: near })];
  assert.equal(turned(duel({ a: { heroes } }).use('Ada')), 'Ann A2');
  const one = [hero('Ann'), doer('Ada', { op: 'wound', target: { ...near, count: 1 } })];
  assert.equal(duel({ a: { heroes: one } }).use('Ada').from, 'Ann A2');
});

test('HT-8.1.8: the first and the last of a row are not adjacent', () => {
  const near: Selector = { kind: 'hero', of: 'self', pick: 'adjacent' };
  assert.equal(turned(wounds(near)), 'A1');
});

test('in track: only on the track at stake, or on the own', () => {
  assert.equal(turned(wounds({ kind: 'hero', of: 'opponent', in: 'track', pick: 'all' })), 'B0');
  const strip: Op = {
    op: 'detach',
    target: { kind: 'advantage', of: 'opponent', in: 'track', pick: 'all' },
    to: 'discard',
  };
  const b = { beside: { 0: [advantage('Sword')], 1: [advantage('Bow')] } };
  assert.equal(inConflict(2, strip, { b }).discard(1), 'Sword');
});

test('kinds: advantages, track cards, missions and tracks', () => {
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

/** Which of these heroes of the opponent fit. */
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

test('filters of heroes: faction, tag, face, hero points', () => {
  assert.equal(fitting({}), '3 0');
  assert.equal(fitting({ faction: 'imperial' }), '1 0');
  assert.equal(fitting({ tag: 'undead' }), '1 0');
  assert.equal(fitting({ face: 'wounded' }), '1 0');
  assert.equal(fitting({ face: 'active' }), '2 0');
  assert.equal(fitting({ hpMax: 5 }), '1 0');
  assert.equal(fitting({ type: 'mission' }), '0 0');
});

test('filters of cards: type, id, tag, lock, PAM, points, attribute', () => {
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

test('players: who is meant in a conflict and outside', () => {
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
  assert.equal(gains('owner'), '0 1', 'of the hero who attacks');
  assert.equal(gains('owner', 'actionPlayed'), '0 1', 'of the card that is played');
  assert.equal(gains('attacker', 'actionPlayed'), '0 0', 'nobody attacks');
});

test('players: with three, an opponent is the other side of the conflict, or chosen', () => {
  const raid = deed('Raid', { op: 'gainVp', who: 'opponent', amount: 1 });
  const t = duel({ sides: [{ hand: [raid] }, {}, {}] }).play('Raid');
  assert.equal(t.asked, '0 choose player');
  assert.equal(t.from, '1 2');
  assert.equal(t.choose(2).vp, '0 0 1');
  const effects: Effect[] = [{ on: 'conflictDeclared', do: [{ op: 'gainVp', who: 'opponent', amount: 1 }] }];
  const fight = duel({ sides: [{ heroes: [hero('Ada', '2 2 2', { effects })] }, {}, {}] });
  assert.equal(fight.attempt(0).vp, '0 1 0');
});
