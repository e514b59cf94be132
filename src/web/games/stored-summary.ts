import { type Batch, currentBatches, type Log } from '../../engine/replay.ts';
import { storedMapSummary } from './cartographers/stored-summary.ts';
import { storedThargosSummary } from './thargos/stored-summary.ts';

/** What lists show about a game. It is stored beside the game, so that a list doesn't have to read the log. */
export interface StoredSummary {
  readonly isOver: boolean;
}

type Gather = (summary: never, event: never) => StoredSummary | undefined;

const GATHER: Readonly<Record<string, Gather>> = {
  cartographers: storedMapSummary,
  thargos: storedThargosSummary,
};

/** Updates the summary with one more batch; undefined for unknown games and damaged logs. */
export const summaryAfter = (
  game: string,
  summary: StoredSummary | undefined,
  { events }: Batch<unknown, unknown>,
): StoredSummary | undefined => {
  if (!Object.hasOwn(GATHER, game)) return undefined;
  // Cast: the stored summary and the events belong to this game. A damaged log makes it throw.
  const gather = GATHER[game] as (
    summary: StoredSummary | undefined,
    event: unknown,
  ) => StoredSummary | undefined;
  try {
    return events.reduce<StoredSummary | undefined>(gather, summary);
  } catch {
    return undefined;
  }
};

export const storedSummaryOf = (game: string, log: Log<unknown, unknown>): StoredSummary | undefined => {
  let summary: StoredSummary | undefined;
  for (const batch of currentBatches(log)) summary = summaryAfter(game, summary, batch);
  return summary;
};
