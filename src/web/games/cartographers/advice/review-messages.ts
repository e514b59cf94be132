import { number, plural, signed } from '../../../i18n.ts';

const star = (n: number): string => plural(n, 'star', 'stars');
const starFr = (n: number): string => plural(n, 'étoile', 'étoiles');

const en = {
  note: 'The analysis compares every drawing with the best one it finds, using only the cards known at that time. It compares the whole game with one that a strong bot plays with the same cards: the Geographer, or the Master in a long review.',
  progress: (done: string, all: string) => `Analyzed: ${done} of ${all} steps`,
  cannot: 'The analysis needs a map of 11 × 11 spaces.',
  depth: 'Depth',
  depths: {
    quick: 'Quick: a few seconds',
    careful: 'Careful: about 20 seconds',
    long: 'Long: a few minutes, with the best bot',
  },
  bots: { strong: 'the Geographer', expert: 'the Master' },
  sums: 'Compared with par',
  par: (bot: string) => `Par: what ${bot} scores with these edicts on this map, with random cards`,
  luck: (bot: string, n: number) =>
    `Luck: with the cards of this game, ${bot} scores ${number(n)} ${star(n)}`,
  against: (bot: string) => `Skill: the final score minus the score of ${bot} with these cards`,
  reached: 'Final score',
  company: 'In the games that set par, the other players are Surveyor bots.',
  parNote: (here: number, elsewhere: number) =>
    `Par is the average of ${elsewhere} ${plural(elsewhere, 'game', 'games')}; the luck line averages ${here} with the same cards. A difference of a few stars can be chance.`,
  cost: (n: number) => `Better drawings would have earned about ${number(n)} more ${star(n)} in total.`,
  noCost: 'Overall, the analysis found nothing better than these drawings.',
  spared: (n: number) => `Better ambushes would have cost the neighbors about ${number(n)} more ${star(n)}.`,
  chart: (n: number) =>
    `What each drawing cost, and the total: ${number(n)} ${star(n)} at the end of the game`,
  nothing: 'No drawing clearly cost half a star or more.',
  every: (season: string, count: number, n: number) =>
    `${season}: ${count} ${plural(count, 'drawing', 'drawings')}, ${signed(n)} ${star(n)}`,
  drawing: (turn: string, card: string) => `${turn} · ${card}`,
  go: (turn: string) => `Show drawing ${turn}`,
  drawn: 'Drawn',
  betterMap: 'Better',
  wholeMap: 'Back to the map',
  lost: (n: number) => `${signed(n)} ${star(n)}`,
  asGood: 'nothing better found',
  aboutAsGood: 'about as good as the best found',
  best: 'the best found',
  ambush: 'on a neighbor’s map',
  bar: 'Each bar goes from the worst to the best drawing tried, in stars at the end of the game. The mark shows the one drawn.',
  possible: (worst: number, played: number, best: number) =>
    `Worst: ${number(worst)} ${star(worst)}, best: ${number(best)}, this one: ${number(played)}`,
  possibleThere: (worst: number, played: number, best: number) =>
    `Stars left to the neighbor. Worst: ${number(worst)}, best: ${number(best)}, this one: ${number(played)}`,
};

const fr: typeof en = {
  note: 'Chaque dessin est comparé au meilleur que trouve l’analyse, avec les cartes connues à ce moment. La partie entière est comparée à celle d’un bot fort avec les mêmes cartes (le Géographe, ou le Maître dans une analyse longue).',
  progress: (done, all) => `Analyse\u202f: ${done} étapes sur ${all}`,
  cannot: 'L’analyse demande une feuille de 11 × 11 cases.',
  depth: 'Profondeur',
  depths: {
    quick: 'Rapide\u202f: quelques secondes',
    careful: 'Soignée\u202f: environ 20 secondes',
    long: 'Longue\u202f: quelques minutes, avec le meilleur bot',
  },
  bots: { strong: 'le Géographe', expert: 'le Maître' },
  sums: 'Comparaison avec la référence',
  par: bot =>
    `Référence\u202f: ce qu’obtient ${bot} avec ces décrets sur cette feuille, avec des cartes au hasard`,
  luck: (bot, n) => `Chance\u202f: avec les cartes de cette partie, ${bot} obtient ${number(n)} ${starFr(n)}`,
  against: bot => `Habileté\u202f: le score final moins celui obtenu par ${bot} avec ces cartes`,
  reached: 'Score final',
  company: 'Dans les parties de référence, les autres joueurs sont des bots Arpenteurs.',
  parNote: (here, elsewhere) =>
    `La référence est la moyenne de ${elsewhere} ${plural(elsewhere, 'partie', 'parties')}, la ligne de chance celle de ${here} avec les mêmes cartes. Un écart de quelques étoiles peut tenir au hasard.`,
  cost: n => `Au total, de meilleurs dessins auraient rapporté environ ${number(n)} ${starFr(n)} de plus.`,
  noCost: 'Au total, l’analyse n’a rien trouvé de mieux que ces dessins.',
  spared: n =>
    `De meilleures embuscades auraient coûté aux voisins environ ${number(n)} ${starFr(n)} de plus.`,
  chart: n =>
    `Ce que les dessins ont coûté, un par un et au total\u202f: ${number(n)} ${starFr(n)} à la fin de la partie`,
  nothing: 'Aucun dessin n’a nettement coûté une demi-étoile ou plus.',
  every: (season, count, n) =>
    `${season}\u202f: ${count} ${plural(count, 'dessin', 'dessins')}, ${signed(n)} ${starFr(n)}`,
  drawing: (turn, card) => `${turn} · ${card}`,
  go: turn => `Montrer le dessin ${turn}`,
  drawn: 'Dessiné',
  betterMap: 'Mieux',
  wholeMap: 'Revenir à la feuille',
  lost: n => `${signed(n)} ${starFr(n)}`,
  asGood: 'rien de mieux trouvé',
  aboutAsGood: 'à peu près aussi bon que le meilleur trouvé',
  best: 'le meilleur trouvé',
  ambush: 'sur la feuille d’un voisin',
  bar: 'Chaque barre va du pire dessin essayé au meilleur, en étoiles à la fin de la partie. Le repère montre celui qui a été dessiné.',
  possible: (worst, played, best) =>
    `Pire\u202f: ${number(worst)} ${starFr(worst)}, meilleur\u202f: ${number(best)}, celui-ci\u202f: ${number(played)}`,
  possibleThere: (worst, played, best) =>
    `Étoiles laissées au voisin. Pire\u202f: ${number(worst)}, meilleur\u202f: ${number(best)}, celui-ci\u202f: ${number(played)}`,
};

export const REVIEW_WORDS = { en, fr };
