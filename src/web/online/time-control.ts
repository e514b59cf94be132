import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../engine/text.ts';
import { date } from '../i18n.ts';

/** Time per player for the whole game, and the increment per answer, in seconds. */
export interface TimeControl {
  readonly seconds: number;
  readonly increment: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The time controls on offer: live, or over days. */
export const TIME_CONTROLS: readonly TimeControl[] = [
  { seconds: 5 * MINUTE, increment: 10 },
  { seconds: 15 * MINUTE, increment: 20 },
  { seconds: HOUR, increment: 60 },
  { seconds: DAY, increment: 12 * HOUR },
  { seconds: 7 * DAY, increment: DAY },
];

/** Whether a game is played live, with all players present, instead of over days. */
export const isLive = ({ seconds }: Pick<TimeControl, 'seconds'>): boolean => seconds <= HOUR;

const UNITS = [
  { size: DAY, en: 'day', fr: 'jour' },
  { size: HOUR, en: 'hour', fr: 'heure' },
  { size: MINUTE, en: 'minute', fr: 'minute' },
  { size: 1, en: 'second', fr: 'seconde' },
] as const;

/** A duration as text, in the largest unit that leaves no remainder. */
export const inWords = (seconds: number, language: Language): string => {
  const { size, [language]: unit } =
    UNITS.find(each => seconds >= each.size && seconds % each.size === 0) ?? UNITS[3];
  const n = seconds / size;
  const isOne = language === 'fr' ? n < 2 : n === 1;
  return `${n}\u00a0${unit}${isOne ? '' : 's'}`;
};

const two = (n: number): string => String(n).padStart(2, '0');

const DAY_SIGNS = { en: 'd', fr: 'j' } as const;

/** The text of a clock: minutes and seconds; hours from one hour on; days and hours from one day on. */
export const onClock = (ms: number, language: Language): string => {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    const days = `${Math.floor(seconds / DAY)}\u00a0${DAY_SIGNS[language]}`;
    return hours === 0 ? days : `${days}\u00a0${hours}\u00a0h`;
  }
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor(seconds / MINUTE) % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % 60)}`;
};

/** When a message was sent: the time of day, with the date if it was not today. */
export const whenSent = (at: number, now: number, language: Language): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const style = { ...(isToday ? {} : { dateStyle: 'medium' as const }), timeStyle: 'short' as const };
  return date(at, style, language);
};

/** Renders the component every `ms` milliseconds while `isCounting`. */
export const useTick = (isCounting: boolean, ms: number): void => {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => tick(n => n + 1), ms);
    return () => clearInterval(timer);
  }, [isCounting, ms]);
};

/**
 * Whether to warn a player: below a tenth of their time or a minute (the longer of the two), but never above an
 * hour or half their time.
 */
export const isShort = (ms: number, { seconds }: TimeControl): boolean =>
  ms < 1000 * Math.min(HOUR, Math.max(MINUTE, seconds / 10), seconds / 2);
