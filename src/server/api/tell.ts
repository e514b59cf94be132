import type { Viewer } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Update } from '../../engine/update.ts';
import { encodeUpdate } from '../../sync/codec.ts';
import { heavy } from '../cost.ts';
import type { AnyTable } from '../open-room.ts';
import { textInParts } from './in-parts.ts';
import { granted } from './refused.ts';

/** What was told, in the plain words of the doors: events without what a screen needs besides. */
export const batchOf = ({ version, seat, undo, events: happened }: Update<unknown>) => ({
  version,
  ...(seat !== undefined && { seat }),
  ...(undo !== undefined && { undo }),
  events: happened.map(({ event }) => event),
});

/** Resolves when the table has gone beyond a version, or when the time is up, or nobody waits any more. */
export const newsOf = (table: AnyTable, since: number, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (table.version() > since || ms <= 0 || signal.aborted) return resolve();
    let stop = (): void => undefined;
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
    stop = table.onAppend(version => {
      if (version > since) end();
    });
  });

/** A read that folds more entries than this is limited. */
const FEW = 100;

/** What happened after a version, as one viewer may know it. */
export const catchUp = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
): Promise<readonly Update<unknown>[] | Refusal> => {
  const read = (): ReturnType<AnyTable['updatesSince']> => table.updatesSince(viewer, since);
  return table.entriesToFold(since) > FEW ? heavy(read) : read();
};

/** The same as JSON; whole with what a screen needs for its words besides. */
export const toldSince = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
  isWhole: boolean,
): Promise<string> => {
  const told = granted(await catchUp(table, viewer, since));
  const version = told.at(-1)?.version ?? table.version();
  if (isWhole) return textInParts({ version, batches: [] }, 'told', told, encodeUpdate);
  return textInParts({ version }, 'batches', told, batchOf);
};
