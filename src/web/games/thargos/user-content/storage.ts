import { database } from '../../../database.ts';

// Decks, card packs and stories have their own database, so that changes to it never require a new version of the games'
// database.

/** `played`: packs of started games in their version at that time, because packs may change later. */
export const KINDS = ['decks', 'packs', 'stories', 'played'] as const;
export type Kind = (typeof KINDS)[number];

/** The prefix with which a form refers to the player's own content instead of built-in content. */
const OWN = 'own:';
export const userContentKey = (id: string): string => `${OWN}${id}`;

/** The key of own content that a form refers to; empty for built-in content. */
export const userContentId = (name: string): string => (name.startsWith(OWN) ? name.slice(OWN.length) : '');
export const isUserContent = (name: string): boolean => name.startsWith(OWN);

export interface StoredContent<T> {
  readonly id: string;
  readonly changed: number;
  readonly value: T;
}

interface OfKind extends StoredContent<unknown> {
  readonly kind: Kind;
}

const KEPT = database<Kind>('alidade-thargos', {
  version: 1,
  keys: { decks: 'id', packs: 'id', stories: 'id', played: 'id' },
});

/** Settles when all changes so far are saved or have failed. Every change replaces this promise. */
let changing: Promise<unknown> = Promise.resolve();

const change = (kinds: readonly Kind[], work: Parameters<typeof KEPT.change<void>>[1]): Promise<void> => {
  const kept = KEPT.change(kinds, work);
  changing = Promise.allSettled([changing, kept]);
  return kept;
};

/** Stores all of these or none. Resolves once they are saved. */
export const storeAll = <T>(
  kind: Kind,
  things: readonly { readonly id: string; readonly value: T }[],
): Promise<void> =>
  change([kind], store => {
    for (const { id, value } of things) store(kind).put({ id, changed: Date.now(), value });
  });

export const storeTogether = (things: readonly OfKind[]): Promise<void> =>
  change(KINDS, store => {
    for (const { kind, ...kept } of things) store(kind).put(kept);
  });

export const deleteTogether = (things: readonly Pick<OfKind, 'kind' | 'id'>[]): Promise<void> =>
  change(KINDS, store => {
    for (const { kind, id } of things) store(kind).delete(id);
  });

/** Callbacks that clear the screens' caches. */
const memories: (() => void)[] = [];
export const forgetWith = (forget: () => void): void => {
  memories.push(forget);
};

/** Deletes all of the player's own content or none, and clears the screens' caches. */
export const deleteEverything = async (): Promise<void> => {
  await change(KINDS, store => {
    for (const kind of KINDS) store(kind).clear();
  });
  for (const forget of memories) forget();
};

export const store = <T>(kind: Kind, id: string, value: T): Promise<void> => storeAll(kind, [{ id, value }]);

/** All items of a kind, the newest first. Reads them again if something changes meanwhile. */
export const listStored = async <T>(kind: Kind): Promise<StoredContent<T>[]> => {
  const last = changing;
  await last;
  const found = await KEPT.list<StoredContent<T>>(kind);
  return last === changing ? found : listStored(kind);
};

export const deleteStored = (kind: Kind, id: string): Promise<void> => deleteTogether([{ kind, id }]);
