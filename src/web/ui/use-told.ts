import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Update } from '../../engine/update.ts';
import type { ScreenTable } from '../client/table.ts';

/** What happened at a table since a version, as a viewer may know it: earlier entries are asked for once. */
export const useTold = <E, V>(
  table: Pick<ScreenTable<never, E, V, never>, 'snapshot' | 'updates' | 'updatesSince' | 'version'>,
  viewer: Viewer,
  since = 0,
): readonly Update<E>[] => {
  const [earlier, setEarlier] = useState<readonly Update<E>[]>([]);
  useEffect(() => {
    let isGone = false;
    setEarlier([]);
    // Creates the replica, which collects all later updates.
    table.snapshot(viewer);
    table.updatesSince(viewer, since).then(
      found => {
        if (!isGone && !isRefusal(found)) setEarlier(found);
      },
      // What was before stays untold; the table itself is there.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [table, viewer]);
  table.version.value;
  const last = earlier.at(-1);
  return last ? [...earlier, ...table.updates(viewer, last.version)] : earlier;
};
