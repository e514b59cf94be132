import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Told } from '../../engine/told.ts';
import type { ScreenTable } from '../table.ts';

/** What happened at a table since a version, as a viewer may know it: earlier entries are asked for once. */
export const useTold = <E, V>(
  table: Pick<ScreenTable<never, E, V, never>, 'seen' | 'told' | 'toldSince' | 'version'>,
  viewer: Viewer,
  since = 0,
): readonly Told<E>[] => {
  const [earlier, setEarlier] = useState<readonly Told<E>[]>([]);
  useEffect(() => {
    let isGone = false;
    setEarlier([]);
    // Whoever looks now hears everything from now on.
    table.seen(viewer);
    table.toldSince(viewer, since).then(
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
  return last ? [...earlier, ...table.told(viewer, last.version)] : earlier;
};
