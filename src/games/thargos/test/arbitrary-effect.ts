import fc, { type Arbitrary } from 'fast-check';
import { ATTRIBUTES, FACTIONS } from '../attributes.ts';
import {
  ATTR_ARGS,
  CARD_TYPES,
  COMPARISONS,
  type Condition,
  type Dice,
  type Effect,
  type Expr,
  type Filter,
  IS,
  type Limit,
  type Op,
  type OpOf,
  type PackText,
  PICKS,
  RULES,
  type Selector,
  SIDES,
  STEPS,
  TARGET_KINDS,
  TARGET_WORDS,
  type Target,
  TRIGGERS,
  UNTIL,
  type Verb,
  WHO,
  WINDOWS,
  ZONES,
} from '../effects/effect.ts';

/**
 * Any effect that a pack may hold: every word of the language, nested up to six deep, in any combination, sensible
 * or not. Numbers stay small, so that games with such cards end.
 */

/** A result may be asked for only after its roll, so there is one name and the roll comes first. */
const RESULT = 'luck';
const COUNTERS = ['marks', 'coins'] as const;
const TAGS = ['beast', 'guardian', 'undead', 'my-own-tag'] as const;

const of = <T>(values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);
const maybe = <T>(value: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

/** An object in which a field that is undefined is left out, as JSON has it. */
const object = <T extends object>(
  fields: { readonly [K in keyof T]-?: Arbitrary<T[K] | undefined> },
): Arbitrary<T> =>
  fc
    .record(fields as Record<string, Arbitrary<unknown>>)
    .map(
      record => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T,
    );

const who = of(WHO);
const zone = of(ZONES);
const attr = of(ATTR_ARGS);
const until = maybe(of(UNTIL));
const dice: Arbitrary<Dice> = of(['1d6', '2d6', '1d6+1', '1d6-1', '2d6+3']);
const text: Arbitrary<PackText> = fc.oneof(
  fc.constant('as printed'),
  fc.constant({ fr: 'comme imprimé' }),
  fc.constant({ en: 'as printed', fr: 'comme imprimé' }),
);

export const anyFilter: Arbitrary<Filter> = object<Filter>({
  type: maybe(of(CARD_TYPES)),
  id: fc.option(of(['M22', 'C401', 'A402']), { nil: undefined, freq: 1 }),
  tag: maybe(of(TAGS)),
  faction: maybe(of(FACTIONS)),
  face: maybe(of(['active', 'wounded'] as const)),
  locked: maybe(fc.boolean()),
  pamMin: maybe(fc.nat(4)),
  pamMax: maybe(fc.nat(4)),
  vpMax: maybe(fc.nat(4)),
  hpMax: maybe(fc.nat(12)),
  hasAttr: maybe(of(ATTRIBUTES)),
});

const selector = (depth: number): Arbitrary<Selector> =>
  object<Selector>({
    kind: of(TARGET_KINDS),
    of: maybe(who),
    in: maybe(zone),
    where: maybe(anyFilter),
    pick: of(PICKS),
    count: maybe(anyExpr(depth - 1)),
    upTo: maybe(fc.boolean()),
    by: fc.option(who, { nil: undefined, freq: 1 }),
  });

export const anyTarget = (depth: number): Arbitrary<Target> =>
  depth <= 0 ? of(TARGET_WORDS) : fc.oneof(of(TARGET_WORDS), selector(depth));

const number = fc.integer({ min: -3, max: 5 });

/** `after` a roll its result may be asked for. */
export const anyExpr = (depth: number, after = true): Arbitrary<Expr> => {
  if (depth <= 0) return number;
  const parts = fc.array(anyExpr(depth - 1, after), { minLength: 1, maxLength: 3 });
  const kinds: Arbitrary<Expr>[] = [
    fc.record({ attr: fc.tuple(anyTarget(depth - 1), attr) }),
    fc.record({ count: anyTarget(depth - 1) }),
    fc.record({ vp: who }),
    fc.record({ hand: who }),
    fc.record({ deck: who }),
    fc.record({ pam: anyTarget(depth - 1) }),
    fc.record({ counter: of(COUNTERS) }),
    fc.record({ sum: parts }),
    fc.record({ min: parts }),
    fc.record({ max: parts }),
    fc.record({ neg: anyExpr(depth - 1, after) }),
  ];
  if (after) kinds.push(fc.constant({ var: RESULT }));
  return fc.oneof({ weight: 8, arbitrary: number }, ...kinds);
};

export const anyCondition = (depth: number, after = true): Arbitrary<Condition> => {
  const leaves: Arbitrary<Condition>[] = [
    fc.record({ is: of(IS) }),
    fc.record({ matches: fc.record({ target: anyTarget(depth - 1), where: anyFilter }) }),
    fc.record({ hostHas: anyFilter }),
    fc.record({ cmp: fc.tuple(anyExpr(depth - 1, after), of(COMPARISONS), anyExpr(depth - 1, after)) }),
  ];
  if (depth <= 1) return fc.oneof(...leaves);
  const parts = fc.array(anyCondition(depth - 1, after), { maxLength: 3 });
  return fc.oneof(
    ...leaves,
    fc.record({ all: parts }),
    fc.record({ any: parts }),
    fc.record({ not: anyCondition(depth - 1, after) }),
  );
};

type Arbitraries = { readonly [V in Verb]: Arbitrary<OpOf<V>> };

/** One arbitrary for each verb: a new verb does not compile until it is fuzzed too. */
const verbs = (depth: number, after: boolean): Arbitraries => {
  const target = anyTarget(depth - 1);
  const amount = anyExpr(depth - 1, after);
  const where = maybe(anyFilter);
  const by = maybe(of(['chooser', 'victim', 'random'] as const));
  const op = <V extends Verb>(verb: V) => fc.constant(verb);
  const ops = (): Arbitrary<readonly Op[]> => anyOps(depth - 1, after);
  // What holds other operations bottoms out in one that does not.
  const isLeaf = depth <= 1;
  const leaf = fc.record({ op: op('draw'), who, amount }).map((draw): readonly Op[] => [draw]);
  const inner = isLeaf
    ? leaf
    : fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 3, arbitrary: fc.constant(0).chain(ops) });
  return {
    modAttr: object<OpOf<'modAttr'>>({ op: op('modAttr'), target, attr, amount, until }),
    setAttr: object<OpOf<'setAttr'>>({ op: op('setAttr'), target, attr, value: amount, until }),
    rollAttr: object<OpOf<'rollAttr'>>({ op: op('rollAttr'), target, attr, dice, until }),
    bonus: fc.record({ op: op('bonus'), attr, amount }),
    modMission: object<OpOf<'modMission'>>({ op: op('modMission'), target, attr, amount, until }),
    modPam: object<OpOf<'modPam'>>({ op: op('modPam'), who: maybe(who), amount, where, until }),
    draw: fc.record({ op: op('draw'), who, amount }),
    discardHand: object<OpOf<'discardHand'>>({ op: op('discardHand'), who, amount, by, where }),
    burn: fc.record({ op: op('burn'), who, amount }),
    dig: fc.record({ op: op('dig'), who, where: anyFilter, to: zone }),
    look: object<OpOf<'look'>>({ op: op('look'), who, from: zone, amount, rearrange: maybe(fc.boolean()) }),
    recover: object<OpOf<'recover'>>({ op: op('recover'), who, amount, to: zone, where, by }),
    shuffle: object<OpOf<'shuffle'>>({ op: op('shuffle'), who: maybe(who), from: maybe(zone) }),
    moveCard: fc.record({ op: op('moveCard'), target, to: zone }),
    wound: fc.record({ op: op('wound'), target }),
    heal: fc.record({ op: op('heal'), target }),
    moveHero: fc.record({ op: op('moveHero'), target, to: target }),
    swapHeroes: fc.record({ op: op('swapHeroes'), target, to: target }),
    capture: fc.record({ op: op('capture'), target }),
    detach: fc.record({ op: op('detach'), target, to: zone }),
    moveAdvantage: fc.record({ op: op('moveAdvantage'), target, to: target }),
    extraAdvantage: object<OpOf<'extraAdvantage'>>({ op: op('extraAdvantage'), amount, until }),
    swapMissions: fc.record({ op: op('swapMissions'), target, to: target }),
    replaceMission: object<OpOf<'replaceMission'>>({ op: op('replaceMission'), target, from: zone, where }),
    peekPam: fc.record({ op: op('peekPam'), who, amount }),
    reassignPam: fc.record({ op: op('reassignPam'), target, attr }),
    addPam: object<OpOf<'addPam'>>({ op: op('addPam'), who, from: zone, amount, attr: maybe(attr) }),
    discardPam: fc.record({ op: op('discardPam'), target }),
    cancel: fc.record({ op: op('cancel'), target }),
    handLimit: fc.oneof(
      object<Extract<OpOf<'handLimit'>, { readonly value: Expr }>>({
        op: op('handLimit'),
        who,
        value: amount,
        until,
      }),
      object<Extract<OpOf<'handLimit'>, { readonly amount: Expr }>>({
        op: op('handLimit'),
        who,
        amount,
        until,
      }),
    ),
    extraAction: object<OpOf<'extraAction'>>({
      op: op('extraAction'),
      amount: maybe(amount),
      name: maybe(fc.constant('attempt')),
    }),
    skip: fc.record({ op: op('skip'), who, step: of(STEPS) }),
    gainVp: fc.record({ op: op('gainVp'), who, amount }),
    choose: object<OpOf<'choose'>>({
      op: op('choose'),
      who: maybe(who),
      options: fc.array(fc.record({ label: text, do: inner }), { minLength: 2, maxLength: 3 }),
    }),
    if: object<OpOf<'if'>>({
      op: op('if'),
      cond: anyCondition(depth - 1, after),
      // biome-ignore lint/suspicious/noThenProperty: the word of the card packs, and never awaited
      then: inner,
      else: maybe(inner),
    }),
    roll: fc.record({ op: op('roll'), dice, as: fc.constant(RESULT) }),
    counter: fc.record({ op: op('counter'), name: of(COUNTERS), amount }),
    rule: object<OpOf<'rule'>>({
      op: op('rule'),
      rule: of(RULES),
      target: maybe(target),
      who: maybe(who),
      attr: maybe(attr),
      until,
    }),
    manual: fc.record({ op: op('manual'), prompt: text }),
  };
};

export const anyOp = (depth: number, after = true): Arbitrary<Op> =>
  fc.oneof(...(Object.values(verbs(depth, after)) as Arbitrary<Op>[]));

const anyOps = (depth: number, after: boolean): Arbitrary<readonly Op[]> =>
  fc.array(anyOp(depth, after), { minLength: 1, maxLength: 3 });

const limit: Arbitrary<Limit> = object<Limit>({
  uses: fc.integer({ min: 1, max: 3 }),
  per: of(['game', 'turn', 'conflict'] as const),
  thenDiscard: maybe(fc.boolean()),
});

const asksForResult = (ops: readonly Op[]): boolean => JSON.stringify(ops).includes(`"var":"${RESULT}"`);
const rolled = (ops: readonly Op[]): readonly Op[] =>
  asksForResult(ops) ? [{ op: 'roll', dice: '1d6', as: RESULT }, ...ops] : ops;

/** Any effect, nested as deep as asked for, six being what a pack may hold. */
export const anyEffect = (depth = 4): Arbitrary<Effect> =>
  object<Effect>({
    on: of(TRIGGERS),
    side: maybe(of(SIDES)),
    here: maybe(fc.boolean()),
    window: of(WINDOWS),
    if: maybe(anyCondition(depth, false)),
    cost: fc.option(anyOps(1, false), { nil: undefined, freq: 1 }),
    optional: maybe(fc.boolean()),
    limit: maybe(limit),
    do: anyOps(depth, true).map(rolled),
  }).map(effect => {
    const { window, ...rest } = effect;
    return effect.on === 'activated' ? effect : rest;
  });
