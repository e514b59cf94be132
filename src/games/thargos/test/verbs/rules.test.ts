import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Effect, type Op, RULES, type RuleName } from '../../effects/effect.ts';
import { advantage, deed, doer, hero, mission, ONE, TWO, times } from '../cards.ts';
import { duel, type Played } from '../table.ts';
import { verb } from './verb.ts';

const tested = new Set<RuleName>();
/** A continuous effect with this rule, which then counts as tested. */
const holds = (rule: RuleName, more: Partial<Extract<Op, { op: 'rule' }>> = {}): Effect => {
  tested.add(rule);
  return { on: 'static', do: [{ op: 'rule', rule, ...more }] };
};
const bearer = (name: string, effect: Effect, attrs = '2 2 2') => hero(name, attrs, { effects: [effect] });

verb('rule', 'cannotAttempt: this hero, or all heroes of this player, can’t attempt Missions', () => {
  const one = duel({ a: { heroes: [bearer('Ada', holds('cannotAttempt', { target: 'host' }))] } });
  assert.equal(one.no.attempt(0), 'cannot-attempt');
  assert.equal(one.no.attempt(1), 'accepted');
  const all = duel({ b: { heroes: [bearer('Bea', holds('cannotAttempt', { who: 'opponent' }))] } });
  assert.equal(all.no.attempt(1), 'cannot-attempt');
});

verb('rule', "cannotBeAttempted: closes a track to attempts until the player's next turn", () => {
  tested.add('cannotBeAttempted');
  const close = deed('Close', {
    op: 'rule',
    rule: 'cannotBeAttempted',
    target: { kind: 'track', pick: 'choose' },
    until: 'startOfYourNextTurn',
  });
  const t = duel({ a: { hand: [close, ...times(5, ONE)] } }).play('Close');
  assert.equal(t.asked, '0 choose track');
  const closed = t.choose(2);
  assert.equal(closed.no.attempt(2), 'cannot-attempt');
  assert.equal(closed.no.attempt(1), 'accepted');
  assert.equal(closed.pass().no.attempt(2), 'accepted');
  const here = duel({ b: { heroes: [bearer('Bea', holds('cannotBeAttempted', { target: 'track' }))] } });
  assert.equal(here.no.attempt(0), 'cannot-attempt');
  assert.equal(here.no.attempt(1), 'accepted');
});

verb('rule', "cannotBeWounded: this hero can't be wounded", () => {
  const t = duel({ a: { heroes: [bearer('Ada', holds('cannotBeWounded'))] } });
  assert.equal(t.attempt(0).place().defend().attrs('Ada'), '2 2 2');
  assert.equal(t.attempt(1).place().defend().attrs('A1'), '1 1 1 w');
});

verb('rule', "cannotPlayActions: a player can't play Actions", () => {
  const t = duel({ b: { heroes: [bearer('Bea', holds('cannotPlayActions', { who: 'opponent' }))] } });
  assert.equal(t.no.play('One'), 'cannot-play');
  assert.equal(t.pass().no.play('One'), 'accepted');
});

verb('rule', "cannotDefendWithPam: the defender can't place cards against this attempt", () => {
  const effect = holds('cannotDefendWithPam', { target: 'opposingHero' });
  const t = duel({ a: { heroes: [bearer('Ada', effect)] } })
    .attempt(0)
    .place('One power');
  assert.equal(t.no.defend('One power'), 'pam-colour');
  assert.equal(t.no.defend(), 'accepted');
  const timid = duel({ b: { heroes: [bearer('Bea', holds('cannotDefendWithPam'))] } });
  assert.equal(
    timid.attempt(2).place().no.defend('One power'),
    'pam-colour',
    'expected the rule to apply to all heroes of the player',
  );
});

verb('rule', 'defenderWinsTies: the defender wins ties', () => {
  const b = { heroes: [bearer('Bea', holds('defenderWinsTies'), '1 1 1')] };
  assert.equal(duel({ b }).attempt(0).place().defend().vp, '0 0');
  assert.equal(
    duel({ b: { heroes: [hero('Bea', '1 1 1')] } })
      .attempt(0)
      .place()
      .defend().vp,
    '1 0',
  );
});

verb('rule', 'ignoreMissionAttr: the Mission doesn’t add its value on this color to the defense', () => {
  const missions = [mission('Gate', { power: 3, mind: 2 })];
  const one = bearer('Ada', holds('ignoreMissionAttr', { attr: 'power' }));
  assert.equal(duel({ missions, a: { heroes: [one] } }).attempt(0).totals, 'power 2:2 mind 2:4');
  const all = bearer('Ada', holds('ignoreMissionAttr', { attr: 'all' }));
  assert.equal(duel({ missions, a: { heroes: [all] } }).attempt(0).totals, 'power 2:2 mind 2:2');
  assert.equal(
    duel({ missions, a: { heroes: [all] } }).attempt(1).totals,
    'power 2:3',
    'expected the rule to apply only to Ada’s conflicts',
  );
  const used = hero('Ada', '2 2 2', {
    effects: [
      {
        on: 'activated',
        window: 'withPam',
        do: [{ op: 'rule', rule: 'ignoreMissionAttr', attr: 'chosen', until: 'conflict' }],
      },
    ],
  });
  const t = duel({ missions, a: { heroes: [used] } })
    .attempt(0)
    .use('Ada');
  assert.equal(t.choose('mind').totals, 'power 2:5 mind 2:2');
});

verb('rule', 'noMirror: the defender may place cards on any color of the Mission', () => {
  const missions = [mission('Gate', { power: 3, mind: 2 })];
  const t = duel({ missions, b: { heroes: [bearer('Bea', holds('noMirror'))] } });
  assert.equal(t.attempt(0).place().no.defend('One mind'), 'accepted');
});

verb('rule', "noAdvantages: the Advantages of a hero don't count", () => {
  const sword = advantage('Sword', { mods: { power: 3 } });
  const curse = bearer('Bea', holds('noAdvantages', { target: 'opposingHero' }));
  const t = duel({ a: { beside: { 0: [sword], 1: [sword] } }, b: { heroes: [curse] } });
  assert.deepEqual([t.attrs('A0'), t.attrs('A1')], ['2 2 2', '5 2 2']);
});

verb('rule', 'undead: the hero counts as undead', () => {
  const b = { heroes: [bearer('Bea', holds('undead'), '9 9 9')] };
  const t = duel({ config: { undead: true }, a: { beside: { 0: [advantage('Sword')] } }, b });
  assert.equal(
    t.attempt(0).place().defend().row(0),
    'A0 A1 A2 A3',
    'expected the wound to remove the Advantage',
  );
});

verb('rule', "immuneToActions: Actions of others can't affect this hero", () => {
  const b = { heroes: [bearer('Bea', holds('immuneToActions'))] };
  const blow = deed('Blow', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } });
  assert.equal(duel({ a: { hand: [blow] }, b }).play('Blow').from, 'B1 B2 B3');
  const eye = doer('Ada', { op: 'wound', target: { kind: 'hero', of: 'opponent', pick: 'choose' } });
  assert.equal(
    duel({ a: { heroes: [eye] }, b }).use('Ada').from,
    'Bea B1 B2 B3',
    'expected an effect of a hero to be able to target Bea',
  );
  const balm = deed('Balm', { op: 'heal', target: { kind: 'hero', of: 'self', pick: 'choose' } });
  const own = duel({ turn: 1, b: { ...b, hand: [balm], wounded: [0, 1, 2, 3] } }).play('Balm');
  assert.equal(own.from, 'Bea B1 B2 B3', 'expected an Action of Bea’s own player to be able to target her');
});

verb('rule', 'a rule with `until: startOfYourNextTurn` ends when its player’s next turn starts', () => {
  const rest: Op = { op: 'rule', rule: 'cannotAttempt', who: 'opponent', until: 'startOfYourNextTurn' };
  const t: Played = duel({ a: { heroes: [doer('Ada', rest)], hand: times(6, TWO) } })
    .use('Ada')
    .pass();
  assert.equal(t.no.attempt(0), 'cannot-attempt');
  assert.equal(t.pass().pass().no.attempt(0), 'accepted');
});

test('every rule has a test in this file', () => {
  assert.deepEqual(
    RULES.filter(rule => !tested.has(rule)),
    [],
  );
});
