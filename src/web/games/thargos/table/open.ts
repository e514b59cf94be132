import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Update } from '../../../../engine/update.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { openTable as openKept, type ThargosTable } from '../local-table.ts';
import { fetchShown } from './parts.ts';

export interface OpenedTable extends ThargosTable {
  /** How the table was laid out, as long as nothing else has happened at it. */
  readonly opening?: Update<Event>;
}

// Nobody sits down at a table whose words did not come.
export const fetchWords = () => import('./chronicle/chronicle.ts');

/** A game that was kept in this browser, ready to go on. */
export const openTable = async (id: string): Promise<OpenedTable | Refusal | undefined> => {
  await fetchWords();
  const table = await openKept(id);
  return !table || isRefusal(table) ? table : laidOut(table);
};

/** With all that is needed to look at it. */
export const laidOut = async (table: ThargosTable): Promise<OpenedTable> => {
  await fetchShown(table.view('spectator'));
  if (table.version.peek() > 1) return table;
  const told = await table.updatesSince('spectator', 0);
  const [opening] = isRefusal(told) ? [] : told;
  return opening ? { ...table, opening } : table;
};
