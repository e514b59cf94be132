import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';

/** The details of a refusal as text. Every function accepts any value, because a refusal may come from another process. */
export interface RefusalDetails<Key extends string = string> {
  readonly has: (key: Key) => boolean;
  /** Any value as text. */
  readonly text: (key: Key) => string;
  /** A number that players count from 1 and commands from 0. */
  readonly number: (key: Key) => string;
  /** A list of anything, with "or" before the last. */
  readonly either: (key: Key) => string;
  /** The message of a refusal inside this detail. */
  readonly inner: (key: Key) => string;
}

export type Message<D> = string | ((details: D) => string);

/** Messages by refusal code, whose details are in `Details`. A missing translation or an unknown detail doesn't compile. */
export type RefusalMessages<Details extends object> = {
  readonly [Code in keyof Details]: {
    readonly [L in Language]: Message<RefusalDetails<keyof Details[Code] & string>>;
  };
};

/** Messages of any codes, which read the details with `D`. */
type AnyWords<D> = { readonly [code: string]: { readonly [L in Language]: Message<D> } };

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

export const lookUp = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;

export const ifHas = <Key extends string>(
  d: { readonly has: (key: Key) => boolean },
  key: Key,
  text: () => string,
): string => (d.has(key) ? text() : '');

/** The suggestion of a refusal as a separate sentence. */
export const DID_YOU_MEAN: {
  readonly [L in Language]: (d: Pick<RefusalDetails<'suggestion'>, 'has' | 'text'>) => string;
} = {
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
export const messageFrom = <D>(
  words: AnyWords<D>,
  refusal: Refusal,
  language: Language,
  details: () => D,
): string => {
  const said = lookUp(words, refusal.refused)?.[language];
  if (said === undefined) return GENERIC[language](plain(refusal.refused));
  return typeof said === 'string' ? said : said(details());
};
