const NNBSP = '\u202f';

/** Texts that explain how totals are computed. */
export const WHY_WORDS = {
  en: {
    title: (name: string, track: number) => `Why? ${name}, track ${track}`,
    /** `tieCard`: the name of the card that lets the defender win ties, if there is one. */
    note: (tieCard: string | undefined) =>
      `The Mission always helps the defender. The ${tieCard ? `defender wins ties: ${tieCard}` : 'attacker wins ties'}.`,
    mission: 'Mission',
    total: 'Total',
  },
  fr: {
    title: (name: string, track: number) => `Pourquoi${NNBSP}? ${name}, piste ${track}`,
    note: (tieCard: string | undefined) =>
      `La mission aide toujours le défenseur. L’égalité revient ${tieCard ? `au défenseur${NNBSP}: ${tieCard}` : 'à l’attaquant'}.`,
    mission: 'Mission',
    total: 'Total',
  },
};
