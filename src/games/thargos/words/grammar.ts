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

/** What an operation says. */
export interface Clause {
  /** As an order or a statement: "draw 2 cards", "your opponent draws 2 cards". */
  readonly say: string;
  /** After "you may": "draw 2 cards", "have your opponent draw 2 cards". */
  readonly may?: string;
  /** Who does what, for how long, if it is not the player: the next clause need not say the same again. */
  readonly parts?: Parts;
  /** It stands in a sentence of its own; with branches, in brackets when inside another. */
  readonly alone?: 'sentence' | 'branches';
}

/** Where an operation stands: the same words mean another thing on another card or at another moment. */
export interface OpContext {
  readonly card: CardType;
  readonly on: Trigger;
  /** Only on this card's track. */
  readonly here: boolean;
  readonly isInConflict: boolean;
  /** How many dice are rolled in the effect: the only result needs no name. */
  readonly rolls: number;
  /** The operations of a branch, inside a sentence. */
  readonly block: (ops: readonly Op[]) => string;
}

export type Operations = { readonly [V in Verb]: (op: OpOf<V>, context: OpContext) => Clause };
export type Rules = { readonly [R in RuleName]: (op: OpOf<'rule'>, context: OpContext) => string };
export type Windows = { readonly [W in Window]: (here: Here) => string };
export type Durations = { readonly [U in Until]: string };

/** How a card says that only its own track counts: by its hero, by its track, or not at all. */
export type Here = 'hero' | 'track' | 'anywhere';

export const hereOf = ({ card, here }: OpContext): Here => {
  if (!here) return 'anywhere';
  return card === 'hero' || card === 'advantage' ? 'hero' : 'track';
};

/** Heroes and Advantages speak of their own hero where others mean any hero of the player. */
export const hasHero = ({ card }: OpContext): boolean => card === 'hero' || card === 'advantage';

export type TriggerWords = (here: Here, context: OpContext) => string;
export type Triggers = { readonly [T in Trigger]: { readonly [S in Side]: TriggerWords } };

/** A situation in front of the colon, and the same as a statement and its opposite. */
export interface SituationWords {
  readonly when: (here: Here) => string;
  readonly is: string;
  readonly isNot: string;
}
export type Situations = { readonly [I in Is]: SituationWords };

/** One entry for each key of a filter: a new key does not compile until it has words. */
export type Filters<Words> = {
  readonly [K in keyof Filter]-?: (value: NonNullable<Filter[K]>) => Words;
};

/** Applies the table of filter words to the keys that a filter has, in the order of the table. */
export const filterWords = <Words>(table: Filters<Words>, where: Filter): Words[] =>
  (Object.keys(table) as (keyof Filter)[]).flatMap(key => {
    const value = where[key];
    return value === undefined ? [] : [(table[key] as (value: unknown) => Words)(value)];
  });

/** What the making of a sentence asks of a language. */
export interface Grammar {
  readonly language: Language;
  readonly operations: Operations;
  /** In front of the colon; empty where the card itself says when. */
  readonly moment: (effect: Effect, context: OpContext) => string;
  readonly condition: (condition: Condition, context: OpContext) => string;
  readonly limit: (limit: Limit, isSure: boolean) => string;
  readonly cost: (block: string) => string;
  readonly mayDo: (deeds: string) => string;
  /** Of what is not the player's own deed. */
  readonly ifYouWish: string;
  readonly colon: string;
  readonly next: string;
  readonly and: string;
  /** An order after what somebody else does, with its subject: "your opponent discards 1 card, then you draw 2". */
  readonly youDo: (clause: Clause) => string;
}

/** Whether a condition speaks of one situation only. */
export const isSituation = (condition: Condition): condition is { readonly is: Is } => 'is' in condition;

/** The parts that must hold together; situations first, as they are said first. */
export const partsOf = (
  condition: Condition,
): { readonly situations: readonly Is[]; readonly rest: readonly Condition[] } => {
  const parts = 'all' in condition ? condition.all : [condition];
  return {
    situations: parts.filter(isSituation).map(part => part.is),
    rest: parts.filter(part => !isSituation(part)),
  };
};

/** What two conditions in a row both speak of need not be named twice. */
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

/** Whether a condition already says in which conflicts something holds. */
export const namesRole = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  partsOf(condition).situations.some(situation => situation === 'attacking' || situation === 'defending');

/** How long a change lasts that does not say so; a continuous one lasts while it holds. */
export const lasting = (until: Until | undefined, { on, isInConflict }: OpContext): Until | undefined => {
  if (until !== undefined || on === 'static') return until;
  return isInConflict ? 'conflict' : 'endOfTurn';
};

/** What has no place of its own on a track or at a hero is discarded. */
export const goalOf = (zone: Zone): Zone => (zone === 'track' || zone === 'hero' ? 'discard' : zone);

/** Cards are looked for in the own hand, modifiers on the own side, unless the selector says otherwise. */
export const filledIn = (selector: Selector): Selector => {
  if (selector.kind === 'card') return { of: 'self', in: 'hand', ...selector };
  return selector.kind === 'pam' ? { of: 'self', ...selector } : selector;
};

/** A goal is one place; a hero moves between tracks of his player, so "an adjacent track" is enough. */
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

/** A sum of numbers is a number, and is said as one. */
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

/** How many cards: never fewer than none. */
export const howMany = (value: Expr): Expr => {
  const count = simple(value);
  return typeof count === 'number' ? Math.max(0, count) : count;
};

/** A count so large that it means everything there is. */
export const isAll = (amount: unknown): boolean => typeof amount === 'number' && amount >= 60;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const diceText = (dice: Dice): string => dice.replace('-', '−');

/** A clause in the third person. */
export const told = (subject: string, verb: string, object: string, tail = ''): Clause => ({
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

/** A text of a pack in the language of the reader, else in the one it has. */
export const packText = (text: PackText, language: Language): string =>
  typeof text === 'string' ? text : (text[language] ?? LANGUAGES.map(each => text[each]).find(defined) ?? '');

/** "a, b and c" */
export const list = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`;
