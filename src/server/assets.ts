import { type AnyModule, type AssetRef, type Assets, assetKey, resolveAssets } from '../engine/module.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { AssetStore } from './data.ts';
import { refuse } from './refused.ts';

/** An asset that a room needs, such as a card pack, and whether other players may download it. */
export interface RoomAsset extends AssetRef {
  readonly isShared: boolean;
}

/** An asset that a client uploads when it creates a table. */
export interface UploadedAsset {
  readonly kind: string;
  readonly data: unknown;
  readonly share?: boolean;
}

/** The assets that a table needs, checked and ready to be saved. */
export interface PreparedAssets {
  readonly module: AnyModule;
  readonly assets: readonly RoomAsset[];
  /** The content of the assets as JSON, by the name under which the store saves them. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Checks the uploaded assets, and checks that they are all that the rules need. */
export const prepareAssets = async (
  module: AnyModule,
  config: object,
  brought: readonly UploadedAsset[],
): Promise<PreparedAssets | Refusal> => {
  const things = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const assets: RoomAsset[] = [];
  const needed = new Set(module.requiredAssets(config).map(assetKey));
  for (const { kind, data, share = false } of brought) {
    const read = module.readAsset?.(kind, data) ?? refuse('bad-supply', { kind });
    if (isRefusal(read)) return read;
    const name = assetKey(read.ref);
    if (!needed.has(name)) continue;
    things.set(name, read.content);
    texts.set(name, JSON.stringify(data));
    assets.push({ ...read.ref, isShared: share });
  }
  const loaded = await resolveAssets(module, config, async need => things.get(assetKey(need)));
  return isRefusal(loaded) ? loaded : { module: loaded, assets, texts };
};

/** Returns the game module of a room, with the assets that the room needs. */
export const loadAssets = async (
  module: AnyModule,
  config: object,
  data: AssetStore,
): Promise<{ readonly module: AnyModule; readonly things: Assets } | Refusal> => {
  const things = new Map<string, unknown>();
  let bad: Refusal | undefined;
  const loaded = await resolveAssets(module, config, async need => {
    const name = assetKey(need);
    const text = await data.asset(name);
    const read = text === undefined ? undefined : module.readAsset?.(need.kind, JSON.parse(text));
    // An older version of the server may have accepted an asset that this version rejects.
    if (isRefusal(read)) bad = { ...read, id: need.id };
    if (!read || isRefusal(read)) return undefined;
    things.set(name, read.content);
    return read.content;
  }).catch(() => refuse('not-kept'));
  return isRefusal(loaded) ? (bad ?? loaded) : { module: loaded, things };
};
