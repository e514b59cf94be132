import { colon as colonIn, type Language, semicolons as semicolonsIn, type Text } from '../engine/text.ts';
import { language } from './settings.ts';

/** Texts in both languages. A missing translation doesn't compile. */
export interface Words<T> {
  readonly en: T;
  readonly fr: T;
}

/** Selects the texts in the current language. Components update when the language changes. */
export const say = <T>(words: Words<T>): T => words[language.value];

export const text = (words: Text): string => words[language.value];

/** The colon of the current language, with the space before it. */
export const colon = (): string => colonIn(language.value);

/** A title, a colon and a text, such as "Heroes: Ada, Bruno". */
export const listed = (title: string, what: string): string => `${title}${colon()} ${what}`;

/** Joins texts with semicolons, because they may contain commas. */
export const semicolons = (parts: readonly string[]): string => semicolonsIn(parts, language.value);

/**
 * Caches a formatter per language, because creating one is far slower than using it, and a table formats hundreds of
 * numbers.
 */
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

/** A list such as "Ada, Bruno and Cleo". */
export const namesIn = (names: readonly string[]): string => lists().format(names);

/** A list such as "red, green, or blue". */
export const either = (ways: readonly string[]): string => choices().format(ways);

/** A number in the current language, with a typographic minus sign. */
export const number = (n: number): string =>
  // -0 is formatted as 0, because it must not have a sign.
  digits()
    .format(n === 0 ? 0 : n)
    .replace('-', '−');

/** A number with its sign: "+4", "−2", "0". */
export const signed = (n: number): string => (n > 0 ? `+${number(n)}` : number(n));

/** The plural form for a number: French treats 0 and 1 as singular. */
export const plural = (n: number, one: string, many: string): string =>
  plurals().select(Math.abs(n)) === 'one' ? one : many;
