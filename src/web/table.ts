import type { ReadonlySignal } from '@preact/signals';
import type { Seat, Viewer } from '../engine/game.ts';
import type { GameRecord, SeatRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Seen, Told } from '../engine/told.ts';
import type { TroubleCode } from '../engine/trouble-words.ts';

/** What one entry of the log brought about, for screens that show how it happened. */
export interface Shown<Event, View> extends Told<Event> {
  /** How the table looked to the viewer before. */
  readonly before: View;
}

/** Who sits where: a person at this device or at another one, or a bot by its name. */
export interface SeatedPlayer extends SeatRecord {
  readonly isAway?: boolean;
}

/** The seats of the people at this device. */
export const peopleAt = ({ players }: { readonly players: readonly SeatedPlayer[] }): Seat[] =>
  players.flatMap(({ bot, isAway }, seat) => (bot === undefined && !isAway ? [seat] : []));

/**
 * Why a table does not go on: the browser did not keep what happened, the game was deleted elsewhere, or
 * something is wrong that only opening it anew can mend. Nothing that was kept is lost.
 */
export type Trouble = TroubleCode | 'failed';

/** A table to play at: all that a screen knows of it, wherever it is decided. */
export interface ScreenTable<Command, Event, View, Config> {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  /** The chosen rules as they were asked for. */
  readonly config: Config;
  /** Counts the entries of the log; whoever reads it is told of every change. */
  readonly version: ReadonlySignal<number>;
  /** What this viewer has before him now. */
  readonly seen: (viewer: Viewer) => Seen<View>;
  readonly view: (viewer: Viewer) => View;
  /** What this viewer has heard since a version while the table was open. */
  readonly told: (viewer: Viewer, since: number) => readonly Told<Event>[];
  /** The same with how the table looked before each, as far as that was not let go. */
  readonly shown: (viewer: Viewer, since: number) => readonly Shown<Event, View>[];
  /** Nobody at this device will ask any more how the table looked up to this version. */
  readonly letGo: (version: number) => void;
  /** The same from any version on, also from before the table was opened. */
  readonly toldSince: (viewer: Viewer, version: number) => Promise<readonly Told<Event>[] | Refusal>;
  /** Resolves when the answer is written down: with nothing, or with the reason why it was refused. */
  readonly submit: (seat: Seat, command: Command) => Promise<Refusal | undefined>;
  /** Takes back the last thing this seat did: until somebody has learnt something from it. */
  readonly undo: (seat: Seat) => Promise<Refusal | undefined>;
  /** The same also when something was seen since: then the game is practice from there on. */
  readonly practise: (seat: Seat) => Promise<Refusal | undefined>;
  /** From here on the game is practice, and nothing is taken back; absent where there is no practice. */
  readonly mark?: (seat: Seat) => Promise<Refusal | undefined>;
  /** The game so far, as the people at this device may know it. */
  readonly record: () => Promise<GameRecord<Command, Event, Config> | Refusal>;
  /** Whether a bot plays for the person at this device; absent where that cannot happen. */
  readonly isStoodIn?: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Tries again what could not be kept. */
  readonly goOn: () => void;
  /** Stops whatever the table does by itself. */
  readonly leave: () => void;
}
