import type { Seat } from '../../../../../engine/game.ts';
import { isDraw } from '../../../../../games/thargos/modes.ts';
import type { Result, View } from '../../../../../games/thargos/types.ts';

/** HT-11: places are for people; the Rival has won where he reached his target, or nobody else could go on. */
export const hasWon = ({ places, why }: Result, seat: Seat): boolean =>
  places[seat] === undefined
    ? !places.includes(1) && (why === 'target' || why === 'burned')
    : places[seat] === 1;

/** How an end looks: for the winners, for the losers, or for nobody in particular. */
export type EndLook = 'won' | 'lost' | 'even';

/** People at one device who all lost see a defeat; where one of them won, it is a victory. */
export const lookOf = (
  view: Pick<View, 'config' | 'seats'>,
  result: Result,
  people: readonly Seat[],
): EndLook => {
  if (people.length === 0 || isDraw(view, result)) return 'even';
  return people.some(seat => result.places[seat] === 1) ? 'won' : 'lost';
};
