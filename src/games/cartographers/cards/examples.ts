import { BASE_BORDERS_EXAMPLES } from './base/borders.examples.ts';
import { BASE_FARM_WATER_EXAMPLES } from './base/farm-water.examples.ts';
import { BASE_FOREST_EXAMPLES } from './base/forest.examples.ts';
import { BASE_VILLAGE_EXAMPLES } from './base/village.examples.ts';
import type { Examples } from './example.ts';
import { HEROES_BORDERS_EXAMPLES } from './heroes/borders.examples.ts';
import { HEROES_FARM_WATER_EXAMPLES } from './heroes/farm-water.examples.ts';
import { HEROES_FOREST_EXAMPLES } from './heroes/forest.examples.ts';
import { HEROES_VILLAGE_EXAMPLES } from './heroes/village.examples.ts';

/** The example maps of every scoring card. Only tests and screens import them, so the rules stay small. */
export const EXAMPLES: Examples = {
  ...BASE_FOREST_EXAMPLES,
  ...BASE_VILLAGE_EXAMPLES,
  ...BASE_FARM_WATER_EXAMPLES,
  ...BASE_BORDERS_EXAMPLES,
  ...HEROES_FOREST_EXAMPLES,
  ...HEROES_VILLAGE_EXAMPLES,
  ...HEROES_FARM_WATER_EXAMPLES,
  ...HEROES_BORDERS_EXAMPLES,
};
