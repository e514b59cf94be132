import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { Language, Text } from '../../../../engine/text.ts';
import { ATTRIBUTES, type Attribute } from '../../attributes.ts';
import { design } from '../../board/library.ts';
import type { CardId } from '../../cards/card.ts';
import type { Config } from '../../config.ts';
import type { Event } from '../../events.ts';
import type { About } from '../about.ts';
import { ATTRIBUTE_NAMES } from '../names.ts';

/** What happened in words, with the rule or the card behind it. */
export interface Sentence {
  readonly text: string;
  readonly rule?: string;
  /** Whose effect it is; where a card is behind it, no rule needs to be. */
  readonly card?: CardId;
}

/** Whose eyes read, how the players are called, and what cards there are. */
export interface Listener {
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly config: Config;
}

/** How the events of some types are told; undefined for what is not worth a sentence. */
export type Tellers<T extends Event['type']> = {
  readonly [K in T]: (
    reader: Listener,
    event: Extract<Event, { type: K }>,
    about: About,
  ) => Sentence | undefined;
};

export const NNBSP = '\u202f';

export const pick = ({ language }: Listener, text: Text): string => text[language];

export const say = (reader: Listener, text: Text, rule?: string): Sentence => ({
  text: pick(reader, text),
  ...(rule ? { rule } : {}),
});

/** The sentence may be made for the reader himself. */
export const isYou = ({ viewer }: Listener, seat: Seat): boolean => viewer === seat;

export const playerName = ({ names }: Listener, seat: Seat): string => names[seat] ?? `${seat + 1}`;

export const who = (reader: Listener, seat: Seat): string =>
  isYou(reader, seat) ? pick(reader, { en: 'You', fr: 'Vous' }) : playerName(reader, seat);

/** Verb forms: for the reader himself, and for somebody by name. */
export type Forms = readonly [you: string, they: string];

/** Somebody and what he does. */
export const does = (reader: Listener, seat: Seat, forms: { readonly [L in Language]: Forms }): string =>
  `${who(reader, seat)} ${forms[reader.language][isYou(reader, seat) ? 0 : 1]}`;

/** A hero is called by his name; the title of any other card would run into a French sentence, so it is quoted. */
export const cardName = (reader: Listener, id: CardId | undefined): string => {
  if (id === undefined) return pick(reader, { en: 'a card', fr: 'une carte' });
  const { card } = design(reader.config, id);
  return card.type === 'hero' ? pick(reader, card.name) : pick(reader, quoted(card.name));
};

const quoted = ({ en, fr }: Text): Text => ({ en, fr: `«${NNBSP}${fr}${NNBSP}»` });

export const listed = (reader: Listener, words: readonly string[]): string => {
  if (words.length < 2) return words[0] ?? '';
  const and = pick(reader, { en: ' and ', fr: ' et ' });
  return `${words.slice(0, -1).join(', ')}${and}${words[words.length - 1]}`;
};

/** The cards by name if they are known, else how many. */
export const these = (reader: Listener, { cards }: About, count: number): string => {
  if (cards)
    return listed(
      reader,
      cards.map(card => cardName(reader, card)),
    );
  const [one, many] = reader.language === 'fr' ? ['carte', 'cartes'] : ['card', 'cards'];
  return `${count} ${count === 1 ? one : many}`;
};

/** What is said of each colour, of those of which something is said. */
export const colours = (reader: Listener, asked: (colour: Attribute) => string | undefined): string =>
  ATTRIBUTES.flatMap(colour => {
    const value = asked(colour);
    return value === undefined ? [] : [`${ATTRIBUTE_NAMES[colour][reader.language]} ${value}`];
  }).join(', ');

/** A number that is none when it is nought. */
export const unlessNone = (amount: number): string | undefined => (amount > 0 ? `${amount}` : undefined);

/** Whoever looks sees it. */
export const untold = (): undefined => undefined;
