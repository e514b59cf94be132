import type { Cells } from '../../board/cells.ts';
import { terrainTypes } from '../../board/land.ts';
import { award, awardEach, edict, stars } from '../edict.ts';
import { largestFirst } from '../figures.ts';

export const wildholds = edict({
  id: 'wildholds',
  rule: 'CA-109',
  name: { en: 'Wildholds', fr: 'Wildholds' },
  gloss: 'Domaines sauvages',
  suit: 'village',
  solo: 16,
  values: { printed: { stars: 8, size: 6 } },
  text: values => ({
    en: `${stars(values.stars).en} for each village cluster of at least ${values.size} spaces.`,
    fr: `${stars(values.stars).fr} par région de villages d’au moins ${values.size} cases.`,
  }),
  score: (land, values) =>
    land.village
      .regions()
      .filter(town => town.size >= values.size)
      .map(town => award(values.stars, town)),
});

export const greatCity = edict({
  id: 'great-city',
  rule: 'CA-110',
  name: { en: 'Great City', fr: 'Great City' },
  gloss: 'Grande cité',
  suit: 'village',
  solo: 16,
  values: { printed: { stars: 1 } },
  text: values => ({
    en: `${stars(values.stars).en} for each space of your largest village cluster that is not beside a mountain.`,
    fr: `${stars(values.stars).fr} par case de votre plus grande région de villages à l’écart des montagnes.`,
  }),
  score: (land, values, house) => {
    const towns = largestFirst(land.village.regions());
    const plain = towns.filter(town => !town.touches(land.mountain));
    const size = (house.greatCity === 'largestOnly' ? towns : plain)[0]?.size;
    const city = plain.find(town => town.size === size);
    return city ? [awardEach(values.stars, city)] : [];
  },
});

export const greengoldPlains = edict({
  id: 'greengold-plains',
  rule: 'CA-111',
  name: { en: 'Greengold Plains', fr: 'Greengold Plains' },
  gloss: 'Plaines d’or vert',
  suit: 'village',
  solo: 21,
  values: { printed: { stars: 3, types: 3 } },
  text: values => ({
    en: `${stars(values.stars).en} for each village cluster beside at least ${values.types} other types of terrain.`,
    fr: `${stars(values.stars).fr} par région de villages bordée d’au moins ${values.types} autres types de terrain.`,
  }),
  score: (land, values) => {
    const others = terrainTypes(land).filter(type => type !== land.village);
    const typesBeside = (around: Cells) => others.filter(type => around.meets(type)).length;
    const towns = land.village.regions().filter(town => typesBeside(town.neighbors()) >= values.types);
    return towns.map(town => award(values.stars, town));
  },
});

export const shieldgate = edict({
  id: 'shieldgate',
  rule: 'CA-112',
  name: { en: 'Shieldgate', fr: 'Shieldgate' },
  gloss: 'Porte du Bouclier',
  suit: 'village',
  solo: 20,
  values: { printed: { stars: 2 } },
  text: values => ({
    en: `${stars(values.stars).en} for each space of your second largest village cluster.`,
    fr: `${stars(values.stars).fr} par case de votre deuxième plus grande région de villages.`,
  }),
  score: (land, values, house) => {
    const [first, ...rest] = largestFirst(land.village.regions());
    const second = house.shieldgateTie === 'next' ? rest.find(town => town.size < first!.size) : rest[0];
    return second ? [awardEach(values.stars, second)] : [];
  },
});

export const BASE_VILLAGE = [wildholds, greatCity, greengoldPlains, shieldgate];
