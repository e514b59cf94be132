import { type ClubDocument, type Data, type FoundDocument, inRoom } from '../data.ts';
import { bodyOf } from './bodies.ts';

/** The names of the markers of games that aren't counted yet. */
export const MARKERS = {
  /** Games that have started. A restarted server looks for ended ones among them. */
  open: '-uncounted',
  /** Ended entries to daily challenges, which count after the day. */
  sealed: '-sealed',
} as const;

/** The profile id of each seat when the game started; null for a bot or a player without an identity. */
export type StartingPlayers = readonly (string | null)[];

interface MarkerBody {
  readonly table: string;
  /** Absent in markers of servers that didn't store it. */
  readonly players?: StartingPlayers;
}

const markerId = (table: string): string => `uncounted:${table}`;

/** The marker of a table. The store removes it with the room. */
export const markerOf = (
  table: string,
  kind: keyof typeof MARKERS,
  at: number,
  players?: StartingPlayers,
): ClubDocument => ({
  id: markerId(table),
  at,
  names: [MARKERS[kind], inRoom(table)],
  body: { table, ...(players && { players }) },
});

export const findMarker = (data: Data, table: string): Promise<FoundDocument | undefined> =>
  data.document(markerId(table));

export const tableOf = (marker: FoundDocument): string => bodyOf<MarkerBody>(marker).table;

export const startingPlayers = (marker: FoundDocument | undefined): StartingPlayers | undefined =>
  marker && bodyOf<MarkerBody>(marker).players;
