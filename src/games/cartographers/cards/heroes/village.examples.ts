import type { Examples } from '../example.ts';

/** Examples for CH-109 to CH-112. */
export const HEROES_VILLAGE_EXAMPLES = {
  'traylo-monastery': [
    {
      stars: 7,
      says: { en: 'a straight line of four', fr: 'quatre cases alignées' },
      drawing: `
        V V V V
        . . . .`,
    },
    {
      stars: 7,
      says: { en: 'it need not reach the edge', fr: 'sans devoir atteindre le bord' },
      drawing: `
        . . . . . .
        . V V V V .
        . . . . . .`,
    },
    {
      stars: 0,
      says: { en: '2 × 3 has no line of four', fr: '2 × 3 n’a pas de ligne de quatre' },
      drawing: `
        V V V
        V V V
        . . .`,
    },
    {
      stars: 7,
      says: {
        en: 'two lines in one cluster count once',
        fr: 'deux lignes dans une région comptent une fois',
      },
      drawing: `
        V V V V
        V V V V`,
    },
    {
      stars: 0,
      says: { en: 'a bent line is not straight', fr: 'une ligne coudée n’est pas droite' },
      drawing: `
        V V V .
        . . V .
        . . V .`,
    },
    {
      stars: 6,
      says: {
        en: 'English rulebook: five or more on the edge',
        fr: 'livret anglais\u202f: cinq ou plus au bord',
      },
      edition: 'rulebook-en',
      drawing: `
        V V V
        V V V
        . . .`,
    },
    {
      stars: 6,
      says: {
        en: 'English rulebook: exactly five, one of them on the edge',
        fr: 'livret anglais\u202f: exactement cinq, dont une au bord',
      },
      edition: 'rulebook-en',
      drawing: `
        . V . .
        . V V .
        . V V .
        . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'English rulebook: a line of four is too small',
        fr: 'livret anglais\u202f: une ligne de quatre est trop petite',
      },
      edition: 'rulebook-en',
      drawing: `
        V V V V
        . . . .`,
    },
    {
      stars: 0,
      says: { en: 'English rulebook: not on the edge', fr: 'livret anglais\u202f: pas au bord' },
      edition: 'rulebook-en',
      drawing: `
        . . . . .
        . V V V .
        . V V V .
        . . . . .`,
    },
    {
      stars: 7,
      says: { en: 'a vertical line counts too', fr: 'à la verticale aussi' },
      drawing: `
        V .
        V .
        V .
        V .`,
    },
    {
      stars: 0,
      says: {
        en: 'other terrain does not lengthen the line',
        fr: 'les autres terrains n’allongent pas la ligne',
      },
      drawing: `
        V V F F
        . . . .`,
    },
    {
      stars: 14,
      says: {
        en: 'a forest between them does not join two clusters',
        fr: 'une forêt ne réunit pas deux régions',
      },
      drawing: `
        V V V V
        F . . .
        V V V V`,
    },
  ],
  'outer-enclave': [
    {
      stars: 6,
      says: { en: 'six empty spaces around it', fr: 'six cases vides autour' },
      drawing: `
        . . . .
        . V V .
        . . . .`,
    },
    {
      stars: 0,
      says: { en: 'no empty space around it', fr: 'aucune case vide autour' },
      drawing: `
        V F .
        F . .
        . . .`,
    },
    {
      stars: 3,
      says: { en: 'the better of two clusters', fr: 'la meilleure de deux régions' },
      drawing: `
        V . . .
        . . . .
        . . V V`,
    },
    {
      stars: 3,
      says: {
        en: 'an empty space in the bend counts once',
        fr: 'une case vide dans l’angle compte une fois',
      },
      drawing: `
        V V .
        V . .
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'unfilled ruins are empty', fr: 'des ruines non remplies sont vides' },
      drawing: `
        V R .
        . . .
        . . .`,
    },
  ],
  'gnomish-colony': [
    {
      stars: 6,
      says: { en: 'a full square', fr: 'un carré plein' },
      drawing: `
        V V .
        V V .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'a corner is missing', fr: 'il manque un coin' },
      drawing: `
        V V .
        V . .
        . . .`,
    },
    {
      stars: 6,
      says: {
        en: 'two squares in one cluster count once',
        fr: 'deux carrés dans une région comptent une fois',
      },
      drawing: `
        V V V
        V V V
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'a destroyed space breaks the square', fr: 'une case détruite casse le carré' },
      drawing: `
        V V .
        V X .
        . . .`,
    },
    {
      stars: 12,
      says: { en: 'two clusters with a square each', fr: 'deux régions avec chacune un carré' },
      drawing: `
        V V . V V
        V V . V V`,
    },
    {
      stars: 12,
      says: {
        en: 'a forest between them does not join two clusters',
        fr: 'une forêt ne réunit pas deux régions',
      },
      drawing: `
        V V F V V
        V V F V V`,
    },
  ],
  caravansary: [
    {
      stars: 4,
      says: { en: 'two rows and two columns', fr: 'deux lignes et deux colonnes' },
      drawing: `
        V V .
        V . .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'no village, no star', fr: 'pas de village, pas d’étoile' },
      drawing: `
        F . .
        . . .
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'one space: one row and one column', fr: 'une case\u202f: une ligne et une colonne' },
      drawing: `
        . . .
        . V .
        . . .`,
    },
    {
      stars: 5,
      says: { en: 'gaps inside do not matter', fr: 'les creux ne comptent pas' },
      drawing: `
        V . V
        V V V
        . . .`,
    },
    {
      stars: 3,
      says: { en: 'only one cluster counts', fr: 'une seule région compte' },
      drawing: `
        V V . .
        . . . .
        . . . V`,
    },
  ],
} as const satisfies Examples;
