import type { ComponentType } from 'preact';
import type { Refusal } from '../../engine/refusal.ts';
import { csvLine } from '../../text/csv.ts';
import type { AnySocketTransport, OnlinePlace, OnlineTable } from '../online/online-game.ts';

/** What one player has scored. */
interface Standing {
  readonly seat: number;
  readonly place: number;
  /** By column; undefined for a column that isn't scored yet. */
  readonly values: readonly (number | undefined)[];
  readonly total: number;
}

export interface Standings {
  /** The names of what was scored, such as the seasons. */
  readonly columns: readonly string[];
  /** The best player first. */
  readonly rows: readonly Standing[];
}

/** The picture of a player's sheet. It stays the same object until the sheet changes. */
export interface SheetPicture {
  readonly sheet: object;
  /** Draws an SVG: with all details, or simplified for small pictures. */
  readonly draw: (isLarge: boolean) => string;
}

/** A game of a convention table that is running or over. Its functions read signals, so components follow the game. */
export interface ConventionTable extends Pick<OnlineTable, 'leave' | 'trouble' | 'retry'> {
  readonly link: AnySocketTransport;
  readonly owing: () => readonly number[];
  readonly isOver: () => boolean;
  /** The number of the turn, and how many stages are scored. */
  readonly turn: () => { readonly number: number; readonly scored: number };
  /** The stage and the card in a few words. */
  readonly summary: () => string;
  /** The stage and what all players draw now, readable from a distance. */
  readonly Stage: ComponentType;
  /** Undefined if spectators may not see this sheet. */
  readonly sheetAt: (seat: number) => SheetPicture | undefined;
  readonly standings: () => Standings;
}

/** How a game is shown on the big screen and at the host desk. */
export interface ConventionPlan {
  readonly open: (place: OnlinePlace) => Promise<ConventionTable | Refusal>;
}

/** The standings as a CSV file. The mark at the start tells spreadsheets that the text is UTF-8. */
export const standingsCsv = (
  { columns, rows }: Standings,
  names: readonly string[],
  head: { readonly place: string; readonly name: string; readonly total: string },
): string => {
  const lines = [
    [head.place, head.name, ...columns, head.total],
    ...rows.map(({ seat, place, values, total }) => [place, names[seat], ...values, total]),
  ];
  return `\ufeff${lines.map(line => `${csvLine(line)}\r\n`).join('')}`;
};
