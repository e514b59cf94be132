import type { GameTypes } from '../../../engine/game.ts';
import type { ScreenTable } from '../../client/table.ts';

/** The parts of a table that hints need. */
export type HintedTable = Pick<ScreenTable<GameTypes>, 'mark' | 'players'>;

/** Hints exist only for a person who plays alone with bots, at a table that can become practice. */
export const mayHint = ({ mark, players }: HintedTable): boolean =>
  mark !== undefined && players.filter(({ bot }) => bot === undefined).length === 1;
