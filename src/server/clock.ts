import type { Seat } from '../engine/game.ts';

/** How long everybody may think at a table: so long in all, and so much more for every answer. */
export interface TimeLimit {
  readonly seconds: number;
  readonly increment: number;
}

/** The clocks of a table as they stood when they were last set; those of the running seats go on by themselves. */
export interface Clocks {
  readonly at: number;
  /** What has happened up to here is counted. */
  readonly version: number;
  /** Milliseconds, by seat. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** Whoever comes back after a bot has answered for him has at least this part of the whole time. */
const BACK = 0.1;

const wholeOf = ({ seconds }: TimeLimit): number => seconds * 1000;

export const startClocks = (limit: TimeLimit, seats: number, at: number): Clocks => ({
  at,
  version: 0,
  left: Array.from({ length: seats }, () => wholeOf(limit)),
  running: [],
});

/** What each seat has left. Nobody loses time while no server runs: before `up`, nothing has run. */
export const timeLeft = ({ at, left, running }: Clocks, now: number, up = 0): readonly number[] => {
  const passed = Math.max(0, now - Math.max(at, up));
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - passed) : ms));
};

/** What somebody did: he answered, or he took an answer back. */
export interface Action {
  readonly version: number;
  readonly seat: Seat;
  readonly isUndo?: boolean;
}

/** What has happened since the clocks were set, and who is asked now. */
interface Step {
  readonly version: number;
  readonly now: number;
  readonly up: number;
  readonly actions: readonly Action[];
  readonly running: readonly Seat[];
}

/** Nobody gets more time than everybody began with; whoever takes an answer back gives its increment back, too. */
export const advanceClocks = (
  limit: TimeLimit,
  clocks: Clocks,
  { version, now, up, actions, running }: Step,
): Clocks => {
  const left = [...timeLeft(clocks, now, up)];
  for (const { version: at, seat, isUndo } of actions) {
    if (at <= clocks.version) continue;
    const more = limit.increment * 1000 * (isUndo ? -1 : 1);
    left[seat] = Math.max(0, Math.min(wholeOf(limit), left[seat]! + more));
  }
  return { at: now, version, left, running };
};

/** The first of the running seats whose time ends, and how long that is from now. */
export const nextTimeout = (
  clocks: Clocks,
  now: number,
  up: number,
): { readonly seat: Seat; readonly ms: number } | undefined => {
  const left = timeLeft(clocks, now, up);
  const [first] = [...clocks.running].sort((a, b) => left[a]! - left[b]!);
  return first === undefined ? undefined : { seat: first, ms: left[first]! };
};

/** The clocks with somebody back at his seat. */
export const withReturnTime = (limit: TimeLimit, clocks: Clocks, seat: Seat): Clocks => {
  const least = Math.min(wholeOf(limit), Math.max(BACK * wholeOf(limit), limit.increment * 1000));
  return { ...clocks, left: clocks.left.with(seat, Math.max(clocks.left[seat]!, least)) };
};
