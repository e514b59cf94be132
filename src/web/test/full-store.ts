import { memoryStore, type Store } from '../../engine/store.ts';

/** A store that can't save entries while `disk.isFull` is true. */
export const fullStore = () => {
  const store = memoryStore();
  const disk = { isFull: false };
  const append: Store['append'] = async (id, version, entry) => {
    if (disk.isFull) throw new Error('simulated full disk');
    return store.append(id, version, entry);
  };
  return { disk, store: { ...store, append } };
};

/** Waits until pending asynchronous work is done. */
export const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
