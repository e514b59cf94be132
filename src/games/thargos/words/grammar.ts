import { LANGUAGES, type Language } from '../../../engine/text.ts';
import { defined, keysOf, sum } from '../../../engine/util.ts';
import type {
  CardType,
  Comparison,
  Condition,
  Dice,
  Effect,
  Expr,
  Filter,
  Is,
  Limit,
  Op,
  OpOf,
  PackText,
  RuleName,
  Selector,
  Side,
  Target,
  Trigger,
  Until,
  Window,
  Zone,
} from '../effects/effect.ts';

export interface Parts {
  readonly subject: string;
  readonly verb: string;
  readonly object: string;
  readonly tail: string;
}

/** The text of one operation, in the forms that different sentences need. */
export interface Clause {
  /** As a command or a statement: "draw 2 cards", "your opponent draws 2 cards". */
  readonly say: string;
  /** The form after "you may": "draw 2 cards", "have your opponent draw 2 cards". */
  readonly may?: string;
  /**
   * The parts of a clause whose subject isn't the player, so that the next clause can omit what both share.
   * `tail` is the duration.
   */
  readonly parts?: Parts;
  /**
   * Set if the clause needs its own sentence. One with `branches` may also be put in brackets inside a
   * sentence.
   */
  readonly alone?: 'sentence' | 'branches';
}

/** What the text of an operation depends on besides the operation: its card, its trigger and its effect. */
export interface OpContext {
  readonly card: CardType;
  readonly on: Trigger;
  /** Whether the effect applies only on this card's track. */
  readonly here: boolean;
  readonly isInConflict: boolean;
  /** The number of rolls in the effect. If there is only one, the text doesn't name its result. */
  readonly rolls: number;
  /** Writes the operations of a branch inside a sentence. */
  readonly block: (ops: readonly Op[]) => string;
}

export type Rules = { readonly [R in RuleName]: (op: OpOf<'rule'>, context: OpContext) => string };
export type Windows = { readonly [W in Window]: (here: Here) => string };
export type Durations = { readonly [U in Until]: string };

/** To what the text limits an effect: the card's own hero, its track, or nothing. */
export type Here = 'hero' | 'track' | 'anywhere';

export const hereOf = ({ card, here }: OpContext): Here => {
  if (!here) return 'anywhere';
  return card === 'hero' || card === 'advantage' ? 'hero' : 'track';
};

/** Whether the card has its own hero. On other cards, the same effect can mean any hero of the player. */
export const hasHero = ({ card }: OpContext): boolean => card === 'hero' || card === 'advantage';

export type TriggerWords = (here: Here, context: OpContext) => string;
export type Triggers = { readonly [T in Trigger]: { readonly [S in Side]: TriggerWords } };

/** The text of a situation: before the colon, as a statement, and as the opposite statement. */
export interface SituationWords {
  readonly when: (here: Here) => string;
  readonly is: string;
  readonly isNot: string;
}
export type Situations = { readonly [I in Is]: SituationWords };

/** A text for every key of a filter. If one is missing, this doesn't compile. */
export type Filters<Words> = {
  readonly [K in keyof Filter]-?: (value: NonNullable<Filter[K]>) => Words;
};

/** The texts of the keys that a filter has, in the order of the table. */
export const filterWords = <Words>(table: Filters<Words>, where: Filter): Words[] =>
  // The cast is safe, because the table has exactly the keys of a filter, each with a function for its value.
  keysOf(table).flatMap(key => {
    const value = where[key];
    return value === undefined ? [] : [(table[key] as (value: unknown) => Words)(value)];
  });

/** What each language provides for building sentences. */
export interface Grammar {
  readonly language: Language;
  readonly clause: (op: Op, context: OpContext) => Clause;
  /** The text before the colon that names the trigger. Empty if the type of the card implies it. */
  readonly moment: (effect: Effect, context: OpContext) => string;
  readonly condition: (condition: Condition, context: OpContext) => string;
  readonly limit: (limit: Limit, isSure: boolean) => string;
  readonly cost: (block: string) => string;
  readonly mayDo: (deeds: string) => string;
  /** Precedes an optional effect that can't be expressed with "you may". */
  readonly ifYouWish: string;
  readonly colon: string;
  readonly next: string;
  readonly and: string;
  /**
   * A command to the player after a clause about another player. It then needs a subject: "your opponent
   * discards 1 card, then you draw 2".
   */
  readonly youDo: (clause: Clause) => string;
}

export const isSituation = (condition: Condition): condition is { readonly is: Is } => 'is' in condition;

/** The parts of a condition that must all hold, with situations first, as in the text. */
export const partsOf = (
  condition: Condition,
): { readonly situations: readonly Is[]; readonly rest: readonly Condition[] } => {
  const parts = 'all' in condition ? condition.all : [condition];
  return {
    situations: parts.filter(isSituation).map(part => part.is),
    rest: parts.filter(part => !isSituation(part)),
  };
};

/** The subject that a condition shares with the one before it, so that the text names it only once. */
export const sharedSubject = (before: Condition | undefined, next: Condition): Target | undefined => {
  if (before === undefined || !('matches' in before) || !('matches' in next)) return undefined;
  const { target } = next.matches;
  return JSON.stringify(before.matches.target) === JSON.stringify(target) ? target : undefined;
};

/** Whether a condition needs brackets inside another one. */
export const isGroup = (condition: Condition): boolean => {
  if ('not' in condition) return isGroup(condition.not);
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [];
  return parts.length === 1 ? isGroup(parts[0]!) : parts.length > 1;
};

const NEGATED: { readonly [C in Comparison]: Comparison | '≠' } = {
  '<': '>=',
  '<=': '>',
  '=': '≠',
  '>=': '<',
  '>': '<=',
};
export const negated = (comparison: Comparison): Comparison | '≠' => NEGATED[comparison];

/** Whether a condition already limits the effect to attacks or defenses. */
export const namesRole = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  partsOf(condition).situations.some(situation => situation === 'attacking' || situation === 'defending');

/**
 * The duration of a change, or the default if none is given. A continuous effect without a duration lasts as
 * long as it applies.
 */
export const lasting = (until: Until | undefined, { on, isInConflict }: OpContext): Until | undefined => {
  if (until !== undefined || on === 'static') return until;
  return isInConflict ? 'conflict' : 'endOfTurn';
};

/** The zone where cards really go. Those sent to a track or a hero are discarded. */
export const goalOf = (zone: Zone): Zone => (zone === 'track' || zone === 'hero' ? 'discard' : zone);

/** The selector with its defaults: cards are in the player's hand, modifiers are the player's own. */
export const filledIn = (selector: Selector): Selector => {
  if (selector.kind === 'card') return { of: 'self', in: 'hand', ...selector };
  return selector.kind === 'pam' ? { of: 'self', ...selector } : selector;
};

/**
 * The selector of a destination, which is a single place. Heroes move only between tracks of one player, so
 * "an adjacent track" needs no owner.
 */
export const asGoal = (selector: Selector): Selector => {
  if (selector.pick !== 'adjacent') return selector;
  const { of, ...rest } = selector;
  const kept = of !== undefined && selector.kind !== 'track' ? { of } : {};
  return { count: 1, ...rest, ...kept };
};

const numbersOf = (values: readonly Expr[]): number[] | undefined => {
  const numbers = values.map(simple).filter(value => typeof value === 'number');
  return numbers.length === values.length ? numbers : undefined;
};

/** The value of an expression without variable parts, otherwise the expression. */
export const simple = (value: Expr): Expr => {
  if (typeof value === 'number') return value;
  if ('neg' in value) {
    const [number] = numbersOf([value.neg]) ?? [];
    return number === undefined ? value : 0 - number;
  }
  const parts = 'sum' in value ? value.sum : 'min' in value ? value.min : 'max' in value ? value.max : [];
  const numbers = numbersOf(parts);
  if (numbers === undefined || numbers.length === 0) return value;
  if ('sum' in value) return sum(numbers);
  return 'min' in value ? Math.min(...numbers) : Math.max(...numbers);
};

/** Like `simple`, but raises a negative value to 0, because a number of cards can't be negative. */
export const howMany = (value: Expr): Expr => {
  const count = simple(value);
  return typeof count === 'number' ? Math.max(0, count) : count;
};

/** Whether a number of cards is so large that it means all of them. */
export const isAll = (amount: unknown): boolean => typeof amount === 'number' && amount >= 60;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const diceText = (dice: Dice): string => dice.replace('-', '−');

/** A clause about a player or thing in the third person. */
export const thirdPerson = (subject: string, verb: string, object: string, tail = ''): Clause => ({
  say: words(subject, verb, object, tail),
  parts: { subject, verb, object, tail },
});

/** Joins the words that aren't empty with spaces. */
export const words = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ');

/**
 * A selector of two items, if both picks are of the same kind: "swap 2 of your heroes" instead of "swap one
 * of your heroes with one of your heroes".
 */
export const pairOf = (from: Target, to: Target): Selector | undefined => {
  if (typeof from === 'string' || typeof to === 'string' || (from.count ?? 1) !== 1) return undefined;
  return JSON.stringify(from) === JSON.stringify(to) ? { ...from, count: 2 } : undefined;
};

/** The text of a pack in the reader's language, or in the only language that it has. */
export const packText = (text: PackText, language: Language): string =>
  typeof text === 'string' ? text : (text[language] ?? LANGUAGES.map(each => text[each]).find(defined) ?? '');

/** A list such as "a, b and c". `last` is the text before the last item, such as " and ". */
export const list = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;

/** By how much a constant amount is below 0. Undefined if it isn't, or if the amount isn't constant. */
export const lossOf = (value: Expr): number | undefined => {
  const number = simple(value);
  return typeof number === 'number' && number < 0 ? -number : undefined;
};
