import { assetKey } from '../../../engine/module.ts';
import { thargos as shipped } from '../game.ts';
import type { Pack } from '../packs/pack.ts';

const given = new Map<string, unknown>();

/** The rules module with the shipped stories. Tests add packs with `givePack`. */
export const thargos = shipped.withAssets(given);

export const givePack = (hash: string, pack: Pack): void => {
  given.set(assetKey({ kind: 'pack', key: hash }), pack);
};
