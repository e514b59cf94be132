/** How the sound part of a damaged game is offered. */
export const RESCUE_WORDS = {
  en: {
    sound: (move: number) => `Up to move ${move} the game is sound. The damaged one stays as it is.`,
    open: (move: number) => `Open a copy up to move ${move}`,
    take: (move: number) => `Take it up to move ${move}`,
    watch: (move: number) => `Watch it up to move ${move}`,
    taken: 'Added.',
    failed: 'The copy could not be kept.',
  },
  fr: {
    sound: (move: number) =>
      `Jusqu’au coup ${move}, la partie est intacte. Celle qui est abîmée reste telle quelle.`,
    open: (move: number) => `Ouvrir une copie jusqu’au coup ${move}`,
    take: (move: number) => `La prendre jusqu’au coup ${move}`,
    watch: (move: number) => `La revoir jusqu’au coup ${move}`,
    taken: 'Ajoutée.',
    failed: 'La copie n’a pas pu être gardée.',
  },
};
