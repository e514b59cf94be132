import { isSeatText, type SeatRecord } from '../engine/record.ts';

// Joiners and variation selectors are part of emoji and of many scripts. Tag characters are part of only a few flags.
const PART_OF_LETTERS = '\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}';
const FLAG = '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]+\\u{e007f}';
/** Matches invisible characters, line breaks and direction marks. U+2800 is a Braille cell without dots. */
const HIDDEN = `[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u2800\\ufff9-\\ufffb]|(?![${PART_OF_LETTERS}])\\p{Default_Ignorable_Code_Point}`;

const FLAG_OR_HIDDEN = new RegExp(`(${FLAG})|${HIDDEN}`, 'gu');
const LOOSE_JOINER_AFTER = /(^|[^\p{L}\p{M}\p{S}])[\u200c\u200d]+/gu;
const LOOSE_JOINER_BEFORE = /[\u200c\u200d]+(?![\p{L}\p{S}])/gu;
/** Matches more than four marks on a letter. No language needs that many, and they would overlap other lines. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANK = /^\p{Zs}*$/u;

const stripped = (text: string): string =>
  text
    .normalize('NFC')
    .replace(FLAG_OR_HIDDEN, (_, flag?: string) => flag ?? '')
    .replace(LOOSE_JOINER_AFTER, '$1')
    .replace(LOOSE_JOINER_BEFORE, '')
    .replace(PILED_MARKS, '$1');

/** Returns the text without invisible characters, or an empty text if nothing visible remains. */
export const shownText = (text: string): string => {
  if (text === '') return text;
  const shown = stripped(text).trim();
  return VISIBLE.test(shown) ? shown : '';
};

/**
 * Whether a player may enter this text as a name, title, motto or crest. A text of only spaces is allowed and counts as
 * empty.
 */
export const isEnteredText = (value: unknown): value is string =>
  isSeatText(value) &&
  (BLANK.test(value) || (VISIBLE.test(value) && stripped(value) === value.normalize('NFC')));

/** NP-70: whether a text has something visible and nothing hidden. Unlike `isEnteredText`, doesn't limit its length. */
export const isVisibleText = (text: string): boolean =>
  VISIBLE.test(text) && stripped(text) === text.normalize('NFC');

const TEXT_KEYS = ['name', 'title', 'motto', 'crest'] as const;

/** Returns a stored seat as players see it. Older versions stored texts that `isEnteredText` refuses. */
export const shownSeat = <S extends SeatRecord>(seat: S): S => {
  const shown: { -readonly [K in keyof SeatRecord]: SeatRecord[K] } = { ...seat };
  for (const key of TEXT_KEYS) {
    const text = shownText(shown[key] ?? '');
    if (text === '') delete shown[key];
    else shown[key] = text;
  }
  // Cast: only optional fields were removed.
  return shown as S;
};
