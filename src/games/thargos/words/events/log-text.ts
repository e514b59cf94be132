import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { Language, Text } from '../../../../engine/text.ts';
import { ATTRIBUTES, type Attribute } from '../../attributes.ts';
import { design } from '../../board/library.ts';
import type { CardId } from '../../cards/card.ts';
import type { Config } from '../../config.ts';
import type { Event } from '../../events.ts';
import type { LogDetails } from '../log-details.ts';
import { ATTRIBUTE_NAMES } from '../names.ts';

/** An event as a sentence, with the rule or card that it cites. */
export interface LogLine {
  readonly text: string;
  readonly rule?: string;
  /** The card whose effect it is; a line that cites a card needs no rule. */
  readonly card?: CardId;
}

/** The reader of the log: their seat, the names of the players, and the cards of the game. */
export interface LogReader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly config: Config;
}

/** The log lines of some event types; undefined for events without a line. */
export type LogTexts<T extends Event['type']> = {
  readonly [K in T]: (
    reader: LogReader,
    event: Extract<Event, { type: K }>,
    about: LogDetails,
  ) => LogLine | undefined;
};

export const NNBSP = '\u202f';

export const pick = ({ language }: LogReader, text: Text): string => text[language];

export const say = (reader: LogReader, text: Text, rule?: string): LogLine => ({
  text: pick(reader, text),
  ...(rule ? { rule } : {}),
});

/** Whether a sentence about this seat addresses the reader. */
export const isYou = ({ viewer }: LogReader, seat: Seat): boolean => viewer === seat;

export const playerName = ({ names }: LogReader, seat: Seat): string => names[seat] ?? `${seat + 1}`;

export const who = (reader: LogReader, seat: Seat): string =>
  isYou(reader, seat) ? pick(reader, { en: 'You', fr: 'Vous' }) : playerName(reader, seat);

/** Verb forms: for the reader, and for another player. */
export type Forms = readonly [you: string, they: string];

/** A subject with its verb. */
export const does = (reader: LogReader, seat: Seat, forms: { readonly [L in Language]: Forms }): string =>
  `${who(reader, seat)} ${forms[reader.language][isYou(reader, seat) ? 0 : 1]}`;

/** Heroes are named directly; other titles are quoted, because they wouldn't fit into a French sentence. */
export const cardName = (reader: LogReader, id: CardId | undefined): string => {
  if (id === undefined) return pick(reader, { en: 'a card', fr: 'une carte' });
  const { card } = design(reader.config, id);
  return card.type === 'hero' ? pick(reader, card.name) : pick(reader, quoted(card.name));
};

const quoted = ({ en, fr }: Text): Text => ({ en, fr: `«${NNBSP}${fr}${NNBSP}»` });

export const listed = (reader: LogReader, words: readonly string[]): string => {
  if (words.length < 2) return words[0] ?? '';
  const and = pick(reader, { en: ' and ', fr: ' et ' });
  return `${words.slice(0, -1).join(', ')}${and}${words[words.length - 1]}`;
};

/** The cards by name if they are known, otherwise their number. */
export const these = (reader: LogReader, { cards }: LogDetails, count: number): string => {
  if (cards)
    return listed(
      reader,
      cards.map(card => cardName(reader, card)),
    );
  const [one, many] = reader.language === 'fr' ? ['carte', 'cartes'] : ['card', 'cards'];
  return `${count} ${count === 1 ? one : many}`;
};

/** The texts of all colors that have one. */
export const colours = (reader: LogReader, asked: (colour: Attribute) => string | undefined): string =>
  ATTRIBUTES.flatMap(colour => {
    const value = asked(colour);
    return value === undefined ? [] : [`${ATTRIBUTE_NAMES[colour][reader.language]} ${value}`];
  }).join(', ');

/** The number as text; undefined for zero. */
export const unlessNone = (amount: number): string | undefined => (amount > 0 ? `${amount}` : undefined);

/** For events without a log line, because the board shows them. */
export const noLogLine = (): undefined => undefined;
