import type { CartographersTypes } from '../../../games/cartographers/game.ts';
import type { HeldTable } from '../../terminal/held-table.ts';
import type { Saving } from '../../terminal/save.ts';
import type { Scene } from './scene.ts';

export type PlayTable = HeldTable<CartographersTypes>;

/** What the person at the keyboard plays with. */
export interface Desk extends Saving {
  readonly scene: Scene;
  readonly table: PlayTable;
  /** Like `say`, but for what programs read too: nothing is broken. */
  readonly print: (lines: readonly string[]) => void;
  /** The table as it is now, drawn again. */
  readonly screen: () => readonly string[];
  /** Draw at once, without asking. */
  readonly quick: boolean;
}
