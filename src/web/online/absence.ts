import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Language } from '../../engine/text.ts';
import type { Presence } from '../../sync/messages.ts';
import { MISSED_MS } from '../client/transport-socket.ts';
import { inWords } from './time-control.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const TICK_MS = 10_000;

/** How long the others wait for a player, unless the server says otherwise. */
export const WAITS: NonNullable<Presence['waits']> = { bot: MISSED_MS, host: 5 * MINUTE_MS };

/** A duration in whole minutes, hours or days, because seconds don't matter for long waits. */
export const wholeSeconds = (ms: number): number => {
  const unit = ms >= 2 * DAY_MS ? DAY_MS : ms >= 2 * HOUR_MS ? HOUR_MS : MINUTE_MS;
  return (Math.max(1, Math.floor(ms / unit)) * unit) / 1000;
};

/** NP-51: how long the table waits for its host, to the second. */
export const hostWait = (presence: Presence | undefined, language: Language): string =>
  inWords(Math.round((presence?.waits ?? WAITS).host / 1000), language);

/** When each player left, by this device's clock: from the server, or from what this page saw. */
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

/** When each player was nudged, by the clock of this device. */
const nudgedWhen = ({ nudged = [] }: Presence, now: number): readonly (number | undefined)[] =>
  nudged.map(ms => (typeof ms === 'number' ? now - ms : undefined));

/** From when a bot may answer for each player; undefined for one who is connected and was not nudged. */
export const botFrom = (
  left: readonly (number | undefined)[],
  presence: Presence,
  now: number,
): readonly (number | undefined)[] => {
  const { bot } = presence.waits ?? WAITS;
  const nudged = nudgedWhen(presence, now);
  return left.map((when, seat) => {
    const since = when ?? nudged[seat];
    return since === undefined ? undefined : since + bot;
  });
};

/** From when a bot may answer for each player, by the clock of this device. */
export const useBotFrom = (presence: Presence | undefined): readonly (number | undefined)[] => {
  const left = useRef<readonly (number | undefined)[]>([]);
  return useMemo(() => {
    if (!presence) return [];
    left.current = leftWhen(left.current, presence, Date.now());
    return botFrom(left.current, presence, Date.now());
  }, [presence]);
};

/** How long each player has been away; undefined for those who are connected or left a moment ago. */
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
