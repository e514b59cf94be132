import { award, awardEach, edict, stars } from '../edict.ts';
import { longestColumn } from '../figures.ts';

export const faunlostThicket = edict({
  id: 'faunlost-thicket',
  rule: 'CH-101',
  name: { en: 'Faunlost Thicket', fr: 'Bosquet du Faune' },
  suit: 'forest',
  solo: 16,
  values: { printed: { stars: 2 } },
  text: values => ({
    en: `${stars(values.stars).en} for each space of your longest unbroken vertical line of forest.`,
    fr: `${stars(values.stars).fr} par case de votre plus longue suite verticale de forêts, sans trou.`,
  }),
  score: (land, values) => [awardEach(values.stars, longestColumn(land.forest))],
});

export const deepwood = edict({
  id: 'deepwood',
  rule: 'CH-102',
  name: { en: 'Deepwood', fr: 'Bois Profond' },
  suit: 'forest',
  solo: 18,
  values: { printed: { stars: 6, size: 5 } },
  text: values => ({
    en: `${stars(values.stars).en} for each forest cluster of at least ${values.size} spaces with no village beside it.`,
    fr: `${stars(values.stars).fr} par région de forêts d’au moins ${values.size} cases sans village adjacent.`,
  }),
  score: (land, values) =>
    land.forest
      .regions()
      .filter(wood => wood.size >= values.size && !wood.touches(land.village))
      .map(wood => award(values.stars, wood)),
});

export const heartOfTheForest = edict({
  id: 'heart-of-the-forest',
  rule: 'CH-103',
  name: { en: 'Heart of the Forest', fr: 'Cœur de la Forêt' },
  suit: 'forest',
  solo: 22,
  values: { printed: { stars: 2 }, 'rulebook-en': { stars: 3 } },
  text: values => ({
    en: `${stars(values.stars).en} for each forest space that has nothing but forest, or the edge, on its four sides.`,
    fr: `${stars(values.stars).fr} par case Forêt qui n’a que des forêts ou le bord sur ses quatre côtés.`,
  }),
  score: (land, values) => [awardEach(values.stars, land.forest.enclosedBy(land.forest))],
});

export const sleepyValley = edict({
  id: 'sleepy-valley',
  rule: 'CH-104',
  name: { en: 'Sleepy Valley', fr: 'Vallée Endormie' },
  suit: 'forest',
  solo: 24,
  values: { printed: { stars: 4, forest: 3 } },
  text: values => ({
    en: `${stars(values.stars).en} for each row with at least ${values.forest} forest spaces.`,
    fr: `${stars(values.stars).fr} par ligne comptant au moins ${values.forest} cases Forêt.`,
  }),
  score: (land, values) => land.forest.rowsWith(values.forest).map(row => award(values.stars, row)),
});

export const HEROES_FOREST = [faunlostThicket, deepwood, heartOfTheForest, sleepyValley];
