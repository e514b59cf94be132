import { Cells } from '../../board/cells.ts';
import { award, awardEach, edict, stars } from '../edict.ts';

export const craylund = edict({
  id: 'craylund',
  rule: 'CH-105',
  name: { en: 'Craylund', fr: 'Champs de Craylund' },
  suit: 'farm-water',
  solo: 12,
  values: { printed: { stars: 7, water: 3 }, 'rulebook-en': { stars: 6, water: 3 } },
  text: values => ({
    en: `${stars(values.stars).en} for each farm cluster with at least ${values.water} water spaces beside it.`,
    fr: `${stars(values.stars).fr} par région de fermes bordée d’au moins ${values.water} cases Lac.`,
  }),
  score: (land, values) =>
    land.farm
      .regions()
      .filter(farms => land.water.beside(farms).size >= values.water)
      .map(farms => award(values.stars, farms)),
});

export const ulemsWallow = edict({
  id: 'ulems-wallow',
  rule: 'CH-106',
  name: { en: 'Ulem’s Wallow', fr: 'Marécages d’Ulem' },
  suit: 'farm-water',
  solo: 14,
  values: { printed: { stars: 4, farms: 2 }, 'rulebook-en': { stars: 3, farms: 2 } },
  text: values => ({
    en: `${stars(values.stars).en} for each water space with at least ${values.farms} farm spaces beside it.`,
    fr: `${stars(values.stars).fr} par case Lac bordée d’au moins ${values.farms} cases Ferme.`,
  }),
  score: (land, values) => [awardEach(values.stars, land.water.besideMany(land.farm, values.farms))],
});

export const clawsgravePeaks = edict({
  id: 'clawsgrave-peaks',
  rule: 'CH-107',
  name: { en: 'Clawsgrave Peaks', fr: 'Pics de Mortegriffe' },
  suit: 'farm-water',
  solo: 15,
  values: { printed: { stars: 5 } },
  text: values => ({
    en: `${stars(values.stars).en} for each mountain that shares a water cluster with a farm.`,
    fr: `${stars(values.stars).fr} par montagne qu’une région de lacs relie à une ferme.`,
  }),
  score: (land, values) => {
    const links = land.water.regions().filter(lake => lake.touches(land.farm));
    const water = Cells.union(land.grid, links);
    const chains = water.or(land.mountain.or(land.farm).beside(water)).regions();
    return chains.map(chain => award(values.stars * chain.and(land.mountain).size, chain));
  },
});

export const jorekburg = edict({
  id: 'jorekburg',
  rule: 'CH-108',
  name: { en: 'Jorekburg', fr: 'Bourg Jorek' },
  suit: 'farm-water',
  solo: 18,
  values: { printed: { stars: 4 } },
  text: values => ({
    en: `${stars(values.stars).en} for each column with as many farm as water spaces, at least one of each.`,
    fr: `${stars(values.stars).fr} par colonne qui compte autant de fermes que de lacs, au moins un de chaque.`,
  }),
  score: (land, values) =>
    land.farm
      .or(land.water)
      .columnsWith(2)
      .filter(column => column.and(land.farm).size === column.and(land.water).size)
      .map(column => award(values.stars, column)),
});

export const HEROES_FARM_WATER = [craylund, ulemsWallow, clawsgravePeaks, jorekburg];
