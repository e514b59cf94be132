import { number, plural } from '../../../i18n.ts';

const en = {
  playing: 'Playing games…',
  cannot: 'These rules can’t be played. Fix the errors above.',
  failed: 'The games stopped. Close this panel and open it again.',
  progress: (done: string, all: string) => `${done} of ${all} games`,
  found: (games: string, middle: number, rating: string, error: string) =>
    `In ${games} solo games, the median score is ${number(middle)} ${plural(middle, 'star', 'stars')} and the average rating ${rating} (± ${error}).`,
  range: (low: number, high: number) =>
    `One game in ten scored ${number(low)} ${plural(low, 'star', 'stars')} or fewer, one in ten ${number(high)} or more.`,
  chart: (least: string, most: string) =>
    `How often each number of stars was scored, from ${least} to ${most}`,
  who: 'The Surveyor plays these games on every map, so you can compare ratings. It takes what scores most right away. The Master, who thinks ahead, scores about 20 more stars.',
  alone:
    'Bots can’t look ahead with these rules or on this map: they need a map of 11 × 11 spaces and the printed cards. The Geographer and the Master play like the Surveyor.',
  few: (games: string) => `There was only time for ${games} games.`,
};

const fr: typeof en = {
  playing: 'Parties en cours…',
  cannot: 'Ces règles ne sont pas jouables. Corrigez les erreurs ci-dessus.',
  failed: 'Les parties se sont interrompues. Fermez ce panneau et rouvrez-le.',
  progress: (done, all) => `${done} parties sur ${all}`,
  found: (games, middle, rating, error) =>
    `Sur ${games} parties en solo, le score médian est de ${number(middle)} ${plural(middle, 'étoile', 'étoiles')} et la note solo moyenne de ${rating} (± ${error}).`,
  range: (low, high) =>
    `Une partie sur dix n’a pas dépassé ${number(low)} ${plural(low, 'étoile', 'étoiles')}, une sur dix en a obtenu ${number(high)} ou davantage.`,
  chart: (least, most) => `Combien de fois chaque nombre d’étoiles a été obtenu, de ${least} à ${most}`,
  who: 'L’Arpenteur joue ces parties sur toutes les feuilles\u202f: les notes solo sont donc comparables. Il prend ce qui rapporte le plus tout de suite. Le Maître, qui prévoit la suite, fait environ 20 étoiles de mieux.',
  alone:
    'Avec ces règles ou sur cette feuille, les bots ne peuvent pas prévoir la suite\u202f: il leur faut une feuille de 11 × 11 cases et les cartes imprimées. Le Géographe et le Maître jouent comme l’Arpenteur.',
  few: games => `Il n’y a eu le temps de jouer que ${games} parties.`,
};

export const LAB_WORDS = { en, fr };
