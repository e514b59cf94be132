import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Told } from '../../../../engine/told.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import { openTable as openKept, type ThargosTable } from '../local-table.ts';
import { fetchShown } from './parts.ts';

export interface OpenedTable extends ThargosTable {
  /** How the table was laid out, as long as nothing else has happened at it. */
  readonly opening?: Told<Event>;
}

/** A game that was kept in this browser, ready to go on. */
export const openTable = async (id: string): Promise<OpenedTable | Refusal | undefined> => {
  // Nobody sits down at a table whose words did not come.
  await import('./chronicle/chronicle.ts');
  const table = await openKept(id);
  if (!table || isRefusal(table)) return table;
  await fetchShown(table.view('spectator'));
  if (table.version.peek() > 1) return table;
  const told = await table.toldSince('spectator', 0);
  const [opening] = isRefusal(told) ? [] : told;
  return opening ? { ...table, opening } : table;
};
