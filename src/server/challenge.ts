import { DAILIES } from '../games/dailies.ts';
import type { DailyPlan } from '../games/daily.ts';
import type { GameId } from '../games/list.ts';

/** A challenge: the same game for everyone, for one day (NP-60) or one week (NP-77). All times are in UTC. */
export interface Challenge {
  readonly kind: 'day' | 'week';
  /** The date, such as 2026-11-20, or the ISO week, such as 2026-W47. */
  readonly key: string;
  readonly game: GameId;
  /** NP-99: the group whose members play it, with their own cards. */
  readonly group?: string;
}

/** The challenge to which a stored room is an entry. */
export interface DailyEntry {
  readonly date?: string;
  readonly week?: string;
  readonly game: GameId;
  readonly group?: string;
  /** When the game ended. */
  readonly at?: number;
  /** NP-79: whether the identity was new when it entered, so that the entry has no place. */
  readonly isNew?: true;
  /** NP-81: whether a bot played this game after the challenge, to compare with. */
  readonly isPar?: true;
}

/** How clients see which challenge it is. */
export type ChallengeLabel = Pick<DailyEntry, 'date' | 'week'>;

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;
/** 1970-01-05, the first Monday. */
const FIRST_MONDAY = 4;

/** Returns the number of days from 1970-01-01 to this date, or undefined if the date doesn't exist. */
export const dayOf = (date: string): number | undefined => {
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== date) return undefined;
  return start / DAY_MS;
};

export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const mondayBefore = (day: number): number =>
  day - ((((day - FIRST_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK);
/** 4 January is always in the first ISO week of its year. */
const firstWeek = (year: number): number => mondayBefore(Date.UTC(year, 0, 4) / DAY_MS);

/** Returns the ISO week with this day. */
export const weekOf = (day: number): string => {
  const monday = mondayBefore(day);
  const year = new Date((monday + 3) * DAY_MS).getUTCFullYear();
  const number = (monday - firstWeek(year)) / DAYS_A_WEEK + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
};

/** Returns the Monday of an ISO week as a day, or undefined if the week doesn't exist. */
export const mondayOf = (week: string): number | undefined => {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === undefined) return undefined;
  const monday = firstWeek(Number(year)) + (Number(number) - 1) * DAYS_A_WEEK;
  return weekOf(monday) === week ? monday : undefined;
};

const firstDay = ({ kind, key }: Challenge): number => (kind === 'day' ? dayOf(key) : mondayOf(key))!;

/** When the challenge ends, in milliseconds since 1970. */
export const endOf = (challenge: Challenge): number =>
  (firstDay(challenge) + (challenge.kind === 'day' ? 1 : DAYS_A_WEEK)) * DAY_MS;

/** Returns whether a challenge is in the future, running or over. */
export const phaseOf = (challenge: Challenge, now: number): 'future' | 'running' | 'over' => {
  if (now >= endOf(challenge)) return 'over';
  return now >= firstDay(challenge) * DAY_MS ? 'running' : 'future';
};

/** The rules and bots of a challenge. Undefined if the game has no challenge of this kind. */
export const planOf = (challenge: Challenge): DailyPlan | undefined => {
  const { plan, weekly } = DAILIES[challenge.game];
  const day = firstDay(challenge);
  return challenge.kind === 'day' ? plan(day) : weekly?.((day - FIRST_MONDAY) / DAYS_A_WEEK);
};

export const challengeOf = ({ date, week, game, group }: DailyEntry): Challenge => ({
  ...(week === undefined ? { kind: 'day' as const, key: date! } : { kind: 'week' as const, key: week }),
  game,
  ...(group !== undefined && { group }),
});

export const labelOf = ({ kind, key }: Challenge): ChallengeLabel =>
  kind === 'day' ? { date: key } : { week: key };

/** What distinguishes a challenge from all others. Its seed and the ids of its entries follow from these texts. */
export const identifying = ({ key, game, group }: Challenge): readonly string[] => [
  key,
  game,
  ...(group === undefined ? [] : [group]),
];

/** The name under which a store finds the entries to a challenge, or with `part` some of them. */
export const challengeName = (challenge: Challenge, part?: string): string =>
  ['-daily', ...identifying(challenge), ...(part === undefined ? [] : [part])].join(':');

/**
 * The `part` of `challengeName` that selects finished entries. It can't be the hash of a key, which is longer.
 */
export const ENDED = 'ended';
