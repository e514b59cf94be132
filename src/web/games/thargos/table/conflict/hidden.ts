import { sum } from '../../../../../engine/util.ts';
import { type Conflict, laidCards, pamRange, pamValue, type View } from '../../../../../games/thargos/ui.ts';
import type { SideName } from './sums.ts';

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/**
 * The minimum and maximum sum of this many hidden cards of a side. Cards the viewer has seen count with their value, but their
 * color is unknown, so they may be any of the side's cards.
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
