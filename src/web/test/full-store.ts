import { memoryStore, type Store } from '../../engine/store.ts';

/** A store that is full until the test changes it. */
export const fullStore = () => {
  const store = memoryStore();
  const disk = { isFull: false };
  const append: Store['append'] = async (id, version, entry) => {
    if (disk.isFull) throw new Error('full');
    return store.append(id, version, entry);
  };
  return { disk, store: { ...store, append } };
};

/** Lets pending work finish. */
export const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
