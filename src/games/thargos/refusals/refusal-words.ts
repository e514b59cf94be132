import type { UndoCode } from '../../../engine/ledger.ts';
import type { FileCode } from '../../../engine/record.ts';
import type { Language } from '../../../engine/text.ts';
import type { Code } from './codes.ts';

/** The details of a refusal, ready to be read: whatever they hold, each answers with a text. */
export interface Details {
  readonly has: (key: string) => boolean;
  /** Anything, as it stands in the refusal. */
  readonly text: (key: string) => string;
  /** A number counted from 1 on the table and from 0 in commands. */
  readonly number: (key: string) => string;
  /** A list of anything, with "or" before the last. */
  readonly either: (key: string) => string;
  /** A colour by its name. */
  readonly colour: (key: string) => string;
  /** What the command types in this detail would do. */
  readonly deeds: (key: string) => string;
  /** What another refusal in this detail says. */
  readonly inner: (key: string) => string;
  /** What is wrong with a deck or a story. */
  readonly fault: () => string;
}

type Said = string | ((details: Details) => string);
type Words = { readonly [L in Language]: Said };

const ifHas = (d: Details, key: string, text: () => string): string => (d.has(key) ? text() : '');

/** What every refusal says. */
export const WORDS: { readonly [C in Code | FileCode | UndoCode]: Words } = {
  'no-such-seat': {
    en: d => `There is no seat ${d.number('seat')}.`,
    fr: d => `Il n’y a pas de place ${d.number('seat')}.`,
  },
  'game-over': { en: 'The game is over.', fr: 'La partie est terminée.' },
  'not-asked': {
    en: 'Somebody else is asked now.',
    fr: 'C’est à quelqu’un d’autre de répondre.',
  },
  'wrong-command': {
    en: d => `Something else is asked now${ifHas(d, 'expected', () => `: ${d.deeds('expected')}`)}.`,
    fr: d => `Autre chose est demandé${ifHas(d, 'expected', () => `\u202f: ${d.deeds('expected')}`)}.`,
  },
  'bad-command': {
    en: d => `This command cannot be read${ifHas(d, 'field', () => `: look at “${d.text('field')}”`)}.`,
    fr: d =>
      `Cette commande est illisible${ifHas(d, 'field', () => `\u202f: voyez «\u202f${d.text('field')}\u202f»`)}.`,
  },
  'nothing-to-preview': {
    en: 'There is nothing to show of it beforehand.',
    fr: 'Il n’y a rien à en montrer d’avance.',
  },

  'not-your-hero': { en: 'This is no hero of yours to place.', fr: 'Ce n’est pas un de vos héros à placer.' },
  'track-taken': {
    en: d => `Track ${d.number('track')} is taken.`,
    fr: d => `La piste ${d.number('track')} est occupée.`,
  },
  'not-your-track': {
    en: d => `Track ${d.number('track')} is none of yours.`,
    fr: d => `La piste ${d.number('track')} n’est pas à vous.`,
  },
  'not-in-hand': { en: 'This card is not in your hand.', fr: 'Cette carte n’est pas dans votre main.' },
  'not-a-mission': { en: 'A Mission is needed here.', fr: 'Il faut ici une mission.' },
  'not-an-advantage': { en: 'Only an Advantage can be attached.', fr: 'Seul un avantage peut s’attacher.' },
  'not-an-action': { en: 'Only an Action can be played so.', fr: 'Seule une action peut se jouer ainsi.' },
  'bad-hand-limit': {
    en: d => `Your hand may hold ${d.either('values')} cards.`,
    fr: d => `Votre main peut compter ${d.either('values')} cartes.`,
  },
  'no-advantage-left': {
    en: 'No more Advantages can be attached this turn.',
    fr: 'Aucun autre avantage ne peut être attaché ce tour-ci.',
  },
  'cannot-attach': {
    en: 'This Advantage cannot be attached to that hero.',
    fr: 'Cet avantage ne peut pas être attaché à ce héros.',
  },
  'cannot-play': {
    en: 'This Action cannot be played now.',
    fr: 'Cette action ne peut pas être jouée maintenant.',
  },
  'needs-hero': {
    en: 'This Action stays: name the hero of yours at whose side it is put.',
    fr: 'Cette action reste en jeu\u202f: nommez votre héros auprès duquel elle est posée.',
  },
  'no-action-left': {
    en: 'You have no action left this turn.',
    fr: 'Il ne vous reste plus d’action ce tour-ci.',
  },
  'cannot-attempt': {
    en: d => `The Mission on track ${d.number('track')} cannot be attempted now.`,
    fr: d => `La mission de la piste ${d.number('track')} ne peut pas être tentée maintenant.`,
  },
  'cannot-attempt-node': {
    en: d => `That hero cannot attempt “${d.text('node')}” now.`,
    fr: d => `Ce héros ne peut pas tenter «\u202f${d.text('node')}\u202f» maintenant.`,
  },
  'same-card-twice': { en: 'A card is named twice.', fr: 'Une carte est citée deux fois.' },
  'pam-colour': {
    en: d => `No card may lie on ${d.colour('colour')} here.`,
    fr: d => `Aucune carte ne peut être posée ici sur ${d.colour('colour')}.`,
  },
  'pam-spread': {
    en: 'Two cards or more must lie on at least two colours.',
    fr: 'Deux cartes ou plus doivent couvrir au moins deux couleurs.',
  },
  'pam-mirror': {
    en: d =>
      `At least ${d.text('least')} must lie on ${d.colour('colour')}: whoever places cards mirrors the attack.`,
    fr: d =>
      `Il en faut au moins ${d.text('least')} sur ${d.colour('colour')}\u202f: qui pose des cartes reflète l’attaque.`,
  },
  'pam-too-many': {
    en: d => `At most ${d.text('most')} may lie on ${d.colour('colour')}.`,
    fr: d => `Il en faut ${d.text('most')} au plus sur ${d.colour('colour')}.`,
  },
  'cannot-concede': { en: 'This table plays without conceding.', fr: 'À cette table, on ne concède pas.' },
  'cannot-oppose': { en: 'That hero cannot oppose.', fr: 'Ce héros ne peut pas s’opposer.' },
  'cannot-use': {
    en: 'This ability cannot be used now.',
    fr: 'Cette capacité ne peut pas servir maintenant.',
  },
  'cannot-shift': { en: 'That hero cannot step in there.', fr: 'Ce héros ne peut pas se glisser là.' },
  'cannot-walk': {
    en: d => `That hero cannot walk to “${d.text('node')}” now.`,
    fr: d => `Ce héros ne peut pas aller à «\u202f${d.text('node')}\u202f» maintenant.`,
  },
  'cannot-pass': {
    en: 'This table plays without passing as long as something can be done.',
    fr: 'À cette table, on ne passe pas tant qu’on peut agir.',
  },
  'bad-pick': {
    en: d => `Pick ${d.text('least')} to ${d.text('most')} of what is offered, each once.`,
    fr: d => `Choisissez de ${d.text('least')} à ${d.text('most')} de ce qui est proposé, chacun une fois.`,
  },
  'bad-change': {
    en: 'One of these changes is not possible at this table.',
    fr: 'Un de ces changements n’est pas possible à cette table.',
  },

  'bad-seats': {
    en: d => `${d.text('seats')} players: this mode needs ${d.text('least')} to ${d.text('most')}.`,
    fr: d =>
      `${d.text('seats')} joueurs\u202f: ce mode en demande de ${d.text('least')} à ${d.text('most')}.`,
  },
  'bad-seed': {
    en: 'The seed must be 64 hex digits.',
    fr: 'La graine doit compter 64 chiffres hexadécimaux.',
  },
  'config-not-an-object': {
    en: 'The rules must be an object with a name for every choice.',
    fr: 'Les règles doivent être un objet avec un nom pour chaque choix.',
  },
  'config-unknown-key': {
    en: d => `There is no rule called “${d.text('key')}”.`,
    fr: d => `Aucune règle ne s’appelle «\u202f${d.text('key')}\u202f».`,
  },
  'config-bad-value': {
    en: d =>
      `The rule “${d.text('key')}” cannot be so${ifHas(d, 'allowed', () => `; possible are ${d.either('allowed')}`)}.`,
    fr: d =>
      `La règle «\u202f${d.text('key')}\u202f» ne peut pas valoir cela${ifHas(d, 'allowed', () => `\u202f; possibles\u202f: ${d.either('allowed')}`)}.`,
  },
  'pack-unknown': {
    en: d => `The cards of these packs are not known here: ${d.either('packs')}.`,
    fr: d => `Les cartes de ces paquets ne sont pas connues ici\u202f: ${d.either('packs')}.`,
  },
  'story-unknown': {
    en: d => `There is no story “${d.text('story')}”.`,
    fr: d => `Il n’y a pas de récit «\u202f${d.text('story')}\u202f».`,
  },
  'story-bad': {
    en: d =>
      `This story cannot be played${ifHas(d, 'place', () => ` (${d.text('place')})`)}${ifHas(d, 'fault', () => `: ${d.fault()}`) || '.'}`,
    fr: d =>
      `Ce récit ne peut pas être joué${ifHas(d, 'place', () => ` (${d.text('place')})`)}${ifHas(d, 'fault', () => `\u202f: ${d.fault()}`) || '.'}`,
  },
  'deck-unknown': {
    en: d => `There is no deck “${d.text('deck')}”; there are ${d.either('known')}.`,
    fr: d => `Il n’y a pas de deck «\u202f${d.text('deck')}\u202f»\u202f; il y a ${d.either('known')}.`,
  },
  'deck-bad': {
    en: d =>
      `The deck${ifHas(d, 'seat', () => ` of seat ${d.number('seat')}`)} breaks the rules: ${d.fault()}`,
    fr: d =>
      `Le deck${ifHas(d, 'seat', () => ` de la place ${d.number('seat')}`)} enfreint les règles\u202f: ${d.fault()}`,
  },
  'deck-missing': {
    en: d => `${d.text('decks')} decks were named for ${d.text('players')} players.`,
    fr: d => `${d.text('decks')} decks nommés pour ${d.text('players')} joueurs.`,
  },

  'notation-no-header': {
    en: d => `The game text lacks its line “${d.text('header')}”.`,
    fr: d => `Il manque au texte de la partie la ligne «\u202f${d.text('header')}\u202f».`,
  },
  'notation-bad-version': {
    en: d => `Line ${d.text('line')}: the game text was written by a newer Alidade.`,
    fr: d =>
      `Ligne ${d.text('line')}\u202f: le texte de la partie vient d’une version plus récente d’Alidade.`,
  },
  'notation-bad-line': {
    en: d => `Line ${d.text('line')} cannot be read.`,
    fr: d => `La ligne ${d.text('line')} est illisible.`,
  },
  'notation-refused': {
    en: d => `Line ${d.text('line')} is against the rules: ${d.inner('why')}`,
    fr: d => `La ligne ${d.text('line')} est contraire aux règles\u202f: ${d.inner('why')}`,
  },
  'notation-differs': {
    en: d =>
      `Line ${d.text('line')} does not agree with the game${ifHas(d, 'expected', () => `: it should be “${d.text('expected')}”`)}.`,
    fr: d =>
      `La ligne ${d.text('line')} ne correspond pas à la partie${ifHas(d, 'expected', () => `\u202f: il faudrait «\u202f${d.text('expected')}\u202f»`)}.`,
  },
  'notation-hidden': {
    en: 'Only a game whose seed is known can be written as a text.',
    fr: 'Seule une partie dont la graine est connue peut s’écrire en texte.',
  },

  'undo-nothing': { en: 'There is nothing of yours to take back.', fr: 'Vous n’avez rien à reprendre.' },
  'undo-hidden': {
    en: 'This cannot be taken back: it has shown something that was hidden.',
    fr: 'Impossible de revenir en arrière\u202f: quelque chose de caché a été dévoilé.',
  },
  'file-not-json': {
    en: d => `The game file cannot be read from character ${d.text('place')} on.`,
    fr: d => `Le fichier de partie est illisible à partir du caractère ${d.text('place')}.`,
  },
  'file-truncated': {
    en: d => `The game file breaks off after ${d.text('place')} characters.`,
    fr: d => `Le fichier de partie s’arrête après ${d.text('place')} caractères.`,
  },
  'file-bad-format': {
    en: d => `This is no game file: look at “${d.text('place')}”.`,
    fr: d => `Ce n’est pas un fichier de partie\u202f: voyez «\u202f${d.text('place')}\u202f».`,
  },
  'file-bad-version': {
    en: d => `The game file was written by a newer Alidade (format ${d.text('version')}).`,
    fr: d => `Le fichier vient d’une version plus récente d’Alidade (format ${d.text('version')}).`,
  },
  'file-bad-batch': {
    en: d => `The game file is damaged at move ${d.text('batch')} (${d.text('place')}).`,
    fr: d => `Le fichier de partie est abîmé au coup ${d.text('batch')} (${d.text('place')}).`,
  },
};
