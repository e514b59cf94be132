import { say, text } from '../../../say.ts';
import { type KeptSound, plainSummary, type Summary } from '../../summary.ts';
import type { MapGist } from '../gist.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

/** The letter of a printed sheet, or the name of a map file. */
export const mapName = (map: MapGist['map']): string =>
  typeof map === 'string' ? say(SUMMARY_WORDS).sheet(map) : text(map.name);

/** What is said of a kept game. */
export const summaryOf = (kept: KeptSound): Summary => {
  const { game, map, season, stars = 0 } = kept.gist as MapGist;
  return {
    ...plainSummary(kept),
    title: () => `${say(SUMMARY_WORDS).sets[game]}, ${mapName(map)}`,
    progress: () => (kept.isOver ? say(SUMMARY_WORDS).over(stars) : say(SUMMARY_WORDS).seasons[season]!),
  };
};
