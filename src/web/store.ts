import { asked, database } from './database.ts';

/** Games are kept in the browser (IndexedDB): a record for each, written before anything is told. */

const GAMES = 'games';
const DATABASE = database('alidade', [GAMES]);

/** What is kept of a game; `record` is the game file. */
export interface Kept {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** Who plays each seat: a person or a bot by its name. */
  readonly players: readonly string[];
  readonly record: unknown;
}

/** A name for a new game. `crypto.randomUUID` is missing on plain http, where a club may well play. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Keeps all of these games or none of them. Resolves when they are on the disk, not before. */
export const keepGames = (list: readonly Kept[]): Promise<void> =>
  DATABASE.change([GAMES], store => {
    for (const game of list) store(GAMES).put(game);
  });

/**
 * Keeps a game instead of what was kept of it before, if that is still what the writer believes: another window
 * may have gone on with it. Answers whether it did; nothing comes between the look and the writing.
 */
export const keepInstead = (
  game: Kept,
  isBelieved: (before: Kept | undefined) => boolean,
): Promise<boolean> =>
  DATABASE.change([GAMES], async store => {
    const isStill = isBelieved((await asked(store(GAMES).get(game.id))) as Kept | undefined);
    if (isStill) store(GAMES).put(game);
    return isStill;
  });

export const findGame = (id: string): Promise<Kept | undefined> =>
  DATABASE.find(GAMES, id) as Promise<Kept | undefined>;

/** All games, the newest first. */
export const listGames = (): Promise<Kept[]> => DATABASE.list(GAMES);

/** Drops all games or none of them. */
export const dropGames = (): Promise<void> =>
  DATABASE.change([GAMES], store => {
    store(GAMES).clear();
  });

export const dropGame = (id: string): Promise<void> =>
  DATABASE.change([GAMES], store => {
    store(GAMES).delete(id);
  });
