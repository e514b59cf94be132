import type { GameId } from '../../games/list.ts';
import { type Challenge, challengeName, dateOf, dayOf, phaseOf } from '../challenge.ts';
import { findProfile } from '../club/profile-store.ts';
import { pause, unpaid } from '../cost.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import { orNotKept } from '../refused.ts';
import type { Boards } from './boards.ts';
import { PER_PAGE, pagesOf } from './stored-board.ts';

const DAY_MS = 86_400_000;
/** NP-78: how many days of a month count. */
const MOST_DAYS = 20;
/** For at most this time, a league may lack a board that was stored meanwhile. */
const FRESH_MS = 1000;
const MOST_LEAGUES = 6;

/** The points of a player on one day. */
interface DayPoints {
  readonly who: string;
  readonly points: number;
  /** The player's entry, which has their name. */
  readonly table: string;
}

interface DayOfLeague {
  /** Identifies the stored board. */
  readonly stamp: string;
  readonly unranked: number;
  readonly players: readonly DayPoints[];
}

/** NP-78: the rank of a player in a month. */
export interface LeagueRank {
  readonly place: number;
  readonly who: string;
  readonly points: number;
  readonly counted: number;
  /** The player's last entry. */
  readonly table: string;
}

/** A cache of one month, calculated from the stored boards. */
interface League {
  readonly days: Map<string, DayOfLeague>;
  ranks: readonly LeagueRank[];
  unranked: number;
  readAt: number;
  reading: Promise<void> | undefined;
}

/** NP-78: the points of a place among `count` ranked entries. */
export const pointsFor = (place: number, count: number): number =>
  Math.round((100 * (count - place + 1)) / count);

/** Adds up the best days of each player, and sorts the players. Equal points share a place. */
export const rankMonth = (days: readonly (readonly DayPoints[])[]): readonly LeagueRank[] => {
  const players = new Map<string, { points: number[]; table: string }>();
  for (const day of days)
    for (const { who, points, table } of day) {
      const known = players.get(who) ?? { points: [], table };
      known.points.push(points);
      known.table = table;
      players.set(who, known);
    }
  const sums = [...players].map(([who, { points, table }]) => {
    const best = points.toSorted((a, b) => b - a).slice(0, MOST_DAYS);
    return { who, points: best.reduce((sum, each) => sum + each, 0), counted: best.length, table };
  });
  const sorted = sums.toSorted((a, b) => b.points - a.points || (a.who < b.who ? -1 : 1));
  let place = 1;
  return sorted.map((sum, i) => {
    if (sum.points !== sorted[i - 1]?.points) place = i + 1;
    return { place, ...sum };
  });
};

/** A month such as 2026-11, and its dates. */
export interface Month {
  readonly month: string;
  readonly days: readonly string[];
}

/** Undefined if the month doesn't exist. */
export const monthOf = (month: string): Month | undefined => {
  const first = dayOf(`${month}-01`);
  if (first === undefined) return undefined;
  const days = Array.from({ length: 31 }, (_, i) => dateOf(first + i));
  return { month, days: days.filter(date => date.startsWith(month)) };
};

/** When a month ends, in milliseconds since 1970. */
export const endOfMonth = (days: readonly string[]): number => (dayOf(days.at(-1)!)! + 1) * DAY_MS;

interface Ports {
  readonly data: Data;
  readonly boards: Boards;
  readonly now: Now;
}

/** NP-78: the monthly leagues, which follow from the stored boards of the days. */
export const openLeagues = ({ data, boards, now }: Ports) => {
  const leagues = new Map<string, League>();

  /** The points on one day. Undefined if no board is stored, because no one entered or entries are still verified. */
  const dayPoints = async (challenge: Challenge, known?: DayOfLeague): Promise<DayOfLeague | undefined> => {
    const [entry] = known ? [] : await data.roomsOf(challengeName(challenge), 1);
    if (!known && entry === undefined) return undefined;
    const { stamp, summary, page } = await boards.open(challenge);
    if (stamp === undefined || stamp === known?.stamp) return known;
    const players: DayPoints[] = [];
    for (let number = 1; number <= pagesOf(summary); number++) {
      await pause();
      for (const { place, who, table } of await page(number))
        if (who !== undefined) players.push({ who, points: pointsFor(place, summary.ranked), table });
    }
    return { stamp, unranked: summary.unranked, players };
  };

  const read = async (league: League, game: GameId, days: readonly string[]): Promise<void> => {
    const over = days
      .map((key): Challenge => ({ kind: 'day', key, game }))
      .filter(challenge => phaseOf(challenge, now()) === 'over');
    let isChanged = false;
    const found = await Promise.all(over.map(each => dayPoints(each, league.days.get(each.key))));
    for (const [i, { key }] of over.entries()) {
      const [day, known] = [found[i], league.days.get(key)];
      if (!day || day.stamp === known?.stamp) continue;
      isChanged = true;
      league.days.set(key, day);
    }
    if (isChanged) {
      const inOrder = days.flatMap(key => league.days.get(key) ?? []);
      league.ranks = rankMonth(inOrder.map(({ players }) => players));
      league.unranked = inOrder.reduce((sum, { unranked }) => sum + unranked, 0);
    }
    league.readAt = performance.now();
  };

  return {
    /** The league of a month, with all boards that are stored. */
    open: async ({ month, days }: Month, game: GameId): Promise<League> => {
      const name = `${month}:${game}`;
      const league = leagues.get(name) ?? {
        days: new Map(),
        ranks: [],
        unranked: 0,
        readAt: Number.NEGATIVE_INFINITY,
        reading: undefined,
      };
      leagues.delete(name);
      leagues.set(name, league);
      const [oldest] = leagues.keys();
      if (leagues.size > MOST_LEAGUES && oldest !== undefined) leagues.delete(oldest);
      if (performance.now() - league.readAt >= FRESH_MS) {
        league.reading ??= unpaid(() => read(league, game, days)).finally(() => {
          league.reading = undefined;
        });
        await orNotKept(league.reading);
      }
      return league;
    },
    page: ({ ranks }: Pick<League, 'ranks'>, page: number): readonly LeagueRank[] =>
      ranks.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    ownRank: async ({ ranks }: Pick<League, 'ranks'>, player: KeyHash): Promise<LeagueRank | undefined> => {
      const who = (await orNotKept(findProfile(data, player)))?.profile.id;
      return who === undefined ? undefined : ranks.find(each => each.who === who);
    },
  };
};
