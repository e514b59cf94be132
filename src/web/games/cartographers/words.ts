/** Words that many screens share. Pure: nothing here asks who reads. */

export const SEASON_WORDS = {
  en: ['Spring', 'Summer', 'Fall', 'Winter'] as readonly string[],
  fr: ['Printemps', 'Été', 'Automne', 'Hiver'] as readonly string[],
};

export const TERRAIN_WORDS = {
  en: {
    forest: 'forest',
    village: 'village',
    farm: 'farm',
    water: 'water',
    monster: 'monster',
    hero: 'hero',
  },
  fr: {
    forest: 'forêt',
    village: 'village',
    farm: 'champs',
    water: 'eau',
    monster: 'monstre',
    hero: 'héros',
  },
};
