import type { Seat } from '../../../engine/game.ts';
import { lackOf as lackFor, type Named, needKey, type Source } from '../../../engine/module.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { ConfigWish, PackRef } from '../../../games/thargos/config.ts';
import { packHash } from '../../../games/thargos/packs/apply.ts';
import type { Pack } from '../../../games/thargos/packs/pack.ts';
import { shownGame } from '../../../games/thargos/shown-game.ts';
import { makeRulebook } from '../../../games/thargos/supplies.ts';
import type { Command, State } from '../../../games/thargos/types.ts';

/** What this device has of packs and stories, as far as it was fetched. */
export const here = new Map<string, unknown>();

/** What a table asks for. */
export const source: Source = async need => here.get(needKey(need));

const find = (key: string): unknown => here.get(key);
const rulebook = makeRulebook(find);

/** The rules as far as a table is seen, with all that this device has; `rules.ts` has all of them. */
export const game = shownGame(rulebook, find);

export const fetchDeciding = () => import('../../../games/thargos/decide.ts');

/** Whoever comes to a table looks at it first: what decides his answers comes after what he sees. */
export const decide = async (state: State, seat: Seat, command: Command) => {
  const deciding = await fetchDeciding();
  rulebook.meet(state.config);
  return deciding.decide(state, seat, command);
};

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
