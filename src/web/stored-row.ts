import { decodeEntry, encodeEntry, type StoredEntry } from '../engine/encoding.ts';
import type { Seat } from '../engine/game.ts';
import { type Entry, isPractice, type Log } from '../engine/replay.ts';
import type { Head } from '../engine/store.ts';
import { isObject } from '../engine/util.ts';
import { encodingOf } from '../games/list.ts';
import { type StoredSummary, storedSummaryOf } from './games/stored-summary.ts';

/** The row of a stored game, which is enough to list it. Each log entry has its own row in a different object store. */
export interface Row {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** The number of log entries. */
  readonly version: number;
  readonly head: Head;
  readonly gist?: StoredSummary | undefined;
  /** Whether the game is practice, so that it doesn't count in statistics. */
  readonly isPractice?: boolean;
  /** The seats of this device in an online game. */
  readonly mine?: readonly Seat[] | undefined;
}

export interface EntryRow {
  readonly id: string;
  readonly version: number;
  readonly entry: StoredEntry;
}

/** Decodes a stored log entry. */
export const plainEntry = (game: string, kept: StoredEntry): Entry<unknown, unknown> =>
  // The cast is unchecked here: the validation of the record checks the entry.
  decodeEntry(encodingOf(game), kept) as Entry<unknown, unknown>;

/** A game in the old layout, which has the whole game in one row, and the bots in a field of their own. */
export interface OldRow {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly players: readonly string[];
  readonly record: unknown;
  /** The seats of this device in an online game. */
  readonly mine?: readonly Seat[] | undefined;
}

export const isOld = (row: Row | OldRow): row is OldRow => !('head' in row);

/** A game in the form in which it is stored: its row and the rows of its log entries. */
export interface StoredRows {
  readonly row: Row;
  readonly entries: readonly EntryRow[];
}

/** The parts that a record must have to be stored. Whether it can be played is checked when its table opens. */
interface StorableRecord extends Omit<Head, 'rulesVersion'> {
  readonly formatVersion: number;
  readonly rulesVersion?: number;
  readonly log: Log<unknown, unknown>;
}

/** The newest record format that this page can store. */
const NEWEST = 2;

const isStorable = (record: unknown): record is StorableRecord =>
  isObject(record) &&
  typeof record.formatVersion === 'number' &&
  record.formatVersion <= NEWEST &&
  typeof record.game === 'string' &&
  typeof record.seedHash === 'string' &&
  typeof record.openSeed === 'boolean' &&
  isObject(record.config) &&
  Array.isArray(record.seats) &&
  record.seats.every(isObject) &&
  Array.isArray(record.log) &&
  record.log.length > 0 &&
  record.log.every(isObject);

/** Converts a game into rows; undefined if it is too damaged for that. */
export const rowsOf = ({ id, changed, isOver, players, record, mine }: OldRow): StoredRows | undefined => {
  if (!isStorable(record)) return undefined;
  const { game, rulesVersion = 1, config, seedHash, openSeed, log } = record;
  const seats = record.seats.map(({ bot: _, ...person }, i) =>
    players[i] ? { ...person, bot: players[i] } : person,
  );
  const head: Head = { game, rulesVersion, config, seats, seedHash, openSeed };
  return {
    row: {
      id,
      changed,
      isOver,
      version: log.length,
      head,
      gist: storedSummaryOf(game, log),
      isPractice: isPractice(log),
      ...(mine && { mine }),
    },
    entries: log.map((entry, i) => ({ id, version: i + 1, entry: encodeEntry(encodingOf(game), entry) })),
  };
};

/** The bot id of each seat, or '' for a person. */
export const botsOf = ({ seats }: Pick<Head, 'seats'>): readonly string[] =>
  seats.map(({ bot }) => bot ?? '');
