import { database } from '../../../database.ts';

// Decks, card packs and stories have their own database, so that the games' database never needs a new version for them.

/** `played`: the cards of started games, whatever happens to their packs afterwards. */
export const KINDS = ['decks', 'packs', 'stories', 'played'] as const;
export type Kind = (typeof KINDS)[number];

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

/** Settles when everything that was changed so far is on the disk, or was refused; another one with every change. */
let changing: Promise<unknown> = Promise.resolve();

const change = (kinds: readonly Kind[], work: Parameters<typeof KEPT.change<void>>[1]): Promise<void> => {
  const kept = KEPT.change(kinds, work);
  changing = Promise.allSettled([changing, kept]);
  return kept;
};

/** Keeps all of these or none of them. Resolves when they are on the disk, not before. */
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

/** What screens that come later remember of all this, and how they forget it. */
const memories: (() => void)[] = [];
export const forgetWith = (forget: () => void): void => {
  memories.push(forget);
};

/** Drops everything or nothing; what was shown of it is forgotten with it. */
export const deleteEverything = async (): Promise<void> => {
  await change(KINDS, store => {
    for (const kind of KINDS) store(kind).clear();
  });
  for (const forget of memories) forget();
};

export const store = <T>(kind: Kind, id: string, value: T): Promise<void> => storeAll(kind, [{ id, value }]);

/** All items of a kind, newest first. Reflects changes made while the disk is read. */
export const listStored = async <T>(kind: Kind): Promise<StoredContent<T>[]> => {
  const last = changing;
  await last;
  const found = await KEPT.list<StoredContent<T>>(kind);
  return last === changing ? found : listStored(kind);
};

export const deleteStored = (kind: Kind, id: string): Promise<void> => deleteTogether([{ kind, id }]);
