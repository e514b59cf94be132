const en = {
  playing: 'Playing …',
  cannot: 'These rules can’t be played. Fix the errors above.',
  failed: 'The games stopped. Close this panel and open it again.',
  progress: (done: string, all: string) => `${done} of ${all} games`,
  found: (games: string, middle: string, rating: string, error: string) =>
    `${games} solo games: a median of ${middle} stars, an average rating of ${rating} (± ${error}).`,
  range: (low: string, high: string) =>
    `One game in ten scored ${low} stars or fewer, one in ten ${high} or more.`,
  chart: (least: string, most: string) =>
    `How often each number of stars was scored, from ${least} to ${most}`,
  who: 'The Surveyor plays these games on every map, so you can compare ratings. It takes what scores most at once. The Master, who thinks ahead, scores about 20 more.',
  alone:
    'Bots can’t look ahead with these rules or on this map: they need 11 × 11 spaces and the printed cards. The Geographer and the Master play like the Surveyor.',
  few: (games: string) => `There was only time for ${games} games.`,
};

const fr: typeof en = {
  playing: 'Parties en cours…',
  cannot: 'Ces règles ne sont pas jouables. Corrigez les erreurs ci-dessus.',
  failed: 'Les parties se sont interrompues. Fermez ce panneau et rouvrez-le.',
  progress: (done, all) => `${done} parties sur ${all}`,
  found: (games, middle, rating, error) =>
    `${games} parties en solo\u202f: ${middle} étoiles pour la partie médiane, une note solo de ${rating} (± ${error}) en moyenne.`,
  range: (low, high) =>
    `Une partie sur dix n’a pas dépassé ${low} étoiles, une sur dix en a obtenu ${high} ou davantage.`,
  chart: (least, most) => `Combien de fois chaque nombre d’étoiles a été obtenu, de ${least} à ${most}`,
  who: 'L’Arpenteur joue ces parties sur toutes les feuilles\u202f: les notes sont donc comparables. Il prend ce qui rapporte le plus tout de suite. Le Maître, qui prévoit la suite, fait environ 20 étoiles de mieux.',
  alone:
    'Avec ces règles ou sur cette feuille, les bots ne peuvent pas prévoir la suite\u202f: il leur faut 11 × 11 cases et les cartes imprimées. Le Géographe et le Maître jouent comme l’Arpenteur.',
  few: games => `Il n’y a eu le temps de jouer que ${games} parties.`,
};

export const LAB_WORDS = { en, fr };
