import { type Batch, type Log, standingBatches } from '../../engine/replay.ts';
import { storedMapSummary } from './cartographers/stored-summary.ts';
import { storedThargosSummary } from './thargos/stored-summary.ts';

/** What a list shows about a game. Stored beside the game, so that a list reads no logs. */
export interface StoredSummary {
  readonly isOver: boolean;
}

type Gather = (gist: never, event: never) => StoredSummary | undefined;

const GATHER: Readonly<Record<string, Gather>> = {
  cartographers: storedMapSummary,
  thargos: storedThargosSummary,
};

/** The summary after one more batch; undefined for unknown games and logs without one. */
export const summaryAfter = (
  game: string,
  gist: StoredSummary | undefined,
  { events }: Batch<unknown, unknown>,
): StoredSummary | undefined => {
  if (!Object.hasOwn(GATHER, game)) return undefined;
  const gather = GATHER[game] as (
    gist: StoredSummary | undefined,
    event: unknown,
  ) => StoredSummary | undefined;
  try {
    return events.reduce<StoredSummary | undefined>(gather, gist);
  } catch {
    return undefined;
  }
};

export const storedSummaryOf = (game: string, log: Log<unknown, unknown>): StoredSummary | undefined => {
  let gist: StoredSummary | undefined;
  for (const batch of standingBatches(log)) gist = summaryAfter(game, gist, batch);
  return gist;
};
