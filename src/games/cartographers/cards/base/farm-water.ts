import type { Cells } from '../../board/cells.ts';
import { award, awardEach, edict, stars } from '../edict.ts';

export const canalLake = edict({
  id: 'canal-lake',
  rule: 'CA-105',
  name: { en: 'Canal Lake', fr: 'Canal Lake' },
  gloss: 'Lac du Canal',
  suit: 'farm-water',
  solo: 24,
  values: { printed: { water: 1, farm: 1 } },
  text: values => ({
    en: `${stars(values.water).en} for each water space beside a farm, ${stars(values.farm).en} for each farm space beside water.`,
    fr: `${stars(values.water).fr} par case Lac adjacente à une ferme, ${stars(values.farm).fr} par case Ferme adjacente à un lac.`,
  }),
  score: (land, values) => [
    awardEach(values.water, land.water.beside(land.farm)),
    awardEach(values.farm, land.farm.beside(land.water)),
  ],
});

export const magesValley = edict({
  id: 'mages-valley',
  rule: 'CA-106',
  name: { en: 'Mages Valley', fr: 'Mages Valley' },
  gloss: 'Vallée des Mages',
  suit: 'farm-water',
  solo: 22,
  values: { printed: { water: 2, farm: 1 } },
  text: values => ({
    en: `Beside a mountain, each water space is worth ${stars(values.water).en} and each farm space ${stars(values.farm).en}.`,
    fr: `Adjacente à une montagne, chaque case Lac vaut ${stars(values.water).fr} et chaque case Ferme ${stars(values.farm).fr}.`,
  }),
  score: (land, values) => [
    awardEach(values.water, land.water.beside(land.mountain)),
    awardEach(values.farm, land.farm.beside(land.mountain)),
  ],
});

export const theGoldenGranary = edict({
  id: 'the-golden-granary',
  rule: 'CA-107',
  name: { en: 'The Golden Granary', fr: 'The Golden Granary' },
  gloss: 'Le grenier d’or',
  suit: 'farm-water',
  solo: 20,
  values: { printed: { water: 1, farm: 3 } },
  text: values => ({
    en: `${stars(values.water).en} for each water space beside ruins, ${stars(values.farm).en} for each farm space on ruins.`,
    fr: `${stars(values.water).fr} par case Lac adjacente à une ruine, ${stars(values.farm).fr} par case Ferme sur une ruine.`,
  }),
  score: (land, values, house) => {
    const ruins = house.destroyedRuins === 'lost' ? land.ruins.minus(land.destroyed) : land.ruins;
    return [awardEach(values.water, land.water.beside(ruins)), awardEach(values.farm, land.farm.and(ruins))];
  },
});

const secluded = (terrain: Cells, from: Cells, edge: Cells): Cells[] =>
  terrain.regions().filter(region => !region.touches(from) && !region.meets(edge));

export const shoresideExpanse = edict({
  id: 'shoreside-expanse',
  rule: 'CA-108',
  name: { en: 'Shoreside Expanse', fr: 'Shoreside Expanse' },
  gloss: 'Étendue du rivage',
  suit: 'farm-water',
  solo: 27,
  values: { printed: { farm: 3, water: 3 } },
  text: ({ farm, water }) => ({
    en: `Not on the edge: ${stars(farm).en} for each farm cluster not beside water, ${stars(water).en} for each water cluster not beside a farm.`,
    fr: `Sans toucher le bord\u202f: ${stars(farm).fr} par région de fermes non adjacente à un lac, ${stars(water).fr} par région de lacs non adjacente à une ferme.`,
  }),
  score: (land, values) => [
    ...secluded(land.farm, land.water, land.edge).map(fields => award(values.farm, fields)),
    ...secluded(land.water, land.farm, land.edge).map(lake => award(values.water, lake)),
  ],
});

export const BASE_FARM_WATER = [canalLake, magesValley, theGoldenGranary, shoresideExpanse];
