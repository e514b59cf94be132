/** What practice games don't count for, as part of a sentence. */
export const UNCOUNTED = {
  en: 'records, daily maps or statistics',
  fr: 'les records, les défis du jour ni les statistiques',
};
