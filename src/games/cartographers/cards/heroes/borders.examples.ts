import type { Examples } from '../example.ts';

/** Examples for CH-113 to CH-116. */
export const HEROES_BORDERS_EXAMPLES = {
  dwarvenholds: [
    {
      stars: 7,
      says: { en: 'a complete row with a mountain', fr: 'une ligne complète avec une montagne' },
      drawing: `
        F ^ V
        . . .
        . . .`,
    },
    {
      stars: 8,
      says: { en: 'the English rulebook gives more', fr: 'le livret anglais donne plus' },
      edition: 'rulebook-en',
      drawing: `
        F ^ V
        . . .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'the complete row has no mountain', fr: 'la ligne complète n’a pas de montagne' },
      drawing: `
        F F V
        . ^ .
        . . .`,
    },
    {
      stars: 14,
      says: {
        en: 'a mountain counts for its row and its column',
        fr: 'une montagne compte pour sa ligne et sa colonne',
      },
      drawing: `
        . F .
        F ^ F
        . F .`,
    },
    {
      stars: 7,
      says: {
        en: 'two mountains in one line count once',
        fr: 'deux montagnes sur une ligne comptent une fois',
      },
      drawing: `
        ^ F ^
        . . .
        . . .`,
    },
    {
      stars: 7,
      says: { en: 'another mountain may be elsewhere', fr: 'une autre montagne peut se dresser ailleurs' },
      drawing: `
        ^ F V
        . . .
        . . ^`,
    },
  ],
  silos: [
    {
      stars: 10,
      says: { en: 'the first column', fr: 'la première colonne' },
      drawing: `
        F F .
        V V .
        A A .`,
    },
    {
      stars: 0,
      says: { en: 'the second column does not count', fr: 'la deuxième colonne ne compte pas' },
      drawing: `
        . F .
        . V .
        . A .`,
    },
    {
      stars: 20,
      says: {
        en: 'the last column counts if its number is odd',
        fr: 'la dernière colonne compte si son numéro est impair',
      },
      drawing: `
        F V A
        F V A
        F V A`,
    },
    {
      stars: 0,
      says: { en: 'unfilled ruins are empty', fr: 'des ruines non remplies sont vides' },
      drawing: `
        F . .
        R . .
        A . .`,
    },
    {
      stars: 0,
      says: { en: 'complete rows do not count', fr: 'les lignes complètes ne comptent pas' },
      drawing: `
        F V A
        . . .
        . . .`,
    },
    {
      stars: 10,
      says: {
        en: 'on a wide map, a column is shorter than a row',
        fr: 'sur une feuille large, une colonne est plus courte qu’une ligne',
      },
      drawing: `
        F . .
        V . .`,
    },
  ],
  'banded-hills': [
    {
      stars: 4,
      says: { en: 'five types in a row', fr: 'cinq types sur une ligne' },
      drawing: `
        F V A W ^ .
        . . . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'English rulebook: the row must be complete',
        fr: 'livret anglais\u202f: la ligne doit être complète',
      },
      edition: 'rulebook-en',
      drawing: `
        F V A W ^ .
        . . . . . .`,
    },
    {
      stars: 3,
      says: {
        en: 'English rulebook: complete, and five types',
        fr: 'livret anglais\u202f: complète, et cinq types',
      },
      edition: 'rulebook-en',
      drawing: `
        F V A W ^ W
        . . . . . .`,
    },
    {
      stars: 4,
      says: { en: 'all seven types are worth no more', fr: 'les sept types ne valent pas plus' },
      drawing: `
        F V A W M H ^
        . . . . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'wasteland and destroyed spaces aren’t types',
        fr: 'terres désolées et case détruite ne sont pas des types',
      },
      drawing: `
        F V A W # X
        . . . . . .`,
    },
    {
      stars: 0,
      says: { en: 'columns do not count', fr: 'les colonnes ne comptent pas' },
      drawing: `
        F .
        V .
        A .
        W .
        M .`,
    },
    {
      stars: 0,
      says: {
        en: 'a type in the next row does not count',
        fr: 'un type dans la ligne voisine ne compte pas',
      },
      drawing: `
        F V A W F
        M . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'English rulebook: complete, but four types',
        fr: 'livret anglais\u202f: complète, mais quatre types',
      },
      edition: 'rulebook-en',
      drawing: `
        F V A W
        . . . .`,
    },
  ],
  'starlit-sigil': [
    {
      stars: 4,
      says: { en: 'three empty spaces, enclosed', fr: 'trois cases vides, enfermées' },
      drawing: `
        . . F
        . F F
        F F F`,
    },
    {
      stars: 0,
      says: { en: 'two spaces are too few', fr: 'deux cases, c’est trop peu' },
      drawing: `
        . . F
        F F F
        F F F`,
    },
    {
      stars: 0,
      says: { en: 'four spaces are too many', fr: 'quatre cases, c’est trop' },
      drawing: `
        . . F
        . . F
        F F F`,
    },
    {
      stars: 4,
      says: { en: 'unfilled ruins are empty', fr: 'des ruines non remplies sont vides' },
      drawing: `
        . R .
        F F F
        F F F`,
    },
    {
      stars: 0,
      says: { en: 'touching at a corner doesn’t connect', fr: 'un contact par un coin ne relie pas' },
      drawing: `
        . . F
        F F .
        F F F`,
    },
    {
      stars: 8,
      says: { en: 'two groups of three', fr: 'deux régions de trois' },
      drawing: `
        . . .
        F F F
        . . .`,
    },
  ],
} as const satisfies Examples;
