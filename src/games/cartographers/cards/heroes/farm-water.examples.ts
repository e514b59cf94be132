import type { Examples } from '../example.ts';

/** Examples for CH-105 to CH-108. */
export const HEROES_FARM_WATER_EXAMPLES = {
  craylund: [
    {
      stars: 7,
      says: { en: 'three water spaces beside a farm', fr: 'trois cases Lac adjacentes à une ferme' },
      drawing: `
        . W .
        W A W
        . . .`,
    },
    {
      stars: 6,
      says: { en: 'the English rulebook gives less', fr: 'le livret anglais donne moins' },
      edition: 'rulebook-en',
      drawing: `
        . W .
        W A W
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'two are too few', fr: 'deux, c’est trop peu' },
      drawing: `
        . . .
        W A W
        . . .`,
    },
    {
      stars: 7,
      says: { en: 'the lakes need not be connected', fr: 'les lacs peuvent être séparés' },
      drawing: `
        W . W
        A A A
        . W .`,
    },
    {
      stars: 0,
      says: {
        en: 'a water space with two contacts counts once',
        fr: 'une case Lac touchée deux fois compte une fois',
      },
      drawing: `
        A A .
        W A .
        . W .`,
    },
    {
      stars: 14,
      says: { en: 'one water space counts for two clusters', fr: 'un lac compte pour deux régions' },
      drawing: `
        W A W A W
        . W . W .`,
    },
    {
      stars: 0,
      says: { en: 'English rulebook: two are too few', fr: 'livret anglais\u202f: deux ne suffisent pas' },
      edition: 'rulebook-en',
      drawing: `
        W A W
        . . .
        . . .`,
    },
  ],
  'ulems-wallow': [
    {
      stars: 4,
      says: { en: 'two farm spaces beside water', fr: 'deux cases Ferme adjacentes à un lac' },
      drawing: `
        . A .
        A W .
        . . .`,
    },
    {
      stars: 3,
      says: { en: 'the English rulebook gives less', fr: 'le livret anglais donne moins' },
      edition: 'rulebook-en',
      drawing: `
        . A .
        A W .
        . . .`,
    },
    {
      stars: 0,
      says: { en: 'one is too few', fr: 'une seule, c’est trop peu' },
      drawing: `
        A W .
        . . .
        . . .`,
    },
    {
      stars: 4,
      says: { en: 'four are worth no more', fr: 'quatre ne valent pas plus' },
      drawing: `
        . A .
        A W A
        . A .`,
    },
    {
      stars: 0,
      says: { en: 'touching at a corner doesn’t count', fr: 'un contact par un coin ne compte pas' },
      drawing: `
        A . A
        . W .
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'only water spaces score, and only for farms beside them',
        fr: 'seul un lac marque, seules les fermes comptent',
      },
      drawing: `
        A F A
        . . .
        A W F`,
    },
    {
      stars: 0,
      says: {
        en: 'English rulebook: one farm is too few',
        fr: 'livret anglais\u202f: une ferme ne suffit pas',
      },
      edition: 'rulebook-en',
      drawing: `
        A W .
        . . .
        . . .`,
    },
  ],
  'clawsgrave-peaks': [
    {
      stars: 5,
      says: { en: 'water links a mountain to a farm', fr: 'un lac relie une montagne à une ferme' },
      drawing: `
        ^ W A
        . . .`,
    },
    {
      stars: 0,
      says: {
        en: 'a farm right beside the mountain isn’t a link',
        fr: 'une ferme collée à la montagne ne suffit pas',
      },
      drawing: `
        ^ A .
        W . .`,
    },
    {
      stars: 10,
      says: { en: 'one lake links two mountains', fr: 'un lac relie deux montagnes' },
      drawing: `
        ^ W ^
        . W .
        . A .`,
    },
    {
      stars: 5,
      says: {
        en: 'two lakes, one mountain: it counts once',
        fr: 'deux lacs, une montagne\u202f: elle compte une fois',
      },
      drawing: `
        A W ^ W A
        . . . . .`,
    },
    {
      stars: 0,
      says: { en: 'it must be one and the same lake', fr: 'il faut un seul et même lac' },
      drawing: `
        ^ W . W A
        . . . . .`,
    },
    {
      stars: 5,
      says: { en: 'away from the edge too', fr: 'loin du bord aussi' },
      drawing: `
        . . . . .
        . ^ W A .
        . . . . .`,
    },
  ],
  jorekburg: [
    {
      stars: 4,
      says: { en: 'one of each in the column', fr: 'un de chaque dans la colonne' },
      drawing: `
        A . .
        . . .
        W . .`,
    },
    {
      stars: 0,
      says: { en: 'two farms, but only one water space', fr: 'deux fermes, mais un seul lac' },
      drawing: `
        A . .
        A . .
        W . .`,
    },
    {
      stars: 8,
      says: { en: 'the order does not matter', fr: 'l’ordre ne compte pas' },
      drawing: `
        A W .
        . . .
        W A .`,
    },
    {
      stars: 0,
      says: {
        en: 'no farm and no water: the column does not count',
        fr: 'ni ferme ni lac\u202f: la colonne ne compte pas',
      },
      drawing: `
        V . .
        . . .
        F . .`,
    },
    {
      stars: 0,
      says: { en: 'rows do not count', fr: 'les lignes ne comptent pas' },
      drawing: `
        A W .
        . . .`,
    },
  ],
} as const satisfies Examples;
