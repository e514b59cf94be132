import { sum } from '../../../../../engine/util.ts';
import { laidCards } from '../../../../../games/thargos/board/laid.ts';
import { pamRange, pamValue } from '../../../../../games/thargos/board/values.ts';
import type { Conflict, View } from '../../../../../games/thargos/types.ts';
import type { SideName } from './sums.ts';

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/**
 * The least and the most that this many hidden cards of a side may add up to. Cards that the viewer has seen count as
 * what they are; on which color they lie is unknown, so these may be any of the side's cards.
 */
export const hiddenRange = (
  view: View,
  conflict: Conflict,
  side: SideName,
  hidden: number,
): readonly [number, number] => {
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  if (hidden === 0 || seat === null) return [0, 0];
  const { sure, maybe, rest, unseen } = laidCards(view, conflict, side);
  const worthOf = (card: number): number => pamValue(view, card, seat);
  const [least, most] = pamRange(view, seat);
  const seen = maybe.map(worthOf);
  const unknown = (bound: number): number[] => Array<number>(Math.min(rest, unseen)).fill(bound);
  const lowest = ascending([...seen, ...unknown(least)]).slice(0, rest);
  const highest = rest === 0 ? [] : ascending([...seen, ...unknown(most)]).slice(-rest);
  const known = sure.map(worthOf);
  return [
    sum(ascending([...known, ...lowest]).slice(0, hidden)),
    sum(ascending([...known, ...highest]).slice(-hidden)),
  ];
};
