import { makeFirstAnswers } from './answers.ts';
import { makeCatchUp } from './catch-up.ts';
import type { Decided, GameTypes, Seat, Viewer } from './game.ts';
import { type History, isBotIn, practiceUndoEntry, undoEntry } from './history.ts';
import type { TableRules } from './module.ts';
import type { Pause } from './pause.ts';
import { queue } from './queue.ts';
import { type Random, stream } from './random.ts';
import { readEntries } from './read-entries.ts';
import { type GameRecord, recordOf } from './record.ts';
import { redactLongRecord } from './redact-record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import { type Entry, marksPractice, PRACTICE_MARK } from './replay.ts';
import { makeSnapshot, type Snapshots } from './snapshot.ts';
import type { Head, Store } from './store.ts';
import { encodeEntry } from './stored-entry.ts';
import { makeSubscribers, type UpdateListener } from './subscribers.ts';
import {
  type Answer,
  type AnsweredCommand,
  decisionOf,
  nextTableState,
  type TableState,
} from './table-state.ts';
import type { Snapshot, Update } from './update.ts';

/** A command that is sent to a table. */
export interface Submission<Command> {
  /** Chosen by the sender. A command with the same id again gets the same answer. */
  readonly id: string;
  /** The id of the decision that it answers. */
  readonly decision: string | undefined;
  readonly command: Command;
}

/** An open table. Seats submit commands, and subscribers receive the updates. */
export interface Table<T extends GameTypes> {
  readonly id: string;
  /** Never set. It lets the compiler infer `T`. */
  readonly types?: T;
  readonly head: Head<T['Config']>;
  readonly version: () => number;
  readonly snapshot: (viewer: Viewer) => Snapshot<T['View']>;
  /** The seats that have to answer. */
  readonly owing: () => readonly Seat[];
  readonly submit: (seat: Seat, submission: Submission<T['Command']>) => Promise<Answer>;
  readonly undo: (seat: Seat, id: string) => Promise<Answer>;
  /** Like `undo`, but also after a reveal. The game is practice from then on. */
  readonly practise: (seat: Seat, id: string) => Promise<Answer>;
  /** Marks the game as practice from now on, without an undo. Absent if the table doesn't allow practice. */
  readonly mark?: (seat: Seat, id: string) => Promise<Answer>;
  /**
   * Calls the listener after every entry with its update and the snapshots before and after it. Returns a function
   * that unsubscribes.
   */
  readonly subscribe: (viewer: Viewer, listener: UpdateListener<T['View'], T['Event']>) => () => void;
  /**
   * Calls the listener with the version after every entry, without creating a view. Returns a function that
   * unsubscribes.
   */
  readonly onAppend: (listener: (version: number) => void) => () => void;
  /** What happened after a version, as this viewer may know it. */
  readonly updatesSince: (
    viewer: Viewer,
    version: number,
  ) => Promise<readonly Update<T['Event']>[] | Refusal>;
  /** How many log entries `updatesSince` has to fold for this version. */
  readonly entriesToFold: (version: number) => number;
  /** The game so far as this viewer may know it, and all of it when it is over. */
  readonly record: (viewer: Viewer) => Promise<GameRecord<T['Command'], T['Event'], T['Config']> | Refusal>;
  /** Random numbers for a purpose, from the game's seed. Bots use them so that the same game can be repeated. */
  readonly chance: (purpose: string) => Random;
  /** Reads entries that other processes appended, and notifies the subscribers. */
  readonly catchUp: () => Promise<Refusal | undefined>;
}

/** The parts of an open table. */
export interface TableParts<T extends GameTypes> {
  readonly module: TableRules<T>;
  readonly store: Store;
  readonly id: string;
  readonly head: Head<T['Config']>;
  readonly current: TableState<T['State'], T['Event']>;
  /** The answers to all accepted commands, by command id. */
  readonly answered: ReadonlyMap<string, AnsweredCommand>;
  /** The history at the last stored snapshot. */
  readonly snapshotHistory?: History<T['State'], T['Event']> | undefined;
  /** When to store snapshots; if absent, the table stores none. */
  readonly snapshots?: Snapshots | undefined;
  /** Whether players may undo as practice after a reveal. The default is false. */
  readonly practice?: boolean | undefined;
  readonly forget?: Forget | undefined;
  readonly pause?: Pause | undefined;
}

/** The next entry of a log, and the state after it if a command led to it. */
interface Next<S, C, E> {
  readonly entry: Entry<C, E>;
  readonly state?: S;
}

/** Drops from a history what a table without practice doesn't need. */
export type Forget = <S, E>(history: History<S, E>) => History<S, E>;

export const makeTable = <T extends GameTypes>({
  module,
  store,
  id,
  head,
  current: start,
  answered: granted,
  snapshotHistory: lastRest,
  snapshots,
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

  /** Applies an entry that is in the log, then notifies the subscribers. */
  const apply = (entry: Entry<C, E>, next: TableState<S, E>): void => {
    const { state } = current.history;
    current = forget ? { ...next, history: forget(next.history) } : next;
    answers.grant(entry, current.history.version);
    subscribers.notify(entry, state);
  };

  const after = (entry: Entry<C, E>, state?: S): TableState<S, E> =>
    nextTableState(module, head.seats.length, current, entry, state);

  /** A snapshot has no earlier states, so an undo beyond it needs the whole log. */
  const foldAgain = async (): Promise<Refusal | undefined> => {
    const log = await readEntries(module, store, id, 0, pause);
    if (isRefusal(log)) return log;
    let whole: TableState<S, E> | undefined;
    for (const entry of log.slice(0, current.history.version))
      whole = nextTableState(module, head.seats.length, whole, entry);
    if (whole) current = whole;
    return undefined;
  };

  const readAfter = async (entry: Entry<C, E>): Promise<TableState<S, E> | undefined> => {
    const next = attempt(() => after(entry));
    if (next || !marksPractice(entry)) return next;
    return (await foldAgain()) ? undefined : attempt(() => after(entry));
  };

  /** Applies entries that other processes appended. Returns how many there were. */
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

  let snapshotVersion = current.history.version;
  /** Failures are ignored: without a snapshot, the log is folded from its start. */
  const saveSnapshot = async (): Promise<void> => {
    if (!snapshots) return;
    const snapshot = makeSnapshot(snapshots, current, answers.granted);
    if (!snapshot) return;
    snapshotVersion = snapshot.version;
    catchUp.startAt(current.history);
    await store.saveSnapshot(id, snapshot).catch(() => undefined);
  };

  const isSnapshotDue = (): boolean =>
    snapshots !== undefined && current.history.version - snapshotVersion >= snapshots.every;

  /** Appends, then notifies. Returns undefined on a version conflict: decide again. */
  const write = async ({ entry, state }: Next<S, C, E>): Promise<Answer | undefined> => {
    const next = after(entry, state);
    const kept = encodeEntry(module.encoding, entry);
    const isWritten = await store.append(id, current.history.version, kept).catch(() => undefined);
    if (isWritten === undefined) return refuseEngine('not-kept');
    if (isWritten) {
      apply(entry, next);
      if (isSnapshotDue()) await saveSnapshot();
      return { version: next.history.version };
    }
    const more = await readOn();
    if (isRefusal(more)) return more;
    return more === 0 ? refuseEngine('table-gone') : undefined;
  };

  /** Decides and appends, and repeats this on a version conflict with another process. */
  const settle = async (
    commandId: string,
    seat: Seat,
    wish: C | undefined,
    decide: () => Next<S, C, E> | Refusal | Promise<Next<S, C, E> | Refusal>,
  ): Promise<Answer> => {
    for (;;) {
      const first = answers.first(commandId, seat, wish);
      if (first) return first;
      const decided = decide();
      const next = decided instanceof Promise ? await decided : decided;
      if (isRefusal(next)) {
        // Another process may have appended this command, or entries that make it legal.
        if (await hasMore()) continue;
        return answers.refuse(commandId, seat, wish, next);
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
    const lacking = attempt(() => after(entry)) ? undefined : await foldAgain();
    return lacking ?? { entry: { id: commandId, ...entry } };
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
    owing: () => module.owing(current.history.state),
    submit: (seat, submission) =>
      inTurn(() => settle(submission.id, seat, submission.command, () => decideOn(seat, submission))),
    undo: (seat, commandId) =>
      inTurn(() => settle(commandId, seat, undefined, () => decideUndo(seat, commandId))),
    practise: (seat, commandId) =>
      inTurn(() => settle(commandId, seat, undefined, () => decidePractice(seat, commandId))),
    ...(practice && { mark }),
    subscribe: subscribers.subscribe,
    onAppend: subscribers.onAppend,
    updatesSince: async (viewer, version) =>
      version >= current.history.version ? [] : catchUp.since(viewer, version),
    entriesToFold: version =>
      version >= current.history.version ? 0 : current.history.version - catchUp.foldsFrom(version),
    record: async viewer => {
      // Read before the log: if the game ends meanwhile, the log may lack the end.
      const { state } = current.history;
      const log = await readEntries(module, store, id, 0, pause);
      if (isRefusal(log)) return log;
      const whole = recordOf(head, module.seedOf(state), log);
      return module.isOver(state) ? whole : redactLongRecord(module, whole, viewer, pause);
    },
    chance: purpose => stream(module.seedOf(current.history.state), purpose),
    catchUp: () =>
      inTurn(async () => {
        const more = await readOn();
        return isRefusal(more) ? more : undefined;
      }),
  };
};

/** Folding throws if the entries don't fit the rules. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
