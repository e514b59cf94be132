import { isSame, stateHash } from '../../../engine/canonical.ts';
import type { Card, CardId, Deck } from '../cards/card.ts';
import type { StoryNode, StoryPlan } from '../stories/story.ts';
import type { Pack } from './pack.ts';

/**
 * Identifies the effects of a pack, not its wording: names and reminder texts are left out, so packs in different
 * languages match. Only this hash leaves the author's device.
 */
export const packHash = (pack: Pack): string =>
  stateHash(JSON.parse(JSON.stringify(withoutWording(pack)), inAllLanguages));

/** Prompts are part of an effect; a prompt in one language hashes like the same prompt in every language. */
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

/** A card without a box belongs to the box of the card that it replaces. */
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

/** The cards with all packs applied, in the order of the list. */
export const applyPacks = (base: readonly Card[], packs: readonly Pack[]): readonly Card[] =>
  packs.reduce((cards, pack) => (pack.pack.mode === 'full' ? pack.cards : overlay(cards, pack)), base);

/** Maps a replaced card to its replacement. */
const heirsIn = (cards: readonly Card[]): ((id: CardId) => CardId) => {
  const ids = new Set(cards.map(({ id }) => id));
  const heirs = new Map(
    cards.flatMap(({ id, replaces }) => (replaces && !ids.has(replaces) ? [[replaces, id] as const] : [])),
  );
  return id => heirs.get(id) ?? id;
};

/** Replaces retired cards in a deck, up to the copies that a deck may have. */
export const followReplaced = (deck: Deck, cards: readonly Card[]): Deck => {
  const follow = heirsIn(cards);
  const counts = new Map<CardId, number>();
  for (const [id, count] of Object.entries(deck.cards) as [CardId, number][])
    counts.set(follow(id), (counts.get(follow(id)) ?? 0) + count);
  const next = { ...deck, heroes: deck.heroes.map(follow), cards: Object.fromEntries(counts) };
  return isSame(next, deck) ? deck : next;
};

/** The same for a story, with its Missions and lists. */
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
