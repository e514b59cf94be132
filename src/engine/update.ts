import type { Seat, Types, Viewer } from './game.ts';
import { appendEntry, type History } from './history.ts';
import type { GameModule } from './module.ts';
import { type Entry, isUndo } from './replay.ts';

/** The game as one viewer sees it, plus what they may do now. */
export interface Snapshot<View> {
  /** The number of log entries that it includes. */
  readonly version: number;
  readonly view: View;
  readonly owing: readonly Seat[];
  readonly isOver: boolean;
  /** The decision that this viewer may answer now. A command names it, and is stale once it is gone. */
  readonly decision?: string;
  readonly canUndo: boolean;
  /** Whether the viewer may undo their last answer as practice, since something was revealed after it. */
  readonly canPractise?: true;
  /** Whether the game is practice and doesn't count. */
  readonly isPractice?: true;
}

/** An event as one viewer may know it, with what its wording needs. */
export interface VisibleEvent<Event> {
  readonly event: Event;
  readonly about?: unknown;
}

/** What one log entry did, as one viewer may know it. */
export interface Update<Event> {
  readonly version: number;
  /** The seat that acted; absent for the setup. */
  readonly seat?: Seat;
  /** How many of the last standing updates this entry undoes. */
  readonly undo?: number;
  /** The game is practice from here on. */
  readonly practice?: true;
  readonly events: readonly VisibleEvent<Event>[];
}

/** The functions of a game that make updates from log entries. */
type UpdateRules<S, E, V> = Pick<
  GameModule<Types<{ State: S; Event: E; View: V }>>,
  'evolve' | 'redact' | 'reveals' | 'about'
>;

/** The states before each event of an entry, and the one after the last. */
export const statesOf = <S, E, V>(
  game: UpdateRules<S, E, V>,
  entry: Entry<unknown, E>,
  before: S | undefined,
  after: S,
): readonly (S | undefined)[] => {
  if (isUndo(entry)) return [];
  const states = [before];
  for (let i = 0; i < entry.events.length - 1; i++) states.push(game.evolve(states[i], entry.events[i]!));
  return [...states, after];
};

/** A log entry with the states on its way: enough to make an update for any viewer. */
export interface LogStep<State, Event> {
  readonly version: number;
  readonly entry: Entry<unknown, Event>;
  readonly states: readonly (State | undefined)[];
}

/** A log entry as one viewer may know it. */
export const updateFor = <S, E, V>(
  game: UpdateRules<S, E, V>,
  viewer: Viewer,
  { version, entry, states }: LogStep<S, E>,
): Update<E> => {
  const by = entry.seat === undefined ? {} : { seat: entry.seat };
  if (isUndo(entry)) {
    const { undo, practice } = entry;
    return { version, ...by, undo, ...(practice && { practice }), events: [] };
  }
  const events: VisibleEvent<E>[] = [];
  for (const [i, event] of entry.events.entries()) {
    const shown = game.redact(event, viewer, states[i]);
    if (shown === undefined) continue;
    const about = game.about?.(shown, viewer, states[i + 1] as S);
    events.push(about === undefined ? { event: shown } : { event: shown, about });
  }
  return { version, ...by, events };
};

/**
 * Folds the entries of a log one by one, from a history or from the start. Returns undefined for entries up to the
 * version `since`.
 */
export const makeStepper = <S, E, V>(
  game: UpdateRules<S, E, V>,
  since: number,
  from?: History<S, E>,
): ((entry: Entry<unknown, E>) => LogStep<S, E> | undefined) => {
  let history = from;
  return entry => {
    const before: S | undefined = history?.state;
    history = appendEntry<S, E>(game, history, entry);
    const { version, state } = history;
    return version > since ? { version, entry, states: statesOf(game, entry, before, state) } : undefined;
  };
};

/** The updates that were not undone. */
export const standingUpdates = <E, U extends Update<E>>(updates: readonly U[]): readonly U[] => {
  const standing: U[] = [];
  for (const update of updates) {
    if (update.undo === undefined) standing.push(update);
    else standing.length = Math.max(0, standing.length - update.undo);
  }
  return standing;
};
