import { say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { type KeptSound, plainSummary, type Summary } from '../../summary.ts';
import type { MapGist } from '../gist.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** The letter of a printed sheet, or the name of a map file. */
export const mapName = (map: MapGist['map']): string =>
  typeof map === 'string' ? say(SUMMARY_WORDS).sheet(map) : text(map.name);

/** "Daily map, Nov 17, 2026" */
export const dailyName = (day: string): string => say(SUMMARY_WORDS).daily(dayName(day, language.value));

/** What is said of a kept game. */
export const summaryOf = (kept: KeptSound, day?: string): Summary => {
  const { game, map, season, stars = 0 } = kept.gist as MapGist;
  return {
    ...plainSummary(kept),
    day,
    title: () => (day ? dailyName(day) : `${say(SUMMARY_WORDS).sets[game]}, ${mapName(map)}`),
    progress: () => (kept.isOver ? say(SUMMARY_WORDS).over(stars) : say(SUMMARY_WORDS).seasons[season]!),
  };
};
