import type { GameTypes } from '../../../engine/game.ts';
import type { GameModule } from '../../../engine/module.ts';
import { type GameRecord, parseRecord, readRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { type Batch, currentBatches, type Log, practiceUntil } from '../../../engine/replay.ts';
import { salvage, salvageText } from '../../../engine/salvage.ts';
import { badBatch, foldRecord, type Verdict, verify } from '../../../engine/verify.ts';

/** A record of any game. */
export type AnyRecord = GameRecord<unknown, unknown, object>;

/** The functions that a game provides to open its recorded games. */
export interface ReplayRules<T extends SeatedTypes, Frame extends Span> {
  readonly game: GameModule<T>;
  readonly framesOf: (log: Log<T['Command'], T['Event']>) => readonly Frame[];
  readonly parseNotation: (text: string) => RecordOf<T> | Refusal;
  readonly makeNotation: (record: RecordOf<T>) => string | Refusal;
  /** Runs before a record is read, to register assets that the record may need, such as stories. */
  readonly prepare?: () => void;
  /** Returns why the record can't be replayed on this device, for example because a card pack is missing. */
  readonly missing?: (record: RecordOf<T>) => Refusal | undefined;
  /** Describes a moment in words. Throws if the events are impossible. */
  readonly tell: (
    playback: PlaybackOf<T['State'], T['Event'], Frame>,
    frame: Frame,
    record: RecordOf<T>,
  ) => unknown;
  /** Checks the final state. Throws if it can't be shown. */
  readonly finish?: (record: RecordOf<T>, end: T['State']) => void;
}

/** The intact first part of a damaged game. */
export interface SalvagedStart<Recorded> {
  readonly record: Recorded;
  /** The number of the last intact move. */
  readonly move: number;
}

/** Reads, checks, cuts and verifies game records, for one kind of game. */
export interface Opener<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  /** Reads and checks a game file or a game as text. */
  readonly read: (content: string) => Recorded | Refusal;
  /** Reads and checks a game that this browser saved. */
  readonly parse: (saved: unknown) => Recorded | Refusal;
  readonly part: (content: unknown) => SalvagedStart<Recorded> | undefined;
  /** Refuses a record unless every moment of it can be shown. */
  readonly check: (record: Recorded) => Recorded | Refusal;
  readonly verify: (record: Recorded) => Verdict;
  /** Returns the record up to a batch, marked as practice; undefined if the game can't be continued from there. */
  readonly cut: (record: Recorded, batch: number) => Recorded | undefined;
  readonly notation: (record: Recorded) => string | Refusal;
  readonly playback: (log: Recorded['log']) => PlaybackOf<State, Event, Frame>;
  readonly isOver: (state: State) => boolean;
}

export const makeOpener = <T extends SeatedTypes, Frame extends Span>(
  rules: ReplayRules<T, Frame>,
): Opener<RecordOf<T>, T['State'], T['Event'], Frame> => {
  type State = T['State'];
  type Command = T['Command'];
  type Event = T['Event'];
  type Recorded = RecordOf<T>;
  const { game } = rules;
  const playback = (log: Recorded['log']) =>
    playing<State, Event, Frame>(game.evolve, currentBatches(log), rules.framesOf(log));

  const check = (record: Recorded): Recorded | Refusal => {
    rules.prepare?.();
    const missing = rules.missing?.(record);
    if (missing) return missing;
    const end = foldRecord<State, Event>(game, record);
    if (isRefusal(end)) return end;
    let batch = 0;
    // `tell` and `finish` throw if the file contains events that the rules never produce.
    try {
      const played = playback(record.log);
      for (const frame of played.frames) {
        batch = frame.batch;
        rules.tell(played, frame, record);
      }
      rules.finish?.(record, end);
      return played.frames.length > 0 ? record : badBatch(0);
    } catch {
      return badBatch(batch);
    }
  };
  // The cast is unchecked here: reading doesn't check the config, but `check` does.
  const checked = (record: GameRecord<Command, Event, object> | Refusal): Recorded | Refusal =>
    isRefusal(record) ? record : check(record as Recorded);
  const verdict = (record: Recorded): Verdict => verify<State, Command, Event, T['Config']>(game, record);

  return {
    read: content => {
      rules.prepare?.();
      const isJson = content.trimStart().startsWith('{');
      return checked(isJson ? readRecord<Command, Event>(game, content) : rules.parseNotation(content));
    },
    parse: saved => checked(parseRecord<Command, Event>(game, saved)),
    check,
    part: partOf(game, rules.parseNotation, check),
    verify: verdict,
    cut: (record, batch) => {
      const cut: Recorded = { ...record, log: practiceUntil(record.log, batch) };
      const end = foldRecord<State, Event>(game, cut);
      if (isRefusal(end) || game.isOver(end)) return undefined;
      return verdict(cut).verified === true ? cut : undefined;
    },
    notation: rules.makeNotation,
    playback,
    isOver: game.isOver,
  };
};

/** The types of a game whose state includes the number of seats. */
export type SeatedTypes = GameTypes & { readonly State: { readonly seats: number } };
export type RecordOf<T extends GameTypes> = GameRecord<T['Command'], T['Event'], T['Config']>;

/** Makes a function that finds the intact first part of a damaged game, if that part can be watched. */
export const partOf =
  <T extends SeatedTypes>(
    module: GameModule<T>,
    parseNotation: (text: string) => RecordOf<T> | Refusal,
    check: (record: RecordOf<T>) => RecordOf<T> | Refusal,
  ) =>
  (content: unknown): SalvagedStart<RecordOf<T>> | undefined => {
    const part =
      typeof content === 'string' ? salvageText(module, parseNotation, content) : salvage(module, content);
    if (isRefusal(part) || !part.fault || part.move < 1) return undefined;
    const record = check(part.record);
    return isRefusal(record) ? undefined : { record, move: part.move };
  };

/** A moment of a replay, which consists of some events of one batch. */
export interface Span {
  readonly batch: number;
  /** The moment has the events of the batch from index `from` to `to - 1`. */
  readonly from: number;
  readonly to: number;
}

/** The moments of a game, with the state before and after each. */
export interface PlaybackOf<State, Event, Frame extends Span> {
  readonly frames: readonly Frame[];
  readonly events: (frame: Frame) => readonly Event[];
  /** The state before a moment; undefined before the first moment. */
  readonly before: (frame: Frame) => State | undefined;
  readonly after: (frame: Frame) => State;
  /** The events of a moment, each with the states before and after it. */
  readonly steps: (frame: Frame) => readonly StepOf<State, Event>[];
}

export interface StepOf<State, Event> {
  readonly event: Event;
  readonly before: State | undefined;
  readonly after: State;
}

/**
 * Computes the states of a replay. The state after each batch is computed once, when it is first needed, because a
 * replay can jump, and can stop between two events.
 */
const playing = <State, Event, Frame extends Span>(
  evolve: (state: State | undefined, event: Event) => State,
  log: readonly Batch<unknown, Event>[],
  frames: readonly Frame[],
): PlaybackOf<State, Event, Frame> => {
  const ends: (State | undefined)[] = [];
  const endOf = (batch: number): State | undefined => {
    while (ends.length <= batch)
      ends.push(log[ends.length]!.events.reduce<State | undefined>(evolve, ends.at(-1)));
    return ends[batch];
  };
  const stateAt = (batch: number, events: number): State | undefined =>
    log[batch]!.events.slice(0, events).reduce<State | undefined>(
      evolve,
      batch > 0 ? endOf(batch - 1) : undefined,
    );
  const before = ({ batch, from }: Span): State | undefined => stateAt(batch, from);
  const events = ({ batch, from, to }: Span): readonly Event[] => log[batch]!.events.slice(from, to);
  return {
    frames,
    events,
    before,
    // This cast is safe because a moment has at least one event, and after an event there is a state.
    after: ({ batch, to }) => stateAt(batch, to) as State,
    steps: frame => {
      let state = before(frame);
      return events(frame).map(event => {
        const step = { event, before: state, after: evolve(state, event) };
        state = step.after;
        return step;
      });
    },
  };
};
