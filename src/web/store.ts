import { signal } from '@preact/signals';
import type { Seat } from '../engine/game.ts';
import type { Head } from '../engine/store.ts';
import { isObject } from '../engine/util.ts';
import { requestResult } from './database.ts';
import type { StoredSummary } from './games/stored-summary.ts';
import { entriesOf, GAMES, KINDS, saveRows, touch } from './indexed-store.ts';
import { newId } from './random-ids.ts';
import { notedSeats, seatsHere } from './seats-here.ts';
import {
  botsOf,
  type EntryRow,
  isOld,
  type OldRow,
  type Row,
  rowsOf,
  type StoredRows,
} from './stored-row.ts';
import { notifyWindows } from './windows.ts';

export { newId } from './random-ids.ts';

/** Lists, saves and deletes the games in this browser. Tables read and append entries with `indexed-store.ts`. */

/** A saved game without its log. */
export interface SavedGame {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** The bot id of each seat, or '' for a person. */
  readonly players: readonly string[];
  /** The seats of the people at this device, without bots and players at other devices. */
  readonly mine: readonly Seat[];
  /** The id of the kind of game, as in the list of games; undefined if it can't be read. */
  readonly game: string | undefined;
  /** The header of the record; undefined if it is damaged. */
  readonly head: Head | undefined;
  readonly gist: StoredSummary | undefined;
  /** Whether the game is practice, so that it doesn't count for best results, streaks and statistics. */
  readonly isPractice: boolean;
}

/** A saved game with its record, in the form that files of all data have. */
export type SavedFile = OldRow;

/** A counter that increases with each save, so that open screens refresh. */
export const saves = signal(0);

/**
 * Saves all of these games or none. Resolves only after they are on disk. `since` has the stored version of each
 * game that is already stored and continues.
 */
export const saveGames = async (
  list: readonly SavedFile[],
  since: ReadonlyMap<string, number> = new Map(),
): Promise<void> => {
  await saveRows(
    list.map((game): StoredRows => {
      const rows = rowsOf(game);
      if (!rows) throw new Error(`expected game ${game.id} to have a valid record, found a damaged one`);
      return rows;
    }),
    since,
  );
  saves.value += 1;
  notifyWindows();
};

/** Saves a game under a new id and returns that id. */
export const saveCopy = async (game: Omit<SavedFile, 'id'>): Promise<string> => {
  const id = newId();
  await saveGames([{ ...game, id, changed: Date.now() }]);
  return id;
};

/** Adds the seats of this device to a saved online game that an earlier version saved without them. */
export const noteSeats = async (id: string, mine: readonly Seat[]): Promise<void> => {
  const isNoted = await GAMES.change(['games'], async open => {
    const row: Row | OldRow | undefined = await requestResult(open('games').get(id));
    if (!row || row.mine) return false;
    open('games').put({ ...row, mine });
    return true;
  });
  if (!isNoted) return;
  saves.value += 1;
  notifyWindows();
};

const keptOf = ({ id, changed, isOver, head, gist, isPractice = false, mine }: Row): SavedGame => ({
  id,
  changed,
  isOver,
  players: botsOf(head),
  mine: seatsHere({ id, mine, seats: head.seats }),
  game: head.game,
  head,
  gist,
  isPractice,
});

const damagedOf = ({ id, changed, isOver, record }: OldRow): SavedGame => {
  const game = isObject(record) && typeof record.game === 'string' ? record.game : undefined;
  const none = { players: [], mine: [], head: undefined, gist: undefined, isPractice: false };
  return { id, changed, isOver, game, ...none };
};

/** Converts a game in the old layout. If there is no disk space for that, it reads the game from the old layout. */
const renewed = async (old: OldRow): Promise<SavedGame> => {
  const rows = rowsOf(old);
  if (!rows) return damagedOf(old);
  const row = await touch(old.id).catch(() => rows.row);
  return keptOf(row ?? rows.row);
};

/** All saved games, newest first. */
export const listGames = async (): Promise<SavedGame[]> => {
  const rows = await GAMES.list<Row | OldRow>('games');
  const games: SavedGame[] = [];
  for (const row of rows) games.push(isOld(row) ? await renewed(row) : keptOf(row));
  return games;
};

const fileOf = async (row: Row | OldRow): Promise<SavedFile> => {
  if (isOld(row)) return row;
  const { recordIn } = await import('./stored-record.ts');
  const { id, changed, isOver, head } = row;
  const mine = notedSeats({ id, mine: row.mine, seats: head.seats });
  const entries: EntryRow[] = await GAMES.look(['entries'], open =>
    requestResult(open('entries').getAll(entriesOf(id))),
  );
  return {
    id,
    changed,
    isOver,
    players: botsOf(head),
    record: recordIn(row, entries),
    ...(mine && { mine }),
  };
};

/** A game with its record; undefined if it isn't saved here. */
export const findGame = async (id: string): Promise<SavedFile | undefined> => {
  const row = await GAMES.find<Row | OldRow>('games', id);
  return row && fileOf(row);
};

/** All games with their records, including damaged ones. */
export const gameFiles = async (): Promise<SavedFile[]> => {
  const rows = await GAMES.list<Row | OldRow>('games');
  const files: SavedFile[] = [];
  for (const row of rows) files.push(await fileOf(row));
  return files;
};

/** Deletes all saved games, or none if that fails. */
export const deleteStoredGames = async (): Promise<void> => {
  await GAMES.change(KINDS, open => {
    for (const kind of KINDS) open(kind).clear();
  });
  notifyWindows();
};

export const deleteStoredGame = async (id: string): Promise<void> => {
  await GAMES.change(KINDS, open => {
    open('games').delete(id);
    open('entries').delete(entriesOf(id));
    open('snapshots').delete(id);
  });
  notifyWindows();
};
