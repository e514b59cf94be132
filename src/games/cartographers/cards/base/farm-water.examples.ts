import type { Examples } from '../example.ts';

/** Examples for CA-105 to CA-108. */
export const BASE_FARM_WATER_EXAMPLES = {
  'canal-lake': [
    {
      stars: 4,
      says: {
        en: 'water beside three farms counts once',
        fr: 'un lac adjacent à trois fermes compte une fois',
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
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        A . .
        . W .`,
    },
    {
      stars: 2,
      says: {
        en: 'beside other terrain, water and farm earn nothing',
        fr: 'adjacents à d’autres terrains, lacs et fermes ne rapportent rien',
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
      says: { en: 'water and a farm beside a mountain', fr: 'un lac et une ferme adjacents à une montagne' },
      drawing: `
        . W .
        A ^ .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        A . .
        . ^ .
        . . W`,
    },
    {
      stars: 2,
      says: {
        en: 'between two mountains, water still counts once',
        fr: 'entre deux montagnes, un lac compte une seule fois',
      },
      drawing: `
        ^ W ^
        . . .`,
    },
    {
      stars: 2,
      says: {
        en: 'only the space beside the mountain, not its cluster',
        fr: 'seule la case adjacente à la montagne, pas sa région',
      },
      drawing: `
        W W ^
        . . .`,
    },
    {
      stars: 1,
      says: {
        en: 'a farm beside forest earns nothing',
        fr: 'une ferme adjacente à une forêt ne rapporte rien',
      },
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
        en: 'a farm on ruins, water on both sides',
        fr: 'une ferme sur une ruine, un lac des deux côtés',
      },
      drawing: `
        W a W
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'a farm beside ruins earns nothing',
        fr: 'une ferme adjacente à une ruine ne rapporte rien',
      },
      drawing: `
        A R .
        . . .`,
    },
    {
      stars: 1,
      says: { en: 'unfilled ruins count too', fr: 'une ruine non remplie compte aussi' },
      drawing: `
        W R .
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'water on ruins alone earns nothing',
        fr: 'un lac sur une ruine ne rapporte rien en soi',
      },
      drawing: `
        . w .
        . . .`,
    },
    {
      stars: 2,
      says: {
        en: 'each water space is beside the other’s ruins',
        fr: 'chaque lac est adjacent à la ruine de l’autre',
      },
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
      says: { en: 'a farm and a lake, far apart', fr: 'une ferme et un lac, loin l’un de l’autre' },
      drawing: `
        . . . . .
        . A . . .
        . . . . .
        . . . W .
        . . . . .`,
    },
    {
      stars: 0,
      says: { en: 'they touch, so neither counts', fr: 'ils se touchent\u202f: aucun ne compte' },
      drawing: `
        . . . .
        . A W .
        . . . .`,
    },
    {
      stars: 3,
      says: { en: 'a large cluster counts once', fr: 'une grande région compte une fois' },
      drawing: `
        . . . .
        . A A .
        . A A .
        . . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'one space on the edge: the cluster does not count',
        fr: 'une case au bord\u202f: la région ne compte pas',
      },
      drawing: `
        . A . .
        . A . .
        . . . .`,
    },
    {
      stars: 6,
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        . . . .
        . A . .
        . . W .
        . . . .`,
    },
    {
      stars: 3,
      says: {
        en: 'forest beside the lake is fine, the edge isn’t',
        fr: 'une forêt adjacente au lac ne gêne pas, le bord si',
      },
      drawing: `
        W . . . .
        . . . . .
        . . W F .
        . . . . .`,
    },
  ],
} as const satisfies Examples;
