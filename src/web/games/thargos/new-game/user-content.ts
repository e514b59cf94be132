import { type ReadonlySignal, signal } from '@preact/signals';
import type { StoryPlan } from '../../../../games/thargos/ui.ts';
import type { UserDeck } from '../../../workshop/thargos/decks/model.ts';
import { asSupplies, holdFor } from '../device.ts';
import { loadPacks, type StoredPack } from '../packs.ts';
import { forgetWith, listStored } from '../user-content/storage.ts';
import { NOTHING, type OwnToPlay, type ThargosDraft } from './draft.ts';

/** Decks, stories and packs stored in this browser. */
export interface UserDecks extends Omit<OwnToPlay, 'packs'> {
  readonly packs: readonly StoredPack[];
  /** The packs that the cards of a deck come from, by the key of the deck. */
  readonly packsOf: ReadonlyMap<string, readonly string[]>;
}

const things = signal<UserDecks | undefined>(undefined);
forgetWith(() => {
  things.value = undefined;
});

/** Undefined until the browser has answered. */
export const userDecks: ReadonlySignal<UserDecks | undefined> = things;

const asMap = <T>(list: readonly { readonly id: string; readonly value: T }[]): ReadonlyMap<string, T> =>
  new Map(list.map(({ id, value }) => [id, value]));

/** Unreadable content is skipped: ready-made decks and stories remain. */
export const loadUserContent = async (): Promise<UserDecks> => {
  const [decks, stories, packs] = await Promise.all([
    listStored<UserDeck>('decks').catch(() => []),
    listStored<StoryPlan>('stories').catch(() => []),
    loadPacks().catch(() => []),
  ]);
  things.value = {
    decks: new Map(decks.map(({ id, value }) => [id, value.deck])),
    stories: asMap(stories),
    packs,
    packsOf: new Map(decks.map(({ id, value }) => [id, value.packs])),
  };
  return things.value;
};

/** The packs that the form names, in its order. */
export const chosenPacks = (draft: ThargosDraft, own: UserDecks): readonly StoredPack[] =>
  draft.packs.flatMap(id => own.packs.find(pack => pack.id === id) ?? []);

/** Validates the form with the cards of its packs. */
export const ownFor = (draft: ThargosDraft, own: UserDecks | undefined): OwnToPlay => {
  if (!own) return NOTHING;
  const chosen = chosenPacks(draft, own);
  const refs = chosen.map(({ ref }) => ref);
  holdFor('new game', asSupplies(chosen.map(({ pack }) => pack)));
  return { decks: own.decks, stories: own.stories, packs: refs };
};
