import type { Language } from '../../engine/text.ts';
import { PROGRAM } from '../io.ts';
import { typeset } from './typeset.ts';

/** The messages of all games about saving and leaving. */
const en = {
  prompt: '> ',
  saved: (file: string) => `Saved to ${file}.`,
  notSaved: (file: string, reason: string) => `Couldn't write ${file}: ${reason}`,
  kept: (file: string) => `A copy was saved to ${file}. Continue with "${PROGRAM} play --resume FILE".`,
  rescued: (file: string) =>
    `The game was saved to ${file}. Continue with another bot: "${PROGRAM} play --resume FILE --bots greedy".`,
  overwrite: (file: string) => `${file} already exists. Overwrite it? Type yes or no > `,
  notOverwritten: 'Not saved. The file is unchanged.',
  fileName: (suggested: string) => `File name? Press Enter for ${suggested} > `,
  saveNeedsFile: 'Add a file name. For example: save game.json',
  saveBeforeQuit:
    'Save the game? Type a file name or "yes". Enter leaves without saving, "cancel" returns to the game.',
  farewell: 'The game is not finished.',
};

type SaveWords = typeof en;

const fr: SaveWords = {
  prompt: '> ',
  saved: file => `Partie enregistrée dans ${file}.`,
  notSaved: (file, reason) => `Impossible d’écrire ${file} : ${reason}`,
  kept: file =>
    `Une copie est enregistrée dans ${file}. Pour continuer : « ${PROGRAM} play --resume FICHIER ».`,
  rescued: file =>
    `La partie est enregistrée dans ${file}. Pour continuer avec un autre bot : « ${PROGRAM} play --resume FICHIER --bots greedy ».`,
  overwrite: file => `${file} existe déjà. L’écraser ? Tapez oui ou non > `,
  notOverwritten: 'Non enregistré. Le fichier n’est pas modifié.',
  fileName: suggested => `Nom du fichier ? Entrée pour ${suggested} > `,
  saveNeedsFile: 'Ajoutez un nom de fichier. Par exemple : enregistrer partie.json',
  saveBeforeQuit:
    'Enregistrer la partie ? Tapez un nom de fichier ou « oui ». Entrée quitte sans enregistrer, « annuler » revient au jeu.',
  farewell: 'La partie n’est pas terminée.',
};

export const SAVE_WORDS: { readonly [L in Language]: SaveWords } = { en, fr: typeset(fr) };
