import { DECK_CARDS, EDICTS } from '../../../../games/cartographers/ui.ts';
import { anchorsIn } from '../../../screens/rules/chapters.ts';
import { CHAPTERS } from './text-en-fr.ts';

export const cardAnchor = (id: string): string => `card-${id}`;

/** Lists of cards on the rules page that have an address, as chapters do. */
export const CARD_LISTS = ['scoring-cards', 'explore-cards', 'ambush-cards', 'hero-cards'] as const;
export type CardList = (typeof CARD_LISTS)[number];

export const anchorFor = anchorsIn(CHAPTERS, CARD_LISTS, () => [
  ...[...EDICTS.values()].flatMap(({ id, rule }) => [
    [id, cardAnchor(id)] as const,
    [rule, cardAnchor(id)] as const,
  ]),
  ...[...DECK_CARDS.keys()].map(id => [id, cardAnchor(id)] as const),
]);
