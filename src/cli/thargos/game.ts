import { assetKey, type NamedAsset } from '../../engine/module.ts';
import { thargos as shipped } from '../../games/thargos/game.ts';
import { packHash } from '../../games/thargos/packs/apply.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';

const given = new Map<string, unknown>();

/** The rules of Thargos, including the card packs that were given to this command. */
export const thargos = shipped.withAssets(given);

const packs: Pack[] = [];

const nameOf = (pack: Pack): NamedAsset => ({ kind: 'pack', key: packHash(pack), id: pack.pack.id });

export const givePack = (pack: Pack): void => {
  given.set(assetKey(nameOf(pack)), pack);
  packs.push(pack);
};

export const givenPacks = (): readonly Pack[] => packs;

export const givenNames = (): readonly NamedAsset[] => packs.map(nameOf);
