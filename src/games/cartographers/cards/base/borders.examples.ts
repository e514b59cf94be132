import type { Examples } from '../example.ts';

/** Examples for CA-113 to CA-116. */
export const BASE_BORDERS_EXAMPLES = {
  borderlands: [
    {
      stars: 6,
      says: { en: 'one complete row', fr: 'une ligne complète' },
      drawing: `
        F V A
        . . .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'a gap in each line', fr: 'un trou dans chaque ligne' },
      drawing: `
        F . A
        . . .
        . V .`,
    },
    {
      stars: 12,
      says: {
        en: 'one space counts for its row and its column',
        fr: 'une case compte pour sa ligne et sa colonne',
      },
      drawing: `
        . F .
        V A W
        . M .`,
    },
    {
      stars: 0,
      says: { en: 'unfilled ruins are empty', fr: 'une ruine non remplie est vide' },
      drawing: `
        F R A
        . . .
        . . .`,
    },
    {
      stars: 6,
      says: {
        en: 'mountain, wasteland and destroyed spaces are filled',
        fr: 'montagne, terre désolée et case détruite sont remplies',
      },
      drawing: `
        ^ # X
        . . .
        . . .`,
    },
    {
      stars: 6,
      says: {
        en: 'on a wide map, a column is shorter than a row',
        fr: 'sur une feuille large, une colonne est plus courte qu’une ligne',
      },
      drawing: `
        F F .
        F . .`,
    },
  ],
  'lost-barony': [
    {
      stars: 6,
      says: { en: 'a square of 2 × 2', fr: 'un carré de 2 × 2' },
      drawing: `
        F V .
        A W .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'nothing is filled', fr: 'rien n’est rempli' },
      drawing: `
        . . .
        . R .
        . . .`,
    },
    {
      stars: 3,
      says: { en: 'a lone mountain is a square of one', fr: 'une montagne seule est un carré d’une case' },
      drawing: `
        . . .
        . ^ .
        . . .`,
    },
    {
      stars: 6,
      says: {
        en: 'a long rectangle is only as good as its short side',
        fr: 'un long rectangle ne vaut que son petit côté',
      },
      drawing: `
        F F F F
        V V V V
        . . . .`,
    },
    {
      stars: 3,
      says: { en: 'a hole spoils the square', fr: 'un trou gâche le carré' },
      drawing: `
        F F F
        F . F
        F F F`,
    },
    {
      stars: 6,
      says: { en: 'only one square counts', fr: 'un seul carré compte' },
      drawing: `
        F F . V V
        F F . V V`,
    },
  ],
  'the-broken-road': [
    {
      stars: 3,
      says: { en: 'from the left edge to the bottom edge', fr: 'du bord gauche au bord inférieur' },
      drawing: `
        . . .
        F . .
        . F .`,
    },
    {
      stars: 0,
      says: { en: 'the other way does not count', fr: 'l’autre sens ne compte pas' },
      drawing: `
        . . F
        . F .
        . . .`,
    },
    {
      stars: 3,
      says: { en: 'the corner space is a whole diagonal', fr: 'la case du coin est une diagonale entière' },
      drawing: `
        . . .
        . . .
        F . .`,
    },
    {
      stars: 3,
      says: { en: 'from corner to corner, over a mountain', fr: 'd’un coin à l’autre, par une montagne' },
      drawing: `
        F . .
        . ^ .
        . . V`,
    },
    {
      stars: 0,
      says: { en: 'a diagonal that ends at the right edge', fr: 'une diagonale qui finit au bord droit' },
      drawing: `
        . F .
        . . F
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'on a narrow map, this one ends at the right edge',
        fr: 'sur une feuille étroite, celle-ci finit au bord droit',
      },
      drawing: `
        . . .
        F . .
        . F .
        . . F
        . . .`,
    },
    {
      stars: 3,
      says: {
        en: 'on a wide map, the last columns do not matter',
        fr: 'sur une feuille large, les dernières colonnes ne comptent pas',
      },
      drawing: `
        F . . . .
        . F . . .
        . . F . .`,
    },
    {
      stars: 0,
      says: {
        en: 'a diagonal that starts at the top edge',
        fr: 'une diagonale qui commence au bord supérieur',
      },
      drawing: `
        . F . . .
        . . F . .
        . . . F .`,
    },
  ],
  'the-cauldrons': [
    {
      stars: 1,
      says: { en: 'closed by terrain and the edge', fr: 'fermée par des terrains et le bord' },
      drawing: `
        . F .
        V . .
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'two empty spaces side by side stay open',
        fr: 'deux cases vides côte à côte restent ouvertes',
      },
      drawing: `
        . . F
        F F F
        F F F`,
    },
    {
      stars: 5,
      says: { en: 'the middle and four corners', fr: 'le milieu et les quatre coins' },
      drawing: `
        . F .
        F . F
        . F .`,
    },
    {
      stars: 1,
      says: { en: 'unfilled ruins can score', fr: 'une ruine non remplie peut compter' },
      drawing: `
        R W .
        A . .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'unfilled ruins leave the side open', fr: 'une ruine non remplie laisse le côté ouvert' },
      drawing: `
        . R F
        F F F
        F F F`,
    },
  ],
} as const satisfies Examples;
