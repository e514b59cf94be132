import type { GameModule } from '../../../engine/module.ts';
import { type GameRecord, parseRecord, readRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { type Log, PRACTICE_MARK, standingBatches } from '../../../engine/replay.ts';
import { badBatch, foldRecord, type Verdict, verify } from '../../../engine/verify.ts';
import { type PlaybackOf, playing, type Span } from './folding.ts';
import { partOf, type RecordOf, type SeatedTypes } from './part.ts';

/** A record of any game. */
export type AnyRecord = GameRecord<unknown, unknown, object>;

/** What opening a recorded game needs to know about the game. */
export interface ReplayRules<T extends SeatedTypes, Frame extends Span> {
  readonly game: GameModule<T>;
  readonly framesOf: (log: Log<T['Command'], T['Event']>) => readonly Frame[];
  readonly parseNotation: (text: string) => RecordOf<T> | Refusal;
  readonly makeNotation: (record: RecordOf<T>) => string | Refusal;
  /** Runs before a record is read, to load what its rules may name. */
  readonly prepare?: () => void;
  /** Why the record can't be folded on this device. */
  readonly lacking?: (record: RecordOf<T>) => Refusal | undefined;
  /** Puts one moment into words. It throws if the events can't have happened. */
  readonly tell: (
    playback: PlaybackOf<T['State'], T['Event'], Frame>,
    frame: Frame,
    record: RecordOf<T>,
  ) => unknown;
  /** The last check, with the final state. It throws if that state can't be shown. */
  readonly finish?: (record: RecordOf<T>, end: T['State']) => void;
}

/** The undamaged start of a damaged game. */
export interface SoundStart<Recorded> {
  readonly record: Recorded;
  /** The last undamaged move. */
  readonly move: number;
}

/** Reads recorded games from outside the page. */
export interface RecordReader<Recorded> {
  /** Reads a game text or a game file. */
  readonly read: (content: string) => Recorded | Refusal;
  /** Reads a game that this browser saved. */
  readonly parse: (saved: unknown) => Recorded | Refusal;
  readonly part: (content: unknown) => SoundStart<Recorded> | undefined;
}

/** Reads, checks, cuts and verifies the recorded games of one game. */
export interface Opener<Recorded extends AnyRecord, State, Event, Frame extends Span>
  extends RecordReader<Recorded> {
  /** Plays a record through once, so that the player can show every moment of it. */
  readonly check: (record: Recorded) => Recorded | Refusal;
  readonly verify: (record: Recorded) => Verdict;
  /** The game up to a batch, as practice. Returns undefined if it can't be continued from there. */
  readonly cut: (record: Recorded, batch: number) => Recorded | undefined;
  readonly notation: (record: Recorded) => string | Refusal;
  /** The shortest text of the whole game: the notation, or the file if there is no notation. */
  readonly text: (record: Recorded) => string;
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
    playing<State, Event, Frame>(game.evolve, standingBatches(log), rules.framesOf(log));

  const check = (record: Recorded): Recorded | Refusal => {
    rules.prepare?.();
    const lacking = rules.lacking?.(record);
    if (lacking) return lacking;
    const end = foldRecord<State, Event>(game, record);
    if (isRefusal(end)) return end;
    let batch = 0;
    // A file may contain events that the rules never produce.
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
  // The reader doesn't check the config; folding does.
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
      const log = [...standingBatches(record.log).slice(0, batch + 1), PRACTICE_MARK];
      const cut: Recorded = { ...record, log };
      const end = foldRecord<State, Event>(game, cut);
      if (isRefusal(end) || game.isOver(end)) return undefined;
      return verdict(cut).verified === true ? cut : undefined;
    },
    notation: rules.makeNotation,
    text: record => {
      const notation = rules.makeNotation(record);
      return isRefusal(notation) ? JSON.stringify(record) : notation;
    },
    playback,
    isOver: game.isOver,
  };
};
