import type { Position } from '../types.ts';
import type { StaticAbility } from './in-play.ts';

/**
 * The stack of continuous effects being evaluated. A condition or number of an effect may read a value that
 * other effects change, so evaluations nest. Effects on the stack are then ignored. Inside two nested
 * effects, all continuous effects are ignored: only printed values and lasting changes count.
 *
 * The stack and its caches are module variables, because values are read through callbacks everywhere in the
 * rules. Looking them up in a `WeakMap` keyed by the position makes bot games 14 % slower.
 */
const underWay: StaticAbility[] = [];
const DEEPEST = 2;

export const isDeepest = (): boolean => underWay.length >= DEEPEST;
export const isUnderWay = (one: StaticAbility): boolean => underWay.includes(one);

/**
 * Cached results, by question and then by subject. Without the cache, the time would be quadratic in the
 * number of effects that read each other.
 */
type Results = Map<unknown, Map<unknown, unknown>>;

/** Results that hold while the same effect is at the bottom of the stack. */
let within: Results = new Map();
/**
 * Results inside two nested effects, where all continuous effects are ignored. They don't depend on the
 * effects on the stack.
 */
let deepest: Results = new Map();
/** The position that the cached results belong to. It doesn't change during an evaluation. */
let about: Position | undefined;

/**
 * Attributes of heroes that the single effect on the stack can't change, so they don't depend on which effect
 * it is.
 */
let unchanged: Results = new Map();
/** Replaces an effect on the stack that can't change the value. Only its identity is used. */
const NO_EFFECT = {} as StaticAbility;

/**
 * Must be called before a list of effects is evaluated. Clears the caches, unless an evaluation is in
 * progress.
 */
export const beginEffects = (table: Position): void => {
  if (underWay.length > 0) return;
  about = table;
  if (deepest.size > 0) deepest = new Map();
  if (unchanged.size > 0) unchanged = new Map();
};

/** Runs `evaluate` with this effect on the stack. */
export const inside = (one: StaticAbility, evaluate: () => void): void => {
  if (underWay.length === 0 && within.size > 0) within = new Map();
  underWay.push(one);
  try {
    evaluate();
  } finally {
    underWay.pop();
  }
};

const once = <T>(results: Results, question: unknown, subject: unknown, compute: () => T): T => {
  let known = results.get(question);
  if (!known) {
    known = new Map();
    results.set(question, known);
  }
  // The cast is safe, because all results for one question have the same type.
  if (known.has(subject)) return known.get(subject) as T;
  const found = compute();
  known.set(subject, found);
  return found;
};

/** Computes a value of a card once for the effect at the bottom of the stack. */
export const onceWithin = <T>(table: Position, question: string, card: number, compute: () => T): T => {
  if (underWay.length === 0 || about !== table) return compute();
  return once(isDeepest() ? deepest : within, question, card, compute);
};

/** The single effect on the stack. Undefined if the stack is empty or has several. */
export const onlyEffect = (): StaticAbility | undefined =>
  underWay.length === 1 && underWay[0] !== NO_EFFECT ? underWay[0] : undefined;

/** Computes a value of a card that the single effect on the stack can't change, once for all such effects. */
export const onceUnchanged = <T>(table: Position, card: number, compute: () => T): T => {
  if (about !== table) return compute();
  const only = underWay[0]!;
  underWay[0] = NO_EFFECT;
  try {
    return once(unchanged, 'hero', card, compute);
  } finally {
    underWay[0] = only;
  }
};

/**
 * The value of a part of an effect. Inside two nested effects, it is computed only once, because it doesn't
 * depend on them.
 */
export const onceDeepest = <T>(table: Position, part: unknown, context: object, compute: () => T): T =>
  isDeepest() && about === table && typeof part === 'object'
    ? once(deepest, part, context, compute)
    : compute();
