import { useMemo, useRef } from 'preact/hooks';
import type { Language } from '../../engine/text.ts';
import { defined } from '../../engine/util.ts';
import type { Presence } from '../../sync/messages.ts';
import { MISSED_MS } from './room-state.ts';
import { inWords, useTick } from './time-control.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const TICK_MS = 10_000;

/** How long the others wait for a player, in milliseconds, unless the server sends other waits. */
export const WAITS: NonNullable<Presence['waits']> = { bot: MISSED_MS, host: 5 * MINUTE_MS };

/** A duration in seconds, rounded down to whole minutes, hours or days. */
export const wholeSeconds = (ms: number): number => {
  const unit = ms >= 2 * DAY_MS ? DAY_MS : ms >= 2 * HOUR_MS ? HOUR_MS : MINUTE_MS;
  return (Math.max(1, Math.floor(ms / unit)) * unit) / 1000;
};

/** NP-51: how long the table waits for its host, to the second. */
export const hostWait = (presence: Presence | undefined, language: Language): string =>
  inWords(Math.round((presence?.waits ?? WAITS).host / 1000), language);

/** When each player left, by this device's clock: from the server, or when this page first saw them gone. */
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

/**
 * When a bot may first answer for each player; undefined for a player who is connected and was not nudged.
 */
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

interface Absence {
  /** How long each player has been away; undefined for those who are connected or left a moment ago. */
  readonly away: readonly (number | undefined)[];
  /** When a bot may first answer for each player, by the clock of this device. */
  readonly botFrom: readonly (number | undefined)[];
}

export const useAbsence = (presence: Presence | undefined): Absence => {
  const left = useRef<readonly (number | undefined)[]>([]);
  const bots = useMemo(() => {
    if (!presence) return [];
    left.current = leftWhen(left.current, presence, Date.now());
    return botFrom(left.current, presence, Date.now());
  }, [presence]);
  useTick(left.current.some(defined), TICK_MS);
  const now = Date.now();
  const away = left.current.map(when =>
    when !== undefined && now - when >= MISSED_MS ? now - when : undefined,
  );
  return { away, botFrom: bots };
};
