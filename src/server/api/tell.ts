import type { Viewer } from '../../engine/game.ts';
import type { Told } from '../../engine/told.ts';
import type { AnyTable } from '../open-room.ts';
import { granted } from './refused.ts';

/** What was told, in the plain words of the doors: events without what a screen needs besides. */
export const batchOf = ({ version, seat, undo, happened }: Told<unknown>) => ({
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
    stop = table.follow(version => {
      if (version > since) end();
    });
  });

/** What was told since a version; whole with what a screen needs for its words besides. */
export const toldSince = async (table: AnyTable, viewer: Viewer, since: number, isWhole: boolean) => {
  const told = granted(await table.toldSince(viewer, since));
  const version = told.at(-1)?.version ?? table.version();
  return isWhole ? { version, batches: [], told: [...told] } : { version, batches: told.map(batchOf) };
};
