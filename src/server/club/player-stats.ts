import { dayOf } from '../challenge.ts';
import type { LoggedResult } from './logged-result.ts';

/** Games and wins. `decided` counts the games that could be won. */
export interface WinTally {
  readonly games: number;
  readonly decided: number;
  readonly wins: number;
}

/** The best result on a map. */
export interface BestResult {
  readonly game: string;
  readonly mode: string;
  readonly map: string;
  readonly total: number;
  readonly table: string;
  readonly at: number;
  /** The date of the daily challenge to which the table is an entry. */
  readonly date?: string;
}

/** The last day with a finished daily challenge, and the series of such days that ends with it. */
export interface DaySeries {
  readonly day?: string;
  readonly days: number;
  readonly longestDays: number;
}

/** The statistics of one player, folded from their counted games. */
export interface PlayerStats extends WinTally, DaySeries {
  /** The number of the last game that is included. */
  readonly number: number;
  /** The current and the longest series of wins, in games that could be won. */
  readonly streak: number;
  readonly longestStreak: number;
  /** NP-82: the series of each game. Absent in checkpoints of servers that didn't store it. */
  readonly daysOf?: Readonly<Record<string, DaySeries>>;
  /** By pool, which is a game and a mode. */
  readonly pools: Readonly<Record<string, WinTally>>;
  readonly bests: Readonly<Record<string, BestResult>>;
}

const NOTHING: WinTally = { games: 0, decided: 0, wins: 0 };

export const NO_DAYS: DaySeries = { days: 0, longestDays: 0 };

export const NO_STATS: PlayerStats = {
  ...NOTHING,
  ...NO_DAYS,
  number: 0,
  streak: 0,
  longestStreak: 0,
  daysOf: {},
  pools: {},
  bests: {},
};

const withGame = ({ games, decided, wins }: WinTally, isWon: boolean | undefined): WinTally => ({
  games: games + 1,
  decided: decided + Number(isWon !== undefined),
  wins: wins + Number(isWon === true),
});

/** A series after one more day, if there was an entry. */
export const withDay = ({ day, days, longestDays }: DaySeries, date: string | undefined): DaySeries => {
  const step =
    date === undefined ? 0 : day === undefined ? Number.POSITIVE_INFINITY : dayOf(date)! - dayOf(day)!;
  // Entries of an earlier day that are counted late don't change the series.
  if (date === undefined || step <= 0) return { ...(day !== undefined && { day }), days, longestDays };
  const now = step === 1 ? days + 1 : 1;
  return { day: date, days: now, longestDays: Math.max(longestDays, now) };
};

/** The length of a series that may still continue: its last day is today or yesterday. */
export const currentDays = ({ day, days }: DaySeries, today: number): number =>
  day !== undefined && dayOf(day)! >= today - 1 ? days : 0;

const withBest = (
  bests: PlayerStats['bests'],
  { game, mode, map, table, at, date, isOpen }: LoggedResult,
  total: number,
): PlayerStats['bests'] => {
  // A player who chose the seed can play the same game again and again.
  if (map === undefined || isOpen) return bests;
  const key = `${game}:${mode}:${map}`;
  const known = bests[key];
  if (known && known.total >= total) return bests;
  return { ...bests, [key]: { game, mode, map, total, table, at, ...(date !== undefined && { date }) } };
};

/** The statistics of a player after one more game. */
export const withResult = (
  stats: PlayerStats,
  who: string,
  number: number,
  game: LoggedResult,
): PlayerStats => {
  const seat = game.seats.find(each => each.who === who);
  if (!seat || number <= stats.number) return stats;
  const { isWon, total } = seat;
  const pool = `${game.game}:${game.mode}`;
  const streak = isWon === undefined ? stats.streak : isWon ? stats.streak + 1 : 0;
  return {
    ...withGame(stats, isWon),
    ...withDay(stats, game.date),
    daysOf: {
      ...stats.daysOf,
      ...(game.date !== undefined && {
        [game.game]: withDay(stats.daysOf?.[game.game] ?? NO_DAYS, game.date),
      }),
    },
    number,
    streak,
    longestStreak: Math.max(stats.longestStreak, streak),
    pools: { ...stats.pools, [pool]: withGame(stats.pools[pool] ?? NOTHING, isWon) },
    bests: seat.isAway ? stats.bests : withBest(stats.bests, game, total),
  };
};
