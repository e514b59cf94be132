import type { Examples } from '../example.ts';

/** CA-101 to CA-104 */
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
  ],
} as const satisfies Examples;
