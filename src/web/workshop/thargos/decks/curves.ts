import {
  ATTRIBUTES,
  type Attribute,
  type Card,
  type CardId,
  type Deck,
  type DeckCard,
} from '../../../../games/thargos/ui.ts';

/** What a deck is made of, as numbers for its pictures. */

export const DECK_TYPES = ['mission', 'advantage', 'action'] as const;
export type DeckType = (typeof DECK_TYPES)[number];
type ByType = { readonly [T in DeckType]: number };

export interface Curves {
  /** How many cards of each type have a PAM of 1, 2, 3 and 4. */
  readonly pam: readonly ByType[];
  readonly types: ByType;
  /** What the Missions ask for, what the Advantages give, and what the heroes have, added up. */
  readonly colours: {
    readonly [A in Attribute]: { readonly asked: number; readonly given: number; readonly heroes: number };
  };
}

interface Entry {
  readonly card: DeckCard;
  readonly count: number;
}

const entriesOf = (deck: Deck, pool: ReadonlyMap<CardId, Card>): Entry[] =>
  (Object.entries(deck.cards) as [CardId, number][]).flatMap(([id, count]) => {
    const card = pool.get(id);
    return card && card.type !== 'hero' ? [{ card, count }] : [];
  });

const total = (entries: readonly Entry[], of: (card: DeckCard) => number): number =>
  entries.reduce((sum, { card, count }) => sum + of(card) * count, 0);

const perType = (entries: readonly Entry[]): ByType => ({
  mission: total(entries, ({ type }) => (type === 'mission' ? 1 : 0)),
  advantage: total(entries, ({ type }) => (type === 'advantage' ? 1 : 0)),
  action: total(entries, ({ type }) => (type === 'action' ? 1 : 0)),
});

export const curvesOf = (deck: Deck, pool: ReadonlyMap<CardId, Card>): Curves => {
  const entries = entriesOf(deck, pool);
  const heroes = deck.heroes.map(id => pool.get(id));
  const colour = (attr: Attribute) => ({
    asked: total(entries, card => (card.type === 'mission' ? (card.attrs[attr] ?? 0) : 0)),
    given: total(entries, card => (card.type === 'advantage' ? (card.mods?.[attr] ?? 0) : 0)),
    heroes: heroes.reduce((sum, card) => {
      const attrs = card?.type === 'hero' ? card.faces.active.attrs : undefined;
      return sum + (attrs && attr in attrs ? (attrs as { readonly [A in Attribute]: number })[attr] : 0);
    }, 0),
  });
  const [power, mind, mysticism] = ATTRIBUTES.map(colour);
  return {
    pam: [1, 2, 3, 4].map(pam => perType(entries.filter(({ card }) => card.pam === pam))),
    types: perType(entries),
    colours: { power: power!, mind: mind!, mysticism: mysticism! },
  };
};
