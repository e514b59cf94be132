/** What a practice game does not count toward. */
export const UNCOUNTED = {
  en: 'records or statistics',
  fr: 'les records ni les statistiques',
};
