import type { CHOICES } from '../../../../games/cartographers/ui.ts';
import type { ChoiceWords } from '../../../screens/new-game/fields.tsx';
import { YES_NO } from '../../../screens/new-game/plan.ts';
import { DRAWING_WORDS } from './drawing-messages.ts';
import { MONSTER_WORDS } from './monster-messages.ts';

export type ChoiceKey = keyof typeof CHOICES;

export type WordsOf<K extends ChoiceKey> = { readonly [C in K]: ChoiceWords<(typeof CHOICES)[C][number]> };

const BOX = { base: { en: 'Cartographers', fr: 'Cartographers' }, heroes: { en: 'Heroes', fr: 'Heroes' } };
const TABLE_WORDS: WordsOf<
  | 'game'
  | 'edition'
  | 'exploreSet'
  | 'seasonSet'
  | 'ruins'
  | 'heroes'
  | 'edictOrder'
  | 'firstGameSet'
  | 'reveal'
  | 'openSheets'
  | 'seasonFloor'
  | 'clusterChoice'
  | 'belowTable'
  | 'titleSet'
> = {
  game: {
    title: { en: 'Box', fr: 'Boîte' },
    why: { en: 'The box you play with.', fr: 'La boîte que vous jouez.' },
    values: {
      base: { en: 'Cartographers', fr: 'Cartographers' },
      heroes: { en: 'Cartographers Heroes', fr: 'Cartographers Heroes' },
      combined: { en: 'Both boxes', fr: 'Les deux boîtes' },
    },
  },
  edition: {
    title: { en: 'Edition', fr: 'Édition' },
    why: {
      en: 'Six Heroes scoring cards have different values in the English rulebook.',
      fr: 'Six cartes Décompte de Heroes ont d’autres valeurs dans le livret anglais.',
    },
    values: {
      printed: { en: 'As printed on the cards', fr: 'Comme sur les cartes' },
      'rulebook-en': { en: 'As in the English rulebook', fr: 'Comme dans le livret anglais' },
    },
  },
  exploreSet: {
    title: { en: 'Explore cards', fr: 'Cartes Exploration' },
    why: { en: 'Which eleven explore cards the deck has.', fr: 'Les onze cartes Exploration de la pioche.' },
    values: BOX,
  },
  seasonSet: {
    title: { en: 'Season length', fr: 'Durée des saisons' },
    why: {
      en: 'Time units per season: 8, 7, 7, 6 in Heroes; 8, 8, 7, 6 in Cartographers. By default, the length follows the explore cards.',
      fr: 'Unités de temps par saison\u202f: 8, 7, 7, 6 dans Heroes\u202f; 8, 8, 7, 6 dans Cartographers. Par défaut, la durée suit les cartes Exploration.',
    },
    values: BOX,
  },
  ruins: {
    title: { en: 'Ruins cards', fr: 'Cartes Ruines' },
    why: {
      en: 'Adds both ruins cards to the deck. Without them, ruins on the map have no effect. Always on with both boxes, always off with Heroes.',
      fr: 'Ajoute les deux cartes Ruines à la pioche. Sans elles, les ruines de la feuille sont sans effet. Toujours avec les deux boîtes, jamais avec Heroes seul.',
    },
    values: YES_NO,
  },
  heroes: {
    title: { en: 'Heroes', fr: 'Héros' },
    why: {
      en: 'Adds a hero card each season. Heroes destroy the monsters they strike.',
      fr: 'Ajoute une carte Héros à chaque saison. Les héros détruisent les monstres qu’ils frappent.',
    },
    values: YES_NO,
  },
  edictOrder: {
    title: { en: 'Edict order', fr: 'Ordre des décrets' },
    why: {
      en: 'How the four scoring cards get the letters A to D.',
      fr: 'Comment les quatre cartes Décompte reçoivent les lettres A à D.',
    },
    values: {
      random: { en: 'Random', fr: 'Au hasard' },
      bySuit: {
        en: 'A forest, B village, C farm and water, D borders',
        fr: 'A forêt, B village, C ferme et lac, D frontières',
      },
    },
  },
  firstGameSet: {
    title: { en: 'First Heroes game', fr: 'Première partie de Heroes' },
    why: {
      en: 'The edicts recommended for a first game. To use them, choose “First game” above, under Edicts. The rulebooks differ on edict B; the edition you chose decides.',
      fr: 'Les décrets conseillés pour débuter. Les livrets diffèrent pour le décret B\u202f; l’édition décide. Choisissez «\u202fPremière partie\u202f» plus haut, sous Décrets.',
    },
    values: {
      off: { en: 'No', fr: 'Non' },
      fr: { en: 'French rulebook', fr: 'Livret français' },
      en: { en: 'English rulebook', fr: 'Livret anglais' },
    },
  },
  reveal: {
    title: { en: 'Reveal drawings', fr: 'Révélation des dessins' },
    why: {
      en: 'When other players see your drawing.',
      fr: 'Quand les autres joueurs voient votre dessin.',
    },
    values: {
      together: { en: 'When all are done', fr: 'Quand tous ont dessiné' },
      live: { en: 'At once', fr: 'Tout de suite' },
    },
  },
  openSheets: {
    title: { en: 'Open maps', fr: 'Feuilles visibles' },
    why: {
      en: 'Everyone sees all maps. If off, you see only yours and, during an ambush, the one you draw on. Coins and scores are always public.',
      fr: 'Chacun voit toutes les feuilles. Sinon, vous ne voyez que la vôtre et, lors d’une embuscade, celle où vous dessinez. Pièces et scores sont toujours publics.',
    },
    values: YES_NO,
  },
  seasonFloor: {
    title: { en: 'Negative seasons', fr: 'Saisons négatives' },
    why: {
      en: 'How a season counts when monsters push its total below 0.',
      fr: 'Comment compte une saison dont les monstres font passer le total sous 0.',
    },
    values: {
      none: { en: 'Count as is', fr: 'Comptées telles quelles' },
      zero: { en: 'Count as 0', fr: 'Comptées 0' },
    },
  },
  clusterChoice: {
    title: { en: 'Cards scoring one cluster', fr: 'Cartes qui comptent une seule région' },
    why: {
      en: 'Outer Enclave and Caravansary score one cluster of your choice.',
      fr: 'Enclave Extérieure et Caravansérail comptent une région au choix.',
    },
    values: {
      best: { en: 'The best one, automatically', fr: 'La meilleure, automatiquement' },
      player: { en: 'The player chooses', fr: 'Le joueur choisit' },
    },
  },
  belowTable: {
    title: { en: 'Solo rating below −30', fr: 'Note solo sous −30' },
    why: { en: 'The title table ends at −30.', fr: 'Le tableau des titres s’arrête à −30.' },
    values: {
      lowest: { en: 'The lowest title', fr: 'Le titre le plus bas' },
      none: { en: 'No title', fr: 'Aucun titre' },
    },
  },
  titleSet: {
    title: { en: 'Solo titles', fr: 'Titres en solo' },
    why: {
      en: 'The two French rulebooks have different titles; both English ones have the same titles.',
      fr: 'Les deux livrets français ont des titres différents, les livrets anglais ont les mêmes.',
    },
    values: BOX,
  },
};

/** The texts of every option. An option or a value without a text doesn't compile. */
export const CHOICE_WORDS: WordsOf<ChoiceKey> = { ...TABLE_WORDS, ...DRAWING_WORDS, ...MONSTER_WORDS };

/** Texts for printed numbers, which players can change to match their own copy of the game. */
export const FACT_WORDS = {
  en: {
    coinCap: 'Coin track length',
    thresholds: 'Custom season lengths',
    cards: 'Card values',
    corrections: 'Card values (JSON)',
  },
  fr: {
    coinCap: 'Longueur de la piste de pièces',
    thresholds: 'Durées des saisons personnalisées',
    cards: 'Valeurs des cartes',
    corrections: 'Valeurs des cartes (JSON)',
  },
};
