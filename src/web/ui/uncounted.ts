import type { GameId } from '../../games/list.ts';

/** What a practice game does not count toward. Daily maps belong to Cartographers. */
export const UNCOUNTED: Record<'en' | 'fr', Record<GameId, string>> = {
  en: { cartographers: 'records, daily maps or statistics', thargos: 'records or statistics' },
  fr: {
    cartographers: 'les records, les défis du jour ni les statistiques',
    thargos: 'les records ni les statistiques',
  },
};
