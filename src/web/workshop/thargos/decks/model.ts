import { signal } from '@preact/signals';
import { isRefusal } from '../../../../engine/refusal.ts';
import {
  BUILD_DECKS,
  type Card,
  type CardId,
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
import {
  deleteStored,
  forgetWith,
  listStored,
  type StoredContent,
  store,
  storeAll,
} from '../../../games/thargos/user-content/storage.ts';
import { linkTo } from '../../../route.ts';
import { newId } from '../../../store.ts';
import type { LabPlay } from './plays.ts';
import { trying } from './trying.ts';

/** What a deck is built for. */
export interface LabRules {
  readonly play: LabPlay;
  readonly pointsCap: number | null;
  readonly hasCondar: boolean;
}

export interface UserDeck {
  readonly deck: Deck;
  readonly rules: LabRules;
  /** The packs that its cards come from, by their keys on this device. */
  readonly packs: readonly string[];
}

export const PLAIN: LabRules = { play: 'duel', pointsCap: null, hasCondar: false };

const difficultyIn = (play: LabPlay): Difficulty | undefined =>
  DIFFICULTIES.find(difficulty => play === `solo-${difficulty}`);

/** Stories are played with Condar. */
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

/** The decks of this device, the newest first; undefined until the browser has answered. */
export const decks = signal<readonly StoredContent<UserDeck>[] | undefined>(undefined);

/** Whether the browser refuses to keep anything. */
export const isStorageBlocked = signal(false);

/** A deck that was just deleted and can still be brought back. */
export const lastRemoved = signal<StoredContent<UserDeck> | undefined>(undefined);
forgetWith(() => {
  decks.value = undefined;
  lastRemoved.value = undefined;
});

export const loadDecks = async (): Promise<void> => {
  try {
    decks.value = await listStored<UserDeck>('decks');
  } catch {
    isStorageBlocked.value = true;
    decks.value ??= [];
  }
};

const put = (kept: StoredContent<UserDeck>): void => {
  decks.value = [kept, ...(decks.value ?? []).filter(({ id }) => id !== kept.id)];
};

export const keepDeck = (id: string, value: UserDeck): Promise<void> => {
  put({ id, changed: Date.now(), value });
  return trying(isStorageBlocked, store('decks', id, value));
};

export const removeDeck = (kept: StoredContent<UserDeck>): Promise<void> => {
  decks.value = (decks.value ?? []).filter(({ id }) => id !== kept.id);
  lastRemoved.value = kept;
  return trying(isStorageBlocked, deleteStored('decks', kept.id));
};

export const bringBack = async (): Promise<void> => {
  const kept = lastRemoved.value;
  lastRemoved.value = undefined;
  if (kept) await keepDeck(kept.id, kept.value);
};

export const titled = (deck: Deck, name: string): Deck => ({ ...deck, title: { en: name, fr: name } });

/** Keeps new decks and answers their keys. */
export const keepNew = async (
  list: readonly Deck[],
  rest: Omit<UserDeck, 'deck'> = { rules: PLAIN, packs: [] },
): Promise<readonly string[]> => {
  const things = list.map(deck => {
    const id = newId().slice(0, 12);
    return { id, value: { ...rest, deck: { ...deck, id } } };
  });
  for (const { id, value } of things) put({ id, changed: Date.now(), value });
  await trying(isStorageBlocked, storeAll('decks', things));
  return things.map(({ id }) => id);
};

export interface FoundDeck {
  readonly kind: 'ready' | 'shared' | 'own';
  readonly own: UserDeck;
}

const hasCondar = (deck: Deck): boolean => {
  const condar = new Set(cardsWith([]).flatMap(({ id, set }) => (set === 'condar' ? [id] : [])));
  return (Object.keys(deck.cards) as CardId[]).some(id => condar.has(id));
};

/** A deck that came from elsewhere says nothing of what it was built for. */
export const arrived = (deck: Deck): UserDeck => ({
  deck,
  rules: { ...PLAIN, hasCondar: hasCondar(deck) },
  packs: [],
});

/** A ready-made deck is built for the difficulty or the points that it is made for. */
export const readyOwn = (deck: Deck): UserDeck => {
  const plain = arrived(deck);
  const points = BUILD_DECKS.find(({ id }) => id === deck.id)?.points ?? null;
  const own = { ...plain, rules: { ...plain.rules, pointsCap: points } };
  const band = DIFFICULTIES.find(
    difficulty => deck.id.endsWith(`-${difficulty}`) && DIFFICULTY_DECKS.some(({ id }) => id === deck.id),
  );
  return band ? { ...own, rules: { ...own.rules, play: `solo-${band}` } } : own;
};

/** The deck at an address: a ready-made one by its name, a shared one by its code, or one of this device. */
export const findDeck = (name: string): FoundDeck | undefined => {
  const ready = readyMade(name);
  if (ready) return { kind: 'ready', own: readyOwn(ready) };
  if (isDeckCode(name)) {
    const { value } = parseDeckCode(name);
    return value && { kind: 'shared', own: arrived(value) };
  }
  const kept = decks.value?.find(({ id }) => id === name);
  return kept && { kind: 'own', own: kept.value };
};

export const codeOf = (deck: Deck): string | undefined => {
  const code = makeDeckCode(deck);
  return isRefusal(code) ? undefined : code;
};

/** An address that opens the deck in any browser that has this page. */
export const linkOf = (code: string): string =>
  `${location.href.split('#')[0]}${linkTo('thargos', 'decks', code)}`;

/** A link, or what somebody pasted with other words around it, comes down to its code. */
export const codeIn = (text: string): string => /HT\d+-[0-9A-Za-z]+/.exec(text)?.[0] ?? text;
