import { isObject } from '../../../engine/util.ts';
import {
  type Effect,
  type Limit,
  type Op,
  type OpOf,
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

/** So many deeds at most in one effect: every effect ends. */
export const MOST_OPS = 30;

/** Deeds within deeds are the same reader again, deeper. */
const ops: FieldReader<readonly Op[]> = (value, at) =>
  notTooDeep(deeper(at)) ? list(op, { least: 1 })(value, deeper(at)) : undefined;

const isZone = (value: unknown): boolean => ZONES.some(word => word === value);
const isTargetWord = (value: unknown): boolean => TARGET_WORDS.some(word => word === value);

/**
 * `to` is a zone for cards and a target for heroes and the like. Two words are both: the format takes neither,
 * since nobody could tell which was meant.
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
    return (kind === 'zone' ? zone : target)(value, at) as T | undefined;
  };

const toZone = to<Zone>('zone');
const toTarget = to<Target>('target');
const eitherTo: FieldReader<Zone | Target> = (value, at) => (isZone(value) ? toZone : toTarget)(value, at);

const by = oneOf(['chooser', 'victim', 'random']);
const options = list(fields({ label: text, do: ops }, {}), { least: 2 });

/** Every key that a deed may have. What its verb does not use is read all the same, and warned of. */
const IDLE = {
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
  // biome-ignore lint/suspicious/noThenProperty: the word of the card packs, and never awaited
  then: ops,
  else: ops,
  options,
  prompt: text,
};

type Fields = Parameters<typeof fields>[0];

/** What a deed needs and what it may have besides, for those who offer it while somebody types. */
export interface VerbKeys {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

const KEYS = new Map<Verb, VerbKeys>();

const verb = <V extends Verb, R extends Fields, O extends Fields>(name: V, required: R, optional: O) => {
  KEYS.set(name, { required: Object.keys(required), optional: Object.keys(optional) });
  return fields({ op: oneOf([name]), ...required }, optional, { idle: IDLE, of: name });
};

const limitedTo = <R extends Fields, O extends Fields>(required: R, optional: O) =>
  fields({ op: oneOf(['handLimit']), ...required }, optional, { idle: IDLE, of: 'handLimit' });
// It has the one or the other number; to be added to is the more frequent.
KEYS.set('handLimit', { required: ['who', 'amount'], optional: ['until'] });

const handLimit: FieldReader<OpOf<'handLimit'>> = (value, at) => {
  const given = value as Readonly<Record<string, unknown>>;
  const [hasValue, hasAmount] = ['value', 'amount'].map(key => Object.hasOwn(given, key));
  if (hasValue === hasAmount) at.notes.note('value-or-amount', at.path);
  return hasValue
    ? limitedTo({ who, value: expr }, { until, ...(hasAmount && { amount: expr }) })(value, at)
    : (limitedTo({ who, ...(hasAmount && { amount: expr }) }, { until })(value, at) as
        | OpOf<'handLimit'>
        | undefined);
};

/** The format lets two verbs go without their number; then it is one, and that is said. */
const orOne =
  <T>(read: FieldReader<T>): FieldReader<T> =>
  (value, at) => {
    const given = value as Readonly<Record<string, unknown>>;
    if (Object.hasOwn(given, 'amount')) return read(value, at);
    at.notes.note('amount-assumed', at.path, { of: given.op, amount: 1 });
    return read({ ...given, amount: 1 }, at);
  };

/** What every verb needs and takes; a missing one does not compile. */
const VERBS: { readonly [V in Verb]: FieldReader<OpOf<V>> } = {
  modAttr: verb('modAttr', { target, attr: attrArg, amount: expr }, { until }),
  setAttr: verb('setAttr', { target, attr: attrArg, value: expr }, { until }),
  rollAttr: verb('rollAttr', { target, attr: attrArg, dice }, { until }),
  bonus: verb('bonus', { attr: attrArg, amount: expr }, {}),
  modMission: verb('modMission', { target, attr: attrArg, amount: expr }, { until }),
  modPam: orOne(verb('modPam', { amount: expr }, { who, where: filter, until })),
  draw: verb('draw', { who, amount: expr }, {}),
  discardHand: verb('discardHand', { who, amount: expr }, { by, where: filter }),
  burn: verb('burn', { who, amount: expr }, {}),
  dig: verb('dig', { who, where: filter, to: toZone }, {}),
  look: verb('look', { who, from: zone, amount: expr }, { rearrange: bool }),
  recover: verb('recover', { who, amount: expr, to: toZone }, { where: filter, by }),
  shuffle: verb('shuffle', {}, { who, from: zone }),
  moveCard: verb('moveCard', { target, to: toZone }, {}),
  wound: verb('wound', { target }, {}),
  heal: verb('heal', { target }, {}),
  moveHero: verb('moveHero', { target, to: toTarget }, {}),
  swapHeroes: verb('swapHeroes', { target, to: toTarget }, {}),
  capture: verb('capture', { target }, {}),
  detach: verb('detach', { target, to: toZone }, {}),
  moveAdvantage: verb('moveAdvantage', { target, to: toTarget }, {}),
  extraAdvantage: orOne(verb('extraAdvantage', { amount: expr }, { until })),
  swapMissions: verb('swapMissions', { target, to: toTarget }, {}),
  replaceMission: verb('replaceMission', { target, from: zone }, { where: filter }),
  peekPam: verb('peekPam', { who, amount: expr }, {}),
  reassignPam: verb('reassignPam', { target, attr: attrArg }, {}),
  addPam: verb('addPam', { who, from: zone, amount: expr }, { attr: attrArg }),
  discardPam: verb('discardPam', { target }, {}),
  cancel: verb('cancel', { target }, {}),
  handLimit,
  extraAction: verb('extraAction', {}, { amount: expr, name: words }),
  skip: verb('skip', { who, step: oneOf(STEPS) }, {}),
  gainVp: verb('gainVp', { who, amount: expr }, {}),
  choose: verb('choose', { options }, { who }),
  // biome-ignore lint/suspicious/noThenProperty: the word of the card packs, and never awaited
  if: verb('if', { cond: condition, then: ops }, { else: ops }),
  roll: verb('roll', { dice, as: words }, {}),
  counter: verb('counter', { name: words, amount: expr }, {}),
  rule: verb('rule', { rule: oneOf(RULES) }, { target, who, attr: attrArg, until }),
  manual: verb('manual', { prompt: text }, {}),
};

/** The keys of a deed besides its `op`. */
export const keysOf = (name: Verb): VerbKeys => KEYS.get(name) ?? { required: [], optional: [] };

export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];
const verbName = oneOf(VERB_NAMES, 'unknown-verb');

function op(value: unknown, at: At): Op | undefined {
  if (!isObject(value) || !Object.hasOwn(value, 'op')) {
    const problem = isObject(value) ? 'missing-key' : 'wrong-type';
    at.notes.note(problem, at.path, { key: 'op', expected: 'object' });
    return undefined;
  }
  const name = verbName(value.op, inside(at, 'op'));
  return name && VERBS[name](value, at);
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
