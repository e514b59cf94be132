import type { ConfigWish } from '../../../games/cartographers/config.ts';
import type { Command, Event, View } from '../../../games/cartographers/types.ts';
import type { HeldTable } from '../../terminal/held-table.ts';
import type { Lines } from '../../terminal/input.ts';
import type { Scene } from './scene.ts';

export type PlayTable = HeldTable<Command, Event, View, ConfigWish>;

/** What the person at the keyboard plays with. */
export interface Desk {
  readonly scene: Scene;
  readonly table: PlayTable;
  readonly lines: Lines;
  /** Says something to the person; what is too long for the screen is broken. */
  readonly say: (lines: readonly string[]) => void;
  /** The same for what programs read too: nothing is broken. */
  readonly print: (lines: readonly string[]) => void;
  /** The table as it is now, drawn again. */
  readonly screen: () => readonly string[];
  /** Draw at once, without asking. */
  readonly quick: boolean;
  /** Where a copy is kept when somebody leaves in a hurry; undefined without a terminal. */
  readonly keepAt: string | undefined;
  /** Files written in this game: nobody need be asked about those again. */
  readonly written: Set<string>;
}
