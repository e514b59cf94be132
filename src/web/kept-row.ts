import type { Seat } from '../engine/game.ts';
import { type KeptEntry, keptEntry, readKept } from '../engine/kept-entry.ts';
import { type Entry, isPractice, type Log } from '../engine/replay.ts';
import type { Head } from '../engine/store.ts';
import { isObject } from '../engine/util.ts';
import { spellingOf } from '../games/list.ts';
import { type Gist, gistOf } from './games/gists.ts';

/** How a game lies in the browser: one row that a list reads, and one more for each entry of its log. */
export interface Row {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** How many entries its log has. */
  readonly version: number;
  readonly head: Head;
  readonly gist?: Gist | undefined;
  /** Whether something seen was taken back in it: such games count for no best and no statistics. */
  readonly isPractice?: boolean;
  /** The seats of this device at a game that was played online. */
  readonly mine?: readonly Seat[] | undefined;
}

export interface EntryRow {
  readonly id: string;
  readonly version: number;
  readonly entry: KeptEntry;
}

/** An entry as it was told, however it is kept. */
export const plainEntry = (game: string, kept: KeptEntry): Entry<unknown, unknown> =>
  readKept(spellingOf(game), kept) as Entry<unknown, unknown>;

/** Earlier pages kept the whole game in one row, and the bots beside it. */
export interface OldRow {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly players: readonly string[];
  readonly record: unknown;
  /** The seats of this device at a game that was played online. */
  readonly mine?: readonly Seat[] | undefined;
}

export const isOld = (row: Row | OldRow): row is OldRow => !('head' in row);

/** A game in its rows. */
export interface KeptRows {
  readonly row: Row;
  readonly entries: readonly EntryRow[];
}

/** What a game file must have to be laid out in rows; whether it can be played is found out at its table. */
interface Sound extends Omit<Head, 'rulesVersion'> {
  readonly formatVersion: number;
  readonly rulesVersion?: number;
  readonly log: Log<unknown, unknown>;
}

/** The newest format of game files that this page lays out. */
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

/** A game file in rows, with the bots that sit at it; undefined when it is too damaged for that. */
export const rowsOf = ({ id, changed, isOver, players, record, mine }: OldRow): KeptRows | undefined => {
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
      gist: gistOf(game, log),
      isPractice: isPractice(log),
      ...(mine && { mine }),
    },
    entries: log.map((entry, i) => ({ id, version: i + 1, entry: keptEntry(spellingOf(game), entry) })),
  };
};

/** Who plays each seat of a table: a bot by its name, or a person. */
export const botsOf = ({ seats }: Pick<Head, 'seats'>): readonly string[] =>
  seats.map(({ bot }) => bot ?? '');
