/**
 * What a thread is at, in memory that it shares with whoever started it. A module of a stranger may never answer, and
 * then its thread cannot say so.
 */

const [TURN, GAME, SEAT, MS] = [0, 1, 2, 3] as const;

export const newDesk = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT));

let own: Int32Array | undefined;

/** From now on this thread notes there what it is at. */
export const sitAt = (desk: Int32Array): void => {
  own = desk;
  own[GAME] = -1;
};

/** Whether somebody looks after this thread. */
export const isWatched = (): boolean => own !== undefined;

export const noteGame = (game: number): void => {
  if (own) own[GAME] = game;
};

/** A stranger is asked, and may take so long; what is returned is called when he has answered. */
export const noteAsked = (seat: number, ms: number): (() => void) => {
  if (!own) return () => {};
  const desk = own;
  desk[SEAT] = seat;
  desk[MS] = Math.ceil(ms);
  // Odd as long as somebody is asked.
  Atomics.add(desk, TURN, 1);
  return () => {
    Atomics.add(desk, TURN, 1);
  };
};

/** Whom a thread waits for in vain; no game while it still loads him. */
export interface Stuck {
  readonly game: number | undefined;
  readonly seat: number;
  readonly ms: number;
}

/** He is looked at now and then, and his own thread is asked first whether he was in time. */
export const SLACK_MS = 200;

/** Looks at a desk, again and again: whether somebody has had all his time and more. */
export const watchDesk = (desk: Int32Array): (() => Stuck | undefined) => {
  let seen = { turn: 0, since: 0 };
  return () => {
    const turn = Atomics.load(desk, TURN);
    const now = performance.now();
    if (turn !== seen.turn) seen = { turn, since: now };
    const ms = desk[MS]!;
    if (turn % 2 === 0 || now - seen.since <= ms + SLACK_MS) return undefined;
    const game = desk[GAME]!;
    return { game: game < 0 ? undefined : game, seat: desk[SEAT]!, ms };
  };
};
