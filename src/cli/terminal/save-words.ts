import type { Language } from '../../engine/text.ts';
import { PROGRAM } from '../program.ts';
import { typeset } from './typeset.ts';

/** What is said about saving and leaving, whatever is played. */
const en = {
  prompt: '> ',
  saved: (file: string) => `Saved in ${file}.`,
  notSaved: (file: string, reason: string) => `Could not write ${file}: ${reason}`,
  kept: (file: string) => `A copy is kept in ${file}: "${PROGRAM} play --resume FILE" goes on with it.`,
  rescued: (file: string) =>
    `The game is kept in ${file}: "${PROGRAM} play --resume FILE --bots greedy" goes on with another bot.`,
  overwrite: (file: string) => `${file} exists. Overwrite it? yes or no > `,
  notOverwritten: 'Not saved: the file stays as it was.',
  fileName: (suggested: string) => `File name? Enter takes ${suggested} > `,
  saveNeedsFile: 'Where to? For example: save game.json',
  saveBeforeQuit: 'Save the game? A file name or "yes"; Enter leaves without saving, "cancel" goes back.',
  farewell: 'The game was not finished.',
};

type SaveWords = typeof en;

const fr: SaveWords = {
  prompt: '> ',
  saved: file => `Enregistré dans ${file}.`,
  notSaved: (file, reason) => `Impossible d’écrire ${file} : ${reason}`,
  kept: file => `Une copie est gardée dans ${file} : « ${PROGRAM} play --resume FICHIER » la continue.`,
  rescued: file =>
    `La partie est gardée dans ${file} : « ${PROGRAM} play --resume FICHIER --bots greedy » la continue avec un autre robot.`,
  overwrite: file => `${file} existe. L’écraser ? oui ou non > `,
  notOverwritten: 'Non enregistré : le fichier reste tel quel.',
  fileName: suggested => `Nom du fichier ? Entrée prend ${suggested} > `,
  saveNeedsFile: 'Où ? Par exemple : sauver partie.json',
  saveBeforeQuit:
    'Enregistrer la partie ? Un nom de fichier ou « oui » ; Entrée sort sans enregistrer, « annuler » revient.',
  farewell: 'La partie n’est pas finie.',
};

export const SAVE_WORDS: { readonly [L in Language]: SaveWords } = { en, fr: typeset(fr) };
