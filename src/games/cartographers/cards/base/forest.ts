import { Cells } from '../../board/cells.ts';
import { award, awardEach, edict, stars } from '../edict.ts';

export const sentinelWood = edict({
  id: 'sentinel-wood',
  rule: 'CA-101',
  name: { en: 'Sentinel Wood', fr: 'Sentinel Wood' },
  gloss: 'Bois de la Sentinelle',
  suit: 'forest',
  solo: 25,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `${stars(values.stars).en} for each forest space on the edge of the map.`,
    fr: `${stars(values.stars).fr} par case Forêt au bord de la feuille.`,
  }),
  score: (land, values) => [awardEach(values.stars, land.forest.and(land.edge))],
});

export const greenbough = edict({
  id: 'greenbough',
  rule: 'CA-102',
  name: { en: 'Greenbough', fr: 'Greenbough' },
  gloss: 'Rameau vert',
  suit: 'forest',
  solo: 22,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `${stars(values.stars).en} for each row and each column that holds forest.`,
    fr: `${stars(values.stars).fr} par ligne et par colonne où se trouve une forêt.`,
  }),
  score: (land, values) =>
    [...land.forest.rowsWith(1), ...land.forest.columnsWith(1)].map(line => award(values.stars, line)),
});

export const treetower = edict({
  id: 'treetower',
  rule: 'CA-103',
  name: { en: 'Treetower', fr: 'Treetower' },
  gloss: 'Arbre-tour',
  suit: 'forest',
  solo: 17,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `${stars(values.stars).en} for each forest space with no empty space beside it.`,
    fr: `${stars(values.stars).fr} par case Forêt sans aucune case vide adjacente.`,
  }),
  score: (land, values) => [awardEach(values.stars, land.forest.enclosedBy(land.filled))],
});

export const stonesideForest = edict({
  id: 'stoneside-forest',
  rule: 'CA-104',
  name: { en: 'Stoneside Forest', fr: 'Stoneside Forest' },
  gloss: 'Forêt à flanc de roche',
  suit: 'forest',
  solo: 18,
  values: { printed: { stars: 3 } },
  text: values => ({
    en: `${stars(values.stars).en} for each mountain that shares a forest cluster with another mountain.`,
    fr: `${stars(values.stars).fr} par montagne qu’une région de forêts relie à une autre montagne.`,
  }),
  score: (land, values) => {
    const links = land.forest.regions().filter(wood => land.mountain.beside(wood).size > 1);
    const forest = Cells.union(land.grid, links);
    const chains = forest.or(land.mountain.beside(forest)).regions();
    return chains.map(chain => award(values.stars * chain.and(land.mountain).size, chain));
  },
});

export const BASE_FOREST = [sentinelWood, greenbough, treetower, stonesideForest];
