import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Card,
  type CardId,
  checkDeck,
  type Deck,
  type Fault,
  type FilledDeck,
} from '../../../../games/thargos/ui.ts';
import { copiesIn, withOneLess, withOneMore } from './edit.ts';
import { type CardFilter, NO_FILTER } from './filter.ts';
import { type DeckLimit, limitsOf } from './limit.ts';
import { limitText } from './limit-messages.ts';
import { deckRules, type FoundDeck, keepDeck, poolOf, type UserDeck } from './model.ts';

/** A deck on the workbench. */
export interface Lab {
  readonly id: string;
  readonly kind: FoundDeck['kind'];
  readonly own: Signal<UserDeck>;
  readonly cards: ReadonlySignal<readonly Card[]>;
  readonly pool: ReadonlySignal<ReadonlyMap<CardId, Card>>;
  readonly faults: ReadonlySignal<readonly Fault[]>;
  /** The cards that can't be added now. */
  readonly limits: ReadonlySignal<ReadonlyMap<CardId, DeckLimit>>;
  readonly filter: Signal<CardFilter>;
  /** The card that is shown in full. */
  readonly shown: Signal<Card | undefined>;
  /** Which half a small screen shows. */
  readonly half: Signal<'cards' | 'deck'>;
  /** What came of the last press of a button, until the next change. */
  readonly said: Signal<string>;
  /** What filling the deck has added, until the next change. */
  readonly filled: Signal<FilledDeck['added'] | undefined>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly change: (next: UserDeck) => void;
  readonly changeDeck: (next: Deck) => void;
  readonly add: (card: Card) => void;
  readonly take: (card: Pick<Card, 'id' | 'type'>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const makeLab = (id: string, { kind, own: first }: FoundDeck): Lab => {
  const own = signal(first);
  const past = signal<readonly UserDeck[]>([]);
  const future = signal<readonly UserDeck[]>([]);
  const isOpen = kind === 'own';
  // Other packs are another pool; another card in the deck is not.
  const chosen = computed(() => own.value.packs.join());
  const cards = computed(() => {
    void chosen.value;
    return poolOf(own.peek());
  });

  const said = signal('');
  const filled = signal<FilledDeck['added'] | undefined>(undefined);
  const limits = computed(() => limitsOf(own.value.deck, cards.value, deckRules(own.value.rules)));

  const show = (next: UserDeck): void => {
    own.value = next;
    said.value = '';
    filled.value = undefined;
    void keepDeck(id, next);
  };
  const change = (next: UserDeck): void => {
    if (!isOpen || next === own.peek()) return;
    past.value = [...past.value, own.peek()];
    future.value = [];
    show(next);
  };
  const changeDeck = (deck: Deck): void => {
    if (deck !== own.peek().deck) change({ ...own.peek(), deck });
  };
  const step = (from: Signal<readonly UserDeck[]>, to: Signal<readonly UserDeck[]>): void => {
    const next = from.value.at(-1);
    if (!next) return;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, own.peek()];
    show(next);
  };
  return {
    id,
    kind,
    own,
    cards,
    pool: computed(() => new Map(cards.value.map(card => [card.id, card]))),
    faults: computed(() => checkDeck(own.value.deck, cards.value, deckRules(own.value.rules))),
    filter: signal(NO_FILTER),
    shown: signal<Card | undefined>(undefined),
    half: signal<'cards' | 'deck'>('cards'),
    limits,
    said,
    filled,
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    change,
    changeDeck,
    add: card => {
      const limit = isOpen ? limits.peek().get(card.id) : undefined;
      if (limit) said.value = limitText(limit, card);
      else changeDeck(withOneMore(own.peek().deck, card));
    },
    take: card => {
      if (copiesIn(own.peek().deck, card) > 0) changeDeck(withOneLess(own.peek().deck, card));
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
};
