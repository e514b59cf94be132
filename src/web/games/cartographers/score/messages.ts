import { SEASON_WORDS } from '../../../../games/cartographers/ui.ts';

export const SCORE_WORDS = {
  en: {
    seasons: SEASON_WORDS.en,
    coins: 'Coins',
    monsters: 'Monsters',
    total: 'Total',
    sum: 'Season’s total',
    earlier: 'Earlier seasons',
    stars: (n: string, isOne: boolean) => `${n} ${isOne ? 'star' : 'stars'}`,
    row: (letter: string) => `Row ${letter}`,
    column: (number: string) => `Column ${number}`,
    andMore: (names: string, n: string) => `${names} and ${n} more`,
    whose: 'Whose map',
  },
  fr: {
    seasons: SEASON_WORDS.fr,
    coins: 'Pièces',
    monsters: 'Monstres',
    total: 'Total',
    sum: 'Total de la saison',
    earlier: 'Saisons passées',
    stars: (n: string, isOne: boolean) => `${n} ${isOne ? 'étoile' : 'étoiles'}`,
    row: (letter: string) => `Ligne ${letter}`,
    column: (number: string) => `Colonne ${number}`,
    andMore: (names: string, n: string) => `${names} et ${n} de plus`,
    whose: 'À qui est la feuille',
  },
};
