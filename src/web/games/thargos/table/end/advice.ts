import type { Seat } from '../../../../../engine/game.ts';
import type { Result } from '../../../../../games/thargos/ui.ts';
import type { ConflictTally } from './tally.ts';

/** What a player might do better, or next. */
export type Advice = 'deck' | 'attempts' | 'defences' | 'pace' | 'missions' | 'story' | 'full' | 'harder';

/** The parts of a finished game that advice depends on. */
interface Played {
  readonly isQuick: boolean;
  /** HT-9.1: without tracks. */
  readonly isStory: boolean;
  /** HT-4.2: this player could not draw. */
  readonly isBurned: boolean;
}

const isMostly = (part: number, all: number): boolean => all > 1 && part * 2 > all;

/** One thing to try, from how the game went: the costliest habit first. */
export const adviceFor = (
  { places, rounds }: Result,
  seat: Seat,
  { won, tried, held, defended }: ConflictTally,
  { isQuick, isStory, isBurned }: Played,
): Advice => {
  if (places[seat] === 1) return isQuick ? 'full' : 'harder';
  if (isBurned) return 'deck';
  if (isMostly(tried - won, tried)) return 'attempts';
  if (tried * 2 < rounds) return 'pace';
  if (isMostly(defended - held, defended) && held * 4 < defended) return 'defences';
  return isStory ? 'story' : 'missions';
};
