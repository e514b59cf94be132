import fc, { type Arbitrary } from 'fast-check';
import { ATTRIBUTES, FACTIONS } from '../attributes.ts';
import type { FieldOf, KeyOf, KeyUse } from '../effects/definition.ts';
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
import { DEFINITIONS, VERB_NAMES } from '../effects/verbs/index.ts';

/**
 * fast-check arbitraries for every effect that a card pack may contain, nested in any combination. Numbers
 * are small, so that games with such cards end.
 */

/**
 * The name of every roll's result. `rolled` puts a roll first, because a number may use a result only after
 * it.
 */
const RESULT = 'luck';
const COUNTERS = ['marks', 'coins'] as const;
const TAGS = ['beast', 'guardian', 'undead', 'my-own-tag'] as const;

const of = <T>(values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);
const maybe = <T>(value: Arbitrary<T>): Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });

/** An object without its undefined fields, as in JSON. */
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

/** If `after` is true, a roll comes before the expression, which may then use its result. */
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

type Arbitraries = { readonly [K in Exclude<KeyOf<Op>, 'to'>]: Arbitrary<FieldOf<Op, K>> };

/** An arbitrary value for every key that an operation may have. */
const keys = (depth: number, after: boolean): Arbitraries => {
  const target = anyTarget(depth - 1);
  const amount = anyExpr(depth - 1, after);
  const ops = (): Arbitrary<readonly Op[]> => anyOps(depth - 1, after);
  // At the deepest level, the inner operation is always `draw`, which contains no other operation.
  const leaf = fc
    .record({ op: fc.constant('draw' as const), who, amount })
    .map((draw): readonly Op[] => [draw]);
  const inner =
    depth <= 1
      ? leaf
      : fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 3, arbitrary: fc.constant(0).chain(ops) });
  return {
    who,
    target,
    from: zone,
    by: of(['chooser', 'victim', 'random'] as const),
    attr,
    amount,
    value: amount,
    dice,
    as: fc.constant(RESULT),
    where: anyFilter,
    until: of(UNTIL),
    rearrange: fc.boolean(),
    name: of(COUNTERS),
    step: of(STEPS),
    rule: of(RULES),
    cond: anyCondition(depth - 1, after),
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
    then: inner,
    else: inner,
    options: fc.array(fc.record({ label: text, do: inner }), { minLength: 2, maxLength: 3 }),
    prompt: text,
  };
};

/** An arbitrary operation of this verb, with the keys that the verb defines. */
const opOf = (verb: Verb, known: Arbitraries): Arbitrary<Op> => {
  const uses = Object.entries(DEFINITIONS[verb].keys) as [keyof Arbitraries | 'to', KeyUse][];
  const arbitraryOf = ([key, use]: (typeof uses)[number]): Arbitrary<unknown> => {
    if (key === 'name' && verb === 'extraAction') return maybe(fc.constant('attempt'));
    if (key === 'to') return use === 'zone' ? zone : known.target;
    return use === 'optional' ? maybe<unknown>(known[key]) : known[key];
  };
  const recordOf = (used: typeof uses): Arbitrary<unknown> =>
    object<Record<string, unknown>>({
      op: fc.constant(verb),
      ...Object.fromEntries(used.map(each => [each[0], arbitraryOf(each)])),
    });
  const either = uses.filter(([, use]) => use === 'either').map(([key]) => key);
  const variants = either.map(only => uses.filter(([key, use]) => use !== 'either' || key === only));
  return (variants.length === 0 ? recordOf(uses) : fc.oneof(...variants.map(recordOf))) as Arbitrary<Op>;
};

export const anyOp = (depth: number, after = true): Arbitrary<Op> => {
  const known = keys(depth, after);
  return fc.oneof(...VERB_NAMES.map(verb => opOf(verb, known)));
};

const anyOps = (depth: number, after: boolean): Arbitrary<readonly Op[]> =>
  fc.array(anyOp(depth, after), { minLength: 1, maxLength: 3 });

const limit: Arbitrary<Limit> = object<Limit>({
  uses: fc.integer({ min: 1, max: 3 }),
  per: of(['game', 'turn', 'conflict'] as const),
  thenDiscard: maybe(fc.boolean()),
});

const usesResult = (ops: readonly Op[]): boolean => JSON.stringify(ops).includes(`"var":"${RESULT}"`);
const rolled = (ops: readonly Op[]): readonly Op[] =>
  usesResult(ops) ? [{ op: 'roll', dice: '1d6', as: RESULT }, ...ops] : ops;

/** Any effect, nested up to `depth` levels. A pack allows six. */
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
