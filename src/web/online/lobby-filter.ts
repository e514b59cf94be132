import { fitsRange, type LobbyTable, type RatingRange } from '../../sync/lobby.ts';
import type { ModeResults } from '../profile/profile.ts';

/** The value of a filter that selects all tables. */
export const ANY = 'any';

/** The tables that a player wants to see. */
export interface LobbyFilter {
  readonly game: string;
  readonly mode: string;
  readonly pace: string;
  readonly language: string;
  /** `people` selects tables without bots, `bots` those with bots, now or later. */
  readonly players: string;
  readonly isFitting: boolean;
}

export const NO_FILTER: LobbyFilter = {
  game: ANY,
  mode: ANY,
  pace: ANY,
  language: ANY,
  players: ANY,
  isFitting: false,
};

export type OwnRatings = readonly Pick<ModeResults, 'game' | 'mode' | 'rating'>[];

/** NP-75: whether the server lets this player take a seat. Players without a settled rating fit every range. */
export const fitsRating = (
  { game, mode, rating }: Pick<LobbyTable, 'game' | 'mode' | 'rating'>,
  ratings: OwnRatings,
): boolean => {
  const own = ratings.find(each => each.game === game && each.mode === mode)?.rating;
  return !rating || !own || own.isProvisional || fitsRange(own.rating, rating);
};

const isEither = (wanted: string, value: string): boolean => wanted === ANY || wanted === value;

export const isWanted = (table: LobbyTable, wanted: LobbyFilter, ratings: OwnRatings): boolean => {
  const { game, mode, pace, counts, fillAt, language = wanted.language } = table;
  const players = counts.bots > 0 || fillAt !== undefined ? 'bots' : 'people';
  return (
    counts.open > 0 &&
    isEither(wanted.game, game) &&
    isEither(wanted.mode, mode) &&
    isEither(wanted.pace, pace) &&
    isEither(wanted.language, language) &&
    isEither(wanted.players, players) &&
    (!wanted.isFitting || fitsRating(table, ratings))
  );
};

/** What a player wants from a quick match. `fillAfter` is in seconds; undefined if bots never take a seat. */
export interface QuickWish {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
  readonly fillAfter: number | undefined;
}

/** The live tables that fit a quick match, the longest waiting first. */
export const quickTables = (
  tables: readonly LobbyTable[],
  { game, mode, seats }: QuickWish,
  ratings: OwnRatings,
): readonly LobbyTable[] =>
  tables
    .filter(table => isWanted(table, { ...NO_FILTER, game, mode, pace: 'live', isFitting: true }, ratings))
    .filter(({ counts: { people, bots, open } }) => people + bots + open === seats)
    .toSorted((a, b) => a.since - b.since);

/** The limits that the form offers for a rating range. */
export const RATINGS: readonly number[] = [1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900, 2000];

/** The range with another limit; undefined if it has no limits. */
export const withLimit = (
  range: RatingRange | undefined,
  limit: keyof RatingRange,
  value: number | undefined,
): RatingRange | undefined => {
  const { [limit]: _, ...other } = range ?? {};
  const changed = value === undefined ? other : { ...other, [limit]: value };
  return Object.keys(changed).length > 0 ? changed : undefined;
};
