import type { ClubDocument, Data, DocumentStore, FoundDocument } from '../data.ts';
import { bodyOf } from './bodies.ts';
import { type LoggedResult, poolOf, ratedIn, ratingIn, withRatings } from './logged-result.ts';
import type { SkillRating } from './skill-rating.ts';

/**
 * NP-65: the log of counted games consists of the documents `result:1`, `result:2` and so on. The store accepts each number
 * once, so all servers agree on one order. Profiles and ratings follow from this log.
 */

const COUNTED = '-counted';
const BOT = 'bot:';

/** The participant name of a bot. */
export const botName = (bot: string): string => `${BOT}${bot}`;

const tableName = (table: string): string => `counted:${table}`;
const playerName = (who: string): string => `played:${who}`;
const groupName = (group: string): string => `grouped:${group}`;
const ratedName = (pool: string, who: string): string => `rated:${pool}:${who}`;

/** The id of a game in the log. */
const idOf = (number: number): string => `result:${number}`;

const documentOf = (number: number, game: LoggedResult): ClubDocument => {
  const players = game.seats.flatMap(({ who }) => (who === undefined || who.startsWith(BOT) ? [] : [who]));
  return {
    id: idOf(number),
    at: number,
    names: [
      COUNTED,
      tableName(game.table),
      ...players.map(playerName),
      ...(game.group ? [groupName(game.group.id)] : []),
      ...ratedIn(game).map(who => ratedName(poolOf(game), who)),
    ],
    body: game,
  };
};

/** A counted game with its number in the log. */
export interface LoggedGame {
  readonly number: number;
  readonly game: LoggedResult;
  /** The number of changes of its document. */
  readonly changes: number;
}

const loggedIn = (found: FoundDocument): LoggedGame => ({
  number: found.at,
  game: bodyOf<LoggedResult>(found),
  changes: found.changes,
});

/** The number of the last game in the log. */
export const lastNumber = async (data: DocumentStore): Promise<number> =>
  (await data.documentsOf(COUNTED, 1))[0]?.at ?? 0;

export const isCounted = async (data: DocumentStore, table: string): Promise<boolean> =>
  (await data.documentsOf(tableName(table), 1)).length > 0;

export const gameAt = async (data: DocumentStore, number: number): Promise<LoggedGame | undefined> => {
  const found = await data.document(idOf(number));
  return found && loggedIn(found);
};

/** The games of a player, newest first. */
export const gamesOf = async (
  data: DocumentStore,
  who: string,
  most: number,
  before?: number,
): Promise<readonly LoggedGame[]> => (await data.documentsOf(playerName(who), most, before)).map(loggedIn);

/** The games at the tables of a group, newest first. */
export const groupGamesOf = async (
  data: DocumentStore,
  group: string,
  most: number,
  before?: number,
): Promise<readonly LoggedGame[]> => (await data.documentsOf(groupName(group), most, before)).map(loggedIn);

/** The rated games of a player or bot in a pool, newest first. */
export const ratedGamesOf = async (
  data: DocumentStore,
  pool: string,
  who: string,
  most: number,
): Promise<readonly LoggedGame[]> => (await data.documentsOf(ratedName(pool, who), most)).map(loggedIn);

/** The current rating; undefined before the first rated game. */
export const ratingOf = async (
  data: DocumentStore,
  pool: string,
  who: string,
): Promise<SkillRating | undefined> => {
  const [last] = await ratedGamesOf(data, pool, who, 1);
  return last && ratingIn(last.game, who);
};

/** Rates a game with the ratings of the games before it. */
const rated = async (data: DocumentStore, game: LoggedResult): Promise<LoggedResult> => {
  const before = new Map<string, SkillRating>();
  await Promise.all(
    ratedIn(game).map(async who => {
      const rating = await ratingOf(data, poolOf(game), who);
      if (rating) before.set(who, rating);
    }),
  );
  return withRatings(game, before);
};

/** Appends a game. Returns false if its table is already counted. */
export const appendResult = async (data: Data, game: LoggedResult): Promise<boolean> => {
  for (;;) {
    // The order of these reads matters. If another server counts the table in between, the number is taken.
    const number = (await lastNumber(data)) + 1;
    if (await isCounted(data, game.table)) return false;
    if (await data.createDocument(documentOf(number, await rated(data, game)))) return true;
  }
};

/** Replaces a game of the log. */
export const replaceResult = (
  data: Data,
  { number, changes }: LoggedGame,
  game: LoggedResult,
): Promise<boolean> => data.changeDocument(documentOf(number, game), changes);
