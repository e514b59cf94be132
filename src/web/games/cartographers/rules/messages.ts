import { TERRAIN_WORDS } from '../../../../games/cartographers/ui.ts';

const en = {
  title: 'The rules',
  lead: 'How to play Cartographers, in our own words. New here? The lesson takes three minutes.',
  search: 'Search the rules and cards',
  lists: {
    'scoring-cards': 'Scoring cards',
    'explore-cards': 'Explore and ruins cards',
    'ambush-cards': 'Ambush cards',
    'hero-cards': 'Hero cards',
  },
  suits: {
    forest: 'Forest',
    village: 'Village',
    'farm-water': 'Farm and water',
    borders: 'Borders',
  },
  boxes: { base: 'Base', heroes: 'Heroes' },
  edition: 'Heroes card values',
  editions: { printed: 'as printed on the cards', 'rulebook-en': 'as in the English rulebook' },
  solo: (n: number) => `Solo ${n}`,
  soloTells: (n: number) => `Solo number ${n}`,
  examples: (n: number) => (n === 1 ? '1 example' : `${n} examples`),
  stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
  time: (n: number) => `Time ${n}`,
  terrain: TERRAIN_WORDS.en,
  withCoin: 'with a coin',
  ruinsCard: 'The next shape must cover a ruins space.',
  pass: {
    clockwise: 'Pass maps clockwise, to the left.',
    'counter-clockwise': 'Pass maps counterclockwise, to the right.',
  },
  corner: {
    'top-left': 'Solo: start in the top left corner.',
    'top-right': 'Solo: start in the top right corner.',
    'bottom-right': 'Solo: start in the bottom right corner.',
    'bottom-left': 'Solo: start in the bottom left corner.',
  },
  titles: 'Solo titles',
  rating: 'Minimum rating',
  titleHead: 'Title',
};

const fr: typeof en = {
  title: 'Les règles',
  lead: 'Comment se joue Cartographers, avec nos propres mots. Nouveau ici\u202f? La leçon dure trois minutes.',
  search: 'Chercher dans les règles et les cartes',
  lists: {
    'scoring-cards': 'Cartes Décompte',
    'explore-cards': 'Cartes Exploration et Ruines',
    'ambush-cards': 'Cartes Embuscade',
    'hero-cards': 'Cartes Héros',
  },
  suits: { forest: 'Forêt', village: 'Village', 'farm-water': 'Ferme et lac', borders: 'Frontières' },
  boxes: { base: 'Base', heroes: 'Heroes' },
  edition: 'Valeurs des cartes de Heroes',
  editions: { printed: 'comme sur les cartes', 'rulebook-en': 'comme dans le livret anglais' },
  solo: n => `Solo ${n}`,
  soloTells: n => `Nombre solo ${n}`,
  examples: n => (n <= 1 ? `${n} exemple` : `${n} exemples`),
  stars: n => (n <= 1 ? `${n} étoile` : `${n} étoiles`),
  time: n => `Temps ${n}`,
  terrain: TERRAIN_WORDS.fr,
  withCoin: 'avec une pièce',
  ruinsCard: 'La forme suivante doit couvrir une case Ruines.',
  pass: {
    clockwise: 'Les feuilles passent dans le sens horaire, à gauche.',
    'counter-clockwise': 'Les feuilles passent dans le sens antihoraire, à droite.',
  },
  corner: {
    'top-left': 'Solo\u202f: commencez dans le coin en haut à gauche.',
    'top-right': 'Solo\u202f: commencez dans le coin en haut à droite.',
    'bottom-right': 'Solo\u202f: commencez dans le coin en bas à droite.',
    'bottom-left': 'Solo\u202f: commencez dans le coin en bas à gauche.',
  },
  titles: 'Titres du solo',
  rating: 'Note solo minimale',
  titleHead: 'Titre',
};

export const WORDS = { en, fr };

/** Words that French rulebooks use instead of this page's words. The search finds both. */
const SYNONYMS: readonly (readonly [word: RegExp, synonyms: string])[] = [
  [/\bdécrets?\b/i, 'édits'],
  [/\bfermes?\b/i, 'champs'],
  [/\blacs?\b/i, 'eau'],
  [/\brégions?\b/i, 'groupes'],
  [/\bfeuilles?\b/i, 'parchemins'],
  [/\bcartes? Décompte\b/i, 'cartes Score'],
];

export const synonymsIn = (text: string): string =>
  SYNONYMS.flatMap(([word, synonyms]) => (word.test(text) ? [synonyms] : [])).join(' ');
