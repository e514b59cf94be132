/** In this time a bot plays well even on a phone, and is usually done before the person has answered. */
const MOST_MS = 500;

/** The longest wait for all bots of a table, which think one after the other. */
const WAIT_MS = 1000;

/** The thinking time of each bot, at a table with this many seats of which at least one is a person's. */
export const thinkingMs = (seats: number): number => Math.min(MOST_MS, WAIT_MS / Math.max(1, seats - 1));
