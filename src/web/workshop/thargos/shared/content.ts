import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  deleteStored,
  forgetWith,
  type Kind,
  listStored,
  type StoredContent,
  storeAll,
} from '../../../games/thargos/user-content/storage.ts';

interface Item {
  readonly id: string;
}

/** Decks, packs or stories saved in this browser. The page shows changes even if the browser can't save them. */
export interface SavedContent<T extends Item> {
  /** The saved items, the newest first; undefined until they are loaded. */
  readonly all: Signal<readonly T[] | undefined>;
  readonly isStorageBlocked: Signal<boolean>;
  /** The item that was deleted last and can still be restored. */
  readonly lastRemoved: Signal<T | undefined>;
  readonly load: () => Promise<void>;
  readonly save: (...items: readonly T[]) => Promise<void>;
  readonly remove: (item: T) => Promise<void>;
  readonly restore: () => Promise<void>;
}

interface ContentOptions<T extends Item> {
  readonly kind: Kind;
  readonly all: Signal<readonly T[] | undefined>;
  readonly list: () => Promise<readonly T[]>;
  readonly save: (items: readonly T[]) => Promise<void>;
  /** Adds an item to the list after it was saved, or replaces its previous version. */
  readonly put: (all: readonly T[], item: T) => readonly T[];
}

export const contentOf = <T extends Item>(options: ContentOptions<T>): SavedContent<T> => {
  const { kind, all, put } = options;
  const isStorageBlocked = signal(false);
  const lastRemoved = signal<T | undefined>(undefined);
  const settle = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
      isStorageBlocked.value = false;
    } catch {
      isStorageBlocked.value = true;
    }
  };
  const save = (...items: readonly T[]): Promise<void> => {
    all.value = items.reduce(put, all.peek() ?? []);
    return settle(options.save(items));
  };
  forgetWith(() => {
    all.value = undefined;
    lastRemoved.value = undefined;
  });
  return {
    all,
    isStorageBlocked,
    lastRemoved,
    load: async () => {
      try {
        all.value = await options.list();
      } catch {
        isStorageBlocked.value = true;
        all.value ??= [];
      }
    },
    save,
    remove: item => {
      all.value = (all.peek() ?? []).filter(({ id }) => id !== item.id);
      lastRemoved.value = item;
      return settle(deleteStored(kind, item.id));
    },
    restore: async () => {
      const item = lastRemoved.peek();
      lastRemoved.value = undefined;
      if (item) await save(item);
    },
  };
};

/** Saved decks or stories. The one that was changed last comes first. */
export const storedContent = <T>(
  kind: Kind,
  list = (): Promise<readonly StoredContent<T>[]> => listStored<T>(kind),
): SavedContent<StoredContent<T>> =>
  contentOf({
    kind,
    all: signal(undefined),
    list,
    save: items => storeAll(kind, items),
    put: (all, item) => [item, ...all.filter(({ id }) => id !== item.id)],
  });

/** The undo history of an item that is saved after every change. */
export interface EditHistory<T> {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly change: (next: T) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const LONGEST_PAST = 100;

export const makeHistory = <T>(now: () => T, set: (next: T) => void): EditHistory<T> => {
  const past = signal<readonly T[]>([]);
  const future = signal<readonly T[]>([]);
  const step = (from: Signal<readonly T[]>, to: Signal<readonly T[]>): void => {
    const next = from.peek().at(-1);
    if (!next) return;
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), now()];
    set(next);
  };
  return {
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    change: next => {
      past.value = [...past.peek().slice(1 - LONGEST_PAST), now()];
      future.value = [];
      set(next);
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
};
