import type { Language, Text } from '../../../engine/text.ts';
import type { Terrain } from '../board/land.ts';
import type { Box } from '../config.ts';

/** What seasons and terrains are called, for every screen and the terminal. */

export const SEASON_WORDS: { readonly [L in Language]: readonly string[] } = {
  en: ['Spring', 'Summer', 'Fall', 'Winter'],
  fr: ['Printemps', 'Été', 'Automne', 'Hiver'],
};

const TERRAINS: { readonly [T in Terrain]: Text } = {
  forest: { en: 'forest', fr: 'forêt' },
  village: { en: 'village', fr: 'village' },
  farm: { en: 'farm', fr: 'champs' },
  water: { en: 'water', fr: 'eau' },
  monster: { en: 'monster', fr: 'monstre' },
  hero: { en: 'hero', fr: 'héros' },
};

/** The French books do not agree on every word; see the list in docs/rules/README.md. */
const FRENCH_OF_HEROES: { readonly [T in Terrain]?: string } = { farm: 'ferme', water: 'lac' };

export const terrainName = (terrain: Terrain, language: Language, box: Box = 'base'): string =>
  (language === 'fr' && box === 'heroes' ? FRENCH_OF_HEROES[terrain] : undefined) ??
  TERRAINS[terrain][language];

export type TerrainWords = { readonly [T in Terrain]: string };

export const terrainWords = (language: Language, box: Box = 'base'): TerrainWords =>
  Object.fromEntries(
    Object.keys(TERRAINS).map(terrain => [terrain, terrainName(terrain as Terrain, language, box)]),
  ) as TerrainWords;

/** In the words of the first box, which the screens use. */
export const TERRAIN_WORDS: { readonly [L in Language]: TerrainWords } = {
  en: terrainWords('en'),
  fr: terrainWords('fr'),
};
