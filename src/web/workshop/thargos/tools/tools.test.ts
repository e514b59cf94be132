import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTRIBUTES, type Attributes } from '../../../../games/thargos/attributes.ts';
import { DEFAULTS } from '../../../../games/thargos/config.ts';
import { defenceRule } from '../../../../games/thargos/conflict.ts';
import { type Fight, type JudgedSide, resolveFight } from './resolve-fight.ts';
import {
  attackOrder,
  attemptRoll,
  attitudeOf,
  BLANK_RIVAL,
  beginTurn,
  dealt,
  defenceOrder,
  heroByDie,
  opponentByDie,
  pileOf,
  pushback,
} from './rival.ts';

const of = (power = 0, mind = 0, mysticism = 0): Attributes => ({ power, mind, mysticism });
const side = (open: Attributes, cards = of(), worth = of()): JudgedSide => ({ open, cards, worth });
const fight = (wish: Partial<Fight>): Fight => ({
  rules: DEFAULTS,
  mission: { power: 1, mysticism: 2 },
  attack: side(of()),
  defence: side(of()),
  hand: 6,
  ...wish,
});

test('HT-5.8: a tie is the attacker’s', () => {
  const { totals, success } = resolveFight(
    fight({
      mission: { power: 1 },
      attack: side(of(3), of(1), of(2)),
      defence: side(of(2), of(1), of(2)),
    }),
  );
  assert.deepEqual([totals.attack.power, totals.defence.power, success], [5, 5, true]);
});

test('HT-5.4, HT-5.6: behind on one color, cards on it alone are legal, and the defender is bound to it', () => {
  const found = resolveFight(
    fight({
      attack: side(of(4, 0, 2), of(0, 0, 3), of(0, 0, 6)),
      defence: side(of(2, 0, 2), of(1), of(2)),
    }),
  );
  assert.deepEqual(found.behind, ['mysticism']);
  assert.equal(found.attackFault, undefined);
  assert.deepEqual(found.defenceRule.colours, ['mysticism']);
  assert.deepEqual(found.defenceFault, { fault: 'pam-colour', colour: 'power' });
});

test('HT-5.4, HT-A-07: behind in two colors, cards must cover both; one card in hand cannot', () => {
  const behind = { attack: side(of(2, 0, 2), of(0, 0, 3)), defence: side(of(2, 0, 2)) };
  assert.deepEqual(resolveFight(fight(behind)).attackFault, { fault: 'pam-spread' });
  const legal = { ...behind, attack: side(of(2, 0, 2), of(1, 0, 2)) };
  assert.equal(resolveFight(fight(legal)).attackFault, undefined);
  const one = { ...legal, defence: side(of(2, 0, 2), of(1)) };
  assert.equal(resolveFight(fight(one)).defenceFault?.fault, 'pam-mirror');
  assert.equal(resolveFight(fight({ ...one, hand: 1 })).defenceFault?.fault, 'pam-colour');
  const rules = { ...DEFAULTS, shortMirror: 'partial' as const };
  assert.equal(resolveFight(fight({ ...one, rules, hand: 1 })).defenceFault, undefined);
});

test('HT-5.6: if the attacker placed nothing on two colors, the defender may place nothing; on one color they may add cards', () => {
  const lead = { attack: side(of(5, 0, 5)), defence: side(of(1, 0, 1)) };
  const two = resolveFight(fight(lead));
  assert.deepEqual([two.defenceRule.colours, two.success], [[], true]);
  const one = resolveFight(fight({ ...lead, mission: { power: 1 }, defence: side(of(1), of(2), of(4)) }));
  assert.deepEqual([one.defenceRule.colours, one.defenceFault, one.success], [['power'], undefined, false]);
});

test('HT-11.2: two faces of the die for each attitude', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(attitudeOf), [
    'aggressive',
    'aggressive',
    'wary',
    'wary',
    'defensive',
    'defensive',
  ]);
});

test('HT-11.4: aggressive, Infamy 2, a six, a six and a three make eight cards on the second track', () => {
  let rival = beginTurn({ ...BLANK_RIVAL, attitude: 'aggressive', infamy: 2 });
  for (const die of [6, 6, 3]) rival = attemptRoll(rival, die);
  assert.equal(pileOf(rival, 'attack'), 8);
  assert.equal(rival.track, 2);
  assert.equal(pileOf(rival, 'defence'), 4);
  assert.equal(attemptRoll(rival, 1).track, 0);
  assert.deepEqual([1, 2, 5, 6].map(heroByDie), ['weakest', 1, 4, 'strongest']);
});

test('HT-12.4: in a story the die says who opposes, and a six brings one card more for this once', () => {
  assert.deepEqual([1, 2, 5, 6].map(opponentByDie), ['nobody', 1, 4, 'strongest']);
  const rival = { ...BLANK_RIVAL, game: 'story' as const };
  assert.equal(pileOf({ ...rival, opposes: 6 }, 'defence'), pileOf(rival, 'defence') + 1);
  assert.equal(pileOf(beginTurn({ ...rival, opposes: 6 }), 'defence'), pileOf(rival, 'defence'));
});

test('HT-9.6: the Pushback of Thargos rolls what the Mission asks for, and adds it', () => {
  const faces = [3, 6, 1];
  assert.deepEqual(
    pushback([1, -1, 2], () => faces.shift() ?? 0),
    [
      { dice: [3], total: 4 },
      { dice: [], total: 0 },
      { dice: [6, 1], total: 9 },
    ],
  );
});

test('HT-11.6, HT-11.7.3: cards are dealt round and round, where they matter most first', () => {
  assert.deepEqual(attackOrder(ATTRIBUTES, of(1, 5, 2), of(2, 5, 6)), ['mysticism', 'power']);
  assert.deepEqual(attackOrder(['power', 'mind'], of(9, 9), of()), ['power', 'mind']);
  assert.deepEqual(dealt(5, ['mysticism', 'power']), of(2, 0, 3));
  const rule = defenceRule(DEFAULTS, ['power', 'mind'], { attack: of(1, 3), hand: 4 });
  assert.deepEqual(dealt(4, defenceOrder(rule, of(1, 3))), of(2, 2));
  assert.deepEqual(dealt(9, ['power'], of(2)), of(2));
});
