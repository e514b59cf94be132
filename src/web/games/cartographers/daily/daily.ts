import { type GivenSeed, hashSeed, parseSeed } from '../../../../engine/random.ts';
import type { Head } from '../../../../engine/store.ts';
import { isoDay, today } from '../../../today.ts';

/** The daily map: the base game, solo, on sheet A, with the same cards for everyone on one day (UTC). */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days up to and including today, the newest first. */
export const lastDays = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => isoDay(Date.now() - i * DAY_MS));

export const dailySeed = (day: string): GivenSeed => parseSeed(`daily ${day}`);

/** About three years. Games on older daily maps are listed like games with a known seed. */
const MOST_DAYS = 1100;
let known = { on: '', days: new Map<string, string>() };

/** Days by the hash of their seed. Includes tomorrow, because a clock may be a day ahead. */
const dayBySeed = (): ReadonlyMap<string, string> => {
  if (known.on !== today()) {
    const days = [isoDay(Date.now() + DAY_MS), ...lastDays(MOST_DAYS)];
    known = { on: today(), days: new Map(days.map(day => [hashSeed(dailySeed(day).seed), day])) };
  }
  return known.days;
};

/** The day of the daily map that a game is played on; undefined for any other game. */
export const dayOf = ({
  openSeed,
  seats,
  config,
  seedHash,
}: Pick<Head, 'openSeed' | 'seats' | 'config' | 'seedHash'>): string | undefined =>
  openSeed && seats.length === 1 && Object.keys(config).length === 0 ? dayBySeed().get(seedHash) : undefined;
