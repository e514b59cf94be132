/** NP-67: the hours of the day without notifications, in the player's time zone. */
export interface QuietHours {
  /** `HH:MM`, inclusive. */
  readonly from: string;
  /** `HH:MM`, exclusive. It may be on the next day. */
  readonly to: string;
  /** The name of a time zone, such as `Europe/Paris`. */
  readonly zone: string;
}

const DAY_MIN = 24 * 60;
const MINUTE_MS = 60_000;

export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The minute of the day at a moment in a time zone. */
const minuteAt = (now: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string): number => Number(parts.find(each => each.type === type)?.value);
  return part('hour') * 60 + part('minute');
};

const after = (from: number, to: number): number => (to - from + DAY_MIN) % DAY_MIN;

/** The end of the quiet hours if `now` is in them. It is always after `now`. */
export const quietUntil = ({ from, to, zone }: QuietHours, now: number): number | undefined => {
  const start = minutesOf(from);
  const end = minutesOf(to);
  const minute = minuteAt(now, zone);
  if (start === end || after(start, minute) >= after(start, end)) return undefined;
  const begun = now - (now % MINUTE_MS);
  const guess = begun + after(minute, end) * MINUTE_MS;
  // If the clocks change during the night, the guess is off by this shift.
  const shift = after(minuteAt(guess, zone), end);
  const until = guess + (shift > DAY_MIN / 2 ? shift - DAY_MIN : shift) * MINUTE_MS;
  // An end in an hour that the clocks skip doesn't exist. The caller asks again after a minute.
  return Math.max(until, begun + MINUTE_MS);
};
