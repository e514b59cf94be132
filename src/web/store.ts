import { signal } from '@preact/signals';
import type { Seat } from '../engine/game.ts';
import type { Head } from '../engine/store.ts';
import { isObject } from '../engine/util.ts';
import { asked } from './database.ts';
import type { Gist } from './games/gists.ts';
import { entriesOf, GAMES, KINDS, keepRows, touch } from './indexed-store.ts';
import { botsOf, type EntryRow, isOld, type KeptRows, type OldRow, type Row, rowsOf } from './kept-row.ts';
import { notedSeats, seatsHere } from './seats-here.ts';
import { tellWindows } from './windows.ts';

export { newId } from './chance.ts';

/** What lists and files know of the games in this browser; what is played goes through `indexed-store.ts`. */

/** What is kept of a game, without its log. */
export interface Kept {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** Who plays each seat: a person or a bot by its name. */
  readonly players: readonly string[];
  /** The seats of the people at this device: never those of bots or of players at other devices. */
  readonly mine: readonly Seat[];
  /** Which game it is, as far as that can still be read. */
  readonly game: string | undefined;
  /** Undefined when it is damaged. */
  readonly head: Head | undefined;
  readonly gist: Gist | undefined;
  /** Whether it was gone on with as practice: it counts for no best, no streak and no statistics. */
  readonly isPractice: boolean;
}

/** A game with its file, as it goes into a bundle and comes out of one. */
export type KeptFile = OldRow;

/** Counts what was saved, for a screen that was open before. */
export const saves = signal(0);

/**
 * Saves all of these games or none. Resolves when they are on the disk, not before. `since` has the versions of games
 * that are here and go on.
 */
export const keepGames = async (
  list: readonly KeptFile[],
  since: ReadonlyMap<string, number> = new Map(),
): Promise<void> => {
  await keepRows(
    list.map((game): KeptRows => {
      const rows = rowsOf(game);
      if (!rows) throw new Error('expected a game record to save');
      return rows;
    }),
    since,
  );
  saves.value += 1;
  tellWindows();
};

/** Notes the seats of this device at a saved online game. Copies of earlier versions don't have them. */
export const noteSeats = async (id: string, mine: readonly Seat[]): Promise<void> => {
  const isNoted = await GAMES.change(['games'], async open => {
    const row = (await asked(open('games').get(id))) as Row | OldRow | undefined;
    if (!row || row.mine) return false;
    open('games').put({ ...row, mine });
    return true;
  });
  if (!isNoted) return;
  saves.value += 1;
  tellWindows();
};

const keptOf = ({ id, changed, isOver, head, gist, isPractice = false, mine }: Row): Kept => ({
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

const damagedOf = ({ id, changed, isOver, record }: OldRow): Kept => {
  const game = isObject(record) && typeof record.game === 'string' ? record.game : undefined;
  const none = { players: [], mine: [], head: undefined, gist: undefined, isPractice: false };
  return { id, changed, isOver, game, ...none };
};

/** A game of an earlier page is laid out anew; when there is no room for that, it is read as it lies. */
const renewed = async (old: OldRow): Promise<Kept> => {
  const rows = rowsOf(old);
  if (!rows) return damagedOf(old);
  const row = await touch(old.id).catch(() => rows.row);
  return keptOf(row ?? rows.row);
};

/** All games, the newest first. */
export const listGames = async (): Promise<Kept[]> => {
  const rows = await GAMES.list<Row | OldRow>('games');
  const games: Kept[] = [];
  for (const row of rows) games.push(isOld(row) ? await renewed(row) : keptOf(row));
  return games;
};

const fileOf = async (row: Row | OldRow): Promise<KeptFile> => {
  if (isOld(row)) return row;
  const { recordIn } = await import('./kept-record.ts');
  const { id, changed, isOver, head } = row;
  const mine = notedSeats({ id, mine: row.mine, seats: head.seats });
  const entries = await GAMES.look(['entries'], open => asked(open('entries').getAll(entriesOf(id))));
  return {
    id,
    changed,
    isOver,
    players: botsOf(head),
    record: recordIn(row, entries as EntryRow[]),
    ...(mine && { mine }),
  };
};

/** A game with its file; undefined when it is not kept here. */
export const findGame = async (id: string): Promise<KeptFile | undefined> => {
  const row = (await GAMES.find('games', id)) as Row | OldRow | undefined;
  return row && fileOf(row);
};

/** All games with their files, damaged ones as they lie there. */
export const gameFiles = async (): Promise<KeptFile[]> => {
  const rows = await GAMES.list<Row | OldRow>('games');
  const files: KeptFile[] = [];
  for (const row of rows) files.push(await fileOf(row));
  return files;
};

/** Drops all games or none of them. */
export const dropGames = async (): Promise<void> => {
  await GAMES.change(KINDS, open => {
    for (const kind of KINDS) open(kind).clear();
  });
  tellWindows();
};

export const dropGame = async (id: string): Promise<void> => {
  await GAMES.change(KINDS, open => {
    open('games').delete(id);
    open('entries').delete(entriesOf(id));
    open('snapshots').delete(id);
  });
  tellWindows();
};
