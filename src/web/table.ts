import type { ReadonlySignal } from '@preact/signals';
import type { Seat, Viewer } from '../engine/game.ts';
import type { SeatRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Happened } from '../engine/told.ts';

/** What came of one command, for screens that show how it happened. */
export interface Told<Event, View> {
  readonly version: number;
  readonly happened: readonly Happened<Event>[];
  /** How the table looked to the viewer before. */
  readonly before: View;
}

/** Who sits where: a person at this device or at another one, or a bot by its name. */
export interface Player extends SeatRecord {
  readonly bot?: string;
  readonly isAway?: boolean;
}

/** The seats of the people at this device. */
export const peopleAt = ({ players }: { readonly players: readonly Player[] }): Seat[] =>
  players.flatMap(({ bot, isAway }, seat) => (bot === undefined && !isAway ? [seat] : []));

/**
 * Why a table does not go on: the browser did not keep what happened, another window went on with the same game,
 * or something is wrong that only opening it anew can mend. Nothing that was kept is lost.
 */
export type Trouble = 'not-kept' | 'moved-on' | 'failed';

/**
 * A table to play at. A local one decides by itself; a remote one asks a server. A screen knows only this.
 */
export interface Table<Command, Event, View> {
  readonly id: string;
  readonly players: readonly Player[];
  /** Counts the batches of the log; whoever reads it is told of every change. */
  readonly version: ReadonlySignal<number>;
  /** The table as this viewer may see it now. */
  readonly view: (viewer: Viewer) => View;
  /** What happened since this version while the table was open, as this viewer may know it. */
  readonly told: (viewer: Viewer, since: number) => readonly Told<Event, View>[];
  /** Resolves when the answer is written down: with nothing, or with the reason why it was refused. */
  readonly submit: (seat: Seat, command: Command) => Promise<Refusal | undefined>;
  /** Whether this seat may take back the last thing it did: until somebody has learnt something from it. */
  readonly canUndo: (seat: Seat) => boolean;
  readonly undo: (seat: Seat) => Promise<Refusal | undefined>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Tries again what could not be kept. */
  readonly goOn: () => void;
  /** Stops whatever the table does by itself. */
  readonly leave: () => void;
}
