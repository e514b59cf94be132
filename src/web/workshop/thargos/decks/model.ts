import { isRefusal } from '../../../../engine/refusal.ts';
import { keysOf } from '../../../../engine/util.ts';
import {
  BUILD_DECKS,
  type Card,
  checkDeck,
  type Deck,
  type DeckRules,
  DIFFICULTIES,
  DIFFICULTY_DECKS,
  type Difficulty,
  isDeckCode,
  isError,
  makeDeckCode,
  parseDeckCode,
  readyMade,
} from '../../../../games/thargos/ui.ts';
import { cardsWith, packs, type StoredPack } from '../../../games/thargos/packs.ts';
import { linkTo } from '../../../route.ts';
import { newId } from '../../../store.ts';
import { storedContent } from '../shared/content.ts';
import type { LabPlay } from './plays.ts';

/** The rules for which a deck is built: its mode, difficulty, points limit and card sets. */
export interface LabRules {
  readonly play: LabPlay;
  readonly pointsCap: number | null;
  readonly hasCondar: boolean;
}

/** The rules for which a deck is built, and the packs that it uses. */
export interface LabFor {
  readonly rules: LabRules;
  /** The packs with the deck's cards, by the packs' keys on this device. */
  readonly packs: readonly string[];
}

export interface UserDeck extends LabFor {
  readonly deck: Deck;
}

export const PLAIN: LabRules = { play: 'duel', pointsCap: null, hasCondar: false };

const difficultyIn = (play: LabPlay): Difficulty | undefined =>
  DIFFICULTIES.find(difficulty => play === `solo-${difficulty}`);

/** Whether the deck is for a story. Condar cards are always allowed in stories. */
export const isForStory = ({ play }: LabRules): boolean => play !== 'duel' && play !== 'quick';

export const deckRules = (rules: LabRules): DeckRules => {
  const { play, pointsCap, hasCondar } = rules;
  const difficulty = difficultyIn(play);
  return {
    mode: difficulty ? 'solo-story' : play === 'story' ? 'story' : 'duel',
    ...(difficulty && { difficulty }),
    pointsCap,
    sets: hasCondar || isForStory(rules) ? 'core+condar' : 'core',
  };
};

export const packsOf = ({ packs: ids }: UserDeck): readonly StoredPack[] =>
  ids.flatMap(id => (packs.value ?? []).find(pack => pack.id === id) ?? []);

export const poolOf = (own: UserDeck): readonly Card[] => cardsWith(packsOf(own));

export const isLegal = (own: UserDeck): boolean =>
  !checkDeck(own.deck, poolOf(own), deckRules(own.rules)).some(isError);

export const decks = storedContent<UserDeck>('decks');

export const keepDeck = (id: string, value: UserDeck): Promise<void> =>
  decks.save({ id, changed: Date.now(), value });

export const titled = (deck: Deck, name: string): Deck => ({ ...deck, title: { en: name, fr: name } });

/** Saves a new deck, by default for a duel without packs, and returns its key. */
export const keepNew = async (
  deck: Deck,
  { rules, packs }: LabFor = { rules: PLAIN, packs: [] },
): Promise<string> => {
  const id = newId().slice(0, 12);
  await keepDeck(id, { deck: { ...deck, id }, rules, packs });
  return id;
};

export interface FoundDeck {
  readonly kind: 'ready' | 'shared' | 'own';
  readonly own: UserDeck;
}

const hasCondar = (deck: Deck): boolean => {
  const condar = new Set(cardsWith([]).flatMap(({ id, set }) => (set === 'condar' ? [id] : [])));
  return keysOf(deck.cards).some(id => condar.has(id));
};

/** Gives an imported deck the default rules, because it doesn't contain the rules for which it was built. */
export const arrived = (deck: Deck): UserDeck => ({
  deck,
  rules: { ...PLAIN, hasCondar: hasCondar(deck) },
  packs: [],
});

/** A ready-made deck, with the difficulty or points limit for which it was built. */
export const readyOwn = (deck: Deck): UserDeck => {
  const plain = arrived(deck);
  const points = BUILD_DECKS.find(({ id }) => id === deck.id)?.points ?? null;
  const own = { ...plain, rules: { ...plain.rules, pointsCap: points } };
  const band = DIFFICULTIES.find(
    difficulty => deck.id.endsWith(`-${difficulty}`) && DIFFICULTY_DECKS.some(({ id }) => id === deck.id),
  );
  return band ? { ...own, rules: { ...own.rules, play: `solo-${band}` } } : own;
};

/** Finds the deck that a URL names: a ready-made deck by its id, a shared deck by its code, a saved deck by its key. */
export const findDeck = (name: string): FoundDeck | undefined => {
  const ready = readyMade(name);
  if (ready) return { kind: 'ready', own: readyOwn(ready) };
  if (isDeckCode(name)) {
    const { value } = parseDeckCode(name);
    return value && { kind: 'shared', own: arrived(value) };
  }
  const kept = decks.all.value?.find(({ id }) => id === name);
  return kept && { kind: 'own', own: kept.value };
};

export const codeOf = (deck: Deck): string | undefined => {
  const code = makeDeckCode(deck);
  return isRefusal(code) ? undefined : code;
};

/** A link that contains the whole deck, so that any browser can open it. */
export const linkOf = (code: string): string =>
  `${location.href.split('#')[0]}${linkTo('thargos', 'decks', code)}`;

/** Finds a deck code in a link, or in a pasted text that contains it. */
export const codeIn = (text: string): string => /HT\d+-[0-9A-Za-z]+/.exec(text)?.[0] ?? text;
