import type { Seat } from '../engine/game.ts';

/** The time limit of each player: the starting time, and the increment after each move. */
export interface TimeLimit {
  readonly seconds: number;
  readonly increment: number;
}

/** The clocks of a table at the time `at`. The clocks of the running seats continue from there. */
export interface Clocks {
  readonly at: number;
  /** All moves up to this version are counted. */
  readonly version: number;
  /** Milliseconds left, by seat. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** A player who returns after a timeout gets at least this share of the starting time. */
const BACK = 0.1;

const wholeOf = ({ seconds }: TimeLimit): number => seconds * 1000;

export const startClocks = (limit: TimeLimit, seats: number, at: number): Clocks => ({
  at,
  version: 0,
  left: Array.from({ length: seats }, () => wholeOf(limit)),
  running: [],
});

/** The time left for each seat. Clocks don't run before `up`, when the server started. */
export const timeLeft = ({ at, left, running }: Clocks, now: number, up = 0): readonly number[] => {
  const passed = Math.max(0, now - Math.max(at, up));
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - passed) : ms));
};

/** A move or an undo. */
export interface Action {
  readonly version: number;
  readonly seat: Seat;
  readonly isUndo?: boolean;
}

/** What happened since the clocks were set, and who is to move now. */
interface Step {
  readonly version: number;
  readonly now: number;
  readonly up: number;
  readonly actions: readonly Action[];
  readonly running: readonly Seat[];
}

/** Updates the clocks. Time never exceeds the starting time, and an undo costs its increment. */
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

/** The next running seat to time out, and the milliseconds until then. */
export const nextTimeout = (
  clocks: Clocks,
  now: number,
  up: number,
): { readonly seat: Seat; readonly ms: number } | undefined => {
  const left = timeLeft(clocks, now, up);
  const [first] = [...clocks.running].sort((a, b) => left[a]! - left[b]!);
  return first === undefined ? undefined : { seat: first, ms: left[first]! };
};

/** The clocks after a player has returned to their seat. */
export const withReturnTime = (limit: TimeLimit, clocks: Clocks, seat: Seat): Clocks => {
  const least = Math.min(wholeOf(limit), Math.max(BACK * wholeOf(limit), limit.increment * 1000));
  return { ...clocks, left: clocks.left.with(seat, Math.max(clocks.left[seat]!, least)) };
};
