import type { Text } from '../../../engine/text.ts';
import type { Card, Provenance } from '../cards/card.ts';

export const BADGES = ['community', 'printed', 'partly-known'] as const;
export type Badge = (typeof BADGES)[number];

const isReal = (source: Provenance): boolean => source === 'printed' || source === 'rulebook';

/**
 * The badge beside a card, so that nobody takes values chosen for Alidade for printed ones. Undefined if
 * values and effect come from the rulebook.
 */
export const badgeOf = ({ source: { values, effect } }: Card): Badge | undefined => {
  const parts = [values, effect];
  if (!parts.some(isReal)) return 'community';
  if (!parts.every(isReal)) return 'partly-known';
  return parts.includes('printed') ? 'printed' : undefined;
};

export const BADGE_WORDS: { readonly [B in Badge]: Text } = {
  community: {
    en: 'community values, not the printed card',
    fr: 'valeurs de la communauté, pas celles de la carte imprimée',
  },
  printed: { en: 'printed (entered by you)', fr: 'imprimée (saisie par vous)' },
  'partly-known': {
    en: 'partly known: some facts are printed, the rest are community values',
    fr: 'connue en partie\u202f: certaines données sont imprimées, le reste vient de la communauté',
  },
};
