import type { Pace } from '../../../../settings.ts';

/** How long each event of another player is shown, in milliseconds. */
export const BEAT_MS: Readonly<Record<Pace, number>> = { calm: 1700, usual: 950, brisk: 450, none: 0 };
