import { ifHas, type RefusalDetails, type RefusalWords } from '../../engine/refusal-text.ts';
import { ENGINE_WORDS, type EngineCode } from '../../engine/words.ts';
import type { RefusalCode } from './codes.ts';

/** What the words of this game read of a refusal, besides what everybody reads. */
export interface Details extends RefusalDetails {
  /** A count and what it counts. */
  readonly count: (key: string, one: string, many: string) => string;
  /** A space or a list of spaces as on the sheet. */
  readonly cells: (key: string) => string;
  readonly card: (key: string) => string;
  readonly terrain: (key: string) => string;
  readonly suit: (key: string) => string;
  readonly terrains: (key: string) => string;
  /** A place in a text of map rows: the letter of `row`, and the number of `column` if there is one. */
  readonly place: () => string;
  /** What the command type in this detail would do. */
  readonly deed: (key: string) => string;
  /** The word of the French book in play. */
  readonly book: (base: string, heroes: string) => string;
}

const ruine = (d: Details): string => d.book('case de ruine', 'case de ruines');
const groupe = (d: Details): string => d.book('un groupe', 'une région');
const horsFeuille = (d: Details): string => d.book('hors de la feuille', 'hors du parchemin');
const cartesScore = (d: Details): string => d.book('cartes Score', 'cartes Décompte');

/** What every refusal says. Cells are worded as on the sheet (B4), cards by their names. */
export const WORDS: RefusalWords<RefusalCode | EngineCode, Details> = {
  ...ENGINE_WORDS,
  'no-cells': { en: 'Nothing is drawn yet.', fr: 'Rien n’est encore dessiné.' },
  'off-sheet': {
    en: 'A space lies off the sheet.',
    fr: d => `Une case est ${horsFeuille(d)}.`,
  },
  'same-cell-twice': {
    en: d => `${d.cells('cell')} is named twice.`,
    fr: d => `${d.cells('cell')} est citée deux fois.`,
  },
  overlaps: {
    en: d => `Overlaps ${d.cells('cells')}.`,
    fr: d => `Le dessin empiète sur ${d.cells('cells')}.`,
  },
  'not-this-shape': {
    en: d => `This is not a shape of ${d.card('card')}.`,
    fr: d => `Ce n’est pas une forme de la carte ${d.card('card')}.`,
  },
  'must-cover-ruins': {
    en: 'Must cover a ruins space.',
    fr: d => `Le dessin doit couvrir au moins une ${ruine(d)}.`,
  },
  'something-fits': {
    en: d => `A shape of ${d.card('card')} still fits: a single space is allowed only when none does.`,
    fr: d =>
      `Une forme de la carte ${d.card('card')} tient encore\u202f: une seule case n’est permise que si aucune ne tient.`,
  },
  'only-single': {
    en: 'No shape can cover a ruins space: draw a single space.',
    fr: d => `Aucune forme ne peut couvrir une ${ruine(d)}\u202f: dessinez une seule case.`,
  },
  'not-this-terrain': {
    en: d => `Not ${d.terrain('terrain')}: choose ${d.terrains('allowed')}.`,
    fr: d =>
      `«\u202f${d.terrain('terrain')}\u202f» n’est pas permis ici\u202f: choisissez ${d.terrains('allowed')}.`,
  },
  'no-such-orientation': {
    en: d =>
      `The attack pattern has ${d.count('ways', 'way', 'different ways')} to lie, and this is none of them.`,
    fr: d =>
      `Le schéma d’attaque ne se pose que de ${d.count('ways', 'façon', 'façons différentes')}, et celle-ci n’en est pas une.`,
  },
  'not-a-victim': {
    en: d => `${d.cells('cell')} cannot be destroyed: choose one of the marked spaces beside the monsters.`,
    fr: d =>
      `${d.cells('cell')} ne peut pas être détruite\u202f: choisissez une des cases marquées à côté des monstres.`,
  },
  'bad-choice': {
    en: 'Choose one cluster for each scoring card, or leave it to the best.',
    fr: d => `Choisissez ${groupe(d)} pour chaque carte, ou laissez compter le meilleur choix.`,
  },
  'no-such-cluster': {
    en: d => `No cluster to choose lies on ${d.cells('cell')}.`,
    fr: d => `${d.cells('cell')} ne fait pas partie d’${groupe(d)} que l’on puisse choisir.`,
  },

  'already-answered': {
    en: 'You have already answered: take it back first.',
    fr: 'Vous avez déjà répondu\u202f: reprenez d’abord votre réponse.',
  },
  'not-asked': { en: 'You have nothing to do now.', fr: 'Vous n’avez rien à faire pour l’instant.' },
  'nothing-to-cancel': { en: 'There is nothing to take back.', fr: 'Il n’y a rien à reprendre.' },
  'wrong-command': {
    en: d => `This is not what is asked now${ifHas(d, 'expected', () => `: ${d.deed('expected')}`)}.`,
    fr: d =>
      `Ce n’est pas ce qui est demandé maintenant${ifHas(d, 'expected', () => `\u202f: ${d.deed('expected')}`)}.`,
  },

  'bad-seats': {
    en: d => `A game has ${d.text('least')} to ${d.text('most')} seats.`,
    fr: d => `Une partie réunit de ${d.text('least')} à ${d.text('most')} joueurs.`,
  },
  'config-conflict': {
    en: d => `These choices exclude each other: choose ${d.either('keys')}.`,
    fr: d => `Ces choix s’excluent\u202f: gardez ${d.either('keys')}.`,
  },
  'config-not-in-game': {
    en: d =>
      `${d.has('card') ? d.card('card') : `The choice for “${d.text('key')}”`} is not in the boxes being played.`,
    fr: d =>
      `${d.has('card') ? d.card('card') : `Le choix pour «\u202f${d.text('key')}\u202f»`} n’est pas dans les boîtes jouées.`,
  },
  'config-pool-too-small': {
    en: d => `At least ${d.text('least')} ambush cards are needed.`,
    fr: d => `Il faut au moins ${d.text('least')} cartes Embuscade.`,
  },
  'config-pool-lacks-suit': {
    en: d => `The scoring cards lack one of the suit ${d.suit('suit')}.`,
    fr: d => `Il manque aux ${cartesScore(d)} une carte de la famille ${d.suit('suit')}.`,
  },
  'config-same-suit': {
    en: d => `Two scoring cards are of the suit ${d.suit('suit')}: there must be one of each.`,
    fr: d => `Deux ${cartesScore(d)} sont de la famille ${d.suit('suit')}\u202f: il en faut une de chaque.`,
  },
  'unknown-map': {
    en: d => `There is no map called “${d.text('map')}”.`,
    fr: d =>
      `${d.book('Aucune Feuille Carte', 'Aucun parchemin')} ne s’appelle «\u202f${d.text('map')}\u202f».`,
  },
  'unknown-card': {
    en: d => `There is no such card here: “${d.text('card')}”.`,
    fr: d => `Cette carte n’existe pas ici\u202f: «\u202f${d.text('card')}\u202f».`,
  },
  'correction-bad': {
    en: d =>
      `The correction of ${d.card('card')} is wrong${ifHas(d, 'field', () => ` at “${d.text('field')}”`)}.`,
    fr: d =>
      `La correction de ${d.card('card')} est erronée${ifHas(d, 'field', () => ` à «\u202f${d.text('field')}\u202f»`)}.`,
  },

  'map-not-rows': {
    en: 'A map is a list of rows of text.',
    fr: 'Une feuille est une liste de lignes de texte.',
  },
  'map-bad-size': {
    en: d =>
      `The map measures ${d.text('height')} × ${d.text('width')}: each side must have ${d.text('min')} to ${d.text('max')} spaces.`,
    fr: d =>
      `La feuille mesure ${d.text('height')} × ${d.text('width')}\u202f: chaque côté doit compter de ${d.text('min')} à ${d.text('max')} cases.`,
  },
  'map-uneven-rows': {
    en: d =>
      `Row ${d.place()} has ${d.count('length', 'space', 'spaces')}, the first row ${d.text('width')}.`,
    fr: d =>
      `La ligne ${d.place()} compte ${d.count('length', 'case', 'cases')}, la première ${d.text('width')}.`,
  },
  'map-bad-letter': {
    en: d => `“${d.text('letter')}” at ${d.place()} is no letter of a map (${d.text('letters')}).`,
    fr: d =>
      `«\u202f${d.text('letter')}\u202f» en ${d.place()} n’est pas une lettre de feuille (${d.text('letters')}).`,
  },
  'map-bad-id': {
    en: 'The map needs an id of 1 to 40 letters, digits or hyphens.',
    fr: 'La feuille doit avoir un identifiant de 1 à 40 lettres, chiffres ou traits d’union.',
  },
  'map-bad-name': {
    en: 'The map needs a name in English and in French.',
    fr: 'La feuille doit avoir un nom en anglais et en français.',
  },
  'map-too-little-to-draw': {
    en: d => `Only ${d.text('drawable')} of ${d.text('total')} spaces can be drawn on: 60 % are needed.`,
    fr: d =>
      `On ne peut dessiner que sur ${d.text('drawable')} des ${d.text('total')} cases\u202f: il en faut 60\u202f%.`,
  },
  'map-overlap': {
    en: d => `The ruins at ${d.place()} lie on a mountain or on wasteland.`,
    fr: d => `La ${ruine(d)} en ${d.place()} se trouve sur une montagne ou une terre désolée.`,
  },
  'map-bad-ruins': {
    en: 'The ruins must be a list of [row, column] pairs, counted from 0.',
    fr: `Les ruines doivent être une liste de paires [ligne, colonne], comptées à partir de 0.`,
  },
  'map-ruins-off-sheet': {
    en: d => `The ruins [${d.text('row')}, ${d.text('column')}] lie off the sheet (counted from 0).`,
    fr: d =>
      `La ${ruine(d)} [${d.text('row')}, ${d.text('column')}] est ${horsFeuille(d)} (comptée à partir de 0).`,
  },
};
