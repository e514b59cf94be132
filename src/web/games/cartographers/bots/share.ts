/** Long enough to play well on a phone, short enough to be done before a person is. */
const MOST_MS = 500;

/** Bots of a table think one after the other: nobody waits longer for all of them together. */
const WAIT_MS = 1000;

/** How long one of them may think, at a table of so many seats where at least one is a person's. */
export const thinkingMs = (seats: number): number => Math.min(MOST_MS, WAIT_MS / Math.max(1, seats - 1));
