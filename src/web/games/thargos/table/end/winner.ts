import type { Seat } from '../../../../../engine/game.ts';
import { isDraw, type Result, type View } from '../../../../../games/thargos/ui.ts';

/** HT-11: only people have places; the Rival wins by reaching its target, or if nobody else can continue. */
export const hasWon = ({ places, why }: Result, seat: Seat): boolean =>
  places[seat] === undefined
    ? !places.includes(1) && (why === 'target' || why === 'burned')
    : places[seat] === 1;

/** The look of an end: for winners, for losers, or neutral. */
export type EndLook = 'won' | 'lost' | 'even';

/** If all people at one device lost, it is a defeat; if one of them won, it is a victory. */
export const lookOf = (
  view: Pick<View, 'config' | 'seats'>,
  result: Result,
  people: readonly Seat[],
): EndLook => {
  if (people.length === 0 || isDraw(view, result)) return 'even';
  return people.some(seat => result.places[seat] === 1) ? 'won' : 'lost';
};
