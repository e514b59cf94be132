import type { Seat } from '../../../../engine/game.ts';
import { SEASON_WORDS } from '../../../../games/cartographers/ui.ts';
import { date, number, plural, say, text } from '../../../i18n.ts';
import { plainSummary, type SalvagedGame, type Summary } from '../../summary.ts';
import { mapSummary, type StoredMapSummary } from '../stored-summary.ts';

export const SUMMARY_WORDS = {
  en: {
    seasons: SEASON_WORDS.en,
    over: (stars?: number) =>
      stars === undefined ? 'Finished' : `Finished, ${number(stars)} ${plural(stars, 'star', 'stars')}`,
    sets: { base: 'Cartographers', heroes: 'Heroes', combined: 'Both boxes' },
    sheet: (letter: string) => `sheet ${letter}`,
    daily: (day: string) => `Daily map, ${day}`,
  },
  fr: {
    seasons: SEASON_WORDS.fr,
    over: (stars?: number) =>
      stars === undefined ? 'Terminée' : `Terminée, ${number(stars)} ${plural(stars, 'étoile', 'étoiles')}`,
    sets: { base: 'Cartographers', heroes: 'Heroes', combined: 'Les deux boîtes' },
    sheet: (letter: string) => `feuille ${letter}`,
    daily: (day: string) => `Défi du ${day}`,
  },
};

const dayName = (day: string): string => date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

/** The letter of a printed sheet, or the name of a map file. */
export const mapName = (map: StoredMapSummary['map']): string =>
  typeof map === 'string' ? say(SUMMARY_WORDS).sheet(map) : text(map.name);

/** The name of a daily map: "Daily map, Nov 17, 2026". */
export const dailyName = (day: string): string => say(SUMMARY_WORDS).daily(dayName(day));

/** The seat at this device with the most stars. Games from earlier versions may lack the stars of each seat. */
const shownSeat = ({ mine, gist }: SalvagedGame): Seat | undefined => {
  const { totals = [] } = mapSummary(gist).ended ?? {};
  return mine.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))[0];
};

/** The stars of a seat; undefined if they are unknown. */
const starsAt = ({ mine, head, gist }: SalvagedGame, seat: Seat | undefined): number | undefined => {
  const { stars, ended } = mapSummary(gist);
  if (seat === undefined) return undefined;
  return ended?.totals[seat] ?? (mine.length === head.seats.length ? stars : undefined);
};

/** The summary of a saved game for lists of games. */
export const summaryOf = (kept: SalvagedGame, day?: string): Summary => {
  const { game, map, season } = mapSummary(kept.gist);
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
