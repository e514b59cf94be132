import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';

/**
 * Returns the details of a refusal as text. Every function accepts any value, because a refusal may come from another
 * process.
 */
export interface RefusalDetails<Key extends string = string> {
  readonly has: (key: Key) => boolean;
  readonly text: (key: Key) => string;
  /** Returns a number plus one, because players count from 1 and commands from 0. */
  readonly number: (key: Key) => string;
  /** Returns the items of a list, with "or" before the last. */
  readonly either: (key: Key) => string;
  /** Returns the message of a refusal that is itself a detail of this refusal. */
  readonly inner: (key: Key) => string;
}

export type Message<D> = string | ((details: D) => string);

/**
 * The messages for refusal codes. `Details` maps each code to its details. A missing translation or an unknown detail
 * doesn't compile.
 */
export type RefusalMessages<Details extends object> = {
  readonly [Code in keyof Details]: {
    readonly [L in Language]: Message<RefusalDetails<keyof Details[Code] & string>>;
  };
};

/** The messages for any codes. A message reads the details through `D`. */
type AnyWords<D> = { readonly [code: string]: { readonly [L in Language]: Message<D> } };

export const OR: Text = { en: 'or', fr: 'ou' };

/** The maximum length of a value in a message. It is enough to recognize the value. */
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

/** Writes the suggestion of a refusal as a separate sentence. */
export const DID_YOU_MEAN: {
  readonly [L in Language]: (d: Pick<RefusalDetails<'suggestion'>, 'has' | 'text'>) => string;
} = {
  en: d => ifHas(d, 'suggestion', () => ` Did you mean “${d.text('suggestion')}”?`),
  fr: d => ifHas(d, 'suggestion', () => ` Vouliez-vous dire «\u202f${d.text('suggestion')}\u202f»\u202f?`),
};

/** Writes the message for a code that has no message of its own. */
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

/** Returns the message for a refusal in the reader's language. */
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
