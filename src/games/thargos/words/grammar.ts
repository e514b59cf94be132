import { LANGUAGES, type Language } from '../../../engine/text.ts';
import { defined, sum } from '../../../engine/util.ts';
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
  Verb,
  Window,
  Zone,
} from '../effects/effect.ts';

export interface Parts {
  readonly subject: string;
  readonly verb: string;
  readonly object: string;
  readonly tail: string;
}

/** The text of an operation. */
export interface Clause {
  /** As an order or a statement: "draw 2 cards", "your opponent draws 2 cards". */
  readonly say: string;
  /** After "you may": "draw 2 cards", "have your opponent draw 2 cards". */
  readonly may?: string;
  /** Subject, verb and duration if the player isn't the subject, so that the next clause needn't repeat them. */
  readonly parts?: Parts;
  /** The clause needs its own sentence; `branches` are put in brackets inside another sentence. */
  readonly alone?: 'sentence' | 'branches';
}

/** The context of an operation: the same operation has another text on another card or with another trigger. */
export interface OpContext {
  readonly card: CardType;
  readonly on: Trigger;
  /** Applies only on this card's track. */
  readonly here: boolean;
  readonly isInConflict: boolean;
  /** How many dice the effect rolls; a single result needs no name. */
  readonly rolls: number;
  /** The text of a branch inside a sentence. */
  readonly block: (ops: readonly Op[]) => string;
}

export type Operations = { readonly [V in Verb]: (op: OpOf<V>, context: OpContext) => Clause };
export type Rules = { readonly [R in RuleName]: (op: OpOf<'rule'>, context: OpContext) => string };
export type Windows = { readonly [W in Window]: (here: Here) => string };
export type Durations = { readonly [U in Until]: string };

/** How a card limits an effect to its own track: by its hero, by its track, or not at all. */
export type Here = 'hero' | 'track' | 'anywhere';

export const hereOf = ({ card, here }: OpContext): Here => {
  if (!here) return 'anywhere';
  return card === 'hero' || card === 'advantage' ? 'hero' : 'track';
};

/** Heroes and Advantages mean their own hero where other cards mean any hero of the player. */
export const hasHero = ({ card }: OpContext): boolean => card === 'hero' || card === 'advantage';

export type TriggerWords = (here: Here, context: OpContext) => string;
export type Triggers = { readonly [T in Trigger]: { readonly [S in Side]: TriggerWords } };

/** A situation before the colon, as a statement, and as the opposite statement. */
export interface SituationWords {
  readonly when: (here: Here) => string;
  readonly is: string;
  readonly isNot: string;
}
export type Situations = { readonly [I in Is]: SituationWords };

/** One entry per key of a filter, so a new key doesn't compile without a text. */
export type Filters<Words> = {
  readonly [K in keyof Filter]-?: (value: NonNullable<Filter[K]>) => Words;
};

/** Applies the filter texts to the keys that a filter has, in the order of the table. */
export const filterWords = <Words>(table: Filters<Words>, where: Filter): Words[] =>
  // The table has exactly the keys of a filter, each with a function for its value.
  (Object.keys(table) as (keyof Filter)[]).flatMap(key => {
    const value = where[key];
    return value === undefined ? [] : [(table[key] as (value: unknown) => Words)(value)];
  });

/** What a language must provide to build sentences. */
export interface Grammar {
  readonly language: Language;
  readonly operations: Operations;
  /** The part before the colon; empty if the card implies the trigger. */
  readonly moment: (effect: Effect, context: OpContext) => string;
  readonly condition: (condition: Condition, context: OpContext) => string;
  readonly limit: (limit: Limit, isSure: boolean) => string;
  readonly cost: (block: string) => string;
  readonly mayDo: (deeds: string) => string;
  /** Added to optional effects that the player doesn't carry out. */
  readonly ifYouWish: string;
  readonly colon: string;
  readonly next: string;
  readonly and: string;
  /** An order after another player's deed, with its subject: "your opponent discards 1 card, then you draw 2". */
  readonly youDo: (clause: Clause) => string;
}

/** Whether a condition is a single situation. */
export const isSituation = (condition: Condition): condition is { readonly is: Is } => 'is' in condition;

/** The parts that must all hold; situations come first, as in the text. */
export const partsOf = (
  condition: Condition,
): { readonly situations: readonly Is[]; readonly rest: readonly Condition[] } => {
  const parts = 'all' in condition ? condition.all : [condition];
  return {
    situations: parts.filter(isSituation).map(part => part.is),
    rest: parts.filter(part => !isSituation(part)),
  };
};

/** The common subject of two consecutive conditions, which needn't be repeated. */
export const sharedSubject = (before: Condition | undefined, next: Condition): Target | undefined => {
  if (before === undefined || !('matches' in before) || !('matches' in next)) return undefined;
  const { target } = next.matches;
  return JSON.stringify(before.matches.target) === JSON.stringify(target) ? target : undefined;
};

/** Whether a condition inside another needs brackets. */
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

/** Whether a condition already says in which conflicts the effect applies. */
export const namesRole = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  partsOf(condition).situations.some(situation => situation === 'attacking' || situation === 'defending');

/** The default duration of a change; a continuous change lasts while it applies. */
export const lasting = (until: Until | undefined, { on, isInConflict }: OpContext): Until | undefined => {
  if (until !== undefined || on === 'static') return until;
  return isInConflict ? 'conflict' : 'endOfTurn';
};

/** Cards without a place of their own on a track or beside a hero are discarded. */
export const goalOf = (zone: Zone): Zone => (zone === 'track' || zone === 'hero' ? 'discard' : zone);

/** By default, cards are in the player's hand and modifiers on the player's side. */
export const filledIn = (selector: Selector): Selector => {
  if (selector.kind === 'card') return { of: 'self', in: 'hand', ...selector };
  return selector.kind === 'pam' ? { of: 'self', ...selector } : selector;
};

/** A goal is one place; a hero moves only between the player's tracks, so "an adjacent track" is enough. */
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

/** Adds up constant sums. */
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

/** A number of cards is never negative. */
export const howMany = (value: Expr): Expr => {
  const count = simple(value);
  return typeof count === 'number' ? Math.max(0, count) : count;
};

/** Whether a count is so large that it means all cards. */
export const isAll = (amount: unknown): boolean => typeof amount === 'number' && amount >= 60;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const diceText = (dice: Dice): string => dice.replace('-', '−');

/** A clause in the third person. */
export const thirdPerson = (subject: string, verb: string, object: string, tail = ''): Clause => ({
  say: words(subject, verb, object, tail),
  parts: { subject, verb, object, tail },
});

/** Joins words, leaving out the empty ones. */
export const words = (...parts: readonly string[]): string => parts.filter(part => part !== '').join(' ');

/** Two picks of the same kind: "swap 2 of your heroes", not "swap one of your heroes with one of your heroes". */
export const pairOf = (from: Target, to: Target): Selector | undefined => {
  if (typeof from === 'string' || typeof to === 'string' || (from.count ?? 1) !== 1) return undefined;
  return JSON.stringify(from) === JSON.stringify(to) ? { ...from, count: 2 } : undefined;
};

/** A text of a pack in the reader's language, otherwise in the language that it has. */
export const packText = (text: PackText, language: Language): string =>
  typeof text === 'string' ? text : (text[language] ?? LANGUAGES.map(each => text[each]).find(defined) ?? '');

/** "a, b and c" */
export const list = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;
