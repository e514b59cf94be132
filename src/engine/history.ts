import { isSame } from './canonical.ts';
import type { Game, Seat, Types, Viewer } from './game.ts';
import type { SeatRecord } from './record.ts';
import type { RefusalIn } from './refusal.ts';
import { refuseEngine, type UndoRefusals } from './refusals.ts';
import { applyEvents, type Batch, type Entry, isUndo, type Log, type Undo } from './replay.ts';
import { isObject } from './util.ts';

type HistoryRules<State, Event> = Pick<
  Game<Types<{ State: State; Event: Event }>>,
  'evolve' | 'redact' | 'reveals'
>;

/** A batch that wasn't undone, with the state before it unless a snapshot dropped that state. */
export interface StandingBatch<State, Event> {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
  readonly before: State | undefined;
  readonly reveals: boolean;
  readonly earlier: StandingBatch<State, Event> | undefined;
}

/** The state after a log, with what an undo needs. The version counts the entries, so an undo increases it too. */
export interface History<State, Event> {
  readonly version: number;
  readonly state: State;
  readonly last: StandingBatch<State, Event>;
  /** Whether a player undid a reveal or used a hint. */
  readonly isPractice: boolean;
}

/** Applies one entry. For the first entry, `history` is undefined. `after` is the state after the entry, if known. */
export const appendEntry = <S, E>(
  game: HistoryRules<S, E>,
  history: History<S, E> | undefined,
  entry: Entry<unknown, E>,
  after?: S,
): History<S, E> => (isUndo(entry) ? appendUndo(history, entry) : appendBatch(game, history, entry, after));

const appendBatch = <S, E>(
  game: HistoryRules<S, E>,
  history: History<S, E> | undefined,
  { seat, events }: Batch<unknown, E>,
  after: S | undefined,
): History<S, E> => {
  const before = history?.state;
  const state = after ?? applyEvents<S | undefined, E>(game, before, events);
  if (state === undefined) throw new Error('expected events at the start of the log, found none');
  const reveals = events.some(event => game.reveals(event, seat));
  const last = { seat, events, before, reveals, earlier: history?.last };
  const isPractice = history?.isPractice ?? false;
  return { version: (history?.version ?? 0) + 1, state, last, isPractice };
};

/** Doesn't check whether the undo is legal: the rules of its time allowed it, and a stored log must fold. */
const appendUndo = <S, E>(
  history: History<S, E> | undefined,
  { undo: count, practice }: Undo,
): History<S, E> => {
  if (!history) throw new Error('expected a move to undo, found none');
  let { state, last } = history;
  for (let i = 0; i < count; i++) {
    if (last.before === undefined || !last.earlier)
      throw new Error('expected the state before the last move, found none');
    state = last.before;
    last = last.earlier;
  }
  return { version: history.version + 1, state, last, isPractice: history.isPractice || practice === true };
};

export const historyOf = <S, E>(game: HistoryRules<S, E>, log: Log<unknown, E>): History<S, E> => {
  let history: History<S, E> | undefined;
  for (const entry of log) history = appendEntry(game, history, entry);
  if (!history) throw new Error('expected a log with entries, found none');
  return history;
};

/** The entry that undoes the last batch. A seat may undo only its own batch, and only if it revealed nothing hidden. */
export const undoEntry = <S, E>(
  game: HistoryRules<S, E>,
  { last }: History<S, E>,
  seat: Seat,
): Undo | RefusalIn<UndoRefusals> => {
  if (last.seat !== seat) return refuseEngine('undo-nothing');
  if (last.reveals || revealsOthers(game, last, seat)) return refuseEngine('undo-hidden');
  return { seat, undo: 1 };
};

type IsBot = (seat: Seat) => boolean;

export const isBotIn =
  (seats: readonly SeatRecord[]): IsBot =>
  seat =>
    seats[seat]?.bot !== undefined;

/**
 * The entry that undoes the last answer of this seat even if something was revealed since, together with later answers
 * of bots. It never undoes another person's answer or the end of a game.
 */
export const practiceUndoEntry = <S, E>(
  game: { readonly isOver: (state: S) => boolean },
  { state, last }: History<S, E>,
  seat: Seat,
  isBot: IsBot,
): Undo | RefusalIn<UndoRefusals> => {
  if (game.isOver(state)) return refuseEngine('undo-over');
  let undo = 1;
  for (let step: StandingBatch<S, E> | undefined = last; step; step = step.earlier) {
    if (step.seat === undefined) break;
    if (step.seat === seat) return { seat, undo, practice: true };
    if (!isBot(step.seat)) return refuseEngine('undo-answered');
    undo += 1;
  }
  return refuseEngine('undo-nothing');
};

/** Whether a batch revealed hidden answers of other seats. All answers before a reveal are known already. */
const revealsOthers = <S, E>(game: HistoryRules<S, E>, last: StandingBatch<S, E>, seat: Seat): boolean => {
  for (let step = last.earlier; step && !step.reveals; step = step.earlier)
    if (step.seat !== seat && !isKnownBatch(game, step, seat)) return !revealsNothing(game, last);
  return false;
};

/** Whether `holds` is true for each event of a batch and the state before it. */
const everyEvent = <S, E>(
  game: HistoryRules<S, E>,
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

const isKnown = <S, E>(game: HistoryRules<S, E>, event: E, viewer: Viewer, before: S): boolean =>
  isSame(game.redact(event, viewer, before), event);

const isKnownBatch = <S, E>(game: HistoryRules<S, E>, step: StandingBatch<S, E>, viewer: Viewer): boolean =>
  everyEvent(game, step, (event, before) => isKnown(game, event, viewer, before));

/** Whether a batch is hidden itself or only says who answered, so that it revealed nothing. */
const revealsNothing = <S, E>(game: HistoryRules<S, E>, step: StandingBatch<S, E>): boolean =>
  everyEvent(
    game,
    step,
    (event, before) => !isKnown(game, event, 'spectator', before) || saysOnlyWho(event, step.seat),
  );

/** Whether an event says only that a seat acted, such as a canceled answer. */
const saysOnlyWho = (event: unknown, seat: Seat | undefined): boolean =>
  isObject(event) && event.seat === seat && Object.keys(event).every(key => key === 'type' || key === 'seat');
