import type { UndoCode } from './ledger.ts';
import type { NotationCode } from './notation-header.ts';
import type { FileCode } from './record.ts';
import type { Refusal } from './refusal.ts';
import { detailsOf, ifHas, type RefusalWords, wordedBy } from './refusal-text.ts';
import { TABLE_WORDS, type TableCode } from './table-words.ts';
import type { Language } from './text.ts';

/** What every game refuses in the same way: commands and choices of rules that cannot be read. */
type ContractCode =
  | 'bad-command'
  | 'nothing-to-preview'
  | 'bad-seed'
  | 'config-not-an-object'
  | 'config-unknown-key'
  | 'config-bad-value';

export type EngineCode = FileCode | UndoCode | NotationCode | TableCode | ContractCode;

const CONTRACT: RefusalWords<ContractCode> = {
  'bad-command': {
    en: d => `This is no command${ifHas(d, 'field', () => `: look at “${d.text('field')}”`)}.`,
    fr: d =>
      `Ce n’est pas une commande${ifHas(d, 'field', () => `\u202f: voyez «\u202f${d.text('field')}\u202f»`)}.`,
  },
  'nothing-to-preview': {
    en: 'This would change nothing that can be shown beforehand.',
    fr: 'Cela ne changerait rien que l’on puisse montrer d’avance.',
  },
  'bad-seed': {
    en: 'The seed must be 64 hexadecimal digits.',
    fr: 'La graine doit compter 64 chiffres hexadécimaux.',
  },
  'config-not-an-object': {
    en: 'The chosen rules are not an object of keys and values.',
    fr: 'Les règles choisies ne sont pas un objet fait de clés et de valeurs.',
  },
  'config-unknown-key': {
    en: d => `There is no rule choice called “${d.text('key')}”.`,
    fr: d => `Aucun choix de règle ne s’appelle «\u202f${d.text('key')}\u202f».`,
  },
  'config-bad-value': {
    en: d =>
      `“${d.text('key')}” cannot have this value${ifHas(d, 'allowed', () => `: choose ${d.either('allowed')}`)}.`,
    fr: d =>
      `«\u202f${d.text('key')}\u202f» ne peut pas avoir cette valeur${ifHas(d, 'allowed', () => `\u202f: choisissez ${d.either('allowed')}`)}.`,
  },
};

const NOTATION: RefusalWords<NotationCode> = {
  'notation-no-header': {
    en: d => `This holds no game of Alidade: a game text begins with the line “${d.text('header')}”.`,
    fr: d =>
      `Ceci ne contient aucune partie d’Alidade\u202f: un texte de partie commence par la ligne «\u202f${d.text('header')}\u202f».`,
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
};

const FILE: RefusalWords<FileCode> = {
  'file-not-json': {
    en: d => `The game file cannot be read from character ${d.text('place')} on.`,
    fr: d => `Le fichier de partie est illisible à partir du caractère ${d.text('place')}.`,
  },
  'file-truncated': {
    en: d => `The game file breaks off after ${d.text('place')} characters.`,
    fr: d => `Le fichier de partie s’arrête après ${d.text('place')} caractères.`,
  },
  'file-bad-format': {
    en: d => `This file holds no game of Alidade, or it is damaged (at “${d.text('place')}”).`,
    fr: d =>
      `Ce fichier ne contient aucune partie d’Alidade, ou il est abîmé (à «\u202f${d.text('place')}\u202f»).`,
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

/** What the refusals say that no game words itself. */
export const ENGINE_WORDS: RefusalWords<EngineCode> = {
  ...TABLE_WORDS,
  ...CONTRACT,
  ...NOTATION,
  ...FILE,
  'undo-nothing': { en: 'There is nothing of yours to take back.', fr: 'Vous n’avez rien à reprendre.' },
  'undo-hidden': {
    en: 'This cannot be taken back: it has shown something that was hidden.',
    fr: 'Impossible de revenir en arrière\u202f: quelque chose de caché a été dévoilé.',
  },
  'undo-answered': {
    en: 'This cannot be taken back: another player has answered since.',
    fr: 'Impossible de revenir en arrière\u202f: quelqu’un d’autre a répondu depuis.',
  },
  'undo-over': {
    en: 'The game is over: nothing of it can be taken back.',
    fr: 'La partie est finie\u202f: on ne peut plus rien y reprendre.',
  },
};

/** A refusal without any game: of a file, or of a table. */
export const engineText = (refusal: Refusal, language: Language): string =>
  wordedBy(ENGINE_WORDS, refusal, language, () =>
    detailsOf(refusal, language, inner => engineText(inner, language)),
  );
