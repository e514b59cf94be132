import { isSame } from './canonical.ts';
import type { Game, Seat, Types, Viewer } from './game.ts';
import type { SeatRecord } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Batch, type Entry, foldOn, isTakenBack, type Log, type TakenBack } from './replay.ts';
import { isObject } from './util.ts';

type Showing<State, Event> = Pick<
  Game<Types<{ State: State; Event: Event }>>,
  'evolve' | 'redact' | 'reveals'
>;

/** One batch that stands, with the state before it, unless a snapshot has forgotten that. */
export interface StandingBatch<State, Event> {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
  readonly before: State | undefined;
  readonly reveals: boolean;
  readonly earlier: StandingBatch<State, Event> | undefined;
}

/** Where a log has come to. Its version counts the entries and only grows, also when something is taken back. */
export interface Ledger<State, Event> {
  readonly version: number;
  readonly state: State;
  readonly last: StandingBatch<State, Event>;
  /** Whether something that had been seen was taken back. */
  readonly isPractice: boolean;
}

/** The ledger after one more entry; the first needs no ledger before it. `after` is the state after it, if known. */
export const advanced = <S, E>(
  game: Showing<S, E>,
  ledger: Ledger<S, E> | undefined,
  entry: Entry<unknown, E>,
  after?: S,
): Ledger<S, E> => (isTakenBack(entry) ? gone(ledger, entry) : grown(game, ledger, entry, after));

const grown = <S, E>(
  game: Showing<S, E>,
  ledger: Ledger<S, E> | undefined,
  { seat, events }: Batch<unknown, E>,
  after: S | undefined,
): Ledger<S, E> => {
  const before = ledger?.state;
  const state = after ?? foldOn<S | undefined, E>(game, before, events);
  if (state === undefined) throw new Error('expected events at the start of the log, found none');
  const reveals = events.some(event => game.reveals(event, seat));
  const last = { seat, events, before, reveals, earlier: ledger?.last };
  const isPractice = ledger?.isPractice ?? false;
  return { version: (ledger?.version ?? 0) + 1, state, last, isPractice };
};

/** Whether it might be taken back was decided then, by the rules of then: a log folds as it was kept. */
const gone = <S, E>(ledger: Ledger<S, E> | undefined, { undo: count, practice }: TakenBack): Ledger<S, E> => {
  if (!ledger) throw new Error('expected a move to undo, found none');
  let { state, last } = ledger;
  for (let i = 0; i < count; i++) {
    if (last.before === undefined || !last.earlier)
      throw new Error('expected the state before the last move, found none');
    state = last.before;
    last = last.earlier;
  }
  return { version: ledger.version + 1, state, last, isPractice: ledger.isPractice || practice === true };
};

export const ledgerOf = <S, E>(game: Showing<S, E>, log: Log<unknown, E>): Ledger<S, E> => {
  let ledger: Ledger<S, E> | undefined;
  for (const entry of log) ledger = advanced(game, ledger, entry);
  if (!ledger) throw new Error('expected a log with entries, found none');
  return ledger;
};

export type UndoCode = 'undo-nothing' | 'undo-hidden' | 'undo-answered' | 'undo-over';

/**
 * The entry that takes back the last batch, if this seat may: only what it did itself, and only as long as nobody has
 * learnt from it something that cannot be forgotten.
 */
export const takenBack = <S, E>(
  game: Showing<S, E>,
  { last }: Ledger<S, E>,
  seat: Seat,
): TakenBack | Refusal<UndoCode> => {
  if (last.seat !== seat) return refuse('undo-nothing');
  if (last.reveals || showsOthers(game, last, seat)) return refuse('undo-hidden');
  return { seat, undo: 1 };
};

type IsBot = (seat: Seat) => boolean;

export const botsAmong =
  (seats: readonly SeatRecord[]): IsBot =>
  seat =>
    seats[seat]?.bot !== undefined;

/**
 * The entry that takes back the last answer of this seat whatever was seen since, with all that bots have answered to
 * it: what another person has answered stays, and a game that is over stays over.
 */
export const takenBackAsPractice = <S, E>(
  game: { readonly isOver: (state: S) => boolean },
  { state, last }: Ledger<S, E>,
  seat: Seat,
  isBot: IsBot,
): TakenBack | Refusal<UndoCode> => {
  if (game.isOver(state)) return refuse('undo-over');
  let undo = 1;
  for (let step: StandingBatch<S, E> | undefined = last; step; step = step.earlier) {
    if (step.seat === undefined) break;
    if (step.seat === seat) return { seat, undo, practice: true };
    if (!isBot(step.seat)) return refuse('undo-answered');
    undo += 1;
  }
  return refuse('undo-nothing');
};

/** Whether a batch laid open what other seats had answered face down. When a card is turned up, all answers before it lie open. */
const showsOthers = <S, E>(game: Showing<S, E>, last: StandingBatch<S, E>, seat: Seat): boolean => {
  for (let step = last.earlier; step && !step.reveals; step = step.earlier)
    if (step.seat !== seat && !isShown(game, step, seat)) return !isSealed(game, last);
  return false;
};

/** Each event of a step with the state before it. */
const eachEvent = <S, E>(
  game: Showing<S, E>,
  { events, before }: StandingBatch<S, E>,
  holds: (event: E, state: S) => boolean,
): boolean => {
  let state = before as S;
  return events.every(event => {
    const isSo = holds(event, state);
    state = game.evolve(state, event);
    return isSo;
  });
};

const isKnown = <S, E>(game: Showing<S, E>, event: E, viewer: Viewer, before: S): boolean =>
  isSame(game.redact(event, viewer, before), event);

const isShown = <S, E>(game: Showing<S, E>, step: StandingBatch<S, E>, viewer: Viewer): boolean =>
  eachEvent(game, step, (event, before) => isKnown(game, event, viewer, before));

/** Whether an answer lies face down itself, or tells of nobody but who gave it: then it has opened nothing. */
const isSealed = <S, E>(game: Showing<S, E>, step: StandingBatch<S, E>): boolean =>
  eachEvent(
    game,
    step,
    (event, before) => !isKnown(game, event, 'spectator', before) || tellsNothing(event, step.seat),
  );

/** Whether an event says only that a seat has done something, as one that cancels does. */
const tellsNothing = (event: unknown, seat: Seat | undefined): boolean =>
  isObject(event) && event.seat === seat && Object.keys(event).every(key => key === 'type' || key === 'seat');
