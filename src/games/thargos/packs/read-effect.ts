import { isObject } from '../../../engine/util.ts';
import type { FieldOf, KeyOf, KeyUse } from '../effects/definition.ts';
import {
  type Effect,
  type Limit,
  type Op,
  RULES,
  SIDES,
  STEPS,
  TARGET_WORDS,
  type Target,
  TRIGGERS,
  type Verb,
  WINDOWS,
  ZONES,
  type Zone,
} from '../effects/effect.ts';
import { DEFINITIONS, VERB_NAMES } from '../effects/verbs/index.ts';
import {
  type At,
  bool,
  type FieldReader,
  fields,
  inside,
  integer,
  list,
  oneOf,
  text,
  words,
} from './read.ts';
import {
  attrArg,
  condition,
  deeper,
  dice,
  expr,
  filter,
  notTooDeep,
  target,
  until,
  who,
  zone,
} from './read-words.ts';

/** The most operations in one effect, including its cost and branches, because each takes time to run. */
export const MOST_OPS = 30;

/** Reads the operations inside an operation, one level deeper. */
const ops: FieldReader<readonly Op[]> = (value, at) =>
  notTooDeep(deeper(at)) ? list(op, { least: 1 })(value, deeper(at)) : undefined;

const isZone = (value: unknown): boolean => ZONES.some(word => word === value);
const isTargetWord = (value: unknown): boolean => TARGET_WORDS.some(word => word === value);

/**
 * Reads the key `to`, which is a zone for cards and a target for heroes. It refuses words of the other kind.
 */
const to =
  <T extends Zone | Target>(kind: 'zone' | 'target'): FieldReader<T> =>
  (value, at) => {
    if (isZone(value) && isTargetWord(value)) {
      at.notes.note('ambiguous-to', at.path, { found: value });
      return undefined;
    }
    const isOther = kind === 'zone' ? isTargetWord(value) || isObject(value) : isZone(value);
    if (isOther) at.notes.note('wrong-to', at.path, { expected: kind });
    if (isOther) return undefined;
    // The cast is safe, because `kind` says whether `T` is a zone or a target.
    return (kind === 'zone' ? zone : target)(value, at) as T | undefined;
  };

const toZone = to<Zone>('zone');
const toTarget = to<Target>('target');
const eitherTo: FieldReader<Zone | Target> = (value, at) => (isZone(value) ? toZone : toTarget)(value, at);

const by = oneOf(['chooser', 'victim', 'random']);
const options = list(fields({ label: text, do: ops }, {}), { least: 2 });

/** A reader for each key that operations may have. A key that the verb doesn't use is read with a warning. */
const READERS: { readonly [K in KeyOf<Op>]: FieldReader<FieldOf<Op, K>> } = {
  who,
  target,
  to: eitherTo,
  from: zone,
  by,
  attr: attrArg,
  amount: expr,
  value: expr,
  dice,
  as: words,
  where: filter,
  until,
  rearrange: bool,
  name: words,
  step: oneOf(STEPS),
  rule: oneOf(RULES),
  cond: condition,
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
  then: ops,
  else: ops,
  options,
  prompt: text,
};

type Fields = Parameters<typeof fields>[0];
type Given = Readonly<Record<string, unknown>>;

// The cast restores the types of the keys, which `Object.entries` loses.
const usesOf = (name: Verb) => Object.entries(DEFINITIONS[name].keys) as [KeyOf<Op>, KeyUse][];

const readersFor = (uses: readonly [KeyOf<Op>, KeyUse][]): Fields =>
  Object.fromEntries(
    uses.map(([key, use]) => [key, use === 'zone' ? toZone : use === 'target' ? toTarget : READERS[key]]),
  );

const verb = (name: Verb): FieldReader<Op> => {
  const uses = usesOf(name);
  const either = uses.filter(([, use]) => use === 'either');
  const optional = readersFor(uses.filter(([, use]) => use === 'optional'));
  // The cast is safe, because these readers are for the keys of this verb.
  const readWith = (required: Fields) =>
    fields({ op: oneOf([name]), ...required }, optional, { idle: READERS, of: name }) as FieldReader<Op>;
  const needed = uses.filter(([, use]) => use !== 'optional' && use !== 'either');
  if (either.length > 0)
    return (value, at) => {
      // The cast is safe, because only objects with an `op` get here.
      const given = either.filter(([key]) => Object.hasOwn(value as Given, key));
      if (given.length !== 1) at.notes.note('value-or-amount', at.path);
      return readWith(readersFor([...needed, ...given]))(value, at);
    };
  const read = readWith(readersFor(needed));
  return uses.some(([, use]) => use === 'needed or 1') ? orOne(read) : read;
};

/** Reads `amount`. If it is missing, warns and returns 1. */
const orOne =
  <T>(read: FieldReader<T>): FieldReader<T> =>
  (value, at) => {
    // The cast is safe, because only objects with an `op` get here.
    const given = value as Given;
    if (Object.hasOwn(given, 'amount')) return read(value, at);
    at.notes.note('amount-assumed', at.path, { of: given.op, amount: 1 });
    return read({ ...given, amount: 1 }, at);
  };

const VERB_READERS = new Map(VERB_NAMES.map(name => [name, verb(name)]));

/** The keys that an operation must have and those that it may have, for the editor's completion. */
export interface VerbKeys {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

export const keysOf = (name: Verb): VerbKeys => {
  const uses = usesOf(name);
  const [offered] = uses.filter(([, use]) => use === 'either');
  const isRequired = ([key, use]: [KeyOf<Op>, KeyUse]): boolean =>
    use === 'either' ? key === offered?.[0] : use !== 'optional';
  return {
    required: uses.filter(isRequired).map(([key]) => key),
    optional: uses.filter(([, use]) => use === 'optional').map(([key]) => key),
  };
};

const verbName = oneOf(VERB_NAMES, 'unknown-verb');

function op(value: unknown, at: At): Op | undefined {
  if (!isObject(value) || !Object.hasOwn(value, 'op')) {
    const problem = isObject(value) ? 'missing-key' : 'wrong-type';
    at.notes.note(problem, at.path, { key: 'op', expected: 'object' });
    return undefined;
  }
  const name = verbName(value.op, inside(at, 'op'));
  return name && VERB_READERS.get(name)!(value, at);
}

const limit: FieldReader<Limit> = fields(
  { uses: integer(1), per: oneOf(['game', 'turn', 'conflict']) },
  { thenDiscard: bool },
);

const plainEffect = fields(
  { on: oneOf(TRIGGERS, 'unknown-trigger'), do: ops },
  {
    side: oneOf(SIDES),
    here: bool,
    window: oneOf(WINDOWS),
    if: condition,
    cost: ops,
    optional: bool,
    limit,
  },
);

const countOps = (parts: unknown): number => {
  if (Array.isArray(parts)) return parts.reduce((sum: number, part) => sum + countOps(part), 0);
  if (!isObject(parts)) return 0;
  return Object.values(parts).reduce((sum: number, part) => sum + countOps(part), 'op' in parts ? 1 : 0);
};

const effect: FieldReader<Effect> = (value, at) => {
  const found = plainEffect(value, at);
  if (!found) return undefined;
  const count = countOps([found.cost, found.do]);
  if (count > MOST_OPS) at.notes.note('too-many-ops', at.path, { found: count, most: MOST_OPS });
  if (found.on === 'activated' && found.window === undefined) at.notes.note('needs-window', at.path);
  return found;
};

export const effects: FieldReader<readonly Effect[]> = (value, at) =>
  list(effect)(value, { ...at, depth: 0 });
