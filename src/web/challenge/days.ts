import { isoDay } from '../today.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** No server had a daily challenge before this day. */
export const FIRST_DAY = '2026-11-18';

/** The date that is `days` days after a day, or before it if `days` is negative. */
export const daysAfter = (day: string, days: number): string =>
  isoDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Whether a text is a date, such as 2026-11-20. */
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && isoDay(time) === text;
};

const WEEK_DAYS = 7;

/** How many days after Monday a day is. */
export const weekdayOf = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;

/** The ISO week of a day, such as 2026-W47. The week belongs to the year of its Thursday. */
export const weekOf = (day: string): string => {
  const year = daysAfter(day, 3 - weekdayOf(day)).slice(0, 4);
  const first = daysAfter(`${year}-01-04`, -weekdayOf(`${year}-01-04`));
  const weeks = Math.floor((Date.parse(day) - Date.parse(first)) / (WEEK_DAYS * DAY_MS));
  return `${year}-W${String(weeks + 1).padStart(2, '0')}`;
};

/** The Monday of an ISO week; undefined if the text isn't a week. */
export const mondayOf = (week: string): string | undefined => {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === undefined) return undefined;
  const fourth = `${year}-01-04`;
  const monday = daysAfter(fourth, (Number(number) - 1) * WEEK_DAYS - weekdayOf(fourth));
  return weekOf(monday) === week ? monday : undefined;
};

/** The days of a challenge: its first day, and the day after its last. Undefined if the key is neither a day nor a week. */
const spanOf = (key: string): readonly [string, string] | undefined => {
  const monday = mondayOf(key);
  if (monday !== undefined) return [monday, daysAfter(monday, WEEK_DAYS)];
  return isDay(key) ? [key, daysAfter(key, 1)] : undefined;
};

/** Whether there is a board for this day or week. */
export const isOffered = (key: string, today: string): boolean => {
  const span = spanOf(key);
  return span !== undefined && span[1] > FIRST_DAY && span[0] <= today;
};

/** Whether a challenge is over. */
export const isPast = (key: string, today: string): boolean => {
  const span = spanOf(key);
  return span !== undefined && span[1] <= today;
};

/** The month in which a challenge begins. */
export const monthOf = (key: string): string => (spanOf(key)?.[0] ?? key).slice(0, 7);

/** The challenges before and after one of a day or a week, if they have a board. */
export const around = (key: string, today: string) => {
  const keyOf = isDay(key) ? (day: string) => day : weekOf;
  const [first, next] = spanOf(key) ?? [key, key];
  const offered = (other: string): string | undefined => (isOffered(other, today) ? other : undefined);
  return { before: offered(keyOf(daysAfter(first, -1))), after: offered(keyOf(next)) };
};

/** Whether a text is a month that has a board, such as 2026-11. */
export const isOfferedMonth = (month: string, today: string): boolean =>
  /^\d{4}-\d{2}$/.test(month) &&
  isDay(`${month}-01`) &&
  month >= FIRST_DAY.slice(0, 7) &&
  month <= today.slice(0, 7);

/** The months before and after a month, if they have a board. */
export const aroundMonth = (month: string, today: string) => {
  const offered = (day: string): string | undefined => {
    const other = day.slice(0, 7);
    return isOfferedMonth(other, today) ? other : undefined;
  };
  return {
    before: offered(daysAfter(`${month}-01`, -1)),
    after: offered(daysAfter(`${month}-28`, 4)),
  };
};

/** The weeks of a month, from Monday to Sunday. Days of other months are undefined. */
export const weeksOf = (month: string): readonly (readonly (string | undefined)[])[] => {
  const first = daysAfter(`${month}-01`, -weekdayOf(`${month}-01`));
  const days = Array.from({ length: 6 * WEEK_DAYS }, (_, i) => daysAfter(first, i));
  return Array.from({ length: 6 }, (_, week) => days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS))
    .map(week => week.map(day => (day.startsWith(month) ? day : undefined)))
    .filter(week => week.some(day => day !== undefined));
};

/** A duration in hours and minutes, rounded down; 0 if it is negative. */
export const timeLeft = (ms: number): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.floor(Math.max(0, ms) / MINUTE_MS);
  return { hours: Math.floor(minutes / HOUR_MINUTES), minutes: minutes % HOUR_MINUTES };
};
