import type { Examples } from '../example.ts';

/** CA-105 to CA-108 */
export const BASE_FARM_WATER_EXAMPLES = {
  'canal-lake': [
    {
      stars: 4,
      says: {
        en: 'water beside three fields counts once',
        fr: 'l’eau à côté de trois champs compte une fois',
      },
      drawing: `
        . A .
        A W A
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'too far apart', fr: 'trop loin l’un de l’autre' },
      drawing: `
        A . W
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'one of each is enough', fr: 'un de chaque suffit' },
      drawing: `
        A W .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'a corner does not touch', fr: 'un coin ne touche pas' },
      drawing: `
        A . .
        . W .`,
    },
    {
      stars: 2,
      says: {
        en: 'beside other terrain, water and farm earn nothing',
        fr: 'à côté d’autres terrains, eau et champs ne rapportent rien',
      },
      drawing: `
        W A F W
        . . . V
        A V . .`,
    },
  ],
  'mages-valley': [
    {
      stars: 3,
      says: { en: 'water and field beside a mountain', fr: 'eau et champs à côté d’une montagne' },
      drawing: `
        . W .
        A ^ .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'corners do not touch', fr: 'les coins ne touchent pas' },
      drawing: `
        A . .
        . ^ .
        . . W`,
    },
    {
      stars: 2,
      says: {
        en: 'between two mountains water still counts once',
        fr: 'entre deux montagnes, l’eau compte une seule fois',
      },
      drawing: `
        ^ W ^
        . . .`,
    },
    {
      stars: 2,
      says: {
        en: 'only the space beside the mountain, not its cluster',
        fr: 'seule la case à côté de la montagne, pas son groupe',
      },
      drawing: `
        W W ^
        . . .`,
    },
    {
      stars: 1,
      says: { en: 'a farm beside forest earns nothing', fr: 'un champ à côté d’une forêt ne rapporte rien' },
      drawing: `
        ^ A F
        . . A
        . . .`,
    },
  ],
  'the-golden-granary': [
    {
      stars: 5,
      says: {
        en: 'a field on ruins, water on both sides',
        fr: 'un champ sur une ruine, de l’eau des deux côtés',
      },
      drawing: `
        W a W
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'a field beside ruins earns nothing', fr: 'un champ à côté d’une ruine ne rapporte rien' },
      drawing: `
        A R .
        . . .`,
    },
    {
      stars: 1,
      says: { en: 'unfilled ruins count as well', fr: 'une ruine non remplie compte aussi' },
      drawing: `
        W R .
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'water on ruins earns nothing by itself',
        fr: 'l’eau sur une ruine ne rapporte rien en soi',
      },
      drawing: `
        . w .
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'two ruins with water lie beside each other', fr: 'deux ruines sous l’eau sont voisines' },
      drawing: `
        w w .
        . . .`,
    },
    {
      stars: 1,
      says: { en: 'destroyed ruins are still ruins', fr: 'une ruine détruite reste une ruine' },
      drawing: `
        W x .
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'house rule: destroyed ruins are lost',
        fr: 'règle maison\u202f: une ruine détruite est perdue',
      },
      house: { destroyedRuins: 'lost' },
      drawing: `
        W x .
        . . .`,
    },
    {
      stars: 4,
      says: {
        en: 'house rule: only the destroyed ruins are lost',
        fr: 'règle maison\u202f: seule la ruine détruite est perdue',
      },
      house: { destroyedRuins: 'lost' },
      drawing: `
        . . . . .
        . W R . .
        . . . . .
        . a . x W
        . . . . .`,
    },
  ],
  'shoreside-expanse': [
    {
      stars: 6,
      says: { en: 'a field and a pond, far apart', fr: 'un champ et un étang, loin l’un de l’autre' },
      drawing: `
        . . . . .
        . A . . .
        . . . . .
        . . . W .
        . . . . .`,
    },
    {
      stars: 0,
      says: { en: 'each spoils the other', fr: 'chacun gâche l’autre' },
      drawing: `
        . . . .
        . A W .
        . . . .`,
    },
    {
      stars: 3,
      says: { en: 'a large cluster counts once', fr: 'un grand groupe compte une fois' },
      drawing: `
        . . . .
        . A A .
        . A A .
        . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'one space on the edge is enough to spoil it',
        fr: 'une case au bord suffit à tout perdre',
      },
      drawing: `
        . A . .
        . A . .
        . . . .`,
    },
    {
      stars: 6,
      says: { en: 'a corner does not touch', fr: 'un coin ne touche pas' },
      drawing: `
        . . . .
        . A . .
        . . W .
        . . . .`,
    },
    {
      stars: 3,
      says: {
        en: 'forest beside the lake does no harm, the edge does',
        fr: 'une forêt à côté du lac ne gêne pas, le bord si',
      },
      drawing: `
        W . . . .
        . . . . .
        . . W F .
        . . . . .`,
    },
  ],
} as const satisfies Examples;
