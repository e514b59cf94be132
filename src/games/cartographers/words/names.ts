import type { Language, Text } from '../../../engine/text.ts';
import type { Terrain } from '../board/land.ts';

/** The names of seasons and terrains, for every screen and the terminal. */

export const SEASON_WORDS: { readonly [L in Language]: readonly string[] } = {
  en: ['Spring', 'Summer', 'Fall', 'Winter'],
  fr: ['Printemps', 'Été', 'Automne', 'Hiver'],
};

const TERRAINS: { readonly [T in Terrain]: Text } = {
  forest: { en: 'forest', fr: 'forêt' },
  village: { en: 'village', fr: 'village' },
  farm: { en: 'farm', fr: 'ferme' },
  water: { en: 'water', fr: 'lac' },
  monster: { en: 'monster', fr: 'monstre' },
  hero: { en: 'hero', fr: 'héros' },
};

export const terrainName = (terrain: Terrain, language: Language): string => TERRAINS[terrain][language];

export type TerrainWords = { readonly [T in Terrain]: string };

export const terrainWords = (language: Language): TerrainWords =>
  Object.fromEntries(
    Object.keys(TERRAINS).map(terrain => [terrain, terrainName(terrain as Terrain, language)]),
  ) as TerrainWords;

export const TERRAIN_WORDS: { readonly [L in Language]: TerrainWords } = {
  en: terrainWords('en'),
  fr: terrainWords('fr'),
};
