import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import { peopleAt } from '../client/table.ts';
import type { Around } from './far-game.ts';

/** A game that is over lies open: it is kept here like any, to be replayed, shared and played on from without a server. */
export const useKeptEnd = (table: Around, isOver: boolean): void => {
  useEffect(() => {
    if (!isOver) return;
    const keep = async (): Promise<void> => {
      const [{ keepGames, listGames, noteSeats }, record] = await Promise.all([
        import('../store.ts'),
        table.record(),
      ]);
      const mine = peopleAt(table);
      const isSaved = (await listGames()).some(({ id }) => id === table.id);
      if (isSaved && mine.length > 0) await noteSeats(table.id, mine);
      if (isSaved || isRefusal(record)) return;
      const players = table.players.map(({ bot = '' }) => bot);
      await keepGames([{ id: table.id, changed: Date.now(), isOver, players, record, mine }]);
    };
    // A browser that keeps nothing shows the end all the same.
    keep().catch(() => undefined);
  }, [table, isOver]);
};
