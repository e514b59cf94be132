import { type Assets, assetKey, missingAsset } from '../../../../engine/module.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import {
  type ConfigWish,
  type Pack,
  packHash,
  readPack,
  requiredAssets,
} from '../../../../games/thargos/ui.ts';
import type { RemotePlace } from '../../../client/reconnecting-socket.ts';
import { loadAsset } from '../../../online/api.ts';
import { loadStoredPacks, storePlayedPacks } from '../packs.ts';

/** Loads the card packs of an online table that this device lacks, and stores them for replays. */
export const borrow = async (
  { id, token }: RemotePlace,
  config: ConfigWish,
): Promise<Refusal | undefined> => {
  const packs = await loadStoredPacks().catch((): Assets => new Map());
  const lent: Pack[] = [];
  for (const need of requiredAssets(config)) {
    if (need.kind !== 'pack' || packs.has(assetKey(need))) continue;
    const answer = await loadAsset(id, token, need.kind, need.key);
    if (isRefusal(answer)) return answer;
    const pack = readPack(answer.data);
    if (!pack || packHash(pack) !== need.key) return missingAsset(need);
    lent.push(pack);
  }
  await storePlayedPacks(lent);
  return undefined;
};
