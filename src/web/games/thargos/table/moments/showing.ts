import { type Signal, signal } from '@preact/signals';
import type { Sight } from './sights.ts';

/** How far somebody is with what he is shown: the board and the bar both go by it. */
export interface Showing {
  /** He looks at the table around it instead. */
  readonly isLooking: Signal<boolean>;
  /** How many cards are turned up, once the first was. */
  readonly up: Signal<number | undefined>;
  /** How it ended is known. */
  readonly isTold: Signal<boolean>;
}

/** What is being shown, and how far. */
export interface BeingShown extends Pick<Showing, 'up' | 'isTold'> {
  readonly sight: Sight;
}

export const newShowing = (): Showing => ({
  isLooking: signal(false),
  up: signal(undefined),
  isTold: signal(false),
});
