import type { ScreenTable } from '../client/table.ts';

/** What a hint needs to know about a table. */
export type HintedTable = Pick<ScreenTable<never, never, unknown, unknown>, 'mark' | 'players'>;

/** Hints are only for games with one human player that can become practice games. */
export const mayBeHinted = ({ mark, players }: HintedTable): boolean =>
  mark !== undefined && players.filter(({ bot }) => bot === undefined).length === 1;
