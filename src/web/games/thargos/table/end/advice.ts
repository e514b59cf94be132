import type { Seat } from '../../../../../engine/game.ts';
import type { Result } from '../../../../../games/thargos/types.ts';
import type { ConflictTally } from './tally.ts';

/** What somebody might do better, or do next. */
export type Advice = 'deck' | 'attempts' | 'defences' | 'pace' | 'missions' | 'full' | 'harder';

const isMostly = (part: number, all: number): boolean => all > 1 && part * 2 > all;

/** One thing to try, from how the game went: the costliest habit first. */
export const adviceFor = (
  { places, why, rounds }: Result,
  seat: Seat,
  { won, tried, held, defended }: ConflictTally,
  isQuick: boolean,
): Advice => {
  if (places[seat] === 1) return isQuick ? 'full' : 'harder';
  if (why === 'burned' || why === 'lastDitch') return 'deck';
  if (isMostly(tried - won, tried)) return 'attempts';
  if (tried * 2 < rounds) return 'pace';
  return isMostly(defended - held, defended) && held * 4 < defended ? 'defences' : 'missions';
};
