import { lackOf as lackFor, type Named, needKey, type Source } from '../../../engine/module.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ConfigWish, PackRef } from '../../../games/thargos/config.ts';
import { thargos } from '../../../games/thargos/module.ts';
import { packHash } from '../../../games/thargos/packs/apply.ts';
import type { Pack } from '../../../games/thargos/packs/pack.ts';

/** What this device has of packs and stories, as far as it was fetched. */
const here = new Map<string, unknown>();

/** What a table asks for. */
export const source: Source = async need => here.get(needKey(need));

/** The rules with all that this device has. */
export const game = thargos.supplied(here);

export const refOf = (pack: Pack): PackRef => ({
  id: pack.pack.id,
  version: pack.pack.version,
  hash: packHash(pack),
});

export const bringPacks = (packs: readonly Pack[]): void => {
  for (const pack of packs) here.set(needKey({ kind: 'pack', key: packHash(pack) }), pack);
};

/** The stories that come with the game; a page fetches them when one is played. */
export const bringStories = (stories: ReadonlyMap<string, unknown>): void => {
  for (const [key, plan] of stories) here.set(key, plan);
};

const packsHere = (): Named[] =>
  [...here.values()].flatMap(thing => {
    const pack = thing as Partial<Pack>;
    return pack.pack ? [{ kind: 'pack', key: packHash(pack as Pack), id: pack.pack.id }] : [];
  });

/** Why a game with these rules cannot be opened here: its cards are on another device, or these are others. */
export const lackOf = (config: ConfigWish): Refusal<'lacking' | 'differs'> | undefined => {
  const [need] = game.needs(config);
  return need && lackFor(need, packsHere());
};
