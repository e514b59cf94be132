import { lackOf, needKey, type Supplies } from '../../../../engine/module.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { ConfigWish } from '../../../../games/thargos/config.ts';
import { packHash } from '../../../../games/thargos/packs/apply.ts';
import type { Pack } from '../../../../games/thargos/packs/pack.ts';
import { readPack } from '../../../../games/thargos/packs/parse.ts';
import { needsOf } from '../../../../games/thargos/supplies.ts';
import type { RemotePlace } from '../../../client/transport-socket.ts';
import { lentAt } from '../../../friends/doors.ts';
import { keepPlayed, loadShelf } from '../packs.ts';

/**
 * Loads the cards of a table that are missing here, if their owner lends them. They are stored, so that the game can be replayed.
 */
export const borrow = async (
  { id, token }: RemotePlace,
  config: ConfigWish,
): Promise<Refusal | undefined> => {
  const shelf = await loadShelf().catch((): Supplies => new Map());
  const lent: Pack[] = [];
  for (const need of needsOf(config)) {
    if (need.kind !== 'pack' || shelf.has(needKey(need))) continue;
    const answer = await lentAt(id, token, need.kind, need.key);
    if (isRefusal(answer)) return answer;
    const pack = readPack(answer.data);
    if (!pack || packHash(pack) !== need.key) return lackOf(need);
    lent.push(pack);
  }
  await keepPlayed(lent);
  return undefined;
};
