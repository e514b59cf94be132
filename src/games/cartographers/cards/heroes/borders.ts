import type { Cells } from '../../board/cells.ts';
import { terrainTypes } from '../../board/land.ts';
import { award, edict, stars } from '../edict.ts';
import { completeLines } from '../figures.ts';

export const dwarvenholds = edict({
  id: 'dwarvenholds',
  rule: 'CH-113',
  name: { en: 'Dwarvenholds', fr: 'Bastions Nains' },
  suit: 'borders',
  solo: 28,
  values: { printed: { stars: 7 }, 'rulebook-en': { stars: 8 } },
  text: values => ({
    en: `${stars(values.stars).en} for each row and each column with a mountain in it and no empty space.`,
    fr: `${stars(values.stars).fr} par ligne et par colonne sans case vide où se dresse une montagne.`,
  }),
  score: (land, values) =>
    completeLines(land)
      .filter(line => line.meets(land.mountain))
      .map(line => award(values.stars, line)),
});

export const silos = edict({
  id: 'silos',
  rule: 'CH-114',
  name: { en: 'Silos', fr: 'Silos' },
  suit: 'borders',
  solo: 30,
  values: { printed: { stars: 10 } },
  text: values => ({
    en: `${stars(values.stars).en} for each odd-numbered column without an empty space, counted from the left.`,
    fr: `${stars(values.stars).fr} par colonne impaire sans case vide, en comptant depuis la gauche.`,
  }),
  score: (land, values) =>
    land.filled
      .byColumn()
      .filter((column, c) => c % 2 === 0 && column.size === land.grid.height)
      .map(column => award(values.stars, column)),
});

export const bandedHills = edict({
  id: 'banded-hills',
  rule: 'CH-115',
  name: { en: 'Banded Hills', fr: 'Collines Tortueuses' },
  suit: 'borders',
  solo: 28,
  values: {
    printed: { stars: 4, types: 5, complete: 0 },
    'rulebook-en': { stars: 3, types: 5, complete: 1 },
  },
  text: ({ stars: n, types, complete }) => ({
    en: `${stars(n).en} for each row ${complete ? 'without an empty space and ' : ''}with at least ${types} types of terrain.`,
    fr: `${stars(n).fr} par ligne ${complete ? 'sans case vide et ' : ''}avec au moins ${types} types de terrain.`,
  }),
  score: (land, { stars, types, complete }) => {
    const typesIn = (row: Cells) => terrainTypes(land).filter(type => row.meets(type)).length;
    const rows = land.filled.rowsWith(complete ? land.grid.width : types);
    return rows.filter(row => typesIn(row) >= types).map(row => award(stars, row));
  },
});

export const starlitSigil = edict({
  id: 'starlit-sigil',
  rule: 'CH-116',
  name: { en: 'Starlit Sigil', fr: 'Sceau Étoilé' },
  suit: 'borders',
  solo: 30,
  values: { printed: { stars: 4, size: 3 } },
  text: values => ({
    en: `${stars(values.stars).en} for each group of exactly ${values.size} connected empty spaces.`,
    fr: `${stars(values.stars).fr} par région d’exactement ${values.size} cases vides.`,
  }),
  score: (land, values) =>
    land.empty
      .regions()
      .filter(hollow => hollow.size === values.size)
      .map(hollow => award(values.stars, hollow)),
});

export const HEROES_BORDERS = [dwarvenholds, silos, bandedHills, starlitSigil];
