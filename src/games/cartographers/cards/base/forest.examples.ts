import type { Examples } from '../example.ts';

/** Examples for CA-101 to CA-104. */
export const BASE_FOREST_EXAMPLES = {
  'sentinel-wood': [
    {
      stars: 3,
      says: { en: 'a corner counts once', fr: 'un coin ne compte qu’une fois' },
      drawing: `
        F F .
        . . .
        . . F`,
    },
    {
      stars: 0,
      says: { en: 'a forest inside the map earns nothing', fr: 'une forêt à l’intérieur ne rapporte rien' },
      drawing: `
        . . .
        . F .
        . . .`,
    },
    {
      stars: 8,
      says: {
        en: 'all forest: only the middle is not on the edge',
        fr: 'tout en forêt\u202f: seul le milieu n’est pas au bord',
      },
      drawing: `
        F F F
        F F F
        F F F`,
    },
    {
      stars: 1,
      says: {
        en: 'only the edge spaces of a cluster count',
        fr: 'seules les cases au bord d’une région comptent',
      },
      drawing: `
        . F .
        . F .
        . . .`,
    },
    {
      stars: 1,
      says: { en: 'only forest counts', fr: 'seules les forêts comptent' },
      drawing: `
        F V .
        . . .
        . . ^`,
    },
  ],
  greenbough: [
    {
      stars: 4,
      says: { en: 'two rows and two columns', fr: 'deux lignes et deux colonnes' },
      drawing: `
        F . .
        . . .
        . . F`,
    },
    {
      stars: 0,
      says: { en: 'no forest, no star', fr: 'pas de forêt, pas d’étoile' },
      drawing: `
        . V .
        W . A
        . . .`,
    },
    {
      stars: 2,
      says: {
        en: 'one space counts for its row and its column',
        fr: 'une case compte pour sa ligne et sa colonne',
      },
      drawing: `
        . . .
        . F .
        . . .`,
    },
    {
      stars: 4,
      says: {
        en: 'more forest in the same lines adds nothing',
        fr: 'd’autres forêts dans les mêmes lignes n’ajoutent rien',
      },
      drawing: `
        F F .
        F F .
        . . .`,
    },
    {
      stars: 4,
      says: { en: 'one row and three columns', fr: 'une ligne et trois colonnes' },
      drawing: `
        F F F
        . . .
        . . .`,
    },
  ],
  treetower: [
    {
      stars: 1,
      says: { en: 'filled on all four sides', fr: 'les quatre côtés sont remplis' },
      drawing: `
        . V .
        W F A
        . ^ .`,
    },
    {
      stars: 0,
      says: { en: 'one side is open', fr: 'un côté est ouvert' },
      drawing: `
        . V .
        W F .
        . A .`,
    },
    {
      stars: 1,
      says: { en: 'the edge closes a side', fr: 'le bord ferme un côté' },
      drawing: `
        F V .
        A . .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'unfilled ruins leave the side open', fr: 'une ruine non remplie laisse le côté ouvert' },
      drawing: `
        . V .
        W F R
        . A .`,
    },
    {
      stars: 1,
      says: {
        en: 'wasteland and destroyed spaces close a side',
        fr: 'terre désolée et case détruite ferment un côté',
      },
      drawing: `
        . V .
        W F X
        . # .`,
    },
    {
      stars: 1,
      says: { en: 'the villages around it do not count', fr: 'les villages autour ne comptent pas' },
      drawing: `
        F V V
        V V .
        V . .`,
    },
  ],
  'stoneside-forest': [
    {
      stars: 6,
      says: { en: 'one forest cluster joins two mountains', fr: 'une région de forêts relie deux montagnes' },
      drawing: `
        ^ F F ^
        . . . .`,
    },
    {
      stars: 0,
      says: { en: 'a single mountain is joined to nothing', fr: 'une montagne seule n’est reliée à rien' },
      drawing: `
        ^ F F .
        . . . .`,
    },
    {
      stars: 9,
      says: { en: 'one cluster beside three mountains', fr: 'une région adjacente à trois montagnes' },
      drawing: `
        ^ F ^
        . F .
        . ^ .`,
    },
    {
      stars: 9,
      says: {
        en: 'the mountain between two clusters counts once',
        fr: 'la montagne entre deux régions ne compte qu’une fois',
      },
      drawing: `
        ^ F ^ F ^
        . . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'mountains side by side need a forest too',
        fr: 'des montagnes adjacentes ont aussi besoin d’une forêt',
      },
      drawing: `
        ^ ^ .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        ^ F .
        . . ^`,
    },
    {
      stars: 6,
      says: { en: 'away from the edge too', fr: 'loin du bord aussi' },
      drawing: `
        . . . . .
        . ^ F ^ .
        . . . . .`,
    },
  ],
} as const satisfies Examples;
