import { coinShape, explore, plainShape } from '../explore.ts';

/** CA-06: the explore cards of the Heroes box. The French names come from a single source. */
export const HEROES_EXPLORE = [
  explore({
    id: 'lagoon',
    name: { en: 'Lagoon', fr: 'Lagon' },
    time: 1,
    terrains: ['water'],
    shapes: [coinShape('.#/#.'), plainShape('###/.#.')],
  }),
  explore({
    id: 'pasture',
    name: { en: 'Pasture', fr: 'Pâturage' },
    time: 1,
    terrains: ['farm'],
    shapes: [coinShape('#.#'), plainShape('.##/##.')],
  }),
  explore({
    id: 'settlement',
    name: { en: 'Settlement', fr: 'Quartier' },
    time: 1,
    terrains: ['village'],
    shapes: [coinShape('#/#'), plainShape('..#/.##/##.')],
  }),
  explore({
    id: 'timber-grove',
    name: { en: 'Timber Grove', fr: 'Sous-Bois' },
    time: 1,
    terrains: ['forest'],
    shapes: [coinShape('#./##'), plainShape('#.#/#.#')],
  }),
  explore({
    id: 'hillside-terrace',
    name: { en: 'Hillside Terrace', fr: 'Restanques' },
    time: 2,
    terrains: ['farm', 'water'],
    shapes: [plainShape('##/##')],
  }),
  explore({
    id: 'frontier-dwelling',
    name: { en: 'Frontier Dwelling', fr: 'Logis Frontalier' },
    time: 2,
    terrains: ['village', 'farm'],
    shapes: [plainShape('###/.#./.#.')],
  }),
  explore({
    id: 'wildwood-garden',
    name: { en: 'Wildwood Garden', fr: 'Jardin Sauvage' },
    time: 2,
    terrains: ['forest', 'farm'],
    shapes: [plainShape('.##/#..')],
  }),
  explore({
    id: 'woodland-crossroads',
    name: { en: 'Woodland Crossroads', fr: 'Croisement Forestier' },
    time: 2,
    terrains: ['forest', 'village'],
    shapes: [plainShape('.#./###/.#.')],
  }),
  explore({
    id: 'mangrove-swamp',
    name: { en: 'Mangrove Swamp', fr: 'Mangrove' },
    time: 2,
    terrains: ['forest', 'water'],
    shapes: [plainShape('###/#.#')],
  }),
  explore({
    id: 'coastal-encampment',
    name: { en: 'Coastal Encampment', fr: 'Campement Littoral' },
    time: 2,
    terrains: ['village', 'water'],
    shapes: [plainShape('###/#..')],
  }),
  // CA-28: Kethra's Gates is a single space of any of five terrains.
  explore({
    id: 'kethras-gates',
    name: { en: 'Kethra’s Gates', fr: 'Portes de Kethra' },
    time: 0,
    terrains: ['forest', 'village', 'farm', 'water', 'monster'],
    shapes: [plainShape('#')],
  }),
];
