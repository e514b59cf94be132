import { isSame } from './canonical.ts';
import { isCommandId } from './entry.ts';
import type { Game, Seat, Types, Viewer } from './game.ts';
import type { GameModule } from './module.ts';
import type { SeatRecord } from './record.ts';
import type { Refusal, RefusalIn } from './refusal.ts';
import { refuseEngine, type UndoRefusals } from './refusals.ts';
import { applyEvents, type Batch, type Entry, isUndo, type Log, type Undo } from './replay.ts';
import { isObject } from './util.ts';

type HistoryRules<State, Event> = Pick<
  Game<Types<{ State: State; Event: Event }>>,
  'evolve' | 'redact' | 'reveals'
>;

/**
 * A batch that was not undone. `before` is the state before it, or undefined if the state isn't in memory: checkpoints
 * don't contain it, and `forgetStates` removes it.
 */
export interface CurrentBatch<State, Event> {
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
  readonly before: State | undefined;
  readonly reveals: boolean;
  readonly earlier: CurrentBatch<State, Event> | undefined;
}

/** The state after a log, and what an undo needs. The version counts all log entries, so an undo increases it too. */
export interface History<State, Event> {
  readonly version: number;
  readonly state: State;
  readonly last: CurrentBatch<State, Event>;
  /** Whether a player undid a reveal or used a hint, so that the game doesn't count. */
  readonly isPractice: boolean;
}

/**
 * Returns the history after one more entry. `history` is undefined for the first entry. `after` is the state after the
 * entry, if the caller knows it.
 */
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

/**
 * Returns the history after an undo. Doesn't check whether the undo is legal: the rules allowed it when it was stored,
 * and every stored log must stay readable.
 */
const appendUndo = <S, E>(
  history: History<S, E> | undefined,
  { undo: count, practice }: Undo,
): History<S, E> => {
  if (!history) throw new Error('expected a batch before the undo, found the start of the log');
  let { state, last } = history;
  for (let i = 0; i < count; i++) {
    if (last.before === undefined || !last.earlier)
      throw new Error(`expected the states before the last ${count} batches, found only ${i}`);
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

/** Returns the entry that undoes the last batch. A seat may undo only its own batch, if it revealed nothing hidden. */
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
 * Returns the entry that undoes the last answer of this seat and all later answers of bots, even if they revealed
 * something. It never undoes another person's answer or the end of a game.
 */
export const practiceUndoEntry = <S, E>(
  game: { readonly isOver: (state: S) => boolean },
  { state, last }: History<S, E>,
  seat: Seat,
  isBot: IsBot,
): Undo | RefusalIn<UndoRefusals> => {
  if (game.isOver(state)) return refuseEngine('undo-over');
  let undo = 1;
  for (let step: CurrentBatch<S, E> | undefined = last; step; step = step.earlier) {
    if (step.seat === undefined) break;
    if (step.seat === seat) return { seat, undo, practice: true };
    if (!isBot(step.seat)) return refuseEngine('undo-answered');
    undo += 1;
  }
  return refuseEngine('undo-nothing');
};

/** Whether the last batch revealed answers of other seats. Only answers since the previous reveal were hidden. */
export const revealsOthers = <S, E>(
  game: HistoryRules<S, E>,
  last: CurrentBatch<S, E>,
  seat: Seat | undefined,
): boolean => {
  for (let step = last.earlier; step && !step.reveals; step = step.earlier)
    if (step.seat !== seat && !isKnownBatch(game, step, seat ?? 'spectator'))
      return !revealsNothing(game, last);
  return false;
};

/** Whether `holds` is true for each event of a batch and the state before it. */
const everyEvent = <S, E>(
  game: HistoryRules<S, E>,
  { events, before }: CurrentBatch<S, E>,
  holds: (event: E, state: S) => boolean,
): boolean => {
  // Cast: `forgetStates` drops only states before a reveal, and the callers pass only batches after it.
  let state = before as S;
  return events.every(event => {
    const isSo = holds(event, state);
    state = game.evolve(state, event);
    return isSo;
  });
};

const isKnown = <S, E>(game: HistoryRules<S, E>, event: E, viewer: Viewer, before: S): boolean =>
  isSame(game.redact(event, viewer, before), event);

const isKnownBatch = <S, E>(game: HistoryRules<S, E>, step: CurrentBatch<S, E>, viewer: Viewer): boolean =>
  everyEvent(game, step, (event, before) => isKnown(game, event, viewer, before));

/** Whether a batch revealed nothing: each of its events is hidden from spectators, or says only which seat acted. */
const revealsNothing = <S, E>(game: HistoryRules<S, E>, step: CurrentBatch<S, E>): boolean =>
  everyEvent(
    game,
    step,
    (event, before) => !isKnown(game, event, 'spectator', before) || saysOnlyWho(event, step.seat),
  );

/** Whether an event says only that a seat acted, such as a canceled answer. */
const saysOnlyWho = (event: unknown, seat: Seat | undefined): boolean =>
  isObject(event) && event.seat === seat && Object.keys(event).every(key => key === 'type' || key === 'seat');

/**
 * If the last batch revealed something, drops all states and events from memory, because only a practice undo could use
 * them. The seat of each batch stays. A server with many tables saves memory this way.
 */
export const forgetStates = <S, E>(history: History<S, E>): History<S, E> =>
  history.last.reveals ? { ...history, last: forgotten(history.last) } : history;

const isForgotten = ({ before, events }: CurrentBatch<unknown, unknown>): boolean =>
  before === undefined && events.length === 0;

/** A loop, because a long log would be too deep for a recursion. */
const forgotten = <S, E>(last: CurrentBatch<S, E>): CurrentBatch<S, E> => {
  const steps: CurrentBatch<S, E>[] = [];
  for (let step: CurrentBatch<S, E> | undefined = last; step && !isForgotten(step); step = step.earlier)
    steps.push(step);
  let known = steps.length > 0 ? steps.at(-1)!.earlier : last;
  for (const { seat } of steps.reverse())
    known = { seat, events: [], before: undefined, reveals: true, earlier: known };
  return known ?? last;
};

/** A decision that a seat has to make. `since` is the version at which it opened. */
interface Decision {
  readonly name: string;
  readonly since: number;
}

/** The state of a table, and the decisions that are open. */
export interface TableState<State, Event> {
  readonly history: History<State, Event>;
  /** The open decision of each seat, or undefined if the seat has none. */
  readonly decisions: readonly (Decision | undefined)[];
}

type Deciding<S, E> = Pick<
  GameModule<Types<{ State: S; Event: E }>>,
  'decision' | 'evolve' | 'activeSeats' | 'redact' | 'reveals'
>;

/**
 * Returns the state of a table after one more entry. A seat whose answer was withdrawn, by an undo or by a command of
 * the game, gets a new decision even if the game gives it the same name: a delayed duplicate of the withdrawn answer
 * must be refused. Decisions of other seats stay open. `after` is the state after the entry, if the caller knows it.
 */
export const nextTableState = <S, E>(
  game: Deciding<S, E>,
  seats: number,
  before: TableState<S, E> | undefined,
  entry: Entry<unknown, E>,
  after?: S,
): TableState<S, E> => {
  const history = appendEntry(game, before?.history, entry, after);
  const wereActive = new Set(before && game.activeSeats(before.history.state));
  const areActive = new Set(game.activeSeats(history.state));
  const asked: (Decision | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = game.decision(history.state, seat);
    const was = before?.decisions[seat];
    const isAskedAgain = areActive.has(seat) && !wereActive.has(seat);
    const isStillAsked = was !== undefined && was.name === name && !isAskedAgain;
    asked.push(isStillAsked ? was : name === undefined ? undefined : { name, since: history.version });
  }
  return { history, decisions: asked };
};

/** Returns the id by which clients name a decision. It is unique at its table. */
export const decisionOf = (
  { decisions: asked }: TableState<unknown, unknown>,
  seat: Seat,
): string | undefined => {
  const decision = asked[seat];
  return decision && `${decision.name}@${decision.since}`;
};

/** The log version after an accepted request, or why the request was refused. */
export type Answer = { readonly version: number } | Refusal;

/** A command or undo that a client sent, and the answer that it got. */
export interface AnsweredCommand {
  readonly seat: Seat | undefined;
  /** The command; undefined for an undo. */
  readonly wish: unknown;
  readonly answer: Answer;
}

export const answeredCommand = (entry: Entry<unknown, unknown>, version: number): AnsweredCommand => ({
  seat: entry.seat,
  wish: isUndo(entry) ? undefined : entry.command,
  answer: { version },
});

/** How many refusals to remember per seat. Clients repeat only their recent commands. */
const MOST_REFUSED = 200;

/** Remembers the first answer to each command, so that a repeated command gets the same answer. */
export interface FirstAnswers {
  /** The accepted commands and their answers, by command id. */
  readonly granted: ReadonlyMap<string, AnsweredCommand>;
  /** Returns the answer to a repeated or invalid command, or undefined if the command is new. */
  readonly first: (id: string, seat: Seat, wish: unknown) => Answer | undefined;
  readonly grant: (entry: Entry<unknown, unknown>, version: number) => void;
  readonly refuse: (id: string, seat: Seat, wish: unknown, refusal: Refusal) => Refusal;
}

export const makeFirstAnswers = (
  start: ReadonlyMap<string, AnsweredCommand>,
  seats: number,
): FirstAnswers => {
  const granted = new Map(start);
  const refused = new Map<Seat, Map<string, AnsweredCommand>>();
  const refusedTo = (seat: Seat): Map<string, AnsweredCommand> => {
    const known = refused.get(seat) ?? new Map<string, AnsweredCommand>();
    refused.set(seat, known);
    return known;
  };
  return {
    granted,
    first: (id, seat, wish) => {
      if (!isCommandId(id)) return refuseEngine('bad-command-id');
      if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuseEngine('no-such-seat', { seat });
      const known = granted.get(id) ?? refused.get(seat)?.get(id);
      if (!known) return undefined;
      // An id that is repeated with a different command is a mistake of the sender.
      const isAgain = known.seat === seat && isSame(known.wish, wish);
      return isAgain ? known.answer : refuseEngine('command-id-taken');
    },
    grant: (entry, version) => {
      if (entry.id !== undefined) granted.set(entry.id, answeredCommand(entry, version));
    },
    refuse: (id, seat, wish, refusal) => {
      const remembered = refusedTo(seat);
      const [oldest] = remembered.keys();
      if (remembered.size >= MOST_REFUSED && oldest !== undefined) remembered.delete(oldest);
      remembered.set(id, { seat, wish, answer: refusal });
      return refusal;
    },
  };
};
