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
  /** The card whose effect the event is. A line that cites a card needs no rule. */
  readonly card?: CardId;
}

/** Who reads the log, and what the texts need: names of players, config and language. */
export interface LogReader {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly config: Config;
}

/**
 * For some types of events, functions that return the log line. They return undefined if the event has none.
 */
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

/** Whether a sentence about this seat addresses the reader as "you". */
export const isYou = ({ viewer }: LogReader, seat: Seat): boolean => viewer === seat;

export const playerName = ({ names }: LogReader, seat: Seat): string => names[seat] ?? `${seat + 1}`;

export const who = (reader: LogReader, seat: Seat): string =>
  isYou(reader, seat) ? pick(reader, { en: 'You', fr: 'Vous' }) : playerName(reader, seat);

/** The forms of a verb: after "you", and after the name of another player. */
export type Forms = readonly [you: string, they: string];

/** A player as the subject, followed by the right form of the verb. */
export const does = (reader: LogReader, seat: Seat, forms: { readonly [L in Language]: Forms }): string =>
  `${who(reader, seat)} ${forms[reader.language][isYou(reader, seat) ? 0 : 1]}`;

/**
 * The name of a card. Other cards than heroes are quoted, because their titles don't fit into a French
 * sentence otherwise.
 */
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

/** The cards by name if the reader knows them all, otherwise their number. */
export const these = (reader: LogReader, { cards }: LogDetails, count: number): string => {
  if (cards)
    return listed(
      reader,
      cards.map(card => cardName(reader, card)),
    );
  const [one, many] = reader.language === 'fr' ? ['carte', 'cartes'] : ['card', 'cards'];
  return `${count} ${count === 1 ? one : many}`;
};

/** The colors for which `asked` returns a text, as a list of these texts. */
export const colours = (reader: LogReader, asked: (colour: Attribute) => string | undefined): string =>
  ATTRIBUTES.flatMap(colour => {
    const value = asked(colour);
    return value === undefined ? [] : [`${ATTRIBUTE_NAMES[colour][reader.language]} ${value}`];
  }).join(', ');

/** The number as text. Undefined for 0. */
export const unlessNone = (amount: number): string | undefined => (amount > 0 ? `${amount}` : undefined);

/** For events that only the board shows. */
export const noLogLine = (): undefined => undefined;
