import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import { peopleAt } from '../client/table.ts';
import type { OnlineTable } from './online-game.ts';

/** Saves a finished online game here, so that it can be replayed, shared and continued without a server. */
export const useSaveFinished = (table: OnlineTable, isOver: boolean): void => {
  useEffect(() => {
    if (!isOver) return;
    const keep = async (): Promise<void> => {
      const [{ saveGames, listGames, noteSeats }, record] = await Promise.all([
        import('../store.ts'),
        table.record(),
      ]);
      const mine = peopleAt(table);
      const isSaved = (await listGames()).some(({ id }) => id === table.id);
      if (isSaved && mine.length > 0) await noteSeats(table.id, mine);
      if (isSaved || isRefusal(record)) return;
      const players = table.players.map(({ bot = '' }) => bot);
      await saveGames([{ id: table.id, changed: Date.now(), isOver, players, record, mine }]);
    };
    // If saving fails, the end is shown anyway.
    keep().catch(() => undefined);
  }, [table, isOver]);
};
