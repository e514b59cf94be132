import { useEffect } from 'preact/hooks';
import { isRefusal } from '../../engine/refusal.ts';
import type { Around } from './far-game.ts';

/** A game that is over lies open: it is kept here like any, to be replayed, shared and played on from without a server. */
export const useKeptEnd = (table: Around, isOver: boolean): void => {
  useEffect(() => {
    if (!isOver) return;
    const keep = async (): Promise<void> => {
      const [{ keepGames, listGames }, record] = await Promise.all([import('../store.ts'), table.record()]);
      if (isRefusal(record) || (await listGames()).some(({ id }) => id === table.id)) return;
      const players = table.players.map(({ bot = '' }) => bot);
      await keepGames([{ id: table.id, changed: Date.now(), isOver, players, record }]);
    };
    // A browser that keeps nothing shows the end all the same.
    keep().catch(() => undefined);
  }, [table, isOver]);
};
