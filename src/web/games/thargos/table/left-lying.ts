import { type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../../engine/game.ts';
import type { Placed } from '../../../../games/thargos/types.ts';
import type { ThargosTable } from '../local-table.ts';

interface Left {
  readonly table: string;
  readonly seat: Seat;
  readonly version: number;
  readonly cards: readonly Placed[];
}

/** Only the last table: whoever plays elsewhere meanwhile has made up his mind. */
let left: Left | undefined;

/**
 * Cards that somebody laid and did not confirm. Whoever looks something up on another page finds them when he comes
 * back, as long as he is still asked the same; they lie nowhere but in this window.
 */
export const laidCards = (table: ThargosTable, seat: Signal<Seat>): Signal<readonly Placed[]> => {
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
