import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Update } from '../../../../engine/update.ts';
import type { Event } from '../../../../games/thargos/ui.ts';
import { openTable as openKept, type ThargosTable } from '../local-table.ts';
import { fetchShown } from './parts.ts';

export interface OpenedTable extends ThargosTable {
  /** The opening update, until anything else happens. */
  readonly opening?: Update<Event>;
}

// A table opens only after its texts have loaded.
export const fetchWords = () => import('./chronicle/chronicle.ts');

/** Opens a saved game. */
export const openTable = async (id: string): Promise<OpenedTable | Refusal | undefined> => {
  await fetchWords();
  const table = await openKept(id);
  return !table || isRefusal(table) ? table : laidOut(table);
};

/** Loads everything the view shows. */
export const laidOut = async (table: ThargosTable): Promise<OpenedTable> => {
  await fetchShown(table.view('spectator'));
  if (table.version.peek() > 1) return table;
  const told = await table.updatesSince('spectator', 0);
  const [opening] = isRefusal(told) ? [] : told;
  return opening ? { ...table, opening } : table;
};
