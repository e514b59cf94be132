/** What is said of a game in which something was taken back after it had been seen, or a hint was asked for. */
export const PRACTICE_WORDS = {
  en: {
    tag: 'practice',
    note: 'Practice: something was taken back after it had been seen, or a hint was asked for, so it does not count for bests or statistics.',
    after: (n: number) =>
      n === 1
        ? 'What came next was taken back as practice.'
        : `What came next was taken back as practice, ${n} times.`,
  },
  fr: {
    tag: 'entraînement',
    note: 'Partie d’entraînement\u202f: on y a repris un coup après avoir vu la suite, ou demandé un conseil\u202f; elle ne compte ni pour les records ni pour les statistiques.',
    after: (n: number) =>
      n < 2
        ? 'On a repris un coup après avoir vu la suite.'
        : `On a repris ${n} fois un coup après avoir vu la suite.`,
  },
};
