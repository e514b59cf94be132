import type { Text } from '../../../engine/text.ts';
import type { Config } from '../config.ts';

/** HT-A-07: what a defender does with fewer cards than colors to mirror. The lesson and the rules page share this text. */
export const SHORT_MIRROR: { readonly [V in Config['shortMirror']]: Text } = {
  partial: {
    en: 'With fewer cards than these colors, place at most one on each until you run out.',
    fr: 'Avec moins de cartes que de couleurs couvertes, posez-en une au plus sur chacune, tant que les cartes suffisent.',
  },
  none: {
    en: 'With fewer cards than these colors, you can’t place any.',
    fr: 'Avec moins de cartes que de couleurs couvertes, vous n’en posez aucune.',
  },
};
