import { type AnyModule, type Need, needKey, type Supplies, supply } from '../engine/module.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { AssetStore } from './data.ts';

/** Something that came with a room, and whether whoever lacks it may have it from there. */
export interface RoomAsset extends Need {
  readonly isShared: boolean;
}

/** What somebody brings along who makes a room. */
export interface UploadedAsset {
  readonly kind: string;
  readonly data: unknown;
  readonly share?: boolean;
}

/** What these rules need of what was brought: to be kept, and to play with. */
export interface PreparedAssets {
  readonly module: AnyModule;
  readonly supplies: readonly RoomAsset[];
  /** What is to be kept, by its name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Reads what somebody brought, and looks whether it is all that his rules need. */
export const prepareAssets = async (
  module: AnyModule,
  config: object,
  brought: readonly UploadedAsset[],
): Promise<PreparedAssets | Refusal> => {
  const things = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const supplies: RoomAsset[] = [];
  const needed = new Set(module.needs(config).map(needKey));
  for (const { kind, data, share = false } of brought) {
    const read = module.readSupply?.(kind, data) ?? refuse('bad-supply', { kind });
    if (isRefusal(read)) return read;
    const name = needKey(read.need);
    if (!needed.has(name)) continue;
    things.set(name, read.thing);
    texts.set(name, JSON.stringify(data));
    supplies.push({ ...read.need, isShared: share });
  }
  const supplied = await supply(module, config, async need => things.get(needKey(need)));
  return isRefusal(supplied) ? supplied : { module: supplied, supplies, texts };
};

/** The game of a room with what was kept for it. */
export const loadAssets = async (
  module: AnyModule,
  config: object,
  data: AssetStore,
): Promise<{ readonly module: AnyModule; readonly things: Supplies } | Refusal> => {
  const things = new Map<string, unknown>();
  let bad: Refusal | undefined;
  const supplied = await supply(module, config, async need => {
    const name = needKey(need);
    const text = await data.asset(name);
    const read = text === undefined ? undefined : module.readSupply?.(need.kind, JSON.parse(text));
    // An older server may have accepted what this one rejects.
    if (isRefusal(read)) bad = { ...read, id: need.id };
    if (!read || isRefusal(read)) return undefined;
    things.set(name, read.thing);
    return read.thing;
  }).catch(() => refuse('not-kept'));
  return isRefusal(supplied) ? (bad ?? supplied) : { module: supplied, things };
};
