import type { Game, Seat, Types } from './game.ts';
import { isObject } from './util.ts';

/** The events of one command, and the seat that sent it. The first batch of a log is the setup and has no seat. */
export interface Batch<Command, Event> {
  /** The id that the client sent with the command. A command that repeats the id gets the same answer. */
  readonly id?: string;
  readonly seat?: Seat;
  readonly command?: Command;
  readonly events: readonly Event[];
}

/** A log entry that undoes the last `undo` batches. Logs only grow, so the batches stay in the log. */
export interface Undo {
  readonly id?: string;
  readonly seat: Seat;
  readonly undo: number;
  /**
   * Marks the game as practice from this entry on, because a player undid a reveal or used a hint. With `undo: 0`, the
   * entry undoes nothing.
   */
  readonly practice?: true;
}

export type Entry<Command, Event> = Batch<Command, Event> | Undo;

export type Log<Command, Event> = readonly Entry<Command, Event>[];

export const isUndo = (entry: Entry<unknown, unknown>): entry is Undo => 'undo' in entry;

/** Whether this entry makes the game practice. Accepts any stored value, even a damaged one. */
export const marksPractice = (entry: unknown): boolean => isObject(entry) && entry.practice === true;

/** Whether a player undid a reveal or used a hint. Statistics don't count such a game. */
export const isPractice = (log: readonly unknown[]): boolean => log.some(marksPractice);

/** A log entry that marks a game as practice and undoes nothing. */
export const PRACTICE_MARK: Undo = { seat: 0, undo: 0, practice: true };

/** Returns the batches of a log that were not undone, in order. */
export const currentBatches = <C, E>(log: Log<C, E>): readonly Batch<C, E>[] => {
  // Cast: an entry that isn't an undo is a batch.
  if (!log.some(isUndo)) return log as readonly Batch<C, E>[];
  const batches: Batch<C, E>[] = [];
  for (const entry of log) {
    if (isUndo(entry)) batches.length = Math.max(0, batches.length - entry.undo);
    else batches.push(entry);
  }
  return batches;
};

/** Returns the log up to a batch that was not undone, to continue as practice, because everyone knows what came next. */
export const practiceUntil = <C, E>(log: Log<C, E>, batch: number): Log<C, E> => [
  ...currentBatches(log).slice(0, batch + 1),
  PRACTICE_MARK,
];

/** Returns how many practice undos followed each batch that was not undone, by the index of the batch. */
export const practiceUndosAfter = (log: Log<unknown, unknown>): ReadonlyMap<number, number> => {
  const times: number[] = [];
  for (const entry of log) {
    if (!isUndo(entry)) {
      times.push(0);
      continue;
    }
    // Practice undos after an undone batch count for the last batch that remains.
    const gone = times.splice(Math.max(1, times.length - entry.undo));
    const more = gone.reduce((sum, n) => sum + n, entry.practice && entry.undo > 0 ? 1 : 0);
    times.push((times.pop() ?? 0) + more);
  }
  return new Map([...times.entries()].filter(([, n]) => n > 0));
};

type Folding<State, Event> = Pick<Game<Types<{ State: State; Event: Event }>>, 'evolve'>;

/** Returns the state after more events. */
export const applyEvents = <S, E>(game: Folding<S, E>, from: S, events: readonly E[]): S => {
  let state = from;
  for (const event of events) state = game.evolve(state, event);
  return state;
};

/** Returns the state after a log. */
export const fold = <S, E>(game: Folding<S, E>, log: Log<unknown, E>): S => {
  let state: S | undefined;
  for (const { events } of currentBatches(log)) for (const event of events) state = game.evolve(state, event);
  if (state === undefined) throw new Error('expected a log with events, found none');
  return state;
};
