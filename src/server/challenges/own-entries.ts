import { GAME_IDS, type GameId } from '../../games/list.ts';
import { type Challenge, challengeName, dateOf, dayOf, phaseOf, planOf, weekOf } from '../challenge.ts';
import { currentDays, type DaySeries, NO_DAYS, withDay } from '../club/player-stats.ts';
import type { Profiles } from '../club/profiles.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import { orNotKept } from '../refused.ts';
import type { Boards } from './boards.ts';
import type { Results } from './results.ts';

/** NP-82: an entry as its player sees it. */
export interface OwnEntry extends Challenge {
  readonly table: string;
  readonly status: 'running' | 'over' | 'missed';
  readonly total?: number;
  readonly place?: number;
  readonly of?: number;
  readonly isNew?: true;
}

/** NP-82: days in a row with a finished entry. */
export interface StreakShown {
  readonly current: number;
  readonly best: number;
}

const DAY_MS = 86_400_000;

interface Ports {
  readonly data: Data;
  readonly boards: Boards;
  readonly results: Results;
  readonly profiles: Pick<Profiles, 'series'>;
  readonly now: Now;
}

/** The challenges of these days, and of the weeks that these days belong to. */
const challengesOn = (days: readonly string[]): readonly Challenge[] => {
  const weeks = new Set(days.map(date => weekOf(dayOf(date)!)));
  return GAME_IDS.flatMap(game => [
    ...days.map((key): Challenge => ({ kind: 'day', key, game })),
    ...[...weeks].map((key): Challenge => ({ kind: 'week', key, game })),
  ]).filter(challenge => planOf(challenge) !== undefined);
};

/** NP-82: the entries of an identity, and its series of days. */
export const openOwnEntries = ({ data, boards, results, profiles, now }: Ports) => {
  const entryIn = async (challenge: Challenge, key: KeyHash): Promise<OwnEntry | undefined> => {
    const [table] = await data.roomsOf(challengeName(challenge, key), 1);
    const daily = table === undefined ? undefined : (await data.room(table))?.room.daily;
    if (table === undefined || !daily) return undefined;
    const isOver = phaseOf(challenge, now()) === 'over';
    const { at, isNew } = daily;
    const entry = { ...challenge, table, ...(isNew && { isNew }) };
    if (at === undefined) return { ...entry, status: isOver ? 'missed' : 'running' };
    const result = (await results.find(table)) ?? (await results.verify(table, challenge));
    if (!result) return { ...entry, status: 'over' };
    const board = isOver && !isNew ? await boards.open(challenge) : undefined;
    const rank = await board?.rankOf(result);
    return {
      ...entry,
      status: 'over',
      total: result.total,
      ...(board && rank && { place: rank.place, of: board.summary.ranked }),
    };
  };

  const begun = (challenge: Challenge): boolean => phaseOf(challenge, now()) !== 'future';

  /** The series of a game. Entries of today and yesterday may not be counted yet. */
  const streakIn = async (game: GameId, counted: DaySeries, key: KeyHash): Promise<StreakShown> => {
    const today = Math.floor(now() / DAY_MS);
    let series = counted;
    for (const date of [today - 1, today].map(dateOf)) {
      const [table] = await data.roomsOf(challengeName({ kind: 'day', key: date, game }, key), 1);
      const found = table === undefined ? undefined : await data.room(table);
      if (found?.room.daily?.at !== undefined) series = withDay(series, date);
    }
    return { current: currentDays(series, today), best: series.longestDays };
  };

  return {
    /** The entries of an identity on these days, oldest first. */
    list: async (days: readonly string[], key: KeyHash): Promise<readonly OwnEntry[]> => {
      const wanted = challengesOn(days).filter(begun);
      const found = await orNotKept(Promise.all(wanted.map(challenge => entryIn(challenge, key))));
      return found.filter(entry => entry !== undefined);
    },

    streaks: async (key: KeyHash): Promise<Readonly<Record<string, StreakShown>>> => {
      const counted = await profiles.series(key);
      const shown = GAME_IDS.map(
        async game => [game, await streakIn(game, counted[game] ?? NO_DAYS, key)] as const,
      );
      return Object.fromEntries(await orNotKept(Promise.all(shown)));
    },

    /** Whether the identity finished an entry on one of these days that has no place (NP-79). */
    hasUnranked: async (days: readonly string[], game: GameId, key: KeyHash): Promise<boolean> => {
      const challenges = days.map((date): Challenge => ({ kind: 'day', key: date, game }));
      const over = challenges.filter(challenge => phaseOf(challenge, now()) === 'over');
      const ids = await orNotKept(Promise.all(over.map(each => boards.entryOf(each, key))));
      const rooms = await orNotKept(
        Promise.all(ids.flatMap(id => (id === undefined ? [] : [data.room(id)]))),
      );
      return rooms.some(found => found?.room.daily?.at !== undefined && found.room.daily.isNew);
    },
  };
};
