import type { Seat } from '../../../engine/game.ts';
import { type Assets, assetKey, missingAsset as lackFor, type NamedAsset } from '../../../engine/module.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import {
  type Command,
  type ConfigWish,
  makeRulebook,
  type Pack,
  type PackRef,
  packHash,
  requiredAssets,
  type State,
  shownGame,
} from '../../../games/thargos/ui.ts';

/**
 * Packs and stories in memory by owner: an open table, the new-game form, a replay, a file import. They are released with their
 * owner.
 */
const held = new Map<unknown, Assets>();

/** Holds these for an owner, in place of their previous ones. */
export const holdFor = (who: unknown, things: Assets): void => {
  held.delete(who);
  held.set(who, things);
};

export const letGo = (who: unknown): void => void held.delete(who);

/** What an owner holds. */
export const heldBy = (who: unknown): Assets => held.get(who) ?? new Map();

/** Lets go of all that these rules do not name. */
export const keepOnly = (who: unknown, config: ConfigWish): void => {
  const named = new Set(requiredAssets(config).map(assetKey));
  holdFor(who, new Map([...heldBy(who)].filter(([key]) => named.has(key))));
};

/** The keys of all that is held. */
export const heldNow = (): ReadonlySet<string> =>
  new Set([...held.values()].flatMap(things => [...things.keys()]));

/** The same pack may be there with other words: those that came last are meant. */
export const find = (key: string): unknown =>
  [...held.values()].findLast(things => things.has(key))?.get(key);

const rulebook = makeRulebook(find);

/** The rules as far as a table is seen, with all that this device has; `rules.ts` has all of them. */
export const game = shownGame(rulebook, find);

export const fetchDeciding = () => import('../../../games/thargos/decide.ts');

/** A table shows its view first; the code that decides answers loads afterwards. */
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

/** Packs as supplies; of equal ones the last. */
export const asSupplies = (packs: readonly Pack[]): Assets =>
  new Map(packs.map(pack => [assetKey({ kind: 'pack', key: packHash(pack) }), pack]));

const namedIn = (things: Assets): NamedAsset[] =>
  [...things.values()].flatMap(thing => {
    const pack = thing as Partial<Pack>;
    return pack.pack ? [{ kind: 'pack', key: packHash(pack as Pack), id: pack.pack.id }] : [];
  });

/** Why a game with these rules cannot be opened with these: its cards are on another device, or these are others. */
export const lackOf = (config: ConfigWish, things: Assets): Refusal<'lacking' | 'differs'> | undefined => {
  const need = requiredAssets(config).find(each => !things.has(assetKey(each)));
  return need && lackFor(need, namedIn(things));
};
