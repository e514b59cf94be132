import type { Position } from '../types.ts';
import type { StaticAbility } from './in-play.ts';

/**
 * The continuous effects being evaluated. A condition or a number may ask for a value that depends on effects again:
 * an effect does not count for itself, and within two of them only what is printed and what lasts counts.
 */
const underWay: StaticAbility[] = [];
const DEEPEST = 2;

export const isDeepest = (): boolean => underWay.length >= DEEPEST;
export const isUnderWay = (one: StaticAbility): boolean => underWay.includes(one);

/** Answers by what was asked and about what. Without them, effects that read each other take quadratic time. */
type Answers = Map<unknown, Map<unknown, unknown>>;

/** Answers within the outermost effect under way. */
let within: Answers = new Map();
/** Answers at the deepest level, where no effect counts: the same within every outermost effect. */
let deepest: Answers = new Map();
/** The table that the answers are about; a table does not change while effects are evaluated. */
let about: Position | undefined;

/** Heroes that the outermost effect does not change: their values are the same within any such effect. */
let unchanged: Answers = new Map();
const NO_EFFECT = {} as StaticAbility;

/** To be called before a list of effects is evaluated. */
export const beginEffects = (table: Position): void => {
  if (underWay.length > 0) return;
  about = table;
  if (deepest.size > 0) deepest = new Map();
  if (unchanged.size > 0) unchanged = new Map();
};

/** Evaluates an effect within those under way. */
export const inside = (one: StaticAbility, evaluate: () => void): void => {
  if (underWay.length === 0 && within.size > 0) within = new Map();
  underWay.push(one);
  try {
    evaluate();
  } finally {
    underWay.pop();
  }
};

const once = <T>(answers: Answers, question: unknown, subject: unknown, answer: () => T): T => {
  let known = answers.get(question);
  if (!known) {
    known = new Map();
    answers.set(question, known);
  }
  if (known.has(subject)) return known.get(subject) as T;
  const found = answer();
  known.set(subject, found);
  return found;
};

/** What a card is worth: computed once within the effects under way. */
export const onceWithin = <T>(table: Position, question: string, card: number, answer: () => T): T => {
  if (underWay.length === 0 || about !== table) return answer();
  return once(isDeepest() ? deepest : within, question, card, answer);
};

/** The effect under way if there is just one. */
export const onlyEffect = (): StaticAbility | undefined =>
  underWay.length === 1 && underWay[0] !== NO_EFFECT ? underWay[0] : undefined;

/** What a card is worth that the only effect under way does not change: computed once for all such effects. */
export const onceUnchanged = <T>(table: Position, card: number, answer: () => T): T => {
  if (about !== table) return answer();
  const only = underWay[0]!;
  underWay[0] = NO_EFFECT;
  try {
    return once(unchanged, 'hero', card, answer);
  } finally {
    underWay[0] = only;
  }
};

/** A part of an effect: at the deepest level computed once, whatever effects are around it. */
export const onceDeepest = <T>(table: Position, part: unknown, context: object, answer: () => T): T =>
  isDeepest() && about === table && typeof part === 'object'
    ? once(deepest, part, context, answer)
    : answer();
