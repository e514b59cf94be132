import { useEffect, useState } from 'preact/hooks';
import type { Types, Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Update } from '../../engine/update.ts';
import type { ScreenTable } from '../client/table.ts';

/** The updates of a table since a version, as a viewer may know them. Earlier updates are requested once. */
export const useUpdates = <E, V>(
  table: Pick<ScreenTable<Types<{ Event: E; View: V }>>, 'snapshot' | 'updates' | 'updatesSince' | 'version'>,
  viewer: Viewer,
  since = 0,
): readonly Update<E>[] => {
  const [earlier, setEarlier] = useState<readonly Update<E>[]>([]);
  useEffect(() => {
    let isStale = false;
    setEarlier([]);
    // Creates the replica, which collects all later updates.
    table.snapshot(viewer);
    table.updatesSince(viewer, since).then(
      found => {
        if (!isStale && !isRefusal(found)) setEarlier(found);
      },
      // The table works without its earlier updates.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [table, viewer]);
  table.version.value;
  const last = earlier.at(-1);
  return last ? [...earlier, ...table.updates(viewer, last.version)] : earlier;
};
