import { makeCatchUp } from './catch-up.ts';
import { type Checkpoints, makeCheckpoint } from './checkpoint.ts';
import { encodeEntry } from './encoding.ts';
import type { Decided, GameTypes, Seat, Viewer } from './game.ts';
import {
  type Answer,
  type AnsweredCommand,
  decisionOf,
  type History,
  isBotIn,
  makeFirstAnswers,
  nextTableState,
  practiceUndoEntry,
  type TableState,
  undoEntry,
} from './history.ts';
import type { TableRules } from './module.ts';
import type { Pause } from './pause.ts';
import { queue } from './queue.ts';
import { type Random, stream } from './random.ts';
import { readEntries } from './read-entries.ts';
import { type GameRecord, recordOf } from './record.ts';
import { redactLongRecord } from './redact-record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import { type Entry, isUndo, PRACTICE_MARK } from './replay.ts';
import { type Rewind, rewinds } from './rewind.ts';
import type { Head, Store } from './store.ts';
import { makeSubscribers, type Snapshot, type Update, type UpdateListener } from './update.ts';

/** A command that a client sends to a table. */
export interface Submission<Command> {
  /** An id that the sender chooses. If a command with the same id arrives again, it gets the same answer. */
  readonly id: string;
  /** The id of the decision that the command answers. */
  readonly decision: string | undefined;
  readonly command: Command;
}

/** An open table of a running or finished game. Seats submit commands, and subscribers receive the updates. */
export interface Table<T extends GameTypes> {
  readonly id: string;
  /** Never set. It lets the compiler infer `T`. */
  readonly types?: T;
  readonly head: Head<T['Config']>;
  readonly version: () => number;
  readonly snapshot: (viewer: Viewer) => Snapshot<T['View']>;
  /** Returns the seats that have to answer now. */
  readonly activeSeats: () => readonly Seat[];
  /** Returns the id of a seat's open decision. Creates no view. */
  readonly decision: (seat: Seat) => string | undefined;
  readonly submit: (seat: Seat, submission: Submission<T['Command']>) => Promise<Answer>;
  readonly undo: (seat: Seat, id: string) => Promise<Answer>;
  /** Like `undo`, but also allowed after a reveal. The game is practice from then on. */
  readonly practice: (seat: Seat, id: string) => Promise<Answer>;
  /** Marks the game as practice from now on, without an undo. Absent if the table doesn't allow practice. */
  readonly mark?: (seat: Seat, id: string) => Promise<Answer>;
  /** Returns the number of the current turn, in a game in which all seats answer at the same time. */
  readonly turn: () => number | undefined;
  /** Returns the turns that `rewind` can undo now, newest first. */
  readonly rewinds: () => Promise<readonly Rewind[] | Refusal>;
  /** Undoes all answers since the start of a turn. The server calls this; the id must not be one that a seat can use. */
  readonly rewind: (turn: number, id: string) => Promise<Answer>;
  /** Calls the listener after every entry with its update and both snapshots. Returns a function that unsubscribes. */
  readonly subscribe: (viewer: Viewer, listener: UpdateListener<T['View'], T['Event']>) => () => void;
  /** Calls the listener with the version after every entry. Creates no view. Returns a function that unsubscribes. */
  readonly onAppend: (listener: (version: number) => void) => () => void;
  /** Returns the updates after a version, as this viewer may know them. */
  readonly updatesSince: (
    viewer: Viewer,
    version: number,
  ) => Promise<readonly Update<T['Event']>[] | Refusal>;
  /** Returns how many log entries `updatesSince` has to fold for this version. */
  readonly entriesToFold: (version: number) => number;
  /** Returns the game so far as this viewer may know it, or the whole game when it is over. */
  readonly record: (viewer: Viewer) => Promise<GameRecord<T['Command'], T['Event'], T['Config']> | Refusal>;
  /** Returns random numbers that depend on the game's seed and the purpose, so that games with bots can be repeated. */
  readonly chance: (purpose: string) => Random;
  /** Reads entries that other processes appended, and notifies the subscribers. */
  readonly catchUp: () => Promise<Refusal | undefined>;
}

/** What `makeTable` needs to open a table. */
export interface TableParts<T extends GameTypes> {
  readonly module: TableRules<T>;
  readonly store: Store;
  readonly id: string;
  readonly head: Head<T['Config']>;
  readonly current: TableState<T['State'], T['Event']>;
  /** The accepted commands and their answers, by command id. */
  readonly answered: ReadonlyMap<string, AnsweredCommand>;
  /** The history at the last checkpoint that was stored. */
  readonly checkpointHistory?: History<T['State'], T['Event']> | undefined;
  /** When to store checkpoints; if absent, the table stores none. */
  readonly checkpoints?: Checkpoints | undefined;
  /** Whether players may undo a reveal, which makes the game practice. The default is false. */
  readonly practice?: boolean | undefined;
  readonly forget?: Forget | undefined;
  readonly pause?: Pause | undefined;
}

/** The next entry of a log, and the state after it if the entry is a command. */
interface Next<S, C, E> {
  readonly entry: Entry<C, E>;
  readonly state?: S;
}

/** Removes from a history what a table without practice undos doesn't need. */
export type Forget = <S, E>(history: History<S, E>) => History<S, E>;

export const makeTable = <T extends GameTypes>({
  module,
  store,
  id,
  head,
  current: start,
  answered: granted,
  checkpointHistory: lastRest,
  checkpoints,
  practice = false,
  forget,
  pause,
}: TableParts<T>): Table<T> => {
  type S = T['State'];
  type C = T['Command'];
  type E = T['Event'];
  let current = start;
  const answers = makeFirstAnswers(granted, head.seats.length);
  const isBot = practice ? isBotIn(head.seats) : undefined;
  const subscribers = makeSubscribers(module, () => current, isBot);
  const inTurn = queue();
  const catchUp = makeCatchUp(module, store, id, lastRest, pause);

  /** Applies an entry that the store already has, then notifies the subscribers. */
  const apply = (entry: Entry<C, E>, next: TableState<S, E>): void => {
    const { state } = current.history;
    current = forget ? { ...next, history: forget(next.history) } : next;
    answers.grant(entry, current.history.version);
    subscribers.notify(entry, state);
  };

  const after = (entry: Entry<C, E>, state?: S): TableState<S, E> =>
    nextTableState(module, head.seats.length, current, entry, state);

  /** Folds the whole log again. An undo beyond the last checkpoint needs this: checkpoints contain no earlier states. */
  const foldAgain = async (): Promise<Refusal | undefined> => {
    const log = await readEntries(module, store, id, 0, pause);
    if (isRefusal(log)) return log;
    let whole: TableState<S, E> | undefined;
    for (const entry of log.slice(0, current.history.version)) {
      const wait = pause?.();
      if (wait) await wait;
      whole = nextTableState(module, head.seats.length, whole, entry);
    }
    if (whole) current = whole;
    return undefined;
  };

  const readAfter = async (entry: Entry<C, E>): Promise<TableState<S, E> | undefined> => {
    const next = attempt(() => after(entry));
    if (next || !isUndo(entry)) return next;
    return (await foldAgain()) ? undefined : attempt(() => after(entry));
  };

  /** Applies the entries that other processes appended. Returns the number of these entries. */
  const readOn = async (): Promise<number | Refusal> => {
    const found = await readEntries(module, store, id, current.history.version, pause);
    if (isRefusal(found)) return found;
    for (const entry of found) {
      const { version } = current.history;
      const next = await readAfter(entry);
      if (!next) return refuseEngine('log-damaged', { version: version + 1, place: `log[${version}]` });
      apply(entry, next);
    }
    return found.length;
  };

  const hasMore = async (): Promise<boolean> => {
    const more = await readOn();
    return !isRefusal(more) && more > 0;
  };

  let checkpointVersion = current.history.version;
  /** Stores a checkpoint. Ignores a failure, because the log can be folded without a checkpoint. */
  const saveCheckpoint = async (): Promise<void> => {
    if (!checkpoints) return;
    const checkpoint = makeCheckpoint(checkpoints, current, answers.granted);
    if (!checkpoint) return;
    checkpointVersion = checkpoint.version;
    catchUp.startAt(current.history);
    await store.saveCheckpoint(id, checkpoint).catch(() => undefined);
  };

  const isCheckpointDue = (): boolean =>
    checkpoints !== undefined && current.history.version - checkpointVersion >= checkpoints.every;

  /** Appends an entry, then notifies the subscribers. Returns undefined on a version conflict. */
  const write = async ({ entry, state }: Next<S, C, E>): Promise<Answer | undefined> => {
    const next = after(entry, state);
    const kept = encodeEntry(module.encoding, entry);
    const isWritten = await store.append(id, current.history.version, kept).catch(() => undefined);
    if (isWritten === undefined) return refuseEngine('not-kept');
    if (isWritten) {
      apply(entry, next);
      if (isCheckpointDue()) await saveCheckpoint();
      return { version: next.history.version };
    }
    const more = await readOn();
    if (isRefusal(more)) return more;
    return more === 0 ? refuseEngine('table-gone') : undefined;
  };

  /** Decides a command and appends its entry. Repeats this if another process appended an entry in the meantime. */
  const settle = async (
    commandId: string,
    seat: Seat | undefined,
    wish: C | undefined,
    decide: () => Next<S, C, E> | Refusal | Promise<Next<S, C, E> | Refusal>,
  ): Promise<Answer> => {
    for (;;) {
      const first =
        seat === undefined ? answers.granted.get(commandId)?.answer : answers.first(commandId, seat, wish);
      if (first) return first;
      const decided = decide();
      const next = decided instanceof Promise ? await decided : decided;
      if (isRefusal(next)) {
        // Another process may have appended this command, or entries that make it legal.
        if (await hasMore()) continue;
        return seat === undefined ? next : answers.refuse(commandId, seat, wish, next);
      }
      const answer = await write(next);
      if (answer) return answer;
    }
  };

  const decideOn = (
    seat: Seat,
    { id: commandId, decision, command }: Submission<C>,
  ): Next<S, C, E> | Refusal | Promise<Next<S, C, E> | Refusal> => {
    const { state, version } = current.history;
    if (module.isOver(state)) return refuseEngine('game-over');
    const asked = decisionOf(current, seat);
    if (decision !== asked)
      return refuseEngine('decision-gone', { version, ...(asked && { decision: asked }) });
    const nextOf = (decided: Decided<S, E> | Refusal): Next<S, C, E> | Refusal =>
      isRefusal(decided)
        ? decided
        : { entry: { id: commandId, seat, command, events: decided.events }, state: decided.state };
    const decided = module.decide(state, seat, command);
    return decided instanceof Promise ? decided.then(nextOf) : nextOf(decided);
  };

  const decideUndo = (seat: Seat, commandId: string): Next<S, C, E> | Refusal => {
    const entry = undoEntry(module, current.history, seat);
    return isRefusal(entry) ? entry : { entry: { id: commandId, ...entry } };
  };

  const decidePractice = async (seat: Seat, commandId: string): Promise<Next<S, C, E> | Refusal> => {
    const free = decideUndo(seat, commandId);
    if (!isRefusal(free) || !isBot) return free;
    const entry = practiceUndoEntry(module, current.history, seat, isBot);
    if (isRefusal(entry)) return entry;
    const missing = attempt(() => after(entry)) ? undefined : await foldAgain();
    return missing ?? { entry: { id: commandId, ...entry } };
  };

  /** Folds the log again if the turns that can be undone began before the states in memory. */
  const findRewinds = async (): Promise<readonly Rewind[] | Refusal> => {
    const found = attempt(() => rewinds(module, current.history));
    if (found) return found;
    return (await foldAgain()) ?? rewinds(module, current.history);
  };

  const decideRewind = async (turn: number, commandId: string): Promise<Next<S, C, E> | Refusal> => {
    const found = await findRewinds();
    if (isRefusal(found)) return found;
    const entry = found.find(each => each.turn === turn)?.entry;
    return entry ? { entry: { id: commandId, ...entry } } : refuseEngine('nothing-to-undo');
  };

  const decideMark = (seat: Seat, commandId: string): Next<S, C, E> | Refusal =>
    module.isOver(current.history.state)
      ? refuseEngine('undo-over')
      : { entry: { id: commandId, ...PRACTICE_MARK, seat } };

  const mark = (seat: Seat, commandId: string): Promise<Answer> =>
    inTurn(() => settle(commandId, seat, undefined, () => decideMark(seat, commandId)));

  return {
    id,
    head,
    version: () => current.history.version,
    snapshot: subscribers.snapshot,
    activeSeats: () => module.activeSeats(current.history.state),
    decision: seat => decisionOf(current, seat),
    submit: (seat, submission) =>
      inTurn(() => settle(submission.id, seat, submission.command, () => decideOn(seat, submission))),
    undo: (seat, commandId) =>
      inTurn(() => settle(commandId, seat, undefined, () => decideUndo(seat, commandId))),
    practice: (seat, commandId) =>
      inTurn(() => settle(commandId, seat, undefined, () => decidePractice(seat, commandId))),
    ...(practice && { mark }),
    turn: () => module.turn?.(current.history.state),
    rewinds: () => inTurn(findRewinds),
    rewind: (turn, commandId) =>
      inTurn(() => settle(commandId, undefined, undefined, () => decideRewind(turn, commandId))),
    subscribe: subscribers.subscribe,
    onAppend: subscribers.onAppend,
    updatesSince: async (viewer, version) =>
      version >= current.history.version ? [] : catchUp.since(viewer, version),
    entriesToFold: version =>
      version >= current.history.version ? 0 : current.history.version - catchUp.foldsFrom(version),
    record: async viewer => {
      // The state is read before the log. If the game ends in between, the record is still redacted.
      const { state } = current.history;
      const log = await readEntries(module, store, id, 0, pause);
      if (isRefusal(log)) return log;
      const whole = recordOf(head, module.seedOf(state), log);
      const isPublic = module.isPublic?.(state) ?? module.isOver(state);
      return isPublic ? whole : redactLongRecord(module, whole, viewer, pause);
    },
    chance: purpose => stream(module.seedOf(current.history.state), purpose),
    catchUp: () =>
      inTurn(async () => {
        const more = await readOn();
        return isRefusal(more) ? more : undefined;
      }),
  };
};

/** Returns the result of `work`, or undefined if it throws. Folding throws if the entries don't fit the rules. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
