import type { EngineRefusals } from '../../engine/refusals.ts';
import type { Language } from '../../engine/text.ts';
import { ENGINE_MESSAGES } from '../../text/engine-messages.ts';
import { DID_YOU_MEAN, ifHas, type Message, type RefusalDetails } from '../../text/refusal-text.ts';
import type { CartographersRefusals } from './codes.ts';

/** Functions with which this game's messages read the details of a refusal, in addition to the shared ones. */
export interface Details<Key extends string = string> extends RefusalDetails<Key> {
  /** A number from the details with its noun, such as "3 cards". */
  readonly count: (key: Key, one: string, many: string) => string;
  /** A space or a list of spaces, named as on the sheet. */
  readonly cells: (key: Key) => string;
  readonly card: (key: Key) => string;
  readonly terrain: (key: Key) => string;
  readonly suit: (key: Key) => string;
  readonly terrains: (key: Key) => string;
  /**
   * The place in a map to which the details `row` and `column` refer: the row's letter, and the column's number if
   * given.
   */
  readonly place: () => string;
  /** A phrase for the command type in this detail, such as "draw the hero". */
  readonly deed: (key: Key) => string;
}

type All = EngineRefusals & CartographersRefusals;

/** The message of every refusal. Cells are named as on the sheet (B4), cards by their names. */
export const REFUSAL_MESSAGES: {
  readonly [Code in keyof All]: { readonly [L in Language]: Message<Details<keyof All[Code] & string>> };
} = {
  ...ENGINE_MESSAGES,
  'no-cells': {
    en: 'Nothing drawn yet. Place the shape first.',
    fr: 'Rien n’est dessiné. Placez d’abord la forme.',
  },
  'off-sheet': {
    en: 'A space is off the map sheet.',
    fr: 'Une case est hors de la feuille.',
  },
  'same-cell-twice': {
    en: d => `${d.cells('cell')} is listed twice.`,
    fr: d => `${d.cells('cell')} est citée deux fois.`,
  },
  overlaps: {
    en: d => `The drawing overlaps ${d.cells('cells')}.`,
    fr: d => `Le dessin empiète sur ${d.cells('cells')}.`,
  },
  'not-this-shape': {
    en: d => `That isn’t a shape from ${d.card('card')}.`,
    fr: d => `Ce n’est pas une forme de la carte ${d.card('card')}.`,
  },
  'must-cover-ruins': {
    en: 'The shape must cover a ruins space.',
    fr: 'La forme doit couvrir au moins une case Ruines.',
  },
  'something-fits': {
    en: d => `A shape from ${d.card('card')} still fits. Draw it instead of a single space.`,
    fr: d => `Une forme de la carte ${d.card('card')} tient encore. Dessinez-la au lieu d’une seule case.`,
  },
  'only-single': {
    en: 'No shape can cover a ruins space: draw a single space.',
    fr: 'Aucune forme ne peut couvrir une case Ruines\u202f: dessinez une seule case.',
  },
  'not-this-terrain': {
    en: d => `You can’t draw ${d.terrain('terrain')} now. Choose ${d.terrains('allowed')}.`,
    fr: d =>
      `«\u202f${d.terrain('terrain')}\u202f» n’est pas permis ici\u202f: choisissez ${d.terrains('allowed')}.`,
  },
  'no-such-orientation': {
    en: d => `Unknown orientation. The attack pattern has ${d.count('ways', 'orientation', 'orientations')}.`,
    fr: d => `Orientation inconnue. Le schéma d’attaque a ${d.count('ways', 'orientation', 'orientations')}.`,
  },
  'not-a-victim': {
    en: d => `You can’t destroy ${d.cells('cell')}. Choose a marked space beside the monsters.`,
    fr: d =>
      `${d.cells('cell')} ne peut pas être détruite. Choisissez une des cases marquées, adjacentes aux monstres.`,
  },
  'bad-choice': {
    en: 'Choose one cluster for each scoring card, or the best one.',
    fr: 'Choisissez une région pour chaque carte Décompte, ou la meilleure.',
  },
  'no-such-cluster': {
    en: d => `${d.cells('cell')} isn’t in a cluster that you can choose.`,
    fr: d => `${d.cells('cell')} ne fait pas partie d’une région que vous pouvez choisir.`,
  },

  'already-answered': {
    en: 'You’ve already played. Undo your move first.',
    fr: 'Vous avez déjà joué. Annulez d’abord votre coup.',
  },
  'not-asked': { en: 'You have nothing to do now.', fr: 'Vous n’avez rien à faire pour l’instant.' },
  'nothing-to-cancel': { en: 'Nothing to undo.', fr: 'Rien à annuler.' },
  'wrong-command': {
    en: d => `You can’t do that now.${ifHas(d, 'expected', () => ` Instead, ${d.deed('expected')}.`)}`,
    fr: d =>
      `Ce n’est pas possible maintenant.${ifHas(d, 'expected', () => ` À la place, ${d.deed('expected')}.`)}`,
  },

  'bad-seats': {
    en: d => `A game has ${d.text('least')} to ${d.text('most')} seats.`,
    fr: d => `Une partie réunit de ${d.text('least')} à ${d.text('most')} joueurs.`,
  },
  'config-conflict': {
    en: d => `These options can’t be combined: choose either ${d.either('keys')}.`,
    fr: d => `Ces options ne se combinent pas\u202f: choisissez ${d.either('keys')}.`,
  },
  'config-not-in-game': {
    en: d =>
      `${d.has('card') ? d.card('card') : `The choice for “${d.text('key')}”`} isn’t in the boxes you play with.`,
    fr: d =>
      `${d.has('card') ? d.card('card') : `Le choix pour «\u202f${d.text('key')}\u202f»`} n’est pas dans les boîtes jouées.`,
  },
  'config-pool-too-small': {
    en: d => `Choose at least ${d.text('least')} ambush cards.`,
    fr: d => `Choisissez au moins ${d.text('least')} cartes Embuscade.`,
  },
  'config-pool-lacks-suit': {
    en: d => `Add a scoring card of this suit: ${d.suit('suit')}.`,
    fr: d => `Ajoutez une carte Décompte de la famille ${d.suit('suit')}.`,
  },
  'config-same-suit': {
    en: d => `Two scoring cards have the same suit (${d.suit('suit')}). Choose one of each suit.`,
    fr: d => `Deux cartes Décompte sont de la famille ${d.suit('suit')}. Choisissez-en une de chaque.`,
  },
  'unknown-map': {
    en: d =>
      `Unknown map sheet: “${d.text('map')}”.${ifHas(d, 'known', () => ` Choose ${d.either('known')}, or a map of your own.`)}`,
    fr: d =>
      `Feuille inconnue\u202f: «\u202f${d.text('map')}\u202f».${ifHas(d, 'known', () => ` Choisissez ${d.either('known')}, ou une feuille à vous.`)}`,
  },
  'unknown-card': {
    en: d => `Unknown card: “${d.text('card')}”.${DID_YOU_MEAN.en(d)}`,
    fr: d => `Carte inconnue\u202f: «\u202f${d.text('card')}\u202f».${DID_YOU_MEAN.fr(d)}`,
  },
  'correction-bad': {
    en: d =>
      `The correction for ${d.card('card')} isn’t valid${ifHas(d, 'field', () => ` at “${d.text('field')}”`)}.`,
    fr: d =>
      `La correction pour ${d.card('card')} n’est pas valide${ifHas(d, 'field', () => ` à «\u202f${d.text('field')}\u202f»`)}.`,
  },

  'map-not-rows': {
    en: 'The map must be a list of text rows.',
    fr: 'La feuille doit être une liste de lignes de texte.',
  },
  'map-bad-size': {
    en: d =>
      `The map is ${d.text('height')} × ${d.text('width')}. Each side must have ${d.text('min')} to ${d.text('max')} spaces.`,
    fr: d =>
      `La feuille mesure ${d.text('height')} × ${d.text('width')}\u202f: chaque côté doit compter de ${d.text('min')} à ${d.text('max')} cases.`,
  },
  'map-uneven-rows': {
    en: d =>
      `Row ${d.place()} has ${d.count('length', 'space', 'spaces')}, but the first row has ${d.text('width')}.`,
    fr: d =>
      `La ligne ${d.place()} compte ${d.count('length', 'case', 'cases')}, mais la première en compte ${d.text('width')}.`,
  },
  'map-bad-letter': {
    en: d => `“${d.text('letter')}” at ${d.place()} isn’t a map letter (${d.text('letters')}).`,
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
    en: d =>
      `Only ${d.text('drawable')} of ${d.text('total')} spaces can be drawn on. At least 60% of the spaces must be drawable.`,
    fr: d =>
      `On ne peut dessiner que sur ${d.text('drawable')} des ${d.text('total')} cases\u202f: il en faut au moins 60\u202f%.`,
  },
  'map-overlap': {
    en: d => `The ruins at ${d.place()} are on a mountain or wasteland.`,
    fr: d => `La case Ruines en ${d.place()} se trouve sur une montagne ou une terre désolée.`,
  },
  'map-bad-ruins': {
    en: 'The ruins must be a list of [row, column] pairs, counted from 0.',
    fr: `Les ruines doivent être une liste de paires [ligne, colonne], comptées à partir de 0.`,
  },
  'map-ruins-off-sheet': {
    en: d => `The ruins [${d.text('row')}, ${d.text('column')}] are off the map (counted from 0).`,
    fr: d =>
      `La case Ruines [${d.text('row')}, ${d.text('column')}] est hors de la feuille (comptée à partir de 0).`,
  },
};
