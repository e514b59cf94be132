import type { Viewer } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Told } from '../engine/told.ts';

/** What is asked for now and then, not over the line. */
export interface Ask {
  readonly toldSince: <E>(viewer: Viewer, version: number) => Promise<readonly Told<E>[] | Refusal>;
  readonly record: <C, E, Cfg>() => Promise<GameRecord<C, E, Cfg> | Refusal>;
}

/** Where nobody answers for so long, nobody will: a browser would wait for minutes. */
export const LONGEST_MS = 15_000;

export const askServer = ({
  server,
  id,
  token,
  longest = LONGEST_MS,
}: {
  readonly server: string;
  readonly id: string;
  readonly token: string;
  readonly longest?: number;
}): Ask => {
  const get = async (path: string): Promise<unknown> => {
    try {
      const address = new URL(`/api/v1/tables/${id}/${path}`, server);
      const answer = await fetch(address, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(longest),
      });
      return await answer.json();
    } catch {
      return refuse('not-kept');
    }
  };
  return {
    toldSince: async <E>(viewer: Viewer, version: number) => {
      const as = viewer === 'spectator' ? '&viewer=spectator' : '';
      const answer = (await get(`told?since=${version}&whole=1${as}`)) as
        | { told: readonly Told<E>[] }
        | Refusal;
      return 'told' in answer ? (answer.told as readonly Told<E>[]) : (answer as Refusal);
    },
    record: async <C, E, Cfg>() => (await get('record')) as GameRecord<C, E, Cfg> | Refusal,
  };
};
