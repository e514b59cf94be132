import type { Seat } from '../../engine/game.ts';
import type { Head } from '../../engine/store.ts';
import type { SavedGame } from '../store.ts';
import type { StoredSummary } from './stored-summary.ts';

/** What lists show about a saved game. It needs no rules, because lists are shown before those are loaded. */
export interface Summary {
  /** The id of the game. */
  readonly box: string;
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly names: readonly (string | undefined)[];
  readonly bots: number;
  readonly isOpenSeed: boolean;
  /** The seat whose map or points a list shows; undefined if no person at this device plays. */
  readonly seat?: Seat | undefined;
  /** The day of a daily map, as 2026-11-17. */
  readonly day?: string | undefined;
  /** Whether a player used a hint or undid a reveal. Then the game doesn't count in statistics. */
  readonly isPractice: boolean;
  readonly seedHash: string;
  /** Names the game and its map or mode. */
  readonly title: () => string;
  /** Says which season or turn it is, or the result. */
  readonly progress: () => string;
}

/** A saved game whose record isn't damaged. */
export interface SalvagedGame extends SavedGame {
  readonly head: Head;
  readonly gist: StoredSummary;
}

/** The fields of a summary that don't depend on the game. */
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
