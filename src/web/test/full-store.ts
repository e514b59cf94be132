import { memoryStore, type Store } from '../../engine/store.ts';

/** A store that has no room until it is told otherwise. */
export const fullStore = () => {
  const store = memoryStore();
  const disk = { isFull: false };
  const append: Store['append'] = async (id, version, entry) => {
    if (disk.isFull) throw new Error('full');
    return store.append(id, version, entry);
  };
  return { disk, store: { ...store, append } };
};

/** Lets everything happen that is on its way. */
export const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
