import type { Text } from '../../../../engine/text.ts';
import type { CHOICES } from '../../../../games/cartographers/config.ts';
import { DRAWING_WORDS } from './drawing-words.ts';
import { MONSTER_WORDS } from './monster-words.ts';

export type ChoiceKey = keyof typeof CHOICES;

/** A rule that a table may choose, in words: what it is called, what it decides, what each value means. */
interface ChoiceWords<V extends string | boolean> {
  readonly title: Text;
  readonly why: Text;
  readonly values: { readonly [N in `${V}`]: Text };
}

export type WordsOf<K extends ChoiceKey> = { readonly [C in K]: ChoiceWords<(typeof CHOICES)[C][number]> };

const BOX = { base: { en: 'Cartographers', fr: 'Cartographers' }, heroes: { en: 'Heroes', fr: 'Heroes' } };
const YES_NO = { true: { en: 'Yes', fr: 'Oui' }, false: { en: 'No', fr: 'Non' } };

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
    why: { en: 'Which box is on the table.', fr: 'La boîte qui est sur la table.' },
    values: {
      base: { en: 'Cartographers', fr: 'Cartographers' },
      heroes: { en: 'Cartographers Heroes', fr: 'Cartographers Heroes' },
      combined: { en: 'Both boxes', fr: 'Les deux boîtes' },
    },
  },
  edition: {
    title: { en: 'Edition', fr: 'Édition' },
    why: {
      en: 'Six scoring cards of Heroes have other values in the English rulebook than on the printed cards.',
      fr: 'Six cartes Décompte de Heroes n’ont pas les mêmes valeurs dans le livret anglais que sur les cartes.',
    },
    values: {
      printed: { en: 'As printed on the cards', fr: 'Comme sur les cartes' },
      'rulebook-en': { en: 'As in the English rulebook', fr: 'Comme dans le livret anglais' },
    },
  },
  exploreSet: {
    title: { en: 'Explore cards', fr: 'Cartes Exploration' },
    why: { en: 'Which eleven landscapes are drawn.', fr: 'Les onze paysages que l’on dessine.' },
    values: BOX,
  },
  seasonSet: {
    title: { en: 'Length of the seasons', fr: 'Durée des saisons' },
    why: {
      en: 'Summer is one shorter in Heroes (8, 7, 7, 6) than in Cartographers (8, 8, 7, 6). It follows the explore cards unless you choose.',
      fr: 'L’été est plus court de 1 dans Heroes (8, 7, 7, 6) que dans Cartographers (8, 8, 7, 6). Par défaut, la durée suit les cartes Exploration.',
    },
    values: BOX,
  },
  ruins: {
    title: { en: 'Ruins cards', fr: 'Cartes Ruines' },
    why: {
      en: 'Both ruins cards lie in the deck. Without them the ruins on the map have no effect. Always with both boxes, never with Heroes alone.',
      fr: 'Les deux cartes Ruines sont dans la pioche. Sans elles, les ruines de la feuille restent sans effet. Toujours avec les deux boîtes, jamais avec Heroes seul.',
    },
    values: YES_NO,
  },
  heroes: {
    title: { en: 'Heroes', fr: 'Héros' },
    why: {
      en: 'Hero cards come into play each season and destroy the monsters they strike.',
      fr: 'Chaque saison, des cartes Héros entrent en jeu et détruisent les monstres qu’elles frappent.',
    },
    values: YES_NO,
  },
  edictOrder: {
    title: { en: 'Order of the edicts', fr: 'Ordre des édits' },
    why: {
      en: 'How the four scoring cards come to the letters A to D.',
      fr: 'Comment les quatre cartes reçoivent les lettres A à D.',
    },
    values: {
      random: { en: 'At random', fr: 'Au hasard' },
      bySuit: {
        en: 'A forest, B village, C farm and water, D borders',
        fr: 'A forêt, B village, C champs et eau, D frontières',
      },
    },
  },
  firstGameSet: {
    title: { en: 'First game of Heroes', fr: 'Première partie de Heroes' },
    why: {
      en: 'The edicts recommended for a first game. The two rulebooks differ in B; it follows the edition. Choose it above, at the edicts.',
      fr: 'Les décrets conseillés pour débuter. Les deux livrets diffèrent pour B\u202f; l’édition décide. À choisir plus haut, avec les décrets.',
    },
    values: {
      off: { en: 'No', fr: 'Non' },
      fr: { en: 'Of the French book', fr: 'Du livret français' },
      en: { en: 'Of the English book', fr: 'Du livret anglais' },
    },
  },
  reveal: {
    title: { en: 'When drawings are shown', fr: 'Quand les dessins sont révélés' },
    why: {
      en: 'When the others see what you drew.',
      fr: 'Quand les autres voient ce que vous avez dessiné.',
    },
    values: {
      together: { en: 'When all have drawn', fr: 'Quand tous ont dessiné' },
      live: { en: 'At once', fr: 'Tout de suite' },
    },
  },
  openSheets: {
    title: { en: 'Maps lie open', fr: 'Feuilles visibles' },
    why: {
      en: 'Whether everybody sees all maps. If not, you see yours and, during an ambush, the one you draw on. Coins and scores are always public.',
      fr: 'Tous voient-ils toutes les feuilles\u202f? Sinon, on voit la sienne et, lors d’une embuscade, celle où l’on dessine. Pièces et scores restent publics.',
    },
    values: YES_NO,
  },
  seasonFloor: {
    title: { en: 'A season below zero', fr: 'Une saison sous zéro' },
    why: {
      en: 'Whether monsters can make a season’s total negative.',
      fr: 'Les monstres peuvent-ils rendre négatif le total d’une saison\u202f?',
    },
    values: {
      none: { en: 'Counts as it is', fr: 'Compte tel quel' },
      zero: { en: 'Counts as 0', fr: 'Compte pour 0' },
    },
  },
  clusterChoice: {
    title: { en: 'Cards that ask for one cluster', fr: 'Cartes qui comptent une seule région' },
    why: {
      en: 'Outer Enclave and Caravansary score one cluster of your choice.',
      fr: 'Enclave Extérieure et Caravansérail comptent une région au choix.',
    },
    values: {
      best: { en: 'The best one, by itself', fr: 'La meilleure, d’office' },
      player: { en: 'The player names it', fr: 'Le joueur la désigne' },
    },
  },
  belowTable: {
    title: { en: 'Solo rating below −30', fr: 'Note solo sous −30' },
    why: { en: 'The table of titles ends there.', fr: 'Le tableau des titres s’arrête là.' },
    values: {
      lowest: { en: 'The lowest title', fr: 'Le titre le plus bas' },
      none: { en: 'No title', fr: 'Aucun titre' },
    },
  },
  titleSet: {
    title: { en: 'Solo titles', fr: 'Titres en solo' },
    why: {
      en: 'The French books word the titles differently; in English they are the same.',
      fr: 'Les deux livrets français ne nomment pas les titres de la même façon.',
    },
    values: BOX,
  },
};

/** Every choice explained: a key or a value that is not does not compile. */
export const CHOICE_WORDS: WordsOf<ChoiceKey> = { ...TABLE_WORDS, ...DRAWING_WORDS, ...MONSTER_WORDS };
