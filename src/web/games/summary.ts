import type { Seat } from '../../engine/game.ts';
import type { Head } from '../../engine/store.ts';
import type { SavedGame } from '../store.ts';
import type { StoredSummary } from './stored-summary.ts';

/** A summary of a saved game, built without the rules, which are not in the first load. */
export interface Summary {
  /** The game's id. */
  readonly box: string;
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly names: readonly (string | undefined)[];
  readonly bots: number;
  readonly isOpenSeed: boolean;
  /** The seat whose map or points a list shows; undefined if nobody at this device played. */
  readonly seat?: Seat | undefined;
  /** The day of a daily map, as 2026-11-17. */
  readonly day?: string | undefined;
  /** Whether a player undid something they had seen: such games don't count in statistics. */
  readonly isPractice: boolean;
  readonly seedHash: string;
  /** The game and its map or mode. */
  readonly title: () => string;
  /** Season, turn or result. */
  readonly progress: () => string;
}

/** A saved game that is not damaged. */
export interface SalvagedGame extends SavedGame {
  readonly head: Head;
  readonly gist: StoredSummary;
}

/** The parts of a summary that are the same for every game. */
export const plainSummary = ({
  id,
  changed,
  isOver,
  players,
  isPractice,
  head: { game, seats, openSeed, seedHash },
}: SalvagedGame): Omit<Summary, 'title' | 'progress'> => ({
  box: game,
  id,
  changed,
  isOver,
  names: seats.map(seat => seat.name),
  bots: players.filter(Boolean).length,
  isOpenSeed: openSeed,
  isPractice,
  seedHash,
});
