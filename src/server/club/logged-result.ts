import { modeOf } from '../../games/game-modes.ts';
import type { GameOutcome } from '../../games/outcome.ts';
import type { KeyHash } from '../keys.ts';
import type { Room, RoomSeat } from '../room.ts';
import { rateGame, type SkillRating } from './skill-rating.ts';

/** One seat of a counted game. */
export interface ResultSeat {
  /** The id of a profile, or `bot:` and the name of a bot. Absent for a person without an identity. */
  readonly who?: string;
  readonly total: number;
  /** Whether this seat won. Absent if the game can't be won. */
  readonly isWon?: boolean;
  /** Only in rated games. */
  readonly place?: number;
  /** Whether a bot played for this player when the game ended. */
  readonly isAway?: true;
  /** The rating after the game, if the game is rated. */
  readonly rating?: SkillRating;
}

/** A finished game as an event in the order of counting. Profiles and ratings follow from these events. */
export interface LoggedResult {
  readonly table: string;
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  readonly seats: readonly ResultSeat[];
  readonly map?: string;
  /** The date, if the table is an entry to a daily challenge. */
  readonly date?: string;
  /** Whether a player chose the seed. */
  readonly isOpen?: true;
  /** NP-98: the group of the table, with the place of each seat and the member who played there. */
  readonly group?: {
    readonly id: string;
    readonly seats: readonly { readonly member?: string; readonly place: number }[];
  };
}

/** The identity of the player at a seat, even if they left the game. */
export const identityAt = ({ kind, player, left }: RoomSeat): KeyHash | undefined =>
  // A player who left has their key and their identity here, in this order (`left` in seating.ts).
  kind === 'person' ? (player ?? left?.[1]) : undefined;

/** Whether a bot plays for the player at a seat. */
export const isAwayAt = ({ kind, standIn }: RoomSeat): boolean => kind === 'person' && standIn !== undefined;

/** The places if players who were away at the end are last. */
const placesWithAway = (places: readonly number[], away: readonly boolean[]): readonly number[] => {
  const present = places.filter((_, seat) => !away[seat]);
  return places.map((place, seat) =>
    away[seat] ? present.length + 1 : 1 + present.filter(other => other < place).length,
  );
};

/** Who took part at a seat, and whether they were away at the end. */
export type ResultPlayer = Pick<ResultSeat, 'who' | 'isAway'>;

/** NP-65: whether a game counts for ratings. */
const isRated = (
  { seats, seed, daily }: Room,
  { isContest, isRatable }: GameOutcome,
  participants: readonly ResultPlayer[],
): boolean => {
  const who = participants.map(each => each.who);
  const players = who.filter((_, seat) => seats[seat]!.kind === 'person');
  return (
    isContest &&
    isRatable &&
    !seed.open &&
    !daily &&
    who.every(each => each !== undefined) &&
    new Set(players).size === players.length &&
    new Set(who).size > 1 &&
    participants.some(({ isAway }) => !isAway)
  );
};

const groupSeats = (
  places: readonly number[],
  members: readonly (string | undefined)[],
): NonNullable<LoggedResult['group']>['seats'] =>
  places.map((place, seat) => {
    const member = members[seat];
    return { ...(member !== undefined && { member }), place };
  });

/** A finished game before it is rated. `members` are the members of the room's group, by seat. */
export const resultOf = (
  room: Room,
  outcome: GameOutcome,
  participants: readonly ResultPlayer[],
  at: number,
  members: readonly (string | undefined)[] = [],
): LoggedResult => {
  const { id, game, config, seed, daily } = room;
  const away = participants.map(({ isAway }) => isAway === true);
  const { totals, isContest, map } = outcome;
  const places = outcome.places && (isContest ? placesWithAway(outcome.places, away) : outcome.places);
  const rated = isRated(room, outcome, participants);
  return {
    table: id,
    game,
    mode: modeOf(game, config),
    at: daily?.at ?? at,
    seats: participants.map(({ who }, seat): ResultSeat => {
      const place = places?.[seat];
      return {
        ...(who !== undefined && { who }),
        total: totals[seat] ?? 0,
        ...(place !== undefined && { isWon: place === 1 && !(isContest && away[seat]) }),
        ...(rated && place !== undefined && { place }),
        ...(away[seat] && { isAway: true as const }),
      };
    }),
    ...(map !== undefined && { map }),
    ...(daily?.date !== undefined && daily.group === undefined && { date: daily.date }),
    ...(seed.open && { isOpen: true as const }),
    ...(room.group !== undefined &&
      isContest &&
      places && { group: { id: room.group, seats: groupSeats(places, members) } }),
  };
};

export const poolOf = ({ game, mode }: Pick<LoggedResult, 'game' | 'mode'>): string => `${game}:${mode}`;

/** The participants of a rated game; empty if the game isn't rated. */
export const ratedIn = ({ seats }: LoggedResult): readonly string[] => [
  ...new Set(seats.flatMap(({ who, place }) => (who !== undefined && place !== undefined ? [who] : []))),
];

/** The game with the ratings after it. */
export const withRatings = (game: LoggedResult, before: ReadonlyMap<string, SkillRating>): LoggedResult => {
  const rated = game.seats.flatMap(({ who, place }) =>
    who !== undefined && place !== undefined ? [{ who, place }] : [],
  );
  if (rated.length === 0) return game;
  const after = rateGame(rated, before);
  return {
    ...game,
    seats: game.seats.map(({ rating: _, ...seat }) => {
      const rating = seat.place === undefined ? undefined : after.get(seat.who ?? '');
      return { ...seat, ...(rating && { rating }) };
    }),
  };
};

/** The rating of a participant after this game. */
export const ratingIn = ({ seats }: LoggedResult, who: string): SkillRating | undefined =>
  seats.find(seat => seat.who === who)?.rating;
