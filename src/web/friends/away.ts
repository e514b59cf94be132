import { useEffect, useRef, useState } from 'preact/hooks';
import type { Presence } from '../../wire/messages.ts';
import { MISSED_MS } from '../remote-link.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const TICK_MS = 10_000;

/** A length of time in whole minutes, hours or days: seconds do not matter to whoever waits so long. */
export const wholeSeconds = (ms: number): number => {
  const unit = ms >= 2 * DAY_MS ? DAY_MS : ms >= 2 * HOUR_MS ? HOUR_MS : MINUTE_MS;
  return (Math.max(1, Math.floor(ms / unit)) * unit) / 1000;
};

/** When each seat was left, by the clock of this device: the server says how long ago, or one has seen it oneself. */
export const leftWhen = (
  before: readonly (number | undefined)[],
  { seats, away = [] }: Presence,
  now: number,
): readonly (number | undefined)[] =>
  seats.map((isHere, seat) => {
    if (isHere) return undefined;
    const ms = away[seat];
    return typeof ms === 'number' ? now - ms : (before[seat] ?? now);
  });

/** For how long nobody has been at each seat; undefined where somebody is, or was a moment ago. */
export const useAway = (presence: Presence | undefined): readonly (number | undefined)[] => {
  const left = useRef<readonly (number | undefined)[]>([]);
  const heard = useRef<Presence | undefined>(undefined);
  const [, tick] = useState(0);
  if (presence && presence !== heard.current) {
    heard.current = presence;
    left.current = leftWhen(left.current, presence, Date.now());
  }
  const isSomebodyAway = left.current.some(when => when !== undefined);
  useEffect(() => {
    if (!isSomebodyAway) return undefined;
    const timer = setInterval(() => tick(n => n + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isSomebodyAway]);
  const now = Date.now();
  return left.current.map(when => (when !== undefined && now - when >= MISSED_MS ? now - when : undefined));
};
