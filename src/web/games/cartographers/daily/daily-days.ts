import type { SavedGame } from '../../../store.ts';
import { mapSummary } from '../stored-summary.ts';
import { dayOf, lastDays } from './daily.ts';

/** The player's result on the daily map of one day. */
export interface Day {
  readonly day: string;
  /** The most stars of the day's finished games; undefined if none is finished. */
  readonly stars: number | undefined;
  /** The game to open for that day: the unfinished one, otherwise the one with the most stars. */
  readonly id: string | undefined;
  readonly isBegun: boolean;
}

/** The list shows this many days. Older days are added if they were played. */
const OFFERED = 30;

const dayWith = (day: string, played: readonly SavedGame[]): Day => {
  const starsOf = ({ gist }: SavedGame): number => (gist && mapSummary(gist).stars) ?? 0;
  const [best] = played.filter(({ isOver }) => isOver).toSorted((a, b) => starsOf(b) - starsOf(a));
  const begun = played.find(({ isOver }) => !isOver);
  return {
    day,
    stars: best && starsOf(best),
    id: (begun ?? best)?.id,
    isBegun: begun !== undefined,
  };
};

/** The most recent days and every older day that was played, the newest first. */
export const daysIn = (games: readonly SavedGame[]): readonly Day[] => {
  const played = new Map<string, SavedGame[]>(lastDays(OFFERED).map(day => [day, []]));
  for (const kept of games) {
    const day = kept.game === 'cartographers' && kept.head && kept.gist ? dayOf(kept.head) : undefined;
    if (day) played.set(day, [...(played.get(day) ?? []), kept]);
  }
  return [...played].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([day, kept]) => dayWith(day, kept));
};

/** How many days in a row have a finished map. An unfinished map of today doesn't end the streak. */
export const streakOf = (days: readonly Day[]): number => {
  const done = new Set(days.filter(({ stars }) => stars !== undefined).map(({ day }) => day));
  const [now, ...before] = lastDays(days.length + 1);
  const gap = before.findIndex(day => !done.has(day));
  return (gap === -1 ? before.length : gap) + (done.has(now!) ? 1 : 0);
};
