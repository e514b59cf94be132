import type { TroubleRefusals } from '../engine/refusals.ts';
import type { Text } from '../engine/text.ts';

/** The messages of `TroubleRefusals`. They have their own file, so that the page needn't load all messages. */
export const TROUBLE_MESSAGES: { readonly [C in keyof TroubleRefusals]: Text } = {
  'table-gone': {
    en: 'This game was deleted, perhaps in another window.',
    fr: 'Cette partie a été supprimée, peut-être dans une autre fenêtre.',
  },
  'not-kept': {
    en: 'Couldn’t save this move (storage full?). It wasn’t played: free some space and try again.',
    fr: 'Impossible d’enregistrer ce coup (espace plein\u202f?). Il n’a pas été joué\u202f: libérez de l’espace et réessayez.',
  },
};
