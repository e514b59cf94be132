import type { Game, Seat, Types } from './game.ts';
import { isObject } from './util.ts';

/** The events of one command, and the seat that sent it. The first batch of a log is the setup and has no seat. */
export interface Batch<Command, Event> {
  /** The id that the command was sent with. A command with the same id again gets the same answer. */
  readonly id?: string;
  readonly seat?: Seat;
  readonly command?: Command;
  readonly events: readonly Event[];
}

/** Undoes the last `undo` batches. It is an entry of its own, because logs only grow. */
export interface Undo {
  readonly id?: string;
  readonly seat: Seat;
  readonly undo: number;
  /**
   * The game is practice from here on, because something was revealed before. With `undo: 0` the entry only marks
   * this.
   */
  readonly practice?: true;
}

export type Entry<Command, Event> = Batch<Command, Event> | Undo;

export type Log<Command, Event> = readonly Entry<Command, Event>[];

export const isUndo = (entry: Entry<unknown, unknown>): entry is Undo => 'undo' in entry;

/** Whether the game is practice from this entry on. Accepts any stored value, even a damaged one. */
export const marksPractice = (entry: unknown): boolean => isObject(entry) && entry.practice === true;

/** Whether a player undid a reveal or used a hint. Such a game doesn't count for statistics. */
export const isPractice = (log: readonly unknown[]): boolean => log.some(marksPractice);

/** Marks a game as practice without an undo. */
export const PRACTICE_MARK: Undo = { seat: 0, undo: 0, practice: true };

/** The batches of a log that were not undone, in order. */
export const standingBatches = <C, E>(log: Log<C, E>): readonly Batch<C, E>[] => {
  if (!log.some(isUndo)) return log as readonly Batch<C, E>[];
  const batches: Batch<C, E>[] = [];
  for (const entry of log) {
    if (isUndo(entry)) batches.length = Math.max(0, batches.length - entry.undo);
    else batches.push(entry);
  }
  return batches;
};

/** The number of practice undos after each standing batch. */
export const practiceUndosAfter = (log: Log<unknown, unknown>): ReadonlyMap<number, number> => {
  const times: number[] = [];
  for (const entry of log) {
    if (!isUndo(entry)) {
      times.push(0);
      continue;
    }
    // Practice undos inside the undone batches count for the batch where the game continues.
    const gone = times.splice(Math.max(1, times.length - entry.undo));
    const more = gone.reduce((sum, n) => sum + n, entry.practice && entry.undo > 0 ? 1 : 0);
    times.push((times.pop() ?? 0) + more);
  }
  return new Map([...times.entries()].filter(([, n]) => n > 0));
};

type Folding<State, Event> = Pick<Game<Types<{ State: State; Event: Event }>>, 'evolve'>;

/** Applies more events to a state. */
export const applyEvents = <S, E>(game: Folding<S, E>, from: S, events: readonly E[]): S => {
  let state = from;
  for (const event of events) state = game.evolve(state, event);
  return state;
};

/** The state after a log. */
export const fold = <S, E>(game: Folding<S, E>, log: Log<unknown, E>): S => {
  let state: S | undefined;
  for (const { events } of standingBatches(log))
    for (const event of events) state = game.evolve(state, event);
  if (state === undefined) throw new Error('expected a log with events, found none');
  return state;
};
