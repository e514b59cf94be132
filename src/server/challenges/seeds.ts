import { createHmac } from 'node:crypto';
import type { GivenSeed } from '../../engine/random.ts';
import { type Challenge, identifying } from '../challenge.ts';
import type { SecretStore } from '../data.ts';
import { type KeyHash, newTableId } from '../keys.ts';
import { orNotKept } from '../refused.ts';

/** Returns functions that derive the seeds and ids of challenges. All servers of a database derive the same. */
export const openSeeds = (data: SecretStore) => {
  let secret: Promise<string> | undefined;

  /** Derives 256 bits that only a server with this database can compute. */
  const derive = async (...parts: readonly string[]): Promise<Buffer> => {
    secret ??= data.sharedSecret('dailies');
    const key = await orNotKept(secret).catch(error => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', Buffer.from(key, 'hex')).update(JSON.stringify(parts)).digest();
  };
  const idFrom = async (...parts: readonly string[]): Promise<string> =>
    (await derive(...parts)).toString('base64url').slice(0, newTableId().length);

  return {
    seedOf: async (challenge: Challenge): Promise<GivenSeed> => ({
      seed: (await derive('seed', ...identifying(challenge))).toString('hex'),
      open: false,
    }),
    /**
     * The table id for a new entry. All requests of an identity get the same id, so the store accepts only one of them.
     */
    entryId: async (challenge: Challenge, player: KeyHash | undefined): Promise<string> =>
      player === undefined ? newTableId() : idFrom('entry', ...identifying(challenge), player),
    /** The table id of the expert's par. */
    parId: (challenge: Challenge): Promise<string> => idFrom('par', ...identifying(challenge)),
  };
};

export type Seeds = ReturnType<typeof openSeeds>;
