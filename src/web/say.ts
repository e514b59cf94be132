import { colon as colonIn, type Language, semicolons as semicolonsIn, type Text } from '../engine/text.ts';
import { language } from './settings.ts';

/** Words in both languages: whatever a screen says, a missing translation does not compile. */
export interface Words<T> {
  readonly en: T;
  readonly fr: T;
}

/** The words in the reader's language; the screen follows when it is switched. */
export const say = <T>(words: Words<T>): T => words[language.value];

export const text = (words: Text): string => words[language.value];

/** The colon of the reader's language, with the space before it. */
export const colon = (): string => colonIn(language.value);

/** "Heroes: Ada, Bruno" */
export const listed = (title: string, what: string): string => `${title}${colon()} ${what}`;

/** Parts that may have commas of their own, one after the other. */
export const semicolons = (parts: readonly string[]): string => semicolonsIn(parts, language.value);

/** To make a formatter takes far longer than to use it, and a table writes hundreds of numbers. */
const once = <T>(make: (wished: Language) => T): (() => T) => {
  const made = new Map<Language, T>();
  return () => {
    const found = made.get(language.value) ?? make(language.value);
    made.set(language.value, found);
    return found;
  };
};

const digits = once(wished => new Intl.NumberFormat(wished));
const plurals = once(wished => new Intl.PluralRules(wished));
const lists = once(wished => new Intl.ListFormat(wished));
const choices = once(wished => new Intl.ListFormat(wished, { type: 'disjunction' }));

/** A date in the reader's language. French writes the first day of a month as "1er". */
export const date = (
  time: number | Date,
  style: Intl.DateTimeFormatOptions,
  wished: Language = language.value,
): string =>
  new Intl.DateTimeFormat(wished, style)
    .formatToParts(time)
    .map(({ type, value }) => (wished === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');

/** "Ada, Bruno and Cleo" */
export const namesIn = (names: readonly string[]): string => lists().format(names);

/** "red, green, or blue" */
export const either = (ways: readonly string[]): string => choices().format(ways);

/** A number as it is written in the reader's language, with the minus sign of printed books. */
export const number = (n: number): string =>
  // Nothing has no sign, also where it was reckoned as nothing less.
  digits()
    .format(n === 0 ? 0 : n)
    .replace('-', '−');

/** "+4", "−2", "0" */
export const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

/** The form that goes with a number: French counts 0 and 1 as one. */
export const plural = (n: number, one: string, many: string): string =>
  plurals().select(Math.abs(n)) === 'one' ? one : many;
