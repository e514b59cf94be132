import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Update } from '../../../../engine/update.ts';
import type { Event } from '../../../../games/thargos/ui.ts';
import { openTable as openKept, type ThargosTable } from '../local-table.ts';
import { fetchShown } from './parts.ts';

export interface OpenedTable extends ThargosTable {
  /** The first update, which contains the setup; absent once the first answer was given. */
  readonly opening?: Update<Event>;
}

// Loads the chronicle before a table opens, because the table shows it immediately.
export const fetchWords = () => import('./chronicle/chronicle.ts');

export const openTable = async (id: string): Promise<OpenedTable | Refusal | undefined> => {
  await fetchWords();
  const table = await openKept(id);
  return !table || isRefusal(table) ? table : laidOut(table);
};

/** Loads the code for everything that the table shows, and the table's first update. */
export const laidOut = async (table: ThargosTable): Promise<OpenedTable> => {
  await fetchShown(table.view('spectator'));
  if (table.version.peek() > 1) return table;
  const told = await table.updatesSince('spectator', 0);
  const [opening] = isRefusal(told) ? [] : told;
  return opening ? { ...table, opening } : table;
};
