/** What is said of a game in which something was taken back after it had been seen, or a hint was asked for. */
export const PRACTICE_WORDS = {
  en: {
    tag: 'practice',
    note: 'Practice: a move was undone after its result was known, or a hint was used. The game doesn’t count toward records or statistics.',
    after: (n: number) =>
      n === 1
        ? 'One move was undone after its result was known.'
        : `${n} moves were undone after their results were known.`,
  },
  fr: {
    tag: 'entraînement',
    note: 'Entraînement\u202f: un coup a été annulé une fois la suite connue, ou un conseil a été demandé. La partie ne compte ni pour les records ni pour les statistiques.',
    after: (n: number) =>
      n < 2 ? 'Un coup annulé une fois la suite connue.' : `${n} coups annulés une fois la suite connue.`,
  },
};
