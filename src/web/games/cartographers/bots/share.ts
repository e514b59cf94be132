/** Long enough to play well on a phone, short enough to be done before a person is. */
const MOST_MS = 500;

/** The bots of a table think one after the other: this is the total wait. */
const WAIT_MS = 1000;

/** The thinking time per bot, at a table with this many seats and at least one person. */
export const thinkingMs = (seats: number): number => Math.min(MOST_MS, WAIT_MS / Math.max(1, seats - 1));
