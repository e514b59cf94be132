import { signal } from '@preact/signals';
import type { Assets } from '../../../engine/module.ts';
import { applyPacks, type Card, DEFAULT_SET, type Pack, type PackRef } from '../../../games/thargos/ui.ts';
import { asAssets, refOf } from './device.ts';
import { forgetWith, listStored, store } from './user-content/storage.ts';

// The card packs on this device. A game refers to packs only by their hashes.

export interface StoredPack {
  /** The key in the store. It isn't the pack's own id, because two packs may have the same id. */
  readonly id: string;
  readonly pack: Pack;
  readonly ref: PackRef;
}

/** All packs on this device, the newest first; undefined until they are loaded. */
export const packs = signal<readonly StoredPack[] | undefined>(undefined);
forgetWith(() => {
  packs.value = undefined;
});

/** The shipped cards with the changes of these packs. */
export const cardsWith = (chosen: readonly StoredPack[]): readonly Card[] =>
  applyPacks(
    DEFAULT_SET,
    chosen.map(({ pack }) => pack),
  );

/** All packs stored on this device: the current ones, and those of started games in their version at that time. */
export const loadStoredPacks = async (): Promise<Assets> => {
  const [kept, played] = await Promise.all([
    listStored<Pack>('packs'),
    listStored<readonly Pack[]>('played'),
  ]);
  return asAssets([...played.flatMap(({ value }) => value), ...kept.map(({ value }) => value)]);
};

export const loadPacks = async (): Promise<readonly StoredPack[]> => {
  const kept = await listStored<Pack>('packs');
  packs.value = kept.map(({ id, value }) => ({ id, pack: value, ref: refOf(value) }));
  return packs.value;
};

/** Stores the current version of these packs for a new game, and returns references to them for `config.packs`. */
export const usePacks = async (chosen: readonly StoredPack[]): Promise<readonly PackRef[]> => {
  if (chosen.length === 0) return [];
  const list = chosen.map(({ pack }) => pack);
  await storePlayedPacks(list);
  return list.map(refOf);
};

/** Stores the current version of these packs, so that a game with them still opens after a pack was changed. */
export const storePlayedPacks = async (list: readonly Pack[]): Promise<void> => {
  if (list.length > 0) await store('played', list.map(pack => refOf(pack).hash).join('+'), list);
};
