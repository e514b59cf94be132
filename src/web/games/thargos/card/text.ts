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

/** Card texts are made from what the cards do, by a grammar. A reader loads the one of his own language. */
const LATER: { readonly [L in Language]: () => Promise<Grammar> } = {
  en: async () => (await import('../../../../games/thargos/words/english/grammar.ts')).ENGLISH,
  fr: async () => (await import('../../../../games/thargos/words/french/grammar.ts')).FRENCH,
};

const grammar = signal<Grammar | undefined>(undefined);

const learn = async (wished: Language): Promise<void> => {
  const found = await LATER[wished]();
  if (language.peek() === wished) grammar.value = found;
};

/** The grammar of the language that the page opened in: no screen shows a card before. */
export const firstGrammar: Promise<void> = learn(language.peek());

// Another language is read a moment later; if it cannot be had, the cards stay as they were.
effect(() => {
  learn(language.value).catch(() => undefined);
});

/** What is played at the table on the screen; undefined away from tables, as in the gallery. */
const played = signal<'duel' | 'story' | undefined>(undefined);

/** HT-7.6: while a story is on the screen, texts of cards name no tracks; in a duel, nothing of stories. */
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

/** HT-7.6: a story has no tracks, so an Action that stays goes beside a hero. */
export const storyLines = (
  learned: Grammar,
  card: Card,
  ...how: [face: FaceName, length: Length]
): readonly string[] => {
  if (card.type !== 'action' || card.play !== 'track' || card.text) return cardIn(learned, card, ...how);
  const [, length] = how;
  // Like an Advantage it then belongs to that hero, and says so.
  const typeFor = ({ on }: Effect): CardType => (on === 'play' ? 'action' : 'advantage');
  const lines = [
    ...(card.effects ?? []).map(each => effectIn(learned, each, typeFor(each), length)),
    ...cardIn(learned, { ...card, play: 'instant', effects: [] }, ...how),
  ];
  return length === 'whole' ? [BESIDE_HERO[learned.language], ...lines] : lines;
};

/** HT-9.7, HT-9.8: whole teams, the pushback and towns matter in stories only. */
export const duelLines = (
  learned: Grammar,
  card: Card,
  ...how: [face: FaceName, length: Length]
): readonly string[] => {
  if (card.type === 'mission') return cardIn(learned, { ...card, team: false, passive: false }, ...how);
  return cardIn(learned, card.type === 'action' ? { ...card, habitat: 'any' } : card, ...how);
};

const LINES = { story: storyLines, duel: duelLines, any: cardIn };

/** A table says the same cards with every answer. */
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

/** What a card says, one line for each thing. */
export const cardLines = (card: Card, face: FaceName = 'active'): readonly string[] =>
  linesOf(card, face, 'whole');

/** What a card says. */
export const cardText = (card: Card, face: FaceName = 'active'): string => cardLines(card, face).join(' ');

/** What a card on the table does, for its tile: without what the tile and its place say already. */
export const shortText = (card: Card, face: FaceName = 'active'): string =>
  linesOf(card, face, 'short').join(' ');

/** What one effect says. */
export const effectText = (effect: Effect, card: CardType): string =>
  grammar.value ? effectIn(grammar.value, effect, card) : '';
