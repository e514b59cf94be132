import { SEASON_WORDS } from '../../../../games/cartographers/ui.ts';

const en = {
  season: SEASON_WORDS.en,
  jump: 'Jump to a season',
  maps: 'Whose map',
  time: (now: number, all: number) => `Time ${now} of ${all}`,
  cards: 'This season’s cards',
  scores: 'Scores',
  standing: 'Right now',
  scored: 'scored',
  seat: 'Player',
  total: 'Total',
  coins: 'Coins',
  monsters: 'Monsters',
  light: (what: string) => `Show on the map: ${what}`,
};

const fr: typeof en = {
  season: SEASON_WORDS.fr,
  jump: 'Aller à une saison',
  maps: 'Quelle feuille',
  time: (now, all) => `Temps ${now} sur ${all}`,
  cards: 'Cartes de la saison',
  scores: 'Scores',
  standing: 'En ce moment',
  scored: 'déjà compté',
  seat: 'Joueur',
  total: 'Total',
  coins: 'Pièces',
  monsters: 'Monstres',
  light: what => `Montrer sur la feuille\u202f: ${what}`,
};

export const WORDS = { en, fr };
