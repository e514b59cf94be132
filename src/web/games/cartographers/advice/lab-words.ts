const en = {
  playing: 'Playing …',
  cannot: 'These rules cannot be played as they stand.',
  failed: 'The games broke off. Close this and open it again.',
  found: (games: string, middle: string, rating: string) =>
    `${games} games alone: ${middle} stars in the middle, a rating of ${rating} on the average.`,
  range: (low: string, high: string) =>
    `One game in ten came to no more than ${low} stars, one in ten to ${high} or more.`,
  who: 'Played by a quick bot that does not think ahead. Whoever does gets further.',
};

const fr: typeof en = {
  playing: 'Parties en cours…',
  cannot: 'Ces règles ne peuvent pas être jouées telles quelles.',
  failed: 'Les parties se sont interrompues. Fermez ceci et rouvrez-le.',
  found: (games, middle, rating) =>
    `${games} parties en solo\u202f: ${middle} étoiles pour la partie du milieu, une note solo de ${rating} en moyenne.`,
  range: (low, high) =>
    `Une partie sur dix n’a pas dépassé ${low} étoiles, une sur dix en a obtenu ${high} ou davantage.`,
  who: 'Jouées par un robot rapide, qui ne voit pas plus loin que la carte en cours. En réfléchissant, on fait mieux.',
};

export const LAB_WORDS = { en, fr };
