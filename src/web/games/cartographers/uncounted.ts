/** What a practice game does not count toward. */
export const UNCOUNTED = {
  en: 'records, daily maps or statistics',
  fr: 'les records, les défis du jour ni les statistiques',
};
