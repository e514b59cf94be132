import type { Language, Text } from '../../../engine/text.ts';
import type { Terrain } from '../board/land.ts';

/** The names of seasons and terrains in both languages, for the page and the terminal. */

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

export const terrainWords = (language: Language): TerrainWords => ({
  forest: TERRAINS.forest[language],
  village: TERRAINS.village[language],
  farm: TERRAINS.farm[language],
  water: TERRAINS.water[language],
  monster: TERRAINS.monster[language],
  hero: TERRAINS.hero[language],
});

export const TERRAIN_WORDS: { readonly [L in Language]: TerrainWords } = {
  en: terrainWords('en'),
  fr: terrainWords('fr'),
};
