import { coinShape, explore, plainShape, ruins } from '../explore.ts';

/** CA-06: the explore cards of the base box. The French names are this project's translations. */
export const BASE_EXPLORE = [
  explore({
    id: 'great-river',
    name: { en: 'Great River', fr: 'Grand Fleuve' },
    time: 1,
    terrains: ['water'],
    shapes: [coinShape('#/#/#'), plainShape('..#/.##/##.')],
  }),
  explore({
    id: 'farmland',
    name: { en: 'Farmland', fr: 'Terres Cultivées' },
    time: 1,
    terrains: ['farm'],
    shapes: [coinShape('#/#'), plainShape('.#./###/.#.')],
  }),
  explore({
    id: 'hamlet',
    name: { en: 'Hamlet', fr: 'Hameau' },
    time: 1,
    terrains: ['village'],
    shapes: [coinShape('#./##'), plainShape('###/##.')],
  }),
  explore({
    id: 'forgotten-forest',
    name: { en: 'Forgotten Forest', fr: 'Forêt Oubliée' },
    time: 1,
    terrains: ['forest'],
    shapes: [coinShape('#./.#'), plainShape('#./##/.#')],
  }),
  explore({
    id: 'hinterland-stream',
    name: { en: 'Hinterland Stream', fr: 'Ruisseau de l’Arrière-Pays' },
    time: 2,
    terrains: ['farm', 'water'],
    shapes: [plainShape('###/#../#..')],
  }),
  explore({
    id: 'homestead',
    name: { en: 'Homestead', fr: 'Ferme Familiale' },
    time: 2,
    terrains: ['village', 'farm'],
    shapes: [plainShape('#./##/#.')],
  }),
  explore({
    id: 'orchard',
    name: { en: 'Orchard', fr: 'Verger' },
    time: 2,
    terrains: ['forest', 'farm'],
    shapes: [plainShape('###/..#')],
  }),
  explore({
    id: 'treetop-village',
    name: { en: 'Treetop Village', fr: 'Village Perché' },
    time: 2,
    terrains: ['forest', 'village'],
    shapes: [plainShape('..##/###.')],
  }),
  explore({
    id: 'marshlands',
    name: { en: 'Marshlands', fr: 'Marécages' },
    time: 2,
    terrains: ['forest', 'water'],
    shapes: [plainShape('#../###/#..')],
  }),
  explore({
    id: 'fishing-village',
    name: { en: 'Fishing Village', fr: 'Village de Pêcheurs' },
    time: 2,
    terrains: ['village', 'water'],
    shapes: [plainShape('####')],
  }),
  // CA-28: Rift Lands is a single space of any of five terrains.
  explore({
    id: 'rift-lands',
    name: { en: 'Rift Lands', fr: 'Rift Lands' },
    time: 0,
    terrains: ['forest', 'village', 'farm', 'water', 'monster'],
    shapes: [plainShape('#')],
  }),
];

export const RUINS = [
  ruins('temple-ruins', { en: 'Temple Ruins', fr: 'Ruines du Temple' }),
  ruins('outpost-ruins', { en: 'Outpost Ruins', fr: 'Ruines de l’Avant-Poste' }),
];
