import type { SeatShown } from './messages.ts';

/** NP-76: how many seats are taken by people and by bots, and how many are open. */
export interface SeatCounts {
  readonly people: number;
  readonly bots: number;
  readonly open: number;
}

/** NP-75: the ratings that a host looks for. Both limits are inclusive. */
export interface RatingRange {
  readonly from?: number;
  readonly to?: number;
}

/** NP-75: whether a rating lies in a range. */
export const fitsRange = (
  rating: number,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: RatingRange,
): boolean => from <= rating && rating <= to;

/** A table in the lobby (NP-58). */
export interface LobbyTable {
  readonly id: string;
  readonly game: string;
  /** What players choose first, such as the box or the mode. */
  readonly mode: string;
  readonly config: object;
  /** Messages of the socket leave out the seats of a large table (NP-76): see `counts`. */
  readonly seats: readonly SeatShown[];
  readonly counts: SeatCounts;
  readonly pace: 'live' | 'days';
  readonly language?: 'en' | 'fr';
  /** The host's name, if they have a seat. */
  readonly host?: string;
  readonly clock?: { readonly seconds: number; readonly increment: number };
  /** When bots take the seats that are still open, in milliseconds since 1970. */
  readonly fillAt?: number;
  readonly rating?: RatingRange;
  /** When it was listed, in milliseconds since 1970. */
  readonly since: number;
}

/** What the lobby's socket sends (NP-59). `tables` comes first. */
export type LobbyMessage =
  | { readonly type: 'tables'; readonly tables: readonly LobbyTable[] }
  | { readonly type: 'table'; readonly table: LobbyTable }
  | { readonly type: 'closed'; readonly id: string };

/** The list after a message of the lobby's socket. */
export const afterMessage = (tables: readonly LobbyTable[], message: LobbyMessage): readonly LobbyTable[] => {
  if (message.type === 'tables') return message.tables;
  const id = message.type === 'table' ? message.table.id : message.id;
  const isKnown = tables.some(table => table.id === id);
  if (message.type === 'closed') return isKnown ? tables.filter(table => table.id !== id) : tables;
  return isKnown
    ? tables.map(table => (table.id === id ? message.table : table))
    : [...tables, message.table];
};
