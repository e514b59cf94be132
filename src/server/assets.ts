import { type AnyModule, type AssetRef, type Assets, assetKey, resolveAssets } from '../engine/module.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { AssetStore } from './data.ts';

/** An asset of a room, such as a card pack, and whether other players may download it. */
export interface RoomAsset extends AssetRef {
  readonly isShared: boolean;
}

/** An asset that a client uploads with a new table. */
export interface UploadedAsset {
  readonly kind: string;
  readonly data: unknown;
  readonly share?: boolean;
}

/** The assets that the rules of a table need, parsed and ready to save. */
export interface PreparedAssets {
  readonly module: AnyModule;
  readonly supplies: readonly RoomAsset[];
  /** The assets as JSON, by name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Parses uploaded assets and checks that the rules have all that they need. */
export const prepareAssets = async (
  module: AnyModule,
  config: object,
  brought: readonly UploadedAsset[],
): Promise<PreparedAssets | Refusal> => {
  const things = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const supplies: RoomAsset[] = [];
  const needed = new Set(module.requiredAssets(config).map(assetKey));
  for (const { kind, data, share = false } of brought) {
    const read = module.readAsset?.(kind, data) ?? refuse('bad-supply', { kind });
    if (isRefusal(read)) return read;
    const name = assetKey(read.ref);
    if (!needed.has(name)) continue;
    things.set(name, read.content);
    texts.set(name, JSON.stringify(data));
    supplies.push({ ...read.ref, isShared: share });
  }
  const supplied = await resolveAssets(module, config, async need => things.get(assetKey(need)));
  return isRefusal(supplied) ? supplied : { module: supplied, supplies, texts };
};

/** The game module of a room with its saved assets. */
export const loadAssets = async (
  module: AnyModule,
  config: object,
  data: AssetStore,
): Promise<{ readonly module: AnyModule; readonly things: Assets } | Refusal> => {
  const things = new Map<string, unknown>();
  let bad: Refusal | undefined;
  const supplied = await resolveAssets(module, config, async need => {
    const name = assetKey(need);
    const text = await data.asset(name);
    const read = text === undefined ? undefined : module.readAsset?.(need.kind, JSON.parse(text));
    // An older server may have accepted what this one rejects.
    if (isRefusal(read)) bad = { ...read, id: need.id };
    if (!read || isRefusal(read)) return undefined;
    things.set(name, read.content);
    return read.content;
  }).catch(() => refuse('not-kept'));
  return isRefusal(supplied) ? (bad ?? supplied) : { module: supplied, things };
};
