/** Texts that offer the sound part of a damaged game. */
export const RESCUE_MESSAGES = {
  en: {
    sound: (move: number) => `The game is intact up to move ${move}. The damaged original stays unchanged.`,
    open: (move: number) => `Open copy up to move ${move}`,
    take: (move: number) => `Import up to move ${move}`,
    watch: (move: number) => `Watch up to move ${move}`,
    taken: 'Added.',
    failed: 'Couldn’t save the copy. Free some storage and try again.',
  },
  fr: {
    sound: (move: number) =>
      `Jusqu’au coup ${move}, la partie est intacte. L’original endommagé reste inchangé.`,
    open: (move: number) => `Ouvrir une copie jusqu’au coup ${move}`,
    take: (move: number) => `Importer jusqu’au coup ${move}`,
    watch: (move: number) => `Revoir jusqu’au coup ${move}`,
    taken: 'Ajoutée.',
    failed: 'Impossible d’enregistrer la copie. Libérez de l’espace et réessayez.',
  },
};
