import { sum } from '../../../engine/util.ts';
import { ATTRIBUTES, type Attribute, eachAttribute, type Faction } from '../attributes.ts';
import type { Card, Deck } from '../cards/card.ts';

/** What the cards of an incomplete deck favor: the share of each attribute, and the factions. */
export interface DeckProfile {
  readonly share: Readonly<Record<Attribute, number>>;
  readonly factions: ReadonlySet<Faction>;
}

type Weights = Readonly<Partial<Record<Attribute, number>>>;

/** The attributes that a hero has, an Advantage raises or a Mission requires. */
const weightsOf = (card: Card): Weights => {
  if (card.type === 'mission') return card.attrs;
  if (card.type !== 'hero') return card.mods ?? {};
  const { attrs } = card.faces.active;
  return 'roll' in attrs ? {} : attrs;
};

const factionOf = (card: Card): Faction | undefined =>
  (card.type === 'hero' || card.type === 'advantage') && card.faction ? card.faction : undefined;

export const profileOf = (deck: Deck, known: ReadonlyMap<string, Card>): DeckProfile => {
  const chosen = [...deck.heroes.map(id => [id, 1] as const), ...Object.entries(deck.cards)].flatMap(
    ([id, count]) => {
      const card = known.get(id);
      return card ? [{ card, count }] : [];
    },
  );
  const leaning = (attr: Attribute): number =>
    sum(chosen.map(({ card, count }) => (weightsOf(card)[attr] ?? 0) * count));
  const all = sum(ATTRIBUTES.map(leaning)) || 1;
  const factions = chosen.flatMap(({ card }) => factionOf(card) ?? []);
  return {
    share: eachAttribute(attr => leaning(attr) / all),
    factions: new Set(factions),
  };
};

/** How well a card fits the profile of a deck. Higher is better. */
export const matchScore = (card: Card, { share, factions }: DeckProfile): number => {
  const weights = weightsOf(card);
  const all = sum(ATTRIBUTES.map(attr => weights[attr] ?? 0));
  const colors = all === 0 ? 1 / 3 : sum(ATTRIBUTES.map(attr => (weights[attr] ?? 0) * share[attr])) / all;
  const faction = factionOf(card);
  const kin = faction === undefined ? 0 : factions.has(faction) ? 1 : -1;
  return 4 * colors + kin;
};
