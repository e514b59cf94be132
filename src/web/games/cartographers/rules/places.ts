import { DECK_CARDS, EDICTS } from '../../../../games/cartographers/cards/sets.ts';
import { CHAPTERS } from './text-en-fr.ts';

/** Where on the page of the rules something stands: the ids of elements. */
export const chapterAnchor = (id: string): string => `chapter-${id}`;
export const paragraphAnchor = (rules: readonly string[]): string => `rule-${rules[0]}`;
export const cardAnchor = (id: string): string => `card-${id}`;

/** The lists of cards have addresses like chapters. */
export const CARD_LISTS = ['scoring-cards', 'explore-cards', 'ambush-cards', 'hero-cards'] as const;
export type CardList = (typeof CARD_LISTS)[number];

const places = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const add = (name: string, anchor: string) => {
    if (!found.has(name)) found.set(name, anchor);
  };
  for (const { id, paragraphs } of CHAPTERS) {
    add(id, chapterAnchor(id));
    for (const { rules } of paragraphs) for (const rule of rules) add(rule, paragraphAnchor(rules));
  }
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
