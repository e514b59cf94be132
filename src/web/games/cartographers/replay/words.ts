import type { Terrain } from '../../../../games/cartographers/board/land.ts';
import type { SheetEvent } from '../../../../games/cartographers/types.ts';
import { SEASON_WORDS } from '../words.ts';

type ByTerrain = { readonly [T in Terrain]: string };
type Why = Extract<SheetEvent, { type: 'destroyed' }>['why'];

const coinsEn = (n: number) => (n === 1 ? '1 coin' : `${n} coins`);
const coinsFr = (n: number) => (n <= 1 ? `${n} pièce` : `${n} pièces`);

const en = {
  season: SEASON_WORDS.en,
  terrain: {
    forest: 'forest',
    village: 'village',
    farm: 'farm',
    water: 'water',
    monster: 'monsters',
    hero: 'a hero',
  } as ByTerrain,
  begins: (season: string) => `${season} begins.`,
  turnedUp: (card: string) => `Turned up: ${card}.`,
  ignored: (card: string) => `${card} finds no place and is ignored.`,
  draws: (who: string, what: string, cells: string) => `${who}: ${what} on ${cells}.`,
  ambushes: (who: string, map: string, what: string, cells: string) =>
    `${who} on ${map}: ${what} on ${cells}.`,
  comes: (map: string, what: string, cells: string) => `On ${map}: ${what} on ${cells}.`,
  single: 'A single space, because nothing fitted.',
  marks: (who: string, cells: string) => `${who}: attack marks on ${cells}.`,
  destroyed: {
    heroes: (map: string, cells: string) => `Heroes destroy ${cells} on ${map}.`,
    gaze: (map: string, cells: string) => `A gaze destroys ${cells} on ${map}.`,
    ravage: (map: string, cells: string) => `Ravage destroys ${cells} on ${map}.`,
  } as { readonly [W in Why]: (map: string, cells: string) => string },
  coined: {
    shape: (who: string, n: number) => `${who}: +${coinsEn(n)} for the shape.`,
    mountain: (who: string, n: number, cells: string) =>
      `${who}: +${coinsEn(n)}, mountain ${cells} is closed in.`,
    bounty: (who: string, n: number) => `${who}: +${coinsEn(n)}, the beast is subdued.`,
  },
  scored: (season: string) => `${season} is scored.`,
  over: 'The game is over.',
  stars: (n: number, written: string) => (n === 1 ? '1 star' : `${written} stars`),
  wins: (who: string, stars: string) => `${who}: ${stars}, Royal Cartographer!`,
  shares: (who: string, stars: string) => `${who} share the victory with ${stars}.`,
  soloEnd: (stars: string, rating: string, title: string) => `${stars}, rating ${rating}: ${title}.`,
  listAnd: ' and ',
  jump: 'Jump to a season',
  maps: 'Whose map',
  time: (now: number, all: number) => `Time ${now} of ${all}`,
  cards: 'Cards of this season',
  scores: 'Scores',
  standing: 'As the map stands',
  seat: 'Player',
  total: 'Total',
  coins: 'Coins',
  monsters: 'Monsters',
  light: (what: string) => `Show on the map: ${what}`,
};

const fr: typeof en = {
  season: SEASON_WORDS.fr,
  terrain: {
    forest: 'forêt',
    village: 'village',
    farm: 'champs',
    water: 'eau',
    monster: 'monstres',
    hero: 'un héros',
  },
  begins: season => `La saison commence\u202f: ${season.toLowerCase()}.`,
  turnedUp: card => `Carte révélée\u202f: ${card}.`,
  ignored: card => `${card} ne trouve aucune place\u202f: la carte est ignorée.`,
  draws: (who, what, cells) => `${who}\u202f: ${what} en ${cells}.`,
  ambushes: (who, map, what, cells) => `${who} sur ${map}\u202f: ${what} en ${cells}.`,
  comes: (map, what, cells) => `Sur ${map}\u202f: ${what} en ${cells}.`,
  single: 'Une seule case, car rien ne tenait.',
  marks: (who, cells) => `${who}\u202f: marques d’attaque en ${cells}.`,
  destroyed: {
    heroes: (map, cells) => `Les héros détruisent ${cells} sur ${map}.`,
    gaze: (map, cells) => `Un regard détruit ${cells} sur ${map}.`,
    ravage: (map, cells) => `Un ravage détruit ${cells} sur ${map}.`,
  },
  coined: {
    shape: (who, n) => `${who}\u202f: +${coinsFr(n)} pour la forme.`,
    mountain: (who, n, cells) => `${who}\u202f: +${coinsFr(n)}, la montagne ${cells} est entourée.`,
    bounty: (who, n) => `${who}\u202f: +${coinsFr(n)}, la bête est domptée.`,
  },
  scored: season => `Décompte de saison\u202f: ${season.toLowerCase()}.`,
  over: 'La partie est finie.',
  stars: (n, written) => (Math.abs(n) < 2 ? `${written} étoile` : `${written} étoiles`),
  wins: (who, stars) => `${who}\u202f: ${stars}, Cartographe Royal\u202f!`,
  shares: (who, stars) => `${who} partagent la victoire avec ${stars}.`,
  soloEnd: (stars, rating, title) => `${stars}, évaluation ${rating}\u202f: ${title}.`,
  listAnd: ' et ',
  jump: 'Aller à une saison',
  maps: 'Quelle carte',
  time: (now, all) => `Temps ${now} sur ${all}`,
  cards: 'Cartes de la saison',
  scores: 'Scores',
  standing: 'En l’état de la carte',
  seat: 'Joueur',
  total: 'Total',
  coins: 'Pièces',
  monsters: 'Monstres',
  light: what => `Montrer sur la carte\u202f: ${what}`,
};

export const WORDS = { en, fr };
