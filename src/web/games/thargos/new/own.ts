import { type ReadonlySignal, signal } from '@preact/signals';
import type { StoryPlan } from '../../../../games/thargos/stories/story.ts';
import type { OwnDeck } from '../decks/model.ts';
import { asSupplies, holdFor } from '../device.ts';
import { forgetWith, listKept } from '../own/kept.ts';
import { type KeptPack, loadPacks } from '../packs.ts';
import { NOTHING, type OwnToPlay, type ThargosDraft } from './draft.ts';

/** Decks, stories and packs stored in this browser. */
export interface OwnThings extends Omit<OwnToPlay, 'packs'> {
  readonly packs: readonly KeptPack[];
  /** The packs that the cards of a deck come from, by the key of the deck. */
  readonly packsOf: ReadonlyMap<string, readonly string[]>;
}

const things = signal<OwnThings | undefined>(undefined);
forgetWith(() => {
  things.value = undefined;
});

/** Undefined until the browser has answered. */
export const ownThings: ReadonlySignal<OwnThings | undefined> = things;

const asMap = <T>(list: readonly { readonly id: string; readonly value: T }[]): ReadonlyMap<string, T> =>
  new Map(list.map(({ id, value }) => [id, value]));

/** Unreadable content is skipped: ready-made decks and stories remain. */
export const loadOwn = async (): Promise<OwnThings> => {
  const [decks, stories, packs] = await Promise.all([
    listKept<OwnDeck>('decks').catch(() => []),
    listKept<StoryPlan>('stories').catch(() => []),
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
export const chosenPacks = (draft: ThargosDraft, own: OwnThings): readonly KeptPack[] =>
  draft.packs.flatMap(id => own.packs.find(pack => pack.id === id) ?? []);

/** Validates the form with the cards of its packs. */
export const ownFor = (draft: ThargosDraft, own: OwnThings | undefined): OwnToPlay => {
  if (!own) return NOTHING;
  const chosen = chosenPacks(draft, own);
  const refs = chosen.map(({ ref }) => ref);
  holdFor('new game', asSupplies(chosen.map(({ pack }) => pack)));
  return { decks: own.decks, stories: own.stories, packs: refs };
};
