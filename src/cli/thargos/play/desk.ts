import type { ThargosTypes } from '../../../games/thargos/readonly-game.ts';
import type { Io } from '../../io.ts';
import type { HeldTable } from '../../terminal/held-table.ts';
import type { Saving } from '../../terminal/save.ts';
import { type Scene, sceneOf } from './names.ts';

/** A game in the terminal, and who is told of it. */
export interface Desk {
  readonly io: Io;
  readonly table: HeldTable<ThargosTypes>;
  /** Says something to the person; what is too long for the screen is broken. */
  readonly say: (lines: readonly string[]) => void;
}

/** What the person at the keyboard plays with. */
export interface OwnDesk extends Desk, Saving {
  readonly table: Desk['table'];
}

export const sceneIn = ({ table, io }: Desk): Scene => sceneOf(table.seen().view, io.language);
