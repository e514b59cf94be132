import type { Pace } from '../../../../settings.ts';

/** How long each action of a different player is shown, in milliseconds. */
export const BEAT_MS: Readonly<Record<Pace, number>> = { calm: 1700, usual: 950, brisk: 450, none: 0 };

/** The time between two revealed cards, in milliseconds. */
export const TURN_MS: Readonly<Record<Pace, number>> = { calm: 900, usual: 520, brisk: 260, none: 0 };
