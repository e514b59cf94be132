import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTRIBUTES, type Attributes } from '../../../../games/thargos/attributes.ts';
import { DEFAULTS } from '../../../../games/thargos/config.ts';
import { defenseRule } from '../../../../games/thargos/conflict.ts';
import { type Fight, type JudgedSide, resolveFight } from './resolve-fight.ts';
import {
  attackOrder,
  attemptRoll,
  attitudeOf,
  BLANK_RIVAL,
  beginTurn,
  dealt,
  defenseOrder,
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

test('HT-5.8: the attacker wins a tie', () => {
  const { totals, success } = resolveFight(
    fight({
      mission: { power: 1 },
      attack: side(of(3), of(1), of(2)),
      defence: side(of(2), of(1), of(2)),
    }),
  );
  assert.deepEqual([totals.attack.power, totals.defence.power, success], [5, 5, true]);
});

test('HT-5.4, HT-5.6: if a side is behind in one color only, attackers may place cards on that color alone, and defenders must', () => {
  const found = resolveFight(
    fight({
      attack: side(of(4, 0, 2), of(0, 0, 3), of(0, 0, 6)),
      defence: side(of(2, 0, 2), of(1), of(2)),
    }),
  );
  assert.deepEqual(found.behind, ['mysticism']);
  assert.equal(found.attackFault, undefined);
  assert.deepEqual(found.defenseRule.colours, ['mysticism']);
  assert.deepEqual(found.defenseFault, { fault: 'pam-colour', colour: 'power' });
});

test('HT-5.4, HT-A-07: cards must cover both colors in which a side is behind; with `shortMirror`, one card can be enough', () => {
  const behind = { attack: side(of(2, 0, 2), of(0, 0, 3)), defence: side(of(2, 0, 2)) };
  assert.deepEqual(resolveFight(fight(behind)).attackFault, { fault: 'pam-spread' });
  const legal = { ...behind, attack: side(of(2, 0, 2), of(1, 0, 2)) };
  assert.equal(resolveFight(fight(legal)).attackFault, undefined);
  const one = { ...legal, defence: side(of(2, 0, 2), of(1)) };
  assert.equal(resolveFight(fight(one)).defenseFault?.fault, 'pam-mirror');
  assert.equal(resolveFight(fight({ ...one, hand: 1 })).defenseFault?.fault, 'pam-colour');
  const rules = { ...DEFAULTS, shortMirror: 'partial' as const };
  assert.equal(resolveFight(fight({ ...one, rules, hand: 1 })).defenseFault, undefined);
});

test('HT-5.6: if the attacker placed no cards, the defender may place none on a Mission with two colors, but may on a Mission with one color', () => {
  const lead = { attack: side(of(5, 0, 5)), defence: side(of(1, 0, 1)) };
  const two = resolveFight(fight(lead));
  assert.deepEqual([two.defenseRule.colours, two.success], [[], true]);
  const one = resolveFight(fight({ ...lead, mission: { power: 1 }, defence: side(of(1), of(2), of(4)) }));
  assert.deepEqual([one.defenseRule.colours, one.defenseFault, one.success], [['power'], undefined, false]);
});

test('HT-11.2: each attitude of the Rival is selected by two faces of the die', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6].map(attitudeOf), [
    'aggressive',
    'aggressive',
    'wary',
    'wary',
    'defensive',
    'defensive',
  ]);
});

test('HT-11.4: an aggressive Rival with Infamy 2 that rolls 6, 6 and 3 places eight cards on the second track', () => {
  let rival = beginTurn({ ...BLANK_RIVAL, attitude: 'aggressive', infamy: 2 });
  for (const die of [6, 6, 3]) rival = attemptRoll(rival, die);
  assert.equal(pileOf(rival, 'attack'), 8);
  assert.equal(rival.track, 2);
  assert.equal(pileOf(rival, 'defence'), 4);
  assert.equal(attemptRoll(rival, 1).track, 0);
  assert.deepEqual([1, 2, 5, 6].map(heroByDie), ['weakest', 1, 4, 'strongest']);
});

test('HT-12.4: in a story the die determines who opposes, and a six adds one card for this conflict only', () => {
  assert.deepEqual([1, 2, 5, 6].map(opponentByDie), ['nobody', 1, 4, 'strongest']);
  const rival = { ...BLANK_RIVAL, game: 'story' as const };
  assert.equal(pileOf({ ...rival, opposes: 6 }, 'defence'), pileOf(rival, 'defence') + 1);
  assert.equal(pileOf(beginTurn({ ...rival, opposes: 6 }), 'defence'), pileOf(rival, 'defence'));
});

test("HT-9.6: Thargos's pushback rolls as many dice as the Mission requires, and adds that number to the sum", () => {
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

test("HT-11.6, HT-11.7.3: the Rival's cards are dealt to the colors in turn, starting with the colors where they matter most", () => {
  assert.deepEqual(attackOrder(ATTRIBUTES, of(1, 5, 2), of(2, 5, 6)), ['mysticism', 'power']);
  assert.deepEqual(attackOrder(['power', 'mind'], of(9, 9), of()), ['power', 'mind']);
  assert.deepEqual(dealt(5, ['mysticism', 'power']), of(2, 0, 3));
  const rule = defenseRule(DEFAULTS, ['power', 'mind'], { attack: of(1, 3), hand: 4 });
  assert.deepEqual(dealt(4, defenseOrder(rule, of(1, 3))), of(2, 2));
  assert.deepEqual(dealt(9, ['power'], of(2)), of(2));
});
