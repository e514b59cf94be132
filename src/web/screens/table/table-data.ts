import { useEffect, useState } from 'preact/hooks';
import type { GameTypes, Types, Viewer } from '../../../engine/game.ts';
import type { GameRecord } from '../../../engine/record.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Update } from '../../../engine/update.ts';
import type { ScreenTable } from '../../client/table.ts';
import { useLoaded } from '../../ui/loaded.ts';

/** The game record of a table, which is loaded on request. */
export const useRecord = <C, E, Cfg extends object>(
  table: Pick<ScreenTable<Types<{ Command: C; Event: E; Config: Cfg }>>, 'record'>,
  isWanted: boolean,
): GameRecord<C, E, Cfg> | undefined => {
  const { found: record } = useLoaded(async () => (isWanted ? table.record() : undefined), table, isWanted);
  // If the record is refused, only the parts of the end screen that need it are missing.
  return isRefusal(record) ? undefined : record;
};

/** The updates after a version, for one viewer. Updates from before the page was opened are requested once. */
export const useUpdates = <E, V>(
  table: Pick<ScreenTable<Types<{ Event: E; View: V }>>, 'snapshot' | 'updates' | 'updatesSince' | 'version'>,
  viewer: Viewer,
  since = 0,
): readonly Update<E>[] => {
  const [earlier, setEarlier] = useState<readonly Update<E>[]>([]);
  useEffect(() => {
    let isStale = false;
    setEarlier([]);
    // This call creates the viewer's replica, which then collects all updates.
    table.snapshot(viewer);
    table.updatesSince(viewer, since).then(
      found => {
        if (!isStale && !isRefusal(found)) setEarlier(found);
      },
      // If the earlier updates can't be loaded, the table works without them.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [table, viewer, since]);
  table.version.value;
  const last = earlier.at(-1);
  return last ? [...earlier, ...table.updates(viewer, last.version)] : earlier;
};

/** Whether hints are available: only for one person, alone or against bots, at a table that can become practice. */
export const mayHint = ({ mark, players }: Pick<ScreenTable<GameTypes>, 'mark' | 'players'>): boolean =>
  mark !== undefined && players.filter(({ bot }) => bot === undefined).length === 1;
