import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import {
  ATTR_ARGS,
  type Op,
  PICKS,
  RULES,
  STEPS,
  TARGET_KINDS,
  TARGET_WORDS,
  UNTIL,
  type Verb,
  WHO,
  ZONES,
} from '../effects/effect.ts';
import { VERB_NAMES } from '../effects/verbs/index.ts';
import { effectText } from './effect-text.ts';

/** Checks that operations that do different things have different texts. */

const FILTERS = [
  {},
  { type: 'advantage' },
  { tag: 'beast' },
  { faction: 'wolf' },
  { face: 'active' },
  { locked: true },
  { locked: false },
  { pamMin: 1 },
  { pamMax: 1 },
  { vpMax: 1 },
  { hpMax: 1 },
  { hasAttr: 'mind' },
  { id: 'M22' },
] as const;

const TARGETS = [
  ...TARGET_WORDS,
  ...TARGET_KINDS.map(kind => ({ kind, of: 'opponent', pick: 'choose' })),
  ...PICKS.map(pick => ({ kind: 'hero', pick, count: 1 })),
  ...FILTERS.slice(2).map(where => ({ kind: 'hero', pick: 'choose', where })),
  { kind: 'hero', pick: 'choose', count: 2 },
  { kind: 'hero', pick: 'choose', count: 2, upTo: true },
  { kind: 'hero', pick: 'choose', count: 2, by: 'opponent' },
];

// Cards sent to these zones are discarded unless a verb puts them there, so their texts would be the same.
const GOALS = ZONES.filter(zone => zone !== 'track' && zone !== 'hero');
const AMOUNTS = [0, 1, 2, { hand: 'self' }, { deck: 'self' }, { vp: 'self' }, { neg: { vp: 'self' } }];

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  who: WHO,
  attr: ATTR_ARGS,
  until: UNTIL,
  to: GOALS,
  from: ZONES,
  by: ['chooser', 'victim', 'random'],
  rule: RULES,
  step: STEPS,
  amount: AMOUNTS,
  value: AMOUNTS,
  dice: ['1d6', '2d6', '1d6-1', '1d6+1'],
  rearrange: [true, false],
  where: FILTERS,
  target: TARGETS,
};

const where = { tag: 'guardian' };
const until = 'conflict';
const OPS: readonly Op[] = [
  { op: 'modAttr', target: 'host', attr: 'power', amount: 1, until },
  { op: 'setAttr', target: 'host', attr: 'power', value: 1, until },
  { op: 'rollAttr', target: 'host', attr: 'power', dice: '1d6', until },
  { op: 'bonus', attr: 'power', amount: 1 },
  { op: 'modMission', target: 'mission', attr: 'power', amount: 1, until },
  { op: 'modPam', who: 'self', amount: 1, where, until },
  { op: 'draw', who: 'self', amount: 1 },
  { op: 'discardHand', who: 'opponent', amount: 1, by: 'victim', where },
  { op: 'burn', who: 'self', amount: 1 },
  { op: 'dig', who: 'self', where, to: 'hand' },
  { op: 'look', who: 'self', from: 'hand', amount: 2, rearrange: false },
  { op: 'recover', who: 'opponent', amount: 1, to: 'hand', where, by: 'victim' },
  { op: 'shuffle', who: 'self' },
  { op: 'moveCard', target: 'this', to: 'hand' },
  { op: 'wound', target: 'host' },
  { op: 'heal', target: 'host' },
  { op: 'capture', target: 'host' },
  { op: 'detach', target: 'this', to: 'hand' },
  { op: 'extraAdvantage', amount: 1, until },
  { op: 'replaceMission', target: 'mission', where, from: 'hand' },
  { op: 'peekPam', who: 'self', amount: 1 },
  { op: 'reassignPam', target: 'bound', attr: 'power' },
  { op: 'addPam', who: 'self', from: 'hand', amount: 1, attr: 'power' },
  { op: 'discardPam', target: 'bound' },
  { op: 'cancel', target: 'bound' },
  { op: 'handLimit', who: 'self', value: 1, until },
  { op: 'handLimit', who: 'self', amount: 1, until },
  { op: 'extraAction', amount: 1 },
  { op: 'skip', who: 'self', step: 'draw' },
  { op: 'gainVp', who: 'self', amount: 1 },
  ...RULES.flatMap((rule): Op[] => [
    { op: 'rule', rule, target: 'host', until },
    { op: 'rule', rule, who: 'opponent', until },
  ]),
];

/** Keys for which several values have the same meaning, so their texts may be equal. */
const SAME = new Set([
  // Every zone except the deck and the discard pile means the hand.
  'replaceMission from',
]);

/**
 * Verbs that this test can't compare, because their keys are only names, texts or operations, or because
 * `to` is a target.
 */
const WITHOUT_EXAMPLES: readonly Verb[] = [
  'moveHero',
  'swapHeroes',
  'moveAdvantage',
  'swapMissions',
  'choose',
  'if',
  'roll',
  'counter',
  'manual',
];

test('every verb has an example in OPS, or is listed in WITHOUT_EXAMPLES', () => {
  const shown = new Set([...OPS.map(({ op }) => op), ...WITHOUT_EXAMPLES]);
  for (const verb of VERB_NAMES)
    assert.ok(shown.has(verb), `expected ${verb} to be in OPS or WITHOUT_EXAMPLES`);
});

for (const op of OPS)
  for (const key of Object.keys(op)) {
    if (key === 'op' || SAME.has(`${op.op} ${key}`)) continue;
    test(`the text of ${JSON.stringify(op)} is different for each value of ${key}`, () => {
      const values = VALUES[key];
      assert.ok(values, `expected VALUES to contain values of the key ${key}`);
      for (const language of LANGUAGES) {
        const seen = new Map<string, unknown>();
        for (const other of values) {
          const effect = { on: 'wounded', do: [{ ...op, [key]: other } as Op] } as const;
          const text = effectText(effect, 'action', language);
          assert.ok(
            !seen.has(text),
            `expected ${JSON.stringify([seen.get(text), other])} to have different texts, found ${text} twice`,
          );
          seen.set(text, other);
        }
      }
    });
  }
