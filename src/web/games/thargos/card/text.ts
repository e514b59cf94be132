import { effect, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Language, Text } from '../../../../engine/text.ts';
import {
  type Card,
  type CardType,
  cardIn,
  type Effect,
  effectIn,
  type FaceName,
  type Grammar,
  type Length,
} from '../../../../games/thargos/ui.ts';
import { language } from '../../../settings.ts';

/** The code that generates card texts from effects, by language. The page loads only the current language. */
const LATER: { readonly [L in Language]: () => Promise<Grammar> } = {
  en: async () => (await import('../../../../games/thargos/words/english/grammar.ts')).ENGLISH,
  fr: async () => (await import('../../../../games/thargos/words/french/grammar.ts')).FRENCH,
};

const grammar = signal<Grammar | undefined>(undefined);

const learn = async (wished: Language): Promise<void> => {
  const found = await LATER[wished]();
  if (language.peek() === wished) grammar.value = found;
};

/** The card texts of the page's first language. They are loaded before any screen shows a card. */
export const firstGrammar: Promise<void> = learn(language.peek());

// Loads the card texts of a newly selected language. If this fails, they stay in the old language.
effect(() => {
  learn(language.value).catch(() => undefined);
});

/** The kind of game on screen; undefined outside games, for example in the card list. */
const played = signal<'duel' | 'story' | undefined>(undefined);

/** HT-7.6: while mounted, card texts don't mention tracks in a story, and don't mention stories in other games. */
export const useStoryTexts = (isStory: boolean): void =>
  useLayoutEffect(() => {
    played.value = isStory ? 'story' : 'duel';
    return () => {
      played.value = undefined;
    };
  }, [isStory]);

const BESIDE_HERO: Text = {
  en: 'Place it beside one of your heroes.',
  fr: 'À poser à côté d’un de vos héros.',
};

/** HT-7.6: a card's text for a story, in which a lasting Action is placed beside a hero instead of on a track. */
export const storyLines = (
  learned: Grammar,
  card: Card,
  ...how: [face: FaceName, length: Length]
): readonly string[] => {
  if (card.type !== 'action' || card.play !== 'track' || card.text) return cardIn(learned, card, ...how);
  const [, length] = how;
  // Beside a hero, the effects of an Action are worded as for an Advantage: "this hero" instead of "this track".
  const typeFor = ({ on }: Effect): CardType => (on === 'play' ? 'action' : 'advantage');
  const lines = [
    ...(card.effects ?? []).map(each => effectIn(learned, each, typeFor(each), length)),
    ...cardIn(learned, { ...card, play: 'instant', effects: [] }, ...how),
  ];
  return length === 'whole' ? [BESIDE_HERO[learned.language], ...lines] : lines;
};

/** HT-9.7, HT-9.8: a card's text without what exists only in stories: team Missions, defense by Thargos, places. */
export const duelLines = (
  learned: Grammar,
  card: Card,
  ...how: [face: FaceName, length: Length]
): readonly string[] => {
  if (card.type === 'mission') return cardIn(learned, { ...card, team: false, passive: false }, ...how);
  return cardIn(learned, card.type === 'action' ? { ...card, habitat: 'any' } : card, ...how);
};

const LINES = { story: storyLines, duel: duelLines, any: cardIn };

/** Cache, because a table shows the same cards after every answer. */
const said = new WeakMap<Grammar, WeakMap<Card, Map<string, readonly string[]>>>();

const linesOf = (card: Card, face: FaceName, length: Length): readonly string[] => {
  if (!grammar.value) return [];
  const byCard = said.get(grammar.value) ?? new WeakMap<Card, Map<string, readonly string[]>>();
  said.set(grammar.value, byCard);
  const known = byCard.get(card) ?? new Map<string, readonly string[]>();
  byCard.set(card, known);
  const key = `${face} ${length} ${played.value}`;
  const lines = known.get(key) ?? LINES[played.value ?? 'any'](grammar.value, card, face, length);
  known.set(key, lines);
  return lines;
};

/** A card's text, one line per effect. */
export const cardLines = (card: Card, face: FaceName = 'active'): readonly string[] =>
  linesOf(card, face, 'whole');

export const cardText = (card: Card, face: FaceName = 'active'): string => cardLines(card, face).join(' ');

/** The text for a small card on the table. Omits what the card and its position already show. */
export const shortText = (card: Card, face: FaceName = 'active'): string =>
  linesOf(card, face, 'short').join(' ');

export const effectText = (effect: Effect, card: CardType): string =>
  grammar.value ? effectIn(grammar.value, effect, card) : '';
