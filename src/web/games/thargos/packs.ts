import { signal } from '@preact/signals';
import type { Assets } from '../../../engine/module.ts';
import { applyPacks, type Card, DEFAULT_SET, type Pack, type PackRef } from '../../../games/thargos/ui.ts';
import { asSupplies, refOf } from './device.ts';
import { forgetWith, listStored, store } from './user-content/storage.ts';

/** The card packs on this device. They stay here: a game names them by their hash only. */

export interface StoredPack {
  /** The key in the store; a pack's own id may be anything, and the same twice. */
  readonly id: string;
  readonly pack: Pack;
  readonly ref: PackRef;
}

/** All packs, the newest first; undefined until the browser has answered. */
export const packs = signal<readonly StoredPack[] | undefined>(undefined);
forgetWith(() => {
  packs.value = undefined;
});

/** Our cards with these packs on top. */
export const cardsWith = (chosen: readonly StoredPack[]): readonly Card[] =>
  applyPacks(
    DEFAULT_SET,
    chosen.map(({ pack }) => pack),
  );

/** All card lists stored here: those of started games, and the current packs. */
export const loadStoredPacks = async (): Promise<Assets> => {
  const [kept, played] = await Promise.all([
    listStored<Pack>('packs'),
    listStored<readonly Pack[]>('played'),
  ]);
  return asSupplies([...played.flatMap(({ value }) => value), ...kept.map(({ value }) => value)]);
};

/** Loads the packs again. */
export const loadPacks = async (): Promise<readonly StoredPack[]> => {
  const kept = await listStored<Pack>('packs');
  packs.value = kept.map(({ id, value }) => ({ id, pack: value, ref: refOf(value) }));
  return packs.value;
};

/**
 * The `config.packs` of a new game with these packs, in order. Stores their current cards, because the packs may change and the
 * game must still open.
 */
export const usePacks = async (chosen: readonly StoredPack[]): Promise<readonly PackRef[]> => {
  if (chosen.length === 0) return [];
  const list = chosen.map(({ pack }) => pack);
  await storePlayedPacks(list);
  return list.map(refOf);
};

/** Cards that a game is played with, as they are now. */
export const storePlayedPacks = async (list: readonly Pack[]): Promise<void> => {
  if (list.length > 0) await store('played', list.map(pack => refOf(pack).hash).join('+'), list);
};
