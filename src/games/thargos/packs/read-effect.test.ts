// biome-ignore-all lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Condition, Effect, Expr, Filter, Op, OpOf, Selector, Verb } from '../effects/effect.ts';
import { VERB_NAMES } from '../effects/verbs/index.ts';
import { checkTruthful } from '../test/faults.ts';
import { EXAMPLE_PACK } from '../test/pack-examples.ts';
import { parsePack } from './parse.ts';
import { keysOf } from './read-effect.ts';

const source = { name: 'printed', values: 'printed', effect: 'printed' };
const packWith = (effect: object) => ({
  ...JSON.parse(EXAMPLE_PACK),
  cards: [{ id: 'L5', type: 'advantage', name: 'Ring', pam: 1, effects: [effect], source }],
});

const toldOf = (effect: object) => {
  const pack = packWith(effect);
  const { value, faults } = parsePack(pack);
  for (const fault of faults) checkTruthful(pack, fault);
  const [card] = value?.cards ?? [];
  const told = faults.filter(({ level }) => level !== 'completeness');
  return { effect: card?.type === 'advantage' ? card.effects?.[0] : undefined, told };
};

const checkTaken = (effect: Effect): void => {
  const { effect: found, told } = toldOf(effect);
  assert.deepEqual(told, []);
  assert.deepEqual(found, effect);
};

const doing = (op: object) => ({ on: 'attach', do: [op] }) as Effect;

type Needed<T> = { [K in keyof T as object extends Pick<T, K> ? never : K]: T[K] };
type Besides<T> = { [K in keyof T as object extends Pick<T, K> ? K : never]-?: T[K] };

/** A verb's required keys and its optional keys, with example values. The type makes the list complete. */
type Whole<V extends Verb> = readonly [Omit<Needed<OpOf<V>>, 'op'>, Besides<OpOf<V>>];

const filter: Required<Filter> = {
  type: 'mission',
  id: 'M22',
  tag: 'guardian',
  faction: 'imperial',
  face: 'wounded',
  locked: true,
  pamMin: 1,
  pamMax: 3,
  vpMax: 2,
  hpMax: 7,
  hasAttr: 'mind',
};
const selector: Required<Selector> = {
  kind: 'card',
  of: 'opponent',
  in: 'discard',
  where: filter,
  pick: 'choose',
  count: 2,
  upTo: true,
  by: 'eachOpponent',
};
const draw: Op = { op: 'draw', who: 'self', amount: 1 };
const text = { en: 'Read it', fr: 'Lisez-la' };
const until = 'endOfTurn';

const DEEDS: { readonly [V in Exclude<Verb, 'handLimit'>]: Whole<V> } = {
  modAttr: [{ target: 'this', attr: 'power', amount: 1 }, { until }],
  setAttr: [{ target: 'host', attr: 'all', value: 2 }, { until }],
  rollAttr: [{ target: 'hero', attr: 'chosen', dice: '1d6-1' }, { until }],
  bonus: [{ attr: 'mission', amount: 1 }, {}],
  modMission: [{ target: 'mission', attr: 'mind', amount: -1 }, { until }],
  modPam: [{ amount: 1 }, { who: 'opponent', where: filter, until }],
  draw: [{ who: 'eachPlayer', amount: 2 }, {}],
  discardHand: [
    { who: 'opponent', amount: 1 },
    { by: 'victim', where: filter },
  ],
  burn: [{ who: 'attacker', amount: 3 }, {}],
  dig: [{ who: 'self', where: filter, to: 'hand' }, {}],
  look: [{ who: 'opponent', from: 'deckTop', amount: 2 }, { rearrange: true }],
  recover: [
    { who: 'owner', amount: 1, to: 'deckBottom' },
    { where: filter, by: 'random' },
  ],
  shuffle: [{}, { who: 'defender', from: 'discard' }],
  moveCard: [{ target: selector, to: 'score' }, {}],
  wound: [{ target: 'opposingHero' }, {}],
  heal: [{ target: 'bound' }, {}],
  moveHero: [{ target: 'this', to: { kind: 'track', pick: 'choose' } }, {}],
  swapHeroes: [{ target: 'this', to: { kind: 'hero', pick: 'adjacent' } }, {}],
  capture: [{ target: 'opposingHero' }, {}],
  detach: [{ target: { kind: 'advantage', pick: 'all' }, to: 'outOfGame' }, {}],
  moveAdvantage: [{ target: 'this', to: { kind: 'hero', pick: 'lowest' } }, {}],
  extraAdvantage: [{ amount: 1 }, { until }],
  swapMissions: [{ target: 'mission', to: { kind: 'mission', pick: 'highest' } }, {}],
  replaceMission: [{ target: 'mission', from: 'hand' }, { where: filter }],
  peekPam: [{ who: 'opponent', amount: 1 }, {}],
  reassignPam: [{ target: { kind: 'pam', pick: 'choose' }, attr: 'chosen' }, {}],
  addPam: [{ who: 'self', from: 'deckTop', amount: 1 }, { attr: 'power' }],
  discardPam: [{ target: { kind: 'pam', pick: 'random' } }, {}],
  cancel: [{ target: 'playedCard' }, {}],
  extraAction: [{}, { amount: 1, name: 'attempt' }],
  skip: [{ who: 'opponent', step: 'draw' }, {}],
  gainVp: [{ who: 'activePlayer', amount: 1 }, {}],
  choose: [
    {
      options: [
        { label: text, do: [draw] },
        { label: text, do: [draw, draw] },
      ],
    },
    { who: 'opponent' },
  ],
  if: [{ cond: { is: 'solo' }, then: [draw] }, { else: [draw] }],
  roll: [{ dice: '2d6+1', as: 'r' }, {}],
  counter: [{ name: 'coins', amount: 1 }, {}],
  rule: [{ rule: 'undead' }, { target: 'this', who: 'self', attr: 'mind', until }],
  manual: [{ prompt: text }, {}],
};

/** For these verbs, a missing amount means 1 and causes a warning. */
const ASSUMED: readonly string[] = ['modPam', 'extraAdvantage'];

describe('reading effects', () => {
  for (const [op, [needed, besides]] of Object.entries(DEEDS)) {
    test(`${op}: an operation with all keys, or with only the required ones, is read unchanged`, () => {
      checkTaken(doing({ op, ...needed, ...besides }));
      checkTaken(doing({ op, ...needed }));
      const verb = VERB_NAMES.find(name => name === op)!;
      assert.deepEqual(keysOf(verb), { required: Object.keys(needed), optional: Object.keys(besides) });
    });

    test(`${op}: missing keys and keys that the verb does not use are reported`, () => {
      for (const key of Object.keys(needed)) {
        const { [key]: _, ...rest } = needed as Record<string, unknown>;
        const { effect, told } = toldOf(doing({ op, ...rest }));
        const [code, details] = ASSUMED.includes(op)
          ? ['amount-assumed', { of: op, amount: 1 }]
          : ['missing-key', { key }];
        assert.deepEqual(
          told.map(fault => [fault.code, fault.place, fault.details]),
          [[code, 'cards[0].effects[0].do[0]', details]],
        );
        assert.deepEqual(effect, ASSUMED.includes(op) ? doing({ op, ...needed }) : undefined);
      }
      for (const [key, value] of Object.entries({ dice: '1d6', step: 'turn', rearrange: false, as: 'x' })) {
        if (key in { ...needed, ...besides }) continue;
        const { effect, told } = toldOf(doing({ op, ...needed, [key]: value }));
        assert.deepEqual(
          told.map(fault => [fault.code, fault.place, fault.details]),
          [['unused-key', `cards[0].effects[0].do[0].${key}`, { key, of: op }]],
        );
        assert.deepEqual(
          effect,
          doing({ op, ...needed }),
          'expected the effect to be read without the unused key',
        );
      }
    });
  }

  test('HT-7.1: a handLimit operation needs a value or an amount', () => {
    for (const number of [{ value: 8 }, { amount: 1 }]) {
      checkTaken(doing({ op: 'handLimit', who: 'self', ...number }));
      checkTaken(doing({ op: 'handLimit', who: 'self', ...number, until }));
    }
    assert.deepEqual(keysOf('handLimit'), { required: ['who', 'amount'], optional: ['until'] });
  });
});

const EXPRS: readonly Expr[] = [
  -2,
  { attr: ['this', 'power'] },
  { count: selector },
  { vp: 'self' },
  { hand: 'opponent' },
  { deck: 'owner' },
  { pam: 'playedCard' },
  { counter: 'coins' },
  { sum: [1, { neg: 2 }] },
  { min: [1, 2] },
  { max: [{ vp: 'self' }, 2] },
];

const CONDITIONS: readonly Condition[] = [
  { all: [{ is: 'attacking' }, { is: 'urban' }] },
  { any: [{ is: 'defending' }, { not: { is: 'story' } }] },
  { matches: { target: 'this', where: filter } },
  { hostHas: filter },
  { cmp: [1, '<=', { vp: 'self' }] },
];

test('numbers and conditions of every form are read unchanged', () => {
  for (const amount of EXPRS) checkTaken(doing({ op: 'draw', who: 'self', amount }));
  for (const cond of CONDITIONS) checkTaken({ ...doing(draw), if: cond });
  checkTaken({
    on: 'attach',
    do: [
      { op: 'roll', dice: '1d6', as: 'r' },
      { ...draw, amount: { var: 'r' } },
    ],
  });
});

test('an effect with every possible property is read unchanged', () => {
  const whole: Required<Effect> = {
    on: 'activated',
    side: 'any',
    here: true,
    window: 'beforeReveal',
    if: { is: 'defending' },
    cost: [{ op: 'burn', who: 'self', amount: 1 }],
    optional: true,
    limit: { uses: 2, per: 'turn', thenDiscard: true },
    do: [draw],
  };
  checkTaken(whole);
});
