/** What practice games don't count for, as part of a sentence. */
export const UNCOUNTED = {
  en: 'records or statistics',
  fr: 'les records ni les statistiques',
};
