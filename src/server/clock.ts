import type { Seat } from '../engine/game.ts';

let correction = 0;

/**
 * NP-123: the time for everything that lasts, such as players' clocks. It begins with the system time at the start of the
 * process, and then doesn't follow jumps of the system clock.
 */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now()) + correction;

/** NP-123: sets the time to that of the other servers. Returns the change in milliseconds. */
export const setSteadyTime = (now: number): number => {
  const change = Math.round(now) - steadyNow();
  correction += change;
  return change;
};

/** The time limit of each player: the starting time, and the increment that each move adds. */
export interface TimeLimit {
  readonly seconds: number;
  readonly increment: number;
}

/**
 * The clocks of a table, as they were at the time `at`. After that time, only the clocks of the `running` seats run.
 */
export interface Clocks {
  readonly at: number;
  /** The version of the table up to which all moves are counted. */
  readonly version: number;
  /** The milliseconds that are left to each seat. */
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  /** If each move has a time of its own: the milliseconds that each seat got for its last move, and loses with an undo. */
  readonly gained?: readonly number[];
}

/** A player who is asked again after a timeout or a rewind gets at least this share of the starting time. */
const BACK = 0.1;

const wholeOf = ({ seconds }: TimeLimit): number => seconds * 1000;

const leastOf = (limit: TimeLimit): number =>
  Math.min(wholeOf(limit), Math.max(BACK * wholeOf(limit), limit.increment * 1000));

export const startClocks = (limit: TimeLimit, seats: number, at: number): Clocks => ({
  at,
  version: 0,
  left: Array.from({ length: seats }, () => wholeOf(limit)),
  running: [],
});

/**
 * Returns the milliseconds that are left to each seat. Clocks don't run before `up`, the time when the server started.
 */
export const timeLeft = ({ at, left, running }: Clocks, now: number, up = 0): readonly number[] => {
  const passed = Math.max(0, now - Math.max(at, up));
  return left.map((ms, seat) => (running.includes(seat) ? Math.max(0, ms - passed) : ms));
};

/** A move or an undo that changed the time of a player, or the undo of a whole turn, which changes everyone's. */
export interface Action {
  readonly version: number;
  readonly seat: Seat;
  readonly isUndo?: boolean;
  readonly isRewind?: boolean;
}

/** What happened since the last update of the clocks, and which seats are to move now. */
interface Step {
  readonly version: number;
  readonly now: number;
  readonly up: number;
  readonly actions: readonly Action[];
  readonly running: readonly Seat[];
}

/**
 * Returns the clocks after these actions. A move adds an increment, an undo subtracts one, and neither lets a clock
 * exceed the starting time. NP-86: time beyond it that the host added stays, unless each move has a time of its own.
 */
export const advanceClocks = (
  limit: TimeLimit,
  clocks: Clocks,
  { version, now, up, actions, running }: Step,
): Clocks => {
  const left = [...timeLeft(clocks, now, up)];
  const isPerMove = limit.increment >= limit.seconds;
  const gained = [...(clocks.gained ?? left.map(() => 0))];
  for (const { version: at, seat, isUndo, isRewind } of actions) {
    if (at <= clocks.version) continue;
    const was = left[seat]!;
    const most = isPerMove ? wholeOf(limit) : Math.max(wholeOf(limit), was);
    if (isRewind) for (const [each, ms] of left.entries()) left[each] = Math.max(ms, leastOf(limit));
    else if (isUndo) left[seat] = Math.max(0, was - (isPerMove ? gained[seat]! : limit.increment * 1000));
    else left[seat] = Math.min(most, was + limit.increment * 1000);
    gained[seat] = isUndo || isRewind ? 0 : left[seat]! - was;
  }
  return { at: now, version, left, running, ...(isPerMove && { gained }) };
};

/** Returns the seat that times out next and the milliseconds until then, or undefined if no clock runs. */
export const nextTimeout = (
  clocks: Clocks,
  now: number,
  up: number,
): { readonly seat: Seat; readonly ms: number } | undefined => {
  const left = timeLeft(clocks, now, up);
  const [first] = [...clocks.running].sort((a, b) => left[a]! - left[b]!);
  return first === undefined ? undefined : { seat: first, ms: left[first]! };
};

/** Returns the clocks after a player who timed out has returned to their seat. */
export const withReturnTime = (limit: TimeLimit, clocks: Clocks, seat: Seat): Clocks => {
  return { ...clocks, left: clocks.left.with(seat, Math.max(clocks.left[seat]!, leastOf(limit))) };
};
