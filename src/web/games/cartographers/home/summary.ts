import type { Seat } from '../../../../engine/game.ts';
import { date, say, text } from '../../../i18n.ts';
import { plainSummary, type SalvagedGame, type Summary } from '../../summary.ts';
import type { StoredMapSummary } from '../stored-summary.ts';
import { SUMMARY_WORDS } from './summary-messages.ts';

const dayName = (day: string): string => date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** The letter of a printed sheet, or the name of a map file. */
export const mapName = (map: StoredMapSummary['map']): string =>
  typeof map === 'string' ? say(SUMMARY_WORDS).sheet(map) : text(map.name);

/** "Daily map, Nov 17, 2026" */
export const dailyName = (day: string): string => say(SUMMARY_WORDS).daily(dayName(day));

/** The seat of this device with the most stars; games saved by earlier versions may not know the stars of each seat. */
const shownSeat = ({ mine, gist }: SalvagedGame): Seat | undefined => {
  const { totals = [] } = (gist as StoredMapSummary).ended ?? {};
  return mine.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))[0];
};

/** The stars of a seat; undefined where they are not known. */
const starsAt = ({ mine, head, gist }: SalvagedGame, seat: Seat | undefined): number | undefined => {
  const { stars, ended } = gist as StoredMapSummary;
  if (seat === undefined) return undefined;
  return ended?.totals[seat] ?? (mine.length === head.seats.length ? stars : undefined);
};

/** The summary of a saved game. */
export const summaryOf = (kept: SalvagedGame, day?: string): Summary => {
  const { game, map, season } = kept.gist as StoredMapSummary;
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
