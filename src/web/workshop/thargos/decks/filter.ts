import {
  ATTRIBUTES,
  type Attribute,
  type Card,
  type CardType,
  cardText,
  type Faction,
  tagName,
} from '../../../../games/thargos/ui.ts';
import { isFound } from '../../../ui/search.ts';

/** The search text and filters of the card list. Empty fields match every card. */
export interface CardFilter {
  readonly search: string;
  readonly types: readonly CardType[];
  readonly colours: readonly Attribute[];
  readonly pam: number | undefined;
  readonly faction: Faction | undefined;
  readonly tag: string | undefined;
  readonly set: Card['set'] | undefined;
  readonly isLocked: boolean;
  readonly isInDeck: boolean;
}

export const NO_FILTER: CardFilter = {
  search: '',
  types: [],
  colours: [],
  pam: undefined,
  faction: undefined,
  tag: undefined,
  set: undefined,
  isLocked: false,
  isInDeck: false,
};

/** The attributes that a Mission requires, that a card changes, or that are a hero's highest. */
export const colorsOf = (card: Card): readonly Attribute[] => {
  if (card.type !== 'hero') {
    const numbers = card.type === 'mission' ? card.attrs : (card.mods ?? {});
    return ATTRIBUTES.filter(attr => (numbers[attr] ?? 0) !== 0);
  }
  const { attrs } = card.faces.active;
  if ('roll' in attrs) return ATTRIBUTES;
  const best = Math.max(...ATTRIBUTES.map(attr => attrs[attr]));
  return ATTRIBUTES.filter(attr => attrs[attr] === best);
};

const textsOf = (card: Card): string[] => {
  const faces = card.type === 'hero' ? (['active', 'wounded'] as const) : (['active'] as const);
  const tags = (card.tags ?? []).map(tagName);
  return [
    card.id,
    card.name.en,
    card.name.fr,
    ...tags.flatMap(({ en, fr }) => [en, fr]),
    ...faces.flatMap(face => [cardText(card, 'en', face), cardText(card, 'fr', face)]),
  ];
};

const known = new WeakMap<Card, string[]>();

/** Cache, because generating the text of every card at every keystroke would be slow. */
const searchable = (card: Card): string[] => {
  const found = known.get(card) ?? textsOf(card);
  known.set(card, found);
  return found;
};

/** How many filters are active. Doesn't count the search text, because its field is always visible. */
export const countFilters = ({
  search: _,
  types,
  colours,
  isLocked,
  isInDeck,
  ...picks
}: CardFilter): number =>
  types.length +
  colours.length +
  Object.values(picks).filter(pick => pick !== undefined).length +
  Number(isLocked) +
  Number(isInDeck);

export const isShown = (card: Card, filter: CardFilter, copies: number): boolean =>
  (filter.types.length === 0 || filter.types.includes(card.type)) &&
  (filter.colours.length === 0 || filter.colours.every(attr => colorsOf(card).includes(attr))) &&
  (filter.pam === undefined || (card.type !== 'hero' && card.pam === filter.pam)) &&
  (filter.faction === undefined || ('faction' in card && card.faction === filter.faction)) &&
  (filter.tag === undefined || (card.tags ?? []).includes(filter.tag)) &&
  (filter.set === undefined || card.set === filter.set) &&
  (!filter.isLocked || card.locked === true) &&
  (!filter.isInDeck || copies > 0) &&
  isFound(filter.search, ...searchable(card));

export const tagsIn = (cards: readonly Card[]): string[] =>
  [...new Set(cards.flatMap(({ tags }) => tags ?? []))].sort();
