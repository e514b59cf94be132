import { DECK_CARDS, EDICTS } from '../../../../games/cartographers/cards/sets.ts';
import { chapterAnchor, placesIn } from '../../../ui/chapters.ts';
import { CHAPTERS } from './text-en-fr.ts';

export const cardAnchor = (id: string): string => `card-${id}`;

/** The lists of cards have addresses like chapters. */
export const CARD_LISTS = ['scoring-cards', 'explore-cards', 'ambush-cards', 'hero-cards'] as const;
export type CardList = (typeof CARD_LISTS)[number];

const places = (): ReadonlyMap<string, string> => {
  const found = placesIn(CHAPTERS);
  const add = (name: string, anchor: string) => {
    if (!found.has(name)) found.set(name, anchor);
  };
  for (const id of CARD_LISTS) add(id, chapterAnchor(id));
  for (const card of EDICTS.values()) {
    add(card.id, cardAnchor(card.id));
    add(card.rule, cardAnchor(card.id));
  }
  for (const id of DECK_CARDS.keys()) add(id, cardAnchor(id));
  return found;
};

let known: ReadonlyMap<string, string> | undefined;

/** The element that tells of a rule, a chapter or a card. */
export const anchorFor = (name: string): string | undefined => {
  known ??= places();
  return known.get(name) ?? known.get(name.toUpperCase()) ?? known.get(name.toLowerCase());
};
