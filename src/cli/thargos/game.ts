import { needKey } from '../../engine/module.ts';
import { thargos as shipped } from '../../games/thargos/game.ts';
import { packHash } from '../../games/thargos/packs/apply.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';

const given = new Map<string, unknown>();

/** The game with the packs that this command was given. */
export const thargos = shipped.supplied(given);

export const givePack = (pack: Pack): void => {
  given.set(needKey({ kind: 'pack', key: packHash(pack) }), pack);
};
