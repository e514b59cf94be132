import type { Examples } from '../example.ts';

/** Examples for CA-109 to CA-112. */
export const BASE_VILLAGE_EXAMPLES = {
  wildholds: [
    {
      stars: 8,
      says: { en: 'a cluster of six', fr: 'une région de six' },
      drawing: `
        V V V
        V V V
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'five spaces are too few', fr: 'cinq cases, c’est trop peu' },
      drawing: `
        V V V
        V V .
        . . .`,
    },
    {
      stars: 8,
      says: { en: 'twelve spaces are worth no more', fr: 'douze cases ne valent pas plus' },
      drawing: `
        V V V V
        V V V V
        V V V V`,
    },
    {
      stars: 0,
      says: { en: 'touching at a corner doesn’t connect', fr: 'un contact par un coin ne relie pas' },
      drawing: `
        V V V .
        . . . V
        . . . V
        . . . V`,
    },
    {
      stars: 16,
      says: { en: 'two clusters of six', fr: 'deux régions de six' },
      drawing: `
        V V V
        V V V
        . . .
        V V V
        V V V`,
    },
    {
      stars: 0,
      says: {
        en: 'other terrain does not add to the size',
        fr: 'les autres terrains n’agrandissent pas la région',
      },
      drawing: `
        V V V
        F F F
        . . .`,
    },
  ],
  'great-city': [
    {
      stars: 3,
      says: { en: 'the largest cluster counts', fr: 'la plus grande région compte' },
      drawing: `
        V V V
        . . .
        V V .`,
    },
    {
      stars: 3,
      says: { en: 'anywhere on the map', fr: 'où qu’elle soit sur la feuille' },
      drawing: `
        V V .
        . . .
        V V V`,
    },
    {
      stars: 0,
      says: { en: 'beside a mountain', fr: 'adjacente à une montagne' },
      drawing: `
        V V ^
        . . .
        . . .`,
    },
    {
      stars: 2,
      says: { en: 'a tie: one of the two counts', fr: 'égalité\u202f: une des deux compte' },
      drawing: `
        V V .
        . . .
        . V V`,
    },
    {
      stars: 2,
      says: { en: 'the largest of those without a mountain', fr: 'la plus grande de celles sans montagne' },
      drawing: `
        ^ V V V
        . . . .
        V V . .`,
    },
    {
      stars: 0,
      says: {
        en: 'house rule: only the very largest',
        fr: 'règle maison\u202f: seulement la plus grande de toutes',
      },
      house: { greatCity: 'largestOnly' },
      drawing: `
        ^ V V V
        . . . .
        V V . .`,
    },
    {
      stars: 2,
      says: {
        en: 'house rule: one of the largest has no mountain',
        fr: 'règle maison\u202f: une des plus grandes est sans montagne',
      },
      house: { greatCity: 'largestOnly' },
      drawing: `
        ^ V V
        . . .
        V V .`,
    },
    {
      stars: 2,
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        ^ . .
        . V V
        . . .`,
    },
  ],
  'greengold-plains': [
    {
      stars: 3,
      says: { en: 'forest, water and mountain', fr: 'forêt, lac et montagne' },
      drawing: `
        F V W
        . ^ .`,
    },
    {
      stars: 0,
      says: { en: 'two types only', fr: 'deux types seulement' },
      drawing: `
        F V F
        . W .`,
    },
    {
      stars: 3,
      says: { en: 'six types are worth no more', fr: 'six types ne valent pas plus' },
      drawing: `
        ^ V M
        F V W
        H V A`,
    },
    {
      stars: 0,
      says: {
        en: 'wasteland and destroyed spaces don’t count as terrain types',
        fr: 'terre désolée et case détruite ne sont pas des types',
      },
      drawing: `
        # V X
        F V W
        . . .`,
    },
    {
      stars: 3,
      says: {
        en: 'filled ruins count as what is drawn on them',
        fr: 'une ruine remplie compte comme son terrain',
      },
      drawing: `
        f V w
        . a .`,
    },
    {
      stars: 6,
      says: { en: 'one farm counts for two clusters', fr: 'une ferme compte pour deux régions' },
      drawing: `
        F V A V F
        . W . W .`,
    },
  ],
  shieldgate: [
    {
      stars: 4,
      says: {
        en: 'the second largest cluster has two spaces',
        fr: 'la deuxième plus grande région a deux cases',
      },
      drawing: `
        V V V
        . . .
        V V .`,
    },
    {
      stars: 4,
      says: { en: 'anywhere on the map', fr: 'où qu’elle soit sur la feuille' },
      drawing: `
        V V .
        . . .
        V V V`,
    },
    {
      stars: 0,
      says: { en: 'no second cluster', fr: 'pas de deuxième région' },
      drawing: `
        V V V
        . . .
        . . .`,
    },
    {
      stars: 4,
      says: { en: 'a tie: the second of the two', fr: 'égalité\u202f: la deuxième des deux' },
      drawing: `
        V V . V V
        . . . . .
        V . . . .`,
    },
    {
      stars: 2,
      says: {
        en: 'house rule: the next size after a tie',
        fr: 'règle maison\u202f: la taille suivante après une égalité',
      },
      house: { shieldgateTie: 'next' },
      drawing: `
        V V . V V
        . . . . .
        V . . . .`,
    },
    {
      stars: 0,
      says: { en: 'house rule: no smaller cluster', fr: 'règle maison\u202f: pas de région plus petite' },
      house: { shieldgateTie: 'next' },
      drawing: `
        V V .
        . . .
        V V .`,
    },
    {
      stars: 4,
      says: { en: 'a mountain does not matter', fr: 'une montagne ne change rien' },
      drawing: `
        V V V
        . . .
        V V ^`,
    },
    {
      stars: 4,
      says: {
        en: 'house rule: the next size, not the smallest',
        fr: 'règle maison\u202f: la taille suivante, pas la plus petite',
      },
      house: { shieldgateTie: 'next' },
      drawing: `
        V V V . V V V
        . . . . . . .
        V V . V . . .`,
    },
  ],
} as const satisfies Examples;
