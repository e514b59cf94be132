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

/** The unconfirmed cards of the table whose cards changed last. */
let left: Left | undefined;

/** Cards placed but not confirmed. They survive a visit to a different page while the same question is open. */
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
