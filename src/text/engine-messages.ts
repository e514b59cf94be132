import type { Refusal } from '../engine/refusal.ts';
import type { ContractRefusals, EngineRefusals, FileRefusals, NotationRefusals } from '../engine/refusals.ts';
import type { Language } from '../engine/text.ts';
import {
  DID_YOU_MEAN,
  detailsOf,
  ifHas,
  messageFrom,
  type RefusalDetails,
  type RefusalMessages,
} from './refusal-text.ts';
import { TABLE_MESSAGES } from './table-messages.ts';

type BadValue = RefusalDetails<keyof ContractRefusals['config-bad-value']>;

/** Describes the allowed values of an option: a range of numbers, perhaps with one more value, or a list. */
const choiceOf = {
  en: (d: BadValue): string => {
    if (!d.has('least')) return ifHas(d, 'allowed', () => `: choose ${d.either('allowed')}`);
    const range = `: choose a whole number from ${d.text('least')} to ${d.text('most')}`;
    return `${range}${ifHas(d, 'otherwise', () => `, or ${d.text('otherwise')}`)}`;
  },
  fr: (d: BadValue): string => {
    if (!d.has('least')) return ifHas(d, 'allowed', () => `\u202f: choisissez ${d.either('allowed')}`);
    const range = `\u202f: choisissez un nombre entier de ${d.text('least')} à ${d.text('most')}`;
    return `${range}${ifHas(d, 'otherwise', () => `, ou ${d.text('otherwise')}`)}`;
  },
};

const CONTRACT: RefusalMessages<ContractRefusals> = {
  'bad-command': {
    en: d => `Invalid command${ifHas(d, 'field', () => `: check “${d.text('field')}”`)}.`,
    fr: d =>
      `Commande non valide${ifHas(d, 'field', () => `\u202f: vérifiez «\u202f${d.text('field')}\u202f»`)}.`,
  },
  'nothing-to-preview': {
    en: 'This command has no preview.',
    fr: 'Cette commande n’a pas d’aperçu.',
  },
  'bad-seed': {
    en: 'The seed must be 64 hexadecimal digits.',
    fr: 'La graine doit compter 64 chiffres hexadécimaux.',
  },
  'config-not-an-object': {
    en: 'The options must be an object with keys and values.',
    fr: 'Les options doivent être un objet avec des clés et des valeurs.',
  },
  'config-unknown-key': {
    en: d => `Unknown option “${d.text('key')}”.${DID_YOU_MEAN.en(d)}`,
    fr: d => `Option inconnue\u202f: «\u202f${d.text('key')}\u202f».${DID_YOU_MEAN.fr(d)}`,
  },
  'config-bad-value': {
    en: d => `“${d.text('key')}” can’t have this value${choiceOf.en(d)}.${DID_YOU_MEAN.en(d)}`,
    fr: d =>
      `«\u202f${d.text('key')}\u202f» ne peut pas avoir cette valeur${choiceOf.fr(d)}.${DID_YOU_MEAN.fr(d)}`,
  },
};

const NOTATION: RefusalMessages<NotationRefusals> = {
  'notation-no-header': {
    en: d => {
      if (d.has('key')) return `The header of the game text has no line “${d.text('key')}”.`;
      const what = d.text('isEmpty') === 'true' ? 'The game is empty.' : 'This isn’t an Alidade game.';
      return `${what} Expected a game file (JSON) or a text that starts with “${d.text('header')}”.`;
    },
    fr: d => {
      if (d.has('key'))
        return `L’en-tête du texte de partie n’a pas de ligne «\u202f${d.text('key')}\u202f».`;
      const what =
        d.text('isEmpty') === 'true' ? 'La partie est vide.' : 'Ce n’est pas une partie d’Alidade.';
      return `${what} Il faut un fichier de partie (JSON) ou un texte qui commence par «\u202f${d.text('header')}\u202f».`;
    },
  },
  'notation-bad-version': {
    en: d => `Line ${d.text('line')}: this game text needs a newer version of Alidade.`,
    fr: d => `Ligne ${d.text('line')}\u202f: ce texte de partie demande une version plus récente d’Alidade.`,
  },
  'notation-bad-line': {
    en: d => `Couldn’t read line ${d.text('line')}.`,
    fr: d => `La ligne ${d.text('line')} est illisible.`,
  },
  'notation-refused': {
    en: d => `Line ${d.text('line')} breaks the rules: ${d.inner('why')}`,
    fr: d => `La ligne ${d.text('line')} est contraire aux règles\u202f: ${d.inner('why')}`,
  },
  'notation-differs': {
    en: d =>
      `Line ${d.text('line')} doesn’t match the game${ifHas(d, 'expected', () => `: expected “${d.text('expected')}”`)}.`,
    fr: d =>
      `La ligne ${d.text('line')} ne correspond pas à la partie${ifHas(d, 'expected', () => `\u202f: attendu «\u202f${d.text('expected')}\u202f»`)}.`,
  },
  'notation-hidden': {
    en: 'Only a game with a known seed can be saved as text.',
    fr: 'Seule une partie dont la graine est connue peut être enregistrée en texte.',
  },
};

/** Whether the fault concerns the whole file, which is of another kind. */
const isWhole = (d: RefusalDetails<'place'>): boolean => ['file', 'format'].includes(d.text('place'));

const FILE: RefusalMessages<FileRefusals> = {
  'file-not-json': {
    en: d => `The game file is damaged from character ${d.text('place')} on.`,
    fr: d => `Le fichier de partie est endommagé à partir du caractère ${d.text('place')}.`,
  },
  'file-truncated': {
    en: d => `The game file is cut off after ${d.text('place')} characters.`,
    fr: d => `Le fichier de partie est coupé après ${d.text('place')} caractères.`,
  },
  'file-bad-format': {
    en: d =>
      isWhole(d)
        ? 'This isn’t an Alidade game file.'
        : `This isn’t an Alidade game file, or it’s damaged (at “${d.text('place')}”).`,
    fr: d =>
      isWhole(d)
        ? 'Ce n’est pas un fichier de partie d’Alidade.'
        : `Ce n’est pas un fichier de partie d’Alidade, ou il est endommagé (à «\u202f${d.text('place')}\u202f»).`,
  },
  'file-bad-version': {
    en: d => `The game file needs a newer version of Alidade (format ${d.text('version')}).`,
    fr: d => `Le fichier demande une version plus récente d’Alidade (format ${d.text('version')}).`,
  },
  'file-bad-batch': {
    en: d => `The game file is damaged at move ${d.text('batch')} (${d.text('place')}).`,
    fr: d => `Le fichier de partie est endommagé au coup ${d.text('batch')} (${d.text('place')}).`,
  },
};

/** The messages of the engine's refusals, which are the same for all games. */
export const ENGINE_MESSAGES: RefusalMessages<EngineRefusals> = {
  ...TABLE_MESSAGES,
  ...CONTRACT,
  ...NOTATION,
  ...FILE,
  'undo-nothing': { en: 'You have nothing to undo.', fr: 'Vous n’avez rien à annuler.' },
  'undo-hidden': {
    en: 'Can’t undo: hidden information was revealed.',
    fr: 'Impossible d’annuler\u202f: une information cachée a été révélée.',
  },
  'undo-answered': {
    en: 'Can’t undo: another player has moved since.',
    fr: 'Impossible d’annuler\u202f: un autre joueur a joué depuis.',
  },
  'nothing-to-undo': {
    en: 'There’s no turn to undo, or the game has moved on.',
    fr: 'Il n’y a aucun tour à annuler, ou la partie a continué entre-temps.',
  },
  'undo-over': {
    en: 'Can’t undo: the game is over.',
    fr: 'Impossible d’annuler\u202f: la partie est terminée.',
  },
};

/** Returns the message of one of the engine's refusals. */
export const engineText = (refusal: Refusal, language: Language): string =>
  messageFrom(ENGINE_MESSAGES, refusal, language, () =>
    detailsOf(refusal, language, inner => engineText(inner, language)),
  );
