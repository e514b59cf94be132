import type { Seat } from '../engine/game.ts';
import { type Entry, isPractice, type Log } from '../engine/replay.ts';
import type { Head } from '../engine/store.ts';
import { decodeEntry, encodeEntry, type StoredEntry } from '../engine/stored-entry.ts';
import { isObject } from '../engine/util.ts';
import { encodingOf } from '../games/list.ts';
import { type StoredSummary, storedSummaryOf } from './games/stored-summary.ts';

/** How a game is stored: one row for lists, and one row per log entry. */
export interface Row {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** The length of its log. */
  readonly version: number;
  readonly head: Head;
  readonly gist?: StoredSummary | undefined;
  /** Whether a player undid something they had seen: such games don't count in statistics. */
  readonly isPractice?: boolean;
  /** The seats of this device in an online game. */
  readonly mine?: readonly Seat[] | undefined;
}

export interface EntryRow {
  readonly id: string;
  readonly version: number;
  readonly entry: StoredEntry;
}

/** A decoded entry, whatever its stored encoding. */
export const plainEntry = (game: string, kept: StoredEntry): Entry<unknown, unknown> =>
  decodeEntry(encodingOf(game), kept) as Entry<unknown, unknown>;

/** The old layout: the whole game in one row, with the bots beside it. */
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

/** A game as rows. */
export interface StoredRows {
  readonly row: Row;
  readonly entries: readonly EntryRow[];
}

/** What a record needs in order to be stored as rows; its table checks whether it can be played. */
interface Sound extends Omit<Head, 'rulesVersion'> {
  readonly formatVersion: number;
  readonly rulesVersion?: number;
  readonly log: Log<unknown, unknown>;
}

/** The newest record format that this page can store. */
const NEWEST = 2;

const isSound = (record: unknown): record is Sound =>
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

/** A record and its bots as rows; undefined if it is too damaged. */
export const rowsOf = ({ id, changed, isOver, players, record, mine }: OldRow): StoredRows | undefined => {
  if (!isSound(record)) return undefined;
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
