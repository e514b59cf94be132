import { isRefusal, type Refusal } from './refusal.ts';
import type { Language, Text } from './text.ts';

/** The details of a refusal as text. Every function accepts any value. */
export interface RefusalDetails {
  readonly has: (key: string) => boolean;
  /** Any value as text. */
  readonly text: (key: string) => string;
  /** A number that players count from 1 and commands from 0. */
  readonly number: (key: string) => string;
  /** A list of anything, with "or" before the last. */
  readonly either: (key: string) => string;
  /** The message of a refusal inside this detail. */
  readonly inner: (key: string) => string;
}

export type Said<D> = string | ((details: D) => string);

/** Messages by refusal code. A missing translation doesn't compile. */
export type RefusalWords<Code extends string, D = RefusalDetails> = {
  readonly [C in Code]: { readonly [L in Language]: Said<D> };
};

export const OR: Text = { en: 'or', fr: 'ou' };

/** Long enough to recognize a value, short enough for a message. */
const LONGEST = 60;

export const plain = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '?');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const listed = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

export const found = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

export const ifHas = (d: Pick<RefusalDetails, 'has'>, key: string, text: () => string): string =>
  d.has(key) ? text() : '';

/** The suggestion of a refusal as a separate sentence. */
export const MEANT: { readonly [L in Language]: (d: Pick<RefusalDetails, 'has' | 'text'>) => string } = {
  en: d => ifHas(d, 'suggestion', () => ` Did you mean “${d.text('suggestion')}”?`),
  fr: d => ifHas(d, 'suggestion', () => ` Vouliez-vous dire «\u202f${d.text('suggestion')}\u202f»\u202f?`),
};

/** The message for a code without one. */
export const GENERIC: { readonly [L in Language]: (code: string) => string } = {
  en: code => `This isn’t possible. Code: ${code}.`,
  fr: code => `Ce n’est pas possible. Code\u202f: ${code}.`,
};

export const detailsOf = (
  refusal: Refusal,
  language: Language,
  sayInner: (refusal: Refusal) => string,
): RefusalDetails => ({
  has: key => refusal[key] !== undefined && refusal[key] !== '',
  text: key => plain(refusal[key]),
  number: key => (typeof refusal[key] === 'number' ? String(refusal[key] + 1) : plain(refusal[key])),
  either: key => listed(asList(refusal[key]).map(plain), OR[language]),
  inner: key => {
    const why = refusal[key];
    return isRefusal(why) ? sayInner(why) : GENERIC[language](plain(why));
  },
});

/** The message for a refusal in the reader's language. */
export const wordedBy = <D>(
  words: RefusalWords<string, D>,
  refusal: Refusal,
  language: Language,
  details: () => D,
): string => {
  const said = found(words, refusal.refused)?.[language];
  if (said === undefined) return GENERIC[language](plain(refusal.refused));
  return typeof said === 'string' ? said : said(details());
};
