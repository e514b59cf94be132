import { isSame, stateHash } from '../../../engine/canonical.ts';
import { entriesOf } from '../../../engine/util.ts';
import type { Card, CardId, Deck } from '../cards/card.ts';
import type { StoryNode, StoryPlan } from '../stories/story.ts';
import type { Pack } from './pack.ts';

/**
 * The hash of a pack without names and reminder texts, so that packs in different languages match. Games
 * refer to a pack by this hash.
 */
export const packHash = (pack: Pack): string =>
  stateHash(JSON.parse(JSON.stringify(withoutWording(pack)), inAllLanguages));

/**
 * Prompts and labels are part of an effect. A text in only one language has the same hash as if it were given
 * in every language.
 */
const inAllLanguages = (key: string, value: unknown): unknown =>
  (key === 'prompt' || key === 'label') && typeof value === 'string' ? { en: value, fr: value } : value;

const withoutWording = ({ pack, cards, decks, stories, format }: Pack): object => ({
  format,
  pack,
  cards: cards.map(({ name: _, text: __, ...card }) =>
    'faces' in card
      ? { ...card, faces: { active: mute(card.faces.active), wounded: mute(card.faces.wounded) } }
      : card,
  ),
  decks,
  stories: stories.map(story => ({
    ...story,
    nodes: Object.fromEntries(Object.entries(story.nodes).map(([key, node]) => [key, withoutTexts(node)])),
  })),
});

const withoutTexts = ({ text: _, won: __, ...rest }: StoryNode): object => rest;

const mute = <T extends { readonly text?: unknown }>({ text: _, ...rest }: T): Omit<T, 'text'> => rest;

/** A custom card that names no set belongs to the set of the card that it replaces. */
const inItsBox = (card: Card, old: Card | undefined): Card =>
  old && card.set === 'custom' ? { ...card, set: old.set } : card;

const overlay = (cards: readonly Card[], pack: Pack): readonly Card[] => {
  const byId = new Map(cards.map(card => [card.id, card]));
  for (const card of pack.cards) {
    const retired = card.replaces === undefined ? undefined : byId.get(card.replaces);
    const known = inItsBox(card, byId.get(card.id) ?? retired);
    if (card.replaces !== undefined && card.replaces !== card.id) byId.delete(card.replaces);
    byId.set(card.id, known);
  }
  return [...byId.values()];
};

/** The cards after all packs are applied in the order of the list. */
export const applyPacks = (base: readonly Card[], packs: readonly Pack[]): readonly Card[] =>
  packs.reduce((cards, pack) => (pack.pack.mode === 'full' ? pack.cards : overlay(cards, pack)), base);

/** Returns a function that gives the card that replaces a card, or the card itself. */
const heirsIn = (cards: readonly Card[]): ((id: CardId) => CardId) => {
  const ids = new Set(cards.map(({ id }) => id));
  const heirs = new Map(
    cards.flatMap(({ id, replaces }) => (replaces && !ids.has(replaces) ? [[replaces, id] as const] : [])),
  );
  return id => heirs.get(id) ?? id;
};

/**
 * Replaces the cards of a deck by those that the packs put in their place. If the deck already has the new
 * card, the numbers of copies are added.
 */
export const followReplaced = (deck: Deck, cards: readonly Card[]): Deck => {
  const follow = heirsIn(cards);
  const counts = new Map<CardId, number>();
  for (const [id, count] of entriesOf(deck.cards))
    counts.set(follow(id), (counts.get(follow(id)) ?? 0) + count);
  const next = { ...deck, heroes: deck.heroes.map(follow), cards: Object.fromEntries(counts) };
  return isSame(next, deck) ? deck : next;
};

/** Replaces the Missions of a story and the cards in its lists by those that the packs put in their place. */
export const followStory = (plan: StoryPlan, cards: readonly Card[]): StoryPlan => {
  const follow = heirsIn(cards);
  const { allowActions, banCards, secondary, nodes } = plan;
  return {
    ...plan,
    ...(allowActions && { allowActions: allowActions.map(follow) }),
    ...(banCards && { banCards: banCards.map(follow) }),
    ...(secondary && { secondary: secondary.map(follow) }),
    nodes: Object.fromEntries(
      Object.entries(nodes).map(([key, node]) => [key, { ...node, mission: follow(node.mission) }]),
    ),
  };
};
