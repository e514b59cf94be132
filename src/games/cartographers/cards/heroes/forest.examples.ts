import type { Examples } from '../example.ts';

/** Examples for CH-101 to CH-104. */
export const HEROES_FOREST_EXAMPLES = {
  'faunlost-thicket': [
    {
      stars: 6,
      says: { en: 'three in a column', fr: 'trois dans une colonne' },
      drawing: `
        F . .
        F . .
        F . .`,
    },
    {
      stars: 0,
      says: { en: 'no forest, no star', fr: 'pas de forêt, pas d’étoile' },
      drawing: `
        V . .
        W . .
        . . .`,
    },
    {
      stars: 4,
      says: { en: 'an equal line adds nothing', fr: 'une suite égale n’ajoute rien' },
      drawing: `
        F . F
        F . F
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'a row is only one space high', fr: 'une ligne n’a qu’une case de haut' },
      drawing: `
        F F F
        . . .
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'a destroyed space breaks the line', fr: 'une case détruite interrompt la suite' },
      drawing: `
        F . .
        X . .
        F . .`,
    },
  ],
  deepwood: [
    {
      stars: 6,
      says: { en: 'five spaces, no village', fr: 'cinq cases, pas de village' },
      drawing: `
        F F F
        F F .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'four spaces are too few', fr: 'quatre cases, c’est trop peu' },
      drawing: `
        F F .
        F F .
        . . .`,
    },
    {
      stars: 6,
      says: { en: 'ten spaces are worth no more', fr: 'dix cases ne valent pas plus' },
      drawing: `
        F F F F F
        F F F F F`,
    },
    {
      stars: 0,
      says: { en: 'an adjacent village spoils it', fr: 'un village adjacent gâche tout' },
      drawing: `
        F F F
        F F V
        . . .`,
    },
    {
      stars: 6,
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        F F F .
        F F . .
        . . V .`,
    },
    {
      stars: 0,
      says: {
        en: 'other terrain does not add to the size',
        fr: 'les autres terrains n’agrandissent pas la région',
      },
      drawing: `
        F F F
        A A .
        . . .`,
    },
  ],
  'heart-of-the-forest': [
    {
      stars: 2,
      says: { en: 'forest on all four sides', fr: 'de la forêt sur les quatre côtés' },
      drawing: `
        . F .
        F F F
        . F .`,
    },
    {
      stars: 3,
      says: { en: 'the English rulebook gives more', fr: 'le livret anglais donne plus' },
      edition: 'rulebook-en',
      drawing: `
        . F .
        F F F
        . F .`,
    },
    {
      stars: 2,
      says: { en: 'the edge closes a side', fr: 'le bord ferme un côté' },
      drawing: `
        F F .
        F . .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'one side is open', fr: 'un côté est ouvert' },
      drawing: `
        . F .
        F F .
        . F .`,
    },
    {
      stars: 0,
      says: { en: 'other terrain does not close a side', fr: 'un autre terrain ne ferme pas un côté' },
      drawing: `
        F F .
        V . .
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'a village amid forest does not count',
        fr: 'un village au milieu des forêts ne compte pas',
      },
      drawing: `
        . F .
        F V F
        . F .`,
    },
  ],
  'sleepy-valley': [
    {
      stars: 4,
      says: { en: 'three in a row, apart or not', fr: 'trois sur une ligne, séparées ou non' },
      drawing: `
        F . F . F
        . . . . .`,
    },
    {
      stars: 0,
      says: { en: 'two are too few', fr: 'deux, c’est trop peu' },
      drawing: `
        F F . . .
        . . . . .`,
    },
    {
      stars: 4,
      says: { en: 'a full row is worth no more', fr: 'une ligne pleine ne vaut pas plus' },
      drawing: `
        F F F F F
        . . . . .`,
    },
    {
      stars: 0,
      says: { en: 'columns do not count', fr: 'les colonnes ne comptent pas' },
      drawing: `
        F . .
        F . .
        F . .`,
    },
    {
      stars: 0,
      says: {
        en: 'other terrain does not fill up the row',
        fr: 'les autres terrains ne complètent pas la ligne',
      },
      drawing: `
        F F V
        . . .
        . . .`,
    },
  ],
} as const satisfies Examples;
