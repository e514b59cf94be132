import { SEASON_WORDS } from '../../../../games/cartographers/ui.ts';
import { number, plural } from '../../../i18n.ts';

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
