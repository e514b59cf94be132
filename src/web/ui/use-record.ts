import { useEffect, useState } from 'preact/hooks';
import type { Types } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { ScreenTable } from '../client/table.ts';

/** The game file of a table, when it is wanted and as soon as it is there. */
export const useRecord = <C, E, Cfg extends object>(
  table: Pick<ScreenTable<Types<{ Command: C; Event: E; Config: Cfg }>>, 'record'>,
  isWanted: boolean,
): GameRecord<C, E, Cfg> | undefined => {
  const [record, setRecord] = useState<GameRecord<C, E, Cfg>>();
  useEffect(() => {
    let isGone = false;
    const show = (found: Awaited<ReturnType<typeof table.record>>): void => {
      if (!isGone && !isRefusal(found)) setRecord(found);
    };
    // Without it the end is shown all the same.
    if (isWanted) table.record().then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [table, isWanted]);
  return record;
};
