import type { Position } from '../types.ts';
import type { StaticAbility } from './in-play.ts';

/**
 * The stack of continuous effects being evaluated; it is empty between two evaluations. A condition or a number may need
 * a value that depends on effects again. An effect doesn't count for itself; within two effects, only printed values and
 * lasting changes count.
 *
 * The stack and its results aren't parameters: values are read through callbacks all over the rules. Finding them
 * through a `WeakMap` keyed by the table makes bot games 14 % slower.
 */
const underWay: StaticAbility[] = [];
const DEEPEST = 2;

export const isDeepest = (): boolean => underWay.length >= DEEPEST;
export const isUnderWay = (one: StaticAbility): boolean => underWay.includes(one);

/** Results by what was computed and for what. Without them, effects that read each other take quadratic time. */
type Results = Map<unknown, Map<unknown, unknown>>;

/** Results within the outermost effect. */
let within: Results = new Map();
/** Results at the deepest level, where no effect counts: the same within every outermost effect. */
let deepest: Results = new Map();
/** The table of these results. It doesn't change during an evaluation. */
let about: Position | undefined;

/** Values of heroes that the outermost effect doesn't change: the same within every such effect. */
let unchanged: Results = new Map();
/** Replaces an effect on the stack that doesn't change the value in question; only its identity matters. */
const NO_EFFECT = {} as StaticAbility;

/** Call this before evaluating a list of effects. */
export const beginEffects = (table: Position): void => {
  if (underWay.length > 0) return;
  about = table;
  if (deepest.size > 0) deepest = new Map();
  if (unchanged.size > 0) unchanged = new Map();
};

/** Evaluates an effect within those on the stack. */
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
  // One question always has results of one type.
  if (known.has(subject)) return known.get(subject) as T;
  const found = compute();
  known.set(subject, found);
  return found;
};

/** A value of a card, computed once within the effects on the stack. */
export const onceWithin = <T>(table: Position, question: string, card: number, compute: () => T): T => {
  if (underWay.length === 0 || about !== table) return compute();
  return once(isDeepest() ? deepest : within, question, card, compute);
};

/** The effect on the stack if there is exactly one. */
export const onlyEffect = (): StaticAbility | undefined =>
  underWay.length === 1 && underWay[0] !== NO_EFFECT ? underWay[0] : undefined;

/** A value of a card that the only effect on the stack doesn't change, computed once for all such effects. */
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

/** A part of an effect; at the deepest level it is computed once, whatever effects are on the stack. */
export const onceDeepest = <T>(table: Position, part: unknown, context: object, compute: () => T): T =>
  isDeepest() && about === table && typeof part === 'object'
    ? once(deepest, part, context, compute)
    : compute();
