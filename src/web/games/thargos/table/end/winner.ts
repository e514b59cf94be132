import type { Seat } from '../../../../../engine/game.ts';
import type { Result } from '../../../../../games/thargos/types.ts';

/** HT-11: places are for people; the Rival has won where he reached his target, or nobody else could go on. */
export const hasWon = ({ places, why }: Result, seat: Seat): boolean =>
  places[seat] === undefined
    ? !places.includes(1) && (why === 'target' || why === 'burned')
    : places[seat] === 1;
