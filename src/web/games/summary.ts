import type { Kept } from '../store.ts';

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
  readonly seedHash: string;
  readonly kept: Kept;
  /** The game and what it is played on or how. */
  readonly title: () => string;
  /** Season, turn or result. */
  readonly progress: () => string;
}

/** The part of a record that is read here. */
export interface Stored<Event = unknown> {
  readonly game: string;
  readonly openSeed: boolean;
  readonly seedHash: string;
  readonly seats: readonly { readonly name?: string }[];
  readonly log: readonly { readonly events: readonly Event[] }[];
}

/** What is said of every game alike. */
export const plainSummary = (kept: Kept): Omit<Summary, 'title' | 'progress'> => {
  const stored = kept.record as Stored;
  return {
    box: stored.game,
    id: kept.id,
    changed: kept.changed,
    isOver: kept.isOver,
    names: stored.seats.map(seat => seat.name),
    bots: kept.players.filter(Boolean).length,
    isOpenSeed: stored.openSeed,
    seedHash: stored.seedHash,
    kept,
  };
};
