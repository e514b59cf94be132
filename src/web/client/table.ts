import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import type { GameRecord, SeatRecord } from '../../engine/record.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { TroubleRefusals } from '../../engine/refusals.ts';
import type { Snapshot, Update } from '../../engine/update.ts';

/** An update with the view before it, for screens that animate it. */
export interface ShownUpdate<Event, View> extends Update<Event> {
  readonly before: View;
}

/** A person at this device or at another one, or a bot. */
export interface SeatedPlayer extends SeatRecord {
  readonly isAway?: boolean;
}

/** The seats of the people at this device. */
export const peopleAt = ({ players }: { readonly players: readonly SeatedPlayer[] }): Seat[] =>
  players.flatMap(({ bot, isAway }, seat) => (bot === undefined && !isAway ? [seat] : []));

/**
 * Why a table cannot continue: the browser could not save, the game was deleted elsewhere, or a bug that only
 * reopening the game can repair. Nothing that was saved is lost.
 */
export type Trouble = keyof TroubleRefusals | 'failed';

/** All that a screen knows of a table, wherever it is decided. */
export interface ScreenTable<T extends GameTypes> {
  readonly id: string;
  /** Never set. It lets the compiler infer `T`. */
  readonly types?: T;
  readonly players: readonly SeatedPlayer[];
  readonly config: T['Config'];
  /** The number of log entries. */
  readonly version: ReadonlySignal<number>;
  readonly snapshot: (viewer: Viewer) => Snapshot<T['View']>;
  readonly view: (viewer: Viewer) => T['View'];
  /** The updates since a version while the table was open. */
  readonly updates: (viewer: Viewer, since: number) => readonly Update<T['Event']>[];
  /** The same with the view before each, until it is released. */
  readonly shown: (viewer: Viewer, since: number) => readonly ShownUpdate<T['Event'], T['View']>[];
  /** Drops the views up to a version. */
  readonly release: (version: number) => void;
  /** The updates since any version, also from before the table was opened. */
  readonly updatesSince: (
    viewer: Viewer,
    version: number,
  ) => Promise<readonly Update<T['Event']>[] | Refusal>;
  /** Resolves when the command is saved, or with the reason why it was refused. */
  readonly submit: (seat: Seat, command: T['Command']) => Promise<Refusal | undefined>;
  /** Undoes the last command of this seat, unless it revealed something. */
  readonly undo: (seat: Seat) => Promise<Refusal | undefined>;
  /** The same even if something was revealed since: the game is practice from there on. */
  readonly practise: (seat: Seat) => Promise<Refusal | undefined>;
  /** Marks the game as practice without an undo; absent where there is no practice. */
  readonly mark?: (seat: Seat) => Promise<Refusal | undefined>;
  /** The game so far, as the people at this device may know it. */
  readonly record: () => Promise<GameRecord<T['Command'], T['Event'], T['Config']> | Refusal>;
  /** Whether a bot plays for the person at this device; absent where that cannot happen. */
  readonly isStoodIn?: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Tries again what could not be saved. */
  readonly retry: () => void;
  readonly leave: () => void;
}
