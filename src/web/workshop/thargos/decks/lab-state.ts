import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Card,
  type CardId,
  checkDeck,
  type Deck,
  type Fault,
  type FilledDeck,
} from '../../../../games/thargos/ui.ts';
import { type EditHistory, makeHistory } from '../shared/content.ts';
import { copiesIn, withOneLess, withOneMore } from './edit.ts';
import { type CardFilter, NO_FILTER } from './filter.ts';
import { type DeckLimit, limitsOf, limitText } from './limit.ts';
import { deckRules, type FoundDeck, keepDeck, poolOf, type UserDeck } from './model.ts';

/** The state of the deck lab for one deck. */
export interface Lab extends EditHistory<UserDeck> {
  readonly id: string;
  readonly kind: FoundDeck['kind'];
  readonly own: Signal<UserDeck>;
  readonly cards: ReadonlySignal<readonly Card[]>;
  readonly pool: ReadonlySignal<ReadonlyMap<CardId, Card>>;
  readonly faults: ReadonlySignal<readonly Fault[]>;
  /** The cards that can't be added now, each with the reason. */
  readonly limits: ReadonlySignal<ReadonlyMap<CardId, DeckLimit>>;
  readonly filter: Signal<CardFilter>;
  /** The card that is shown in full size. */
  readonly shown: ReadonlySignal<Card | undefined>;
  readonly show: (card: Card | undefined) => void;
  /** Which half of the deck lab a small screen shows. */
  readonly half: Signal<'cards' | 'deck'>;
  /** The announcement for screen readers about the last button press. It disappears with the next change. */
  readonly said: Signal<string>;
  /** The cards that were added when the deck was filled. Undefined again after the next change. */
  readonly filled: Signal<FilledDeck['added'] | undefined>;
  readonly changeDeck: (next: Deck) => void;
  readonly add: (card: Card) => void;
  readonly take: (card: Pick<Card, 'id' | 'type'>) => void;
}

export const makeLab = (id: string, { kind, own: first }: FoundDeck): Lab => {
  const own = signal(first);
  const isOpen = kind === 'own';
  // A computed string, so that the pool changes only if the packs change, not with every change to the deck.
  const chosen = computed(() => own.value.packs.join());
  const cards = computed(() => {
    void chosen.value;
    return poolOf(own.peek());
  });
  const shown = signal<Card | undefined>(undefined);
  const said = signal('');
  const filled = signal<FilledDeck['added'] | undefined>(undefined);
  const limits = computed(() => limitsOf(own.value.deck, cards.value, deckRules(own.value.rules)));
  const history = makeHistory(
    () => own.peek(),
    (next: UserDeck) => {
      own.value = next;
      said.value = '';
      filled.value = undefined;
      void keepDeck(id, next);
    },
  );
  const changeDeck = (deck: Deck): void => {
    if (isOpen && deck !== own.peek().deck) history.change({ ...own.peek(), deck });
  };
  return {
    ...history,
    id,
    kind,
    own,
    cards,
    pool: computed(() => new Map(cards.value.map(card => [card.id, card]))),
    faults: computed(() => checkDeck(own.value.deck, cards.value, deckRules(own.value.rules))),
    filter: signal(NO_FILTER),
    shown,
    show: card => {
      shown.value = card;
    },
    half: signal<'cards' | 'deck'>('cards'),
    limits,
    said,
    filled,
    changeDeck,
    add: card => {
      const limit = isOpen ? limits.peek().get(card.id) : undefined;
      if (limit) said.value = limitText(limit, card);
      else changeDeck(withOneMore(own.peek().deck, card));
    },
    take: card => {
      if (copiesIn(own.peek().deck, card) > 0) changeDeck(withOneLess(own.peek().deck, card));
    },
  };
};
