import { database, requestResult } from '../../../database.ts';
import { readStored, removeStored, writeStored } from '../../../local-storage.ts';

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

/** An item to save, or without `row` one to delete. `changed` is the time of the change. */
interface Write {
  readonly kind: Kind;
  readonly id: string;
  readonly changed: number;
  readonly row?: StoredContent<unknown>;
}

/** Settles when all changes so far are saved or have failed. Every change replaces this promise. */
let changing: Promise<unknown> = Promise.resolve();

/** Changes that the database hasn't saved yet. */
const unsaved = new Set<readonly Write[]>();
/** Save files don't contain this key: the notes in them have no colon. */
const UNSAVED = 'alidade.thargos:unsaved';

const change = (kinds: readonly Kind[], work: Parameters<typeof KEPT.change<void>>[1]): Promise<void> => {
  const kept = KEPT.change(kinds, work);
  changing = Promise.allSettled([changing, kept]);
  return kept;
};

const write = async (kinds: readonly Kind[], writes: readonly Write[]): Promise<void> => {
  unsaved.add(writes);
  try {
    await change(kinds, store => {
      for (const { kind, id, row } of writes) row ? store(kind).put(row) : store(kind).delete(id);
    });
  } finally {
    unsaved.delete(writes);
  }
};

/**
 * If a page closes while several changes wait, Chromium saves only the first ones. So the page also leaves them in
 * localStorage, which is written immediately.
 */
globalThis.addEventListener?.('pagehide', () => {
  if (unsaved.size > 0) writeStored(UNSAVED, [...unsaved].flat());
});

/** Saves the changes that the last page left. A newer version of an item stays. */
const recover = async (): Promise<void> => {
  // Cast: only this file writes this key.
  const left = readStored(UNSAVED) as readonly Write[] | undefined;
  if (!left) return;
  await change(KINDS, async store => {
    for (const { kind, id, changed, row } of left) {
      const found: StoredContent<unknown> | undefined = await requestResult(store(kind).get(id));
      if (found && found.changed > changed) continue;
      row ? store(kind).put(row) : store(kind).delete(id);
    }
  });
  removeStored(UNSAVED);
};
let recovered: Promise<void> | undefined;

/** Stores all of these or none. Resolves once they are saved. */
export const storeAll = <T>(
  kind: Kind,
  things: readonly { readonly id: string; readonly value: T }[],
): Promise<void> => {
  const changed = Date.now();
  return write(
    [kind],
    things.map(({ id, value }) => ({ kind, id, changed, row: { id, changed, value } })),
  );
};

export const storeTogether = (things: readonly OfKind[]): Promise<void> =>
  write(
    KINDS,
    things.map(({ kind, ...row }) => ({ kind, id: row.id, changed: Date.now(), row })),
  );

export const deleteTogether = (things: readonly Pick<OfKind, 'kind' | 'id'>[]): Promise<void> =>
  write(
    KINDS,
    things.map(({ kind, id }) => ({ kind, id, changed: Date.now() })),
  );

/** Callbacks that clear the screens' caches. */
const memories: (() => void)[] = [];
export const forgetWith = (forget: () => void): void => {
  memories.push(forget);
};

/** Deletes all of the player's own content or none, and clears the screens' caches. */
export const deleteEverything = async (): Promise<void> => {
  unsaved.clear();
  removeStored(UNSAVED);
  await change(KINDS, store => {
    for (const kind of KINDS) store(kind).clear();
  });
  for (const forget of memories) forget();
};

export const store = <T>(kind: Kind, id: string, value: T): Promise<void> => storeAll(kind, [{ id, value }]);

/** All items of a kind, the newest first. Reads them again if something changes meanwhile. */
export const listStored = async <T>(kind: Kind): Promise<StoredContent<T>[]> => {
  recovered ??= recover().catch(() => undefined);
  await recovered;
  const last = changing;
  await last;
  const found = await KEPT.list<StoredContent<T>>(kind);
  return last === changing ? found : listStored(kind);
};

export const deleteStored = (kind: Kind, id: string): Promise<void> => deleteTogether([{ kind, id }]);
