import type { Viewer } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import type { Update } from '../../engine/update.ts';
import { decodeUpdate, type EncodedUpdate } from '../../sync/codec.ts';

/** Requests outside the socket. */
export interface TableRequests {
  readonly updatesSince: <E>(viewer: Viewer, version: number) => Promise<readonly Update<E>[] | Refusal>;
  readonly record: <C, E, Cfg>() => Promise<GameRecord<C, E, Cfg> | Refusal>;
}

/** Without a timeout, a browser may wait for minutes. */
export const REQUEST_TIMEOUT_MS = 15_000;

export const tableRequests = ({
  server,
  id,
  token,
  timeoutMs = REQUEST_TIMEOUT_MS,
}: {
  readonly server: string;
  readonly id: string;
  readonly token: string;
  readonly timeoutMs?: number;
}): TableRequests => {
  const get = async (path: string): Promise<unknown> => {
    try {
      const address = new URL(`/api/v1/tables/${id}/${path}`, server);
      const answer = await fetch(address, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await answer.json();
    } catch {
      return refuse('not-kept');
    }
  };
  return {
    updatesSince: async <E>(viewer: Viewer, version: number) => {
      const as = viewer === 'spectator' ? '&viewer=spectator' : '';
      const answer = (await get(`told?since=${version}&whole=1${as}`)) as
        | { told: readonly EncodedUpdate<E>[] }
        | Refusal;
      return 'told' in answer
        ? (answer.told as readonly EncodedUpdate<E>[]).map(decodeUpdate)
        : (answer as Refusal);
    },
    record: async <C, E, Cfg>() => (await get('record')) as GameRecord<C, E, Cfg> | Refusal,
  };
};
