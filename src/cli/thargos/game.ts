import { type Named, needKey } from '../../engine/module.ts';
import { thargos as shipped } from '../../games/thargos/game.ts';
import { packHash } from '../../games/thargos/packs/apply.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';

const given = new Map<string, unknown>();

/** The game with the packs that this command was given. */
export const thargos = shipped.supplied(given);

const names: Named[] = [];

export const givePack = (pack: Pack): void => {
  const name: Named = { kind: 'pack', key: packHash(pack), id: pack.pack.id };
  given.set(needKey(name), pack);
  names.push(name);
};

export const givenPacks = (): readonly Named[] => names;
