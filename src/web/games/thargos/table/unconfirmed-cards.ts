import { type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../../engine/game.ts';
import type { Placed } from '../../../../games/thargos/ui.ts';
import type { ThargosTable } from '../local-table.ts';

interface Left {
  readonly table: string;
  readonly seat: Seat;
  readonly version: number;
  readonly cards: readonly Placed[];
}

/** Only for the last table. */
let left: Left | undefined;

/**
 * Cards that a player placed and didn't confirm. They survive a visit to another page while the same question is open, only in
 * this window.
 */
export const unconfirmedCards = (table: ThargosTable, seat: Signal<Seat>): Signal<readonly Placed[]> => {
  const isThere =
    left?.table === table.id && left.seat === seat.peek() && left.version === table.version.peek();
  const laid = signal<readonly Placed[]>(isThere && left ? left.cards : []);
  let isNew = true;
  laid.subscribe(cards => {
    if (!isNew) left = { table: table.id, seat: seat.peek(), version: table.version.peek(), cards };
    isNew = false;
  });
  return laid;
};
