import { ordinal, rate, rating } from 'openskill';

/** The strength of a player or bot in one game and mode, as openskill estimates it. */
export interface SkillRating {
  readonly mu: number;
  readonly sigma: number;
  /** The number of rated games. */
  readonly games: number;
}

/** A rating as players see it. */
export interface RatingShown {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly isProvisional: boolean;
}

/** NP-65: with this scale, 200 points mean that the stronger player wins about 76% of games, as in chess. */
const POINTS = 48;
/** The shown rating for a `mu` of 0. A new player, with a `mu` of 25, has 1500. */
const BASE = 300;
/** A rating is provisional before this many games. */
const SETTLED = 10;
/** Stored ratings have this many decimals, so that a rebuild on another machine gives the same numbers. */
const DECIMALS = 6;

const rounded = (value: number): number => Number(value.toFixed(DECIMALS));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const NEW: SkillRating = { ...rating(), games: 0 };

export const showRating = ({ games, ...skill }: SkillRating): RatingShown => ({
  rating: Math.round(ordinal(skill, { z: 0, alpha: POINTS, target: BASE })),
  deviation: Math.round(POINTS * skill.sigma),
  games,
  isProvisional: games < SETTLED,
});

/** One seat of a rated game. `who` is a player or a bot; a bot may have several seats. */
export interface RatedSeat {
  readonly who: string;
  readonly place: number;
}

/** The ratings after a game, by player. Equal places are a draw. A bot with several seats gets their mean. */
export const rateGame = (
  seats: readonly RatedSeat[],
  before: ReadonlyMap<string, SkillRating>,
): ReadonlyMap<string, SkillRating> => {
  const teams = seats.map(({ who }) => {
    const { mu, sigma } = before.get(who) ?? NEW;
    return [{ mu, sigma }];
  });
  const rated = rate(teams, { rank: seats.map(({ place }) => place) });
  const after = new Map<string, SkillRating>();
  for (const { who } of seats) {
    const own = rated.flatMap((team, seat) => (seats[seat]!.who === who ? team : []));
    after.set(who, {
      mu: rounded(mean(own.map(({ mu }) => mu))),
      sigma: rounded(mean(own.map(({ sigma }) => sigma))),
      games: (before.get(who) ?? NEW).games + 1,
    });
  }
  return after;
};
