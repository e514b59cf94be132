import { pamRange, pamValue } from '../../../../../games/thargos/board/values.ts';
import { totalCards } from '../../../../../games/thargos/conflict.ts';
import type { Conflict, View } from '../../../../../games/thargos/types.ts';
import type { SideName } from './sums.ts';

/**
 * What so many hidden cards of a side may add up to. Nobody has said on which colour a card lies that was looked at, so
 * it is what any so many of the side's cards may.
 */
export const hiddenRange = (
  view: View,
  conflict: Conflict,
  side: SideName,
  hidden: number,
): readonly [number, number] => {
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  if (hidden === 0 || seat === null) return [0, 0];
  const seen = view.looked
    .filter(({ owner, zone }) => owner === seat && zone === side)
    .map(({ card }) => pamValue(view, card, seat));
  const unseen = Math.max(0, totalCards(conflict[side]) - seen.length);
  const [least, most] = pamRange(view, seat).map(bound =>
    [...seen, ...Array<number>(unseen).fill(bound)].sort((a, b) => a - b),
  );
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return [sum(least!.slice(0, hidden)), sum(most!.slice(-hidden))];
};
