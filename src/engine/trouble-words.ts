import type { Text } from './text.ts';

/** Why a table stops although nobody did anything wrong. A page has these at hand, without all the others. */
export type TroubleCode = 'table-gone' | 'not-kept';

export const TROUBLE_WORDS: { readonly [C in TroubleCode]: Text } = {
  'table-gone': {
    en: 'This game is no longer kept: it was deleted elsewhere, perhaps in another window.',
    fr: 'Cette partie n’est plus gardée\u202f: elle a été supprimée ailleurs, peut-être dans une autre fenêtre.',
  },
  'not-kept': {
    en: 'This move could not be kept; perhaps there is no room left. The game stands where it stood before.',
    fr: 'Ce coup n’a pas pu être gardé\u202f; peut-être n’y a-t-il plus de place. La partie reste au coup précédent.',
  },
};
