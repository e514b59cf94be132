import { isSame } from './canonical.ts';
import type { Game, Seat, Viewer } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The events of one command, and who wished for it. The first batch of a log is the set-up: nobody's. */
export interface Batch<Command, Event> {
  readonly seat?: Seat;
  readonly command?: Command;
  readonly events: readonly Event[];
}

export type Log<Command, Event> = readonly Batch<Command, Event>[];

type Folding<State, Event> = Pick<Game<State, never, Event, never, never, never, never>, 'evolve'>;
type Showing<State, Event> = Pick<
  Game<State, never, Event, never, never, never, never>,
  'evolve' | 'redact' | 'reveals'
>;

/** The state after a log. */
export const fold = <S, E>(game: Folding<S, E>, log: Log<unknown, E>): S => {
  let state: S | undefined;
  for (const { events } of log) for (const event of events) state = game.evolve(state, event);
  if (state === undefined) throw new Error('a log without events has no state');
  return state;
};

export type UndoCode = 'undo-nothing' | 'undo-hidden';

/**
 * The log without its last batch, if this seat may take it back: only what it did itself, and only as long as
 * nobody has learnt from it something that cannot be forgotten.
 */
export const undone = <S, C, E>(
  game: Showing<S, E>,
  log: Log<C, E>,
  seat: Seat,
): Log<C, E> | Refusal<UndoCode> => {
  const last = log[log.length - 1];
  if (log.length < 2 || last.seat !== seat) return refuse('undo-nothing');
  if (last.events.some(game.reveals)) return refuse('undo-hidden');
  if (showsOthers(game, log, seat)) return refuse('undo-hidden');
  return log.slice(0, -1);
};

/** Whether the last batch laid open what other seats had answered face down. */
const showsOthers = <S, E>(game: Showing<S, E>, log: Log<unknown, E>, seat: Seat): boolean => {
  // When a card is turned up, all answers before it lie open.
  const start = log.findLastIndex(({ events }) => events.some(game.reveals)) + 1;
  let state = fold(game, log.slice(0, start));
  let hasHidden = false;
  for (const { seat: by, events } of log.slice(start, -1))
    for (const event of events) {
      if (by !== seat && !isShown(game, event, seat, state)) hasHidden = true;
      state = game.evolve(state, event);
    }
  return hasHidden && !isSealed(game, log[log.length - 1].events, state);
};

const isShown = <S, E>(game: Showing<S, E>, event: E, viewer: Viewer, before: S): boolean =>
  isSame(game.redact(event, viewer, before), event);

/** Whether an answer lies face down itself: then it has opened nothing. */
const isSealed = <S, E>(game: Showing<S, E>, events: readonly E[], before: S): boolean => {
  let state = before;
  return events.every(event => {
    const shown = isShown(game, event, 'spectator', state);
    state = game.evolve(state, event);
    return !shown;
  });
};
