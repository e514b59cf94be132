import type { Seat } from '../../engine/game.ts';
import type { Head } from '../../engine/store.ts';
import type { Kept } from '../store.ts';
import type { Gist } from './gists.ts';

/** What is said of a kept game, read without the rules: they are not in the first load. */
export interface Summary {
  /** Whose game it is. */
  readonly box: string;
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly names: readonly (string | undefined)[];
  readonly bots: number;
  readonly isOpenSeed: boolean;
  /** Whose map or points a list shows; undefined where nobody at this device played. */
  readonly seat?: Seat | undefined;
  /** The day of a daily map, as 2026-11-17. */
  readonly day?: string | undefined;
  /** Whether something seen was taken back in it: it counts for no best and no statistics. */
  readonly isPractice: boolean;
  readonly seedHash: string;
  /** The game and what it is played on or how. */
  readonly title: () => string;
  /** Season, turn or result. */
  readonly progress: () => string;
}

/** A kept game of which something can be said. */
export interface KeptSound extends Kept {
  readonly head: Head;
  readonly gist: Gist;
}

/** What is said of every game alike. */
export const plainSummary = ({
  id,
  changed,
  isOver,
  players,
  isPractice,
  head: { game, seats, openSeed, seedHash },
}: KeptSound): Omit<Summary, 'title' | 'progress'> => ({
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
