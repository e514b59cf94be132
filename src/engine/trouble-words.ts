import type { Text } from './text.ts';

/** Why a table stops although nobody did anything wrong. A page has these at hand, without all the others. */
export type TroubleCode = 'moved-on' | 'not-kept';

export const TROUBLE_WORDS: { readonly [C in TroubleCode]: Text } = {
  'moved-on': {
    en: 'This game went on in another window, or was deleted there. What you just did here was not taken over.',
    fr: 'Cette partie a continué dans une autre fenêtre, ou y a été supprimée. Ce que vous venez de faire ici n’a pas été repris.',
  },
  'not-kept': {
    en: 'This move could not be kept; perhaps there is no room left. The game stands where it stood before.',
    fr: 'Ce coup n’a pas pu être gardé\u202f; peut-être n’y a-t-il plus de place. La partie en est où elle en était.',
  },
};
