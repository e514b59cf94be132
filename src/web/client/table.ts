import type { ReadonlySignal } from '@preact/signals';
import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import type { SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { TroubleRefusals } from '../../engine/refusals.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import type { Update } from '../../engine/update.ts';

/** An update with the view before it, which screens need to animate the update. */
export interface ShownUpdate<Event, View> extends Update<Event> {
  readonly before: View;
}

/** The player in a seat: a person at this device, a person at a different device (`isAway`), or a bot. */
export interface SeatedPlayer extends SeatRecord {
  readonly isAway?: boolean;
}

/** The seats of the people who play at this device. */
export const peopleAt = ({ players }: { readonly players: readonly SeatedPlayer[] }): Seat[] =>
  players.flatMap(({ bot, isAway }, seat) => (bot === undefined && !isAway ? [seat] : []));

/**
 * Why a table cannot continue: the browser could not save, the game was deleted in a different window, or there was an
 * exception (`failed`), after which the game must be reopened. What was saved before is not lost.
 */
export type Trouble = keyof TroubleRefusals | 'failed';

/** The trouble that an answer reports, if any. */
export const troubleIn = (answer: unknown): keyof TroubleRefusals | undefined => {
  const refused = isRefusal(answer) ? answer.refused : undefined;
  return refused === 'not-kept' || refused === 'table-gone' ? refused : undefined;
};

/** A table as screens use it, whether it runs in this browser or on a server. */
export interface ScreenTable<T extends GameTypes>
  extends Pick<EngineTable<T>, 'id' | 'types' | 'snapshot' | 'updatesSince'> {
  readonly players: readonly SeatedPlayer[];
  readonly config: T['Config'];
  /** The version of the table, which is the number of its log entries. */
  readonly version: ReadonlySignal<number>;
  readonly view: (viewer: Viewer) => T['View'];
  /** The updates after a version that arrived while the table was open. */
  readonly updates: (viewer: Viewer, since: number) => readonly Update<T['Event']>[];
  /** The same updates, each with the view before it, except for those that `release` dropped. */
  readonly shown: (viewer: Viewer, since: number) => readonly ShownUpdate<T['Event'], T['View']>[];
  /** Drops the updates up to a version from `shown`, because views are large. */
  readonly release: (version: number) => void;
  /** Resolves when the command is saved, or with the reason why it was refused. */
  readonly submit: (seat: Seat, command: T['Command']) => Promise<Refusal | undefined>;
  /** Undoes the last command of this seat, unless it revealed something. */
  readonly undo: (seat: Seat) => Promise<Refusal | undefined>;
  /** Undoes the last command even if it revealed something; from then on, the game is practice. */
  readonly practice: (seat: Seat) => Promise<Refusal | undefined>;
  /** Marks the game as practice without an undo; absent if the table has no practice. */
  readonly mark?: ((seat: Seat) => Promise<Refusal | undefined>) | undefined;
  /** The record of the game so far, with only what the people at this device may know. */
  readonly record: () => ReturnType<EngineTable<T>['record']>;
  /** Whether a bot plays for the person at this device; absent if that cannot happen. */
  readonly isStoodIn?: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | undefined>;
  /** Tries again to save what could not be saved. */
  readonly retry: () => void;
  readonly leave: () => void;
}
