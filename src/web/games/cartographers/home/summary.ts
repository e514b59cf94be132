import type { Seat } from '../../../../engine/game.ts';
import { date, say, text } from '../../../say.ts';
import { type KeptSound, plainSummary, type Summary } from '../../summary.ts';
import type { MapGist } from '../gist.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

const dayName = (day: string): string => date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** The letter of a printed sheet, or the name of a map file. */
export const mapName = (map: MapGist['map']): string =>
  typeof map === 'string' ? say(SUMMARY_WORDS).sheet(map) : text(map.name);

/** "Daily map, Nov 17, 2026" */
export const dailyName = (day: string): string => say(SUMMARY_WORDS).daily(dayName(day));

/** The seat of this device with the most stars; games saved by earlier versions may not know the stars of each seat. */
const shownSeat = ({ mine, gist }: KeptSound): Seat | undefined => {
  const { totals = [] } = (gist as MapGist).ended ?? {};
  return mine.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))[0];
};

/** The stars of a seat; undefined where they are not known. */
const starsAt = ({ mine, head, gist }: KeptSound, seat: Seat | undefined): number | undefined => {
  const { stars, ended } = gist as MapGist;
  if (seat === undefined) return undefined;
  return ended?.totals[seat] ?? (mine.length === head.seats.length ? stars : undefined);
};

/** The summary of a saved game. */
export const summaryOf = (kept: KeptSound, day?: string): Summary => {
  const { game, map, season } = kept.gist as MapGist;
  const seat = shownSeat(kept);
  return {
    ...plainSummary(kept),
    seat,
    day,
    title: () => (day ? dailyName(day) : `${say(SUMMARY_WORDS).sets[game]}, ${mapName(map)}`),
    progress: () =>
      kept.isOver ? say(SUMMARY_WORDS).over(starsAt(kept, seat)) : say(SUMMARY_WORDS).seasons[season]!,
  };
};
