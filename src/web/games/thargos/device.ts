import type { Seat } from '../../../engine/game.ts';
import {
  type Assets,
  assetKey,
  missingAsset as missingFor,
  type NamedAsset,
} from '../../../engine/module.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { isObject } from '../../../engine/util.ts';
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

/** Packs and stories in memory, by what uses them, such as an open table or a replay. Each user releases its own. */
const held = new Map<unknown, Assets>();

/** Keeps these packs and stories in memory for a user, and releases that user's previous ones. */
export const holdFor = (who: unknown, things: Assets): void => {
  held.delete(who);
  held.set(who, things);
};

export const letGo = (who: unknown): void => void held.delete(who);

/** The packs and stories that are in memory for a user. */
export const heldBy = (who: unknown): Assets => held.get(who) ?? new Map();

/** Releases those of a user's packs and stories that these rules don't name. */
export const keepOnly = (who: unknown, config: ConfigWish): void => {
  const named = new Set(requiredAssets(config).map(assetKey));
  holdFor(who, new Map([...heldBy(who)].filter(([key]) => named.has(key))));
};

/** The keys of all packs and stories in memory. */
export const heldNow = (): ReadonlySet<string> =>
  new Set([...held.values()].flatMap(things => [...things.keys()]));

/** Finds a pack or story in memory. The last pack with a hash wins, because hashes ignore texts. */
export const find = (key: string): unknown =>
  [...held.values()].findLast(things => things.has(key))?.get(key);

const rulebook = makeRulebook(find);

/** The part of the rules that is needed to show a table, with the packs in memory. `rules.ts` has all rules. */
export const game = shownGame(rulebook, find);

export const fetchDeciding = () => import('../../../games/thargos/decide.ts');

/** Decides a command. Its code loads after the table, so that the table appears sooner. */
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

/** Packs by their hash key. Of several packs with the same hash the last one wins. */
export const asAssets = (packs: readonly Pack[]): Assets =>
  new Map(packs.map(pack => [assetKey({ kind: 'pack', key: packHash(pack) }), pack]));

/** Whether a validated pack or story is a pack. */
export const isPack = (thing: unknown): thing is Pack => isObject(thing) && isObject(thing.pack);

const namedIn = (things: Assets): NamedAsset[] =>
  [...things.values()].filter(isPack).map(pack => ({ kind: 'pack', key: packHash(pack), id: pack.pack.id }));

/** Why this device can't open a game with these rules: it lacks a pack or story, or its pack with that id differs. */
export const missingIn = (config: ConfigWish, things: Assets): Refusal<'lacking' | 'differs'> | undefined => {
  const need = requiredAssets(config).find(each => !things.has(assetKey(each)));
  return need && missingFor(need, namedIn(things));
};
