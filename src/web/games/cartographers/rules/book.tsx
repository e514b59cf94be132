import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  DECK_CARDS,
  type DeckCard,
  EDICTS,
  EDITIONS,
  type Edict,
  type Edition,
  SUITS,
  TITLES,
} from '../../../../games/cartographers/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import type { RuleBook, RuleLinks, RuleList } from '../../../screens/rules/book.ts';
import { Select } from '../../../ui/select.tsx';
import { AmbushArticle, EdictArticle, ExploreArticle, HeroArticle, valuesOf } from './cards.tsx';
import { synonymsIn, WORDS } from './messages.ts';
import { anchorFor, CARD_LISTS, type CardList, cardAnchor } from './places.ts';
import { CHAPTERS } from './text-en-fr.ts';
import './cards.css';

const saidOf = (card: DeckCard): readonly string[] => [
  text(card.name),
  'text' in card ? text(card.text) : '',
  ...(card.kind === 'explore' ? card.terrains.map(terrain => say(WORDS).terrain[terrain]) : []),
];

/** Finds the cards that match the search, each formatted by its kind. */
const findCards =
  <C extends DeckCard>(
    isOfList: (card: DeckCard) => card is C,
    show: (card: C, isAsked: boolean) => ComponentChildren,
  ): RuleList['find'] =>
  isFound => {
    const cards = [...DECK_CARDS.values()].filter(isOfList).filter(card => isFound(...saidOf(card)));
    return {
      count: cards.length,
      show: ({ asked }) => (
        <div class="rules-cards">{cards.map(card => show(card, asked === cardAnchor(card.id)))}</div>
      ),
    };
  };

const edition = signal<Edition>('printed');

const EditionSwitch = () => {
  const words = say(WORDS);
  return (
    <label class="rules-edition">
      {words.edition}
      <Select
        value={edition.value}
        onValue={chosen => {
          edition.value = chosen;
        }}
        options={EDITIONS.map(each => ({ value: each, name: words.editions[each] }))}
      />
    </label>
  );
};

const Edicts = ({ cards, asked }: { readonly cards: readonly Edict[] } & Pick<RuleLinks, 'asked'>) => (
  <>
    <EditionSwitch />
    {SUITS.filter(suit => cards.some(card => card.suit === suit)).map(suit => (
      <div key={suit}>
        <h3>{say(WORDS).suits[suit]}</h3>
        <div class="rules-cards">
          {cards
            .filter(card => card.suit === suit)
            .map(card => (
              <EdictArticle
                key={card.id}
                card={card}
                edition={edition.value}
                isAsked={asked === cardAnchor(card.id)}
              />
            ))}
        </div>
      </div>
    ))}
  </>
);

/** Finds the scoring cards that match the search, grouped by suit, with the numbers of the chosen edition. */
const findEdicts: RuleList['find'] = isFound => {
  const cards = [...EDICTS.values()].filter(card =>
    isFound(
      text(card.name),
      card.name.en,
      card.gloss ?? '',
      card.rule,
      text(card.text(valuesOf(card, edition.value))),
    ),
  );
  return { count: cards.length, show: ({ asked }) => <Edicts cards={cards} asked={asked} /> };
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

const Titles = () => {
  const words = say(WORDS);
  return (
    <table class="rules-titles">
      <caption class="as-heading">{words.titles}</caption>
      <thead>
        <tr>
          <th class="note" scope="col">
            {words.rating}
          </th>
          <th class="note" scope="col">
            {words.titleHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {TITLES.map(({ least, base }) => (
          <tr key={least}>
            <td>{number(least)}</td>
            <td>{text(base)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The rules page for this game. The address `#/rules/CA-24` scrolls to rule CA-24. */
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
