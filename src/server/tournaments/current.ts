import type { TournamentShown } from '../../sync/tournaments.ts';
import { pause } from '../cost.ts';
import type { Tournament } from './events.ts';
import type { OwnPart } from './shown.ts';

/** A tournament with what everyone may see of it, also as JSON. */
export interface ShownTournament {
  readonly state: Tournament;
  readonly shown: TournamentShown;
  readonly text: string;
}

/** Adds fields to an object that is serialized once for all clients. */
export const withFields = (text: string, fields: OwnPart): string =>
  Object.keys(fields).length === 0 ? text : `${text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`;

/** For how long a tournament that hasn't changed is shown again. Names and profiles can change without notice. */
const FRESH_MS = 1000;
/** A tournament with 256 entrants takes about 1 MB. */
const MOST = 20;

/**
 * Returns functions that show tournaments. Clients that ask at the same time share a result, because a large tournament
 * takes tens of milliseconds.
 */
export const openCurrent = (show: (id: string) => Promise<ShownTournament | undefined>) => {
  const known = new Map<string, { readonly at: number; readonly coming: ReturnType<typeof show> }>();
  return {
    read: async (id: string): ReturnType<typeof show> => {
      // From here on, the caller takes turns with others, and its address pays for the time.
      await pause();
      const before = known.get(id);
      if (before && performance.now() - before.at < FRESH_MS) return before.coming;
      const coming = show(id);
      known.delete(id);
      known.set(id, { at: performance.now(), coming });
      coming.catch(() => known.delete(id));
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
      return coming;
    },
    /** Drops what is known, because the tournament has changed. */
    drop: (id: string): void => void known.delete(id),
  };
};

export type CurrentTournaments = ReturnType<typeof openCurrent>;
