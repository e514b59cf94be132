import { isObject } from '../../../engine/util.ts';
import { ATTRIBUTES, FACTIONS } from '../attributes.ts';
import type { CardId } from '../cards/card.ts';
import {
  ATTR_ARGS,
  CARD_TYPES,
  COMPARISONS,
  type Condition,
  type Dice,
  type Expr,
  type Filter,
  IS,
  PICKS,
  type Selector,
  TARGET_KINDS,
  TARGET_WORDS,
  type Target,
  UNTIL,
  WHO,
  ZONES,
} from '../effects/effect.ts';
import {
  type At,
  bool,
  type FieldReader,
  fields,
  inside,
  integer,
  list,
  matching,
  oneOf,
  unknownKey,
  words,
} from './read.ts';

/** The deepest nesting in a card. Readers are recursive, so deeper input could exceed the call stack. */
export const DEEPEST = 6;

export const deeper = (at: At): At => ({ ...at, depth: at.depth + 1 });

/** Reports values that are nested too deep, before they are read. */
export const notTooDeep = (at: At): boolean => {
  if (at.depth <= DEEPEST) return true;
  at.notes.note('too-deep', at.path, { most: DEEPEST });
  return false;
};

export const cardId = matching<CardId>(/^[CLAM][1-9][0-9]{0,3}$/, 'bad-card-id');
export const dice = matching<Dice>(/^[1-9]d6([+-][1-9])?$/, 'bad-dice');
export const attribute = oneOf(ATTRIBUTES);
export const attrArg = oneOf(ATTR_ARGS);
export const faction = oneOf(FACTIONS, 'unknown-faction');
export const who = oneOf(WHO);
export const zone = oneOf(ZONES);
export const until = oneOf(UNTIL);

export const filter: FieldReader<Filter> = fields(
  {},
  {
    type: oneOf(CARD_TYPES),
    id: cardId,
    tag: words,
    faction,
    face: oneOf(['active', 'wounded']),
    locked: bool,
    pamMin: integer(),
    pamMax: integer(),
    vpMax: integer(),
    hpMax: integer(),
    hasAttr: attribute,
  },
);

const wordTarget = oneOf(TARGET_WORDS);

export const target: FieldReader<Target> = (value, at) => {
  if (typeof value === 'string') return wordTarget(value, at);
  if (!isObject(value)) {
    at.notes.note('wrong-type', at.path, { expected: 'target' });
    return undefined;
  }
  return notTooDeep(deeper(at)) ? selector(value, deeper(at)) : undefined;
};

/** The only key of an object, which determines how to read its value. */
const onlyKey = (value: unknown, known: readonly string[], at: At, expected: string): string | undefined => {
  if (!isObject(value)) {
    at.notes.note('wrong-type', at.path, { expected });
    return undefined;
  }
  const keys = Object.keys(value);
  const [key] = keys;
  if (keys.length === 1 && known.includes(key!)) return key;
  if (keys.length === 1) {
    unknownKey(key!, known, at);
    return undefined;
  }
  at.notes.note('one-key-only', at.path, { found: keys.length, allowed: known });
  return undefined;
};

/** Reads an object with a single key, by the reader of this key. */
const choiceOf =
  <T>(readers: { readonly [key: string]: FieldReader<unknown> }, expected: string): FieldReader<T> =>
  (value, at) => {
    const names = Object.keys(readers);
    const key = onlyKey(value, names, at, expected);
    if (key === undefined) return undefined;
    // The casts are safe, because `onlyKey` returns a key that the object has, and the key's reader gives its
    // type.
    const part = readers[key]!((value as Record<string, unknown>)[key], inside(at, key));
    return part === undefined ? undefined : ({ [key]: part } as T);
  };

const pair: FieldReader<readonly [Target, unknown]> = (value, at) =>
  // The cast is safe, because the two readers determine the types in the pair.
  tuple(value, at, [target, attrArg]) as readonly [Target, unknown] | undefined;

const tuple = (
  value: unknown,
  at: At,
  readers: readonly FieldReader<unknown>[],
): readonly unknown[] | undefined => {
  if (!Array.isArray(value)) {
    at.notes.note('wrong-type', at.path, { expected: 'list' });
    return undefined;
  }
  const size = { found: value.length, least: readers.length, most: readers.length };
  if (value.length < readers.length) at.notes.note('too-few', at.path, size);
  if (value.length > readers.length) at.notes.note('too-many', at.path, size);
  if (value.length !== readers.length) return undefined;
  const parts = readers.map((read, i) => read(value[i], inside(at, i)));
  return parts.includes(undefined) ? undefined : parts;
};

const down =
  <T>(read: FieldReader<T>): FieldReader<T> =>
  (value, at) =>
    notTooDeep(deeper(at)) ? read(value, deeper(at)) : undefined;

const integerHere = integer();

/** Reads a number or an expression. */
export const expr: FieldReader<Expr> = (value, at) =>
  isObject(value) ? madeNumber(value, at) : integerHere(value, at);

const numbers = down(list(expr));

const madeNumber = choiceOf<Expr>(
  {
    attr: pair,
    count: target,
    vp: who,
    hand: who,
    deck: who,
    pam: target,
    var: words,
    counter: words,
    sum: numbers,
    min: numbers,
    max: numbers,
    neg: down(expr),
  },
  'number',
);

const selector: FieldReader<Selector> = fields(
  { kind: oneOf(TARGET_KINDS), pick: oneOf(PICKS) },
  { of: who, in: zone, where: filter, count: expr, upTo: bool, by: who },
);

const comparison: FieldReader<unknown> = (value, at) => tuple(value, at, [expr, oneOf(COMPARISONS), expr]);

/** Reads a list of conditions, one level deeper. */
const conditions: FieldReader<readonly Condition[]> = (value, at) => down(list(condition))(value, at);

export const condition: FieldReader<Condition> = choiceOf<Condition>(
  {
    all: conditions,
    any: conditions,
    not: (value, at) => down(condition)(value, at),
    is: oneOf(IS),
    matches: fields({ target, where: filter }, {}),
    hostHas: filter,
    cmp: comparison,
  },
  'condition',
);
