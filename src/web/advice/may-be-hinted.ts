import type { GameTypes } from '../../engine/game.ts';
import type { ScreenTable } from '../client/table.ts';

/** What asking for a hint needs of a table. */
export type HintedTable = Pick<ScreenTable<GameTypes>, 'mark' | 'players'>;

/** Whoever plays with other people thinks for himself, and a game that cannot be practice is played without help. */
export const mayBeHinted = ({ mark, players }: HintedTable): boolean =>
  mark !== undefined && players.filter(({ bot }) => bot === undefined).length === 1;
