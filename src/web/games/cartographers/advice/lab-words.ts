const en = {
  playing: 'Playing …',
  cannot: 'These rules cannot be played as they stand.',
  failed: 'The games broke off. Close this and open it again.',
  progress: (done: string, all: string) => `${done} of ${all} games`,
  found: (games: string, middle: string, rating: string, error: string) =>
    `${games} games alone: ${middle} stars in the middle, a rating of ${rating} (± ${error}) on the average.`,
  range: (low: string, high: string) =>
    `One game in ten came to no more than ${low} stars, one in ten to ${high} or more.`,
  chart: (least: string, most: string) => `How often so many stars were reached, from ${least} to ${most}`,
  who: 'The Surveyor has played them, here and on every other sheet: ratings can be compared. It takes what brings most at once; the Master, who thinks ahead, is about 20 better.',
  alone:
    'By these rules or on this sheet our bots cannot look ahead (they know 11 × 11 spaces and the printed cards): the Geographer and the Master would play as the Surveyor does.',
  few: (games: string) => `There was time for ${games} games only.`,
};

const fr: typeof en = {
  playing: 'Parties en cours…',
  cannot: 'Ces règles ne peuvent pas être jouées telles quelles.',
  failed: 'Les parties se sont interrompues. Fermez ceci et rouvrez-le.',
  progress: (done, all) => `${done} parties sur ${all}`,
  found: (games, middle, rating, error) =>
    `${games} parties en solo\u202f: ${middle} étoiles pour la partie médiane, une note solo de ${rating} (± ${error}) en moyenne.`,
  range: (low, high) =>
    `Une partie sur dix n’a pas dépassé ${low} étoiles, une sur dix en a obtenu ${high} ou davantage.`,
  chart: (least, most) => `Combien de fois chaque nombre d’étoiles a été obtenu, de ${least} à ${most}`,
  who: 'C’est l’Arpenteur qui les a jouées, ici comme sur toute autre feuille\u202f: les notes peuvent être comparées. Il prend ce qui rapporte le plus sur-le-champ\u202f; le Maître, qui pense à la suite, fait environ 20 étoiles de mieux.',
  alone:
    'Avec ces règles ou sur cette feuille, nos robots ne peuvent pas prévoir la suite (ils connaissent les feuilles de 11 × 11 cases et les cartes imprimées)\u202f: le Géographe et le Maître joueraient comme l’Arpenteur.',
  few: games => `Il n’y a eu le temps de jouer que ${games} parties.`,
};

export const LAB_WORDS = { en, fr };
