import type { Viewer } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Update } from '../../engine/update.ts';
import { encodeUpdate } from '../../sync/codec.ts';
import { heavy } from '../cost.ts';
import type { AnyTable } from '../open-room.ts';
import { textInParts } from './in-parts.ts';
import { granted } from './refused.ts';

/** An update in the form of the public API: events without what their wording needs. */
export const batchOf = ({ version, seat, undo, events }: Update<unknown>) => ({
  version,
  ...(seat !== undefined && { seat }),
  ...(undo !== undefined && { undo }),
  events: events.map(({ event }) => event),
});

/** Resolves when the table has a later version, after a timeout, or when the request is aborted. */
export const waitForUpdate = (
  table: AnyTable,
  since: number,
  ms: number,
  signal: AbortSignal,
): Promise<void> =>
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

/** Reads that fold more entries than this share a limit. */
const FEW = 100;

/** The updates after a version, as one viewer may know them. */
export const catchUp = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
): Promise<readonly Update<unknown>[] | Refusal> => {
  const read = (): ReturnType<AnyTable['updatesSince']> => table.updatesSince(viewer, since);
  return table.entriesToFold(since) > FEW ? heavy(read) : read();
};

/** The same as JSON; `isWhole` adds what the wording of each event needs. */
export const updatesJson = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
  isWhole: boolean,
): Promise<string> => {
  const updates = granted(await catchUp(table, viewer, since));
  const version = updates.at(-1)?.version ?? table.version();
  if (isWhole) return textInParts({ version, batches: [] }, 'told', updates, encodeUpdate);
  return textInParts({ version }, 'batches', updates, batchOf);
};
