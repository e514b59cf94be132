import type { ComponentChildren } from 'preact';
import { DECK_CARDS, type DeckCard } from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import type { FoundRule, RuleBook, RuleList } from '../../../screens/rules/book.ts';
import { isFound } from '../../../ui/search.ts';
import { AmbushArticle, ExploreArticle, HeroArticle } from './cards.tsx';
import './cards.css';
import { findEdicts } from './edicts.tsx';
import { WORDS } from './messages.ts';
import { anchorFor, CARD_LISTS, type CardList, cardAnchor } from './places.ts';
import { synonymsIn } from './synonyms.ts';
import { CHAPTERS } from './text-en-fr.ts';
import { Titles } from './titles.tsx';

const isShown = (search: string, card: DeckCard): boolean => {
  const more = card.kind === 'explore' ? card.terrains.map(terrain => say(WORDS).terrain[terrain]) : [];
  const said = [text(card.name), 'text' in card ? text(card.text) : '', ...more].join(' ');
  return isFound(search, said, synonymsIn(said));
};

/** Cards of the deck that are found, each as its kind is shown. */
const findCards =
  <C extends DeckCard>(
    isOfList: (card: DeckCard) => card is C,
    show: (card: C, isAsked: boolean) => ComponentChildren,
  ) =>
  (search: string): FoundRule => {
    const cards = [...DECK_CARDS.values()].filter(isOfList).filter(card => isShown(search, card));
    return {
      count: cards.length,
      show: ({ asked }) => (
        <div class="rules-cards">{cards.map(card => show(card, asked === cardAnchor(card.id)))}</div>
      ),
    };
  };

const FIND: { readonly [L in CardList]: RuleList['find'] } = {
  'scoring-cards': findEdicts,
  'explore-cards': findCards(
    card => card.kind === 'explore' || card.kind === 'ruins',
    (card, isAsked) => <ExploreArticle key={card.id} card={card} isAsked={isAsked} />,
  ),
  'ambush-cards': findCards(
    card => card.kind === 'ambush',
    (card, isAsked) => <AmbushArticle key={card.id} card={card} isAsked={isAsked} />,
  ),
  'hero-cards': findCards(
    card => card.kind === 'hero',
    (card, isAsked) => <HeroArticle key={card.id} card={card} isAsked={isAsked} />,
  ),
};

/** `#/rules/CA-24` shows that rule. */
export const book: RuleBook = {
  words: WORDS,
  chapters: CHAPTERS,
  synonymsIn,
  below: { solo: Titles },
  lists: CARD_LISTS.map(id => ({
    id,
    title: () => say(WORDS).lists[id],
    isPanel: false,
    find: FIND[id],
  })),
  isWide: true,
  anchorFor,
};
