import { type ReadonlySignal, signal } from '@preact/signals';
import type { StoryPlan } from '../../../../games/thargos/ui.ts';
import type { UserDeck } from '../../../workshop/thargos/decks/model.ts';
import { asAssets, holdFor } from '../device.ts';
import { loadPacks, type StoredPack } from '../packs.ts';
import { forgetWith, listStored } from '../user-content/storage.ts';
import { type ChosenContent, NOTHING, type ThargosDraft } from './draft.ts';

/** The player's own decks, stories and packs in this browser. */
export interface UserDecks extends Omit<ChosenContent, 'packs'> {
  readonly packs: readonly StoredPack[];
  /** For each custom deck, by its key, the packs that its cards come from. */
  readonly packsOf: ReadonlyMap<string, readonly string[]>;
}

const things = signal<UserDecks | undefined>(undefined);
forgetWith(() => {
  things.value = undefined;
});

/** The player's own decks, stories and packs; undefined until they are loaded. */
export const userDecks: ReadonlySignal<UserDecks | undefined> = things;

const asMap = <T>(list: readonly { readonly id: string; readonly value: T }[]): ReadonlyMap<string, T> =>
  new Map(list.map(({ id, value }) => [id, value]));

/** Loads the player's own content. Skips items that can't be read, because a game can start without them. */
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

/** The packs that the form chooses, in order. */
export const chosenPacks = (draft: ThargosDraft, own: UserDecks): readonly StoredPack[] =>
  draft.packs.flatMap(id => own.packs.find(pack => pack.id === id) ?? []);

/** The own content that this form uses. Keeps its packs in memory, so that the form is validated with their cards. */
export const userContentFor = (draft: ThargosDraft, own: UserDecks | undefined): ChosenContent => {
  if (!own) return NOTHING;
  const chosen = chosenPacks(draft, own);
  const refs = chosen.map(({ ref }) => ref);
  holdFor('new game', asAssets(chosen.map(({ pack }) => pack)));
  return { decks: own.decks, stories: own.stories, packs: refs };
};
