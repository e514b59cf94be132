import { type Signal, signal } from '@preact/signals';
import type { Sight } from './sights.ts';

/** The progress of a shown moment, shared by the board and the bar. */
export interface Showing {
  /** Whether the player looks at the table instead. */
  readonly isLooking: Signal<boolean>;
  /** How many cards are revealed; undefined before the first. */
  readonly up: Signal<number | undefined>;
  /** Whether the result is revealed. */
  readonly isTold: Signal<boolean>;
}

/** What is being shown, and its progress. */
export interface BeingShown extends Pick<Showing, 'up' | 'isTold'> {
  readonly sight: Sight;
}

export const newShowing = (): Showing => ({
  isLooking: signal(false),
  up: signal(undefined),
  isTold: signal(false),
});
