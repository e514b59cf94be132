import { assetKey } from '../src/engine/module.ts';
import { thargos } from '../src/games/thargos/game.ts';
import { packHash } from '../src/games/thargos/packs/apply.ts';
import type { Pack } from '../src/games/thargos/packs/pack.ts';

const given = new Map<string, unknown>();

/** The rules of Thargos, with the card packs that a test has added. */
export const game = thargos.withAssets(given);

export const givePack = (pack: Pack): void => {
  given.set(assetKey({ kind: 'pack', key: packHash(pack) }), pack);
};
