/** Texts about practice games, in which a player undid a move that revealed something, or asked for a hint. */
export const PRACTICE_MESSAGES = {
  en: {
    tag: 'practice',
    note: 'Practice: a move was undone after its result was known, a hint was used, or the game continues a finished one. The game doesn’t count toward records or statistics.',
    after: (n: number) =>
      n === 1
        ? 'One move was undone after its result was known.'
        : `${n} moves were undone after their results were known.`,
  },
  fr: {
    tag: 'entraînement',
    note: 'Entraînement\u202f: un coup a été annulé une fois la suite connue, un conseil a été demandé, ou la partie en reprend une autre. Elle ne compte ni pour les records ni pour les statistiques.',
    after: (n: number) =>
      n < 2 ? 'Un coup annulé une fois la suite connue.' : `${n} coups annulés une fois la suite connue.`,
  },
};
