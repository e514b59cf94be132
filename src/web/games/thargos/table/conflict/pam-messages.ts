interface BareDefense {
  readonly isTieHeld: boolean;
  readonly isOneColor: boolean;
}

/** Texts about conflicts that the bar needs before the conflict panel is loaded. */
export const PAM_WORDS = {
  en: {
    letGo: 'Let it go',
    /** HT-5.5: what happens if the defender concedes, or defends without cards. */
    letGoNote: 'The attacker wins without comparing totals.',
    defendNoneNote: ({ isTieHeld, isOneColor }: BareDefense) =>
      `Totals are compared: ${isTieHeld ? 'a tie' : 'a higher total'}${isOneColor ? '' : ' in one color'} is enough.`,
    ways: {
      cards: 'defend with cards',
      none: 'defend without cards',
      use: 'use a power',
      letGo: 'let it go',
    },
    defendNone: 'Defend without cards',
    defendWith: (n: number) => (n === 1 ? 'Defend with 1 card' : `Defend with ${n} cards`),
    attackNone: 'Attempt without cards',
    attackWith: (n: number) => (n === 1 ? 'Attempt with 1 card' : `Attempt with ${n} cards`),
  },
  fr: {
    letGo: 'Céder la mission',
    letGoNote: 'L’attaquant gagne sans comparaison.',
    defendNoneNote: ({ isTieHeld, isOneColor }: BareDefense) =>
      `On compare les totaux\u202f: ${isTieHeld ? 'l’égalité' : 'un total plus élevé'}${isOneColor ? '' : ' dans une couleur'} suffit.`,
    ways: {
      cards: 'défendez avec des cartes',
      none: 'défendez sans carte',
      use: 'utilisez un pouvoir',
      letGo: 'cédez la mission',
    },
    defendNone: 'Défendre sans carte',
    defendWith: (n: number) => (n === 1 ? 'Défendre avec 1 carte' : `Défendre avec ${n} cartes`),
    attackNone: 'Tenter sans carte',
    attackWith: (n: number) => (n === 1 ? 'Tenter avec 1 carte' : `Tenter avec ${n} cartes`),
  },
};

/** French attributes with their articles. The card texts contain them too, but are too large to load only for this. */
export const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Puissance: 'la Puissance',
  Esprit: 'l’Esprit',
  Mysticisme: 'le Mysticisme',
};
