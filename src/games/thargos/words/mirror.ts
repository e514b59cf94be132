import type { Text } from '../../../engine/text.ts';
import type { Config } from '../config.ts';

/**
 * HT-A-07: the text for each value of `shortMirror`, which sets what a defender with too few cards may do.
 * The tutorial and the rules page show it.
 */
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
