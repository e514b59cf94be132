import { plural } from '../../../say.ts';

const en = {
  note: 'Compares every drawing with the best one the analysis finds, using only the cards known at that time. Compares the whole game with a strong bot that plays the same cards (the Geographer, or the Master in a long review).',
  progress: (done: string, all: string) => `Analyzed: ${done} of ${all} steps`,
  cannot: 'The analysis needs a map of 11 × 11 spaces.',
  depth: 'Depth',
  depths: {
    quick: 'Quick: a few seconds',
    careful: 'Careful: about 20 seconds',
    long: 'Long: a few minutes, with the best bot',
  },
  bots: { strong: 'the Geographer', expert: 'the Master' },
  sums: 'Against par',
  par: (bot: string) => `Par: what ${bot} scores with these edicts on this map, with random cards`,
  luck: (bot: string, stars: string) => `Luck: with the cards of this game, ${bot} scores ${stars}`,
  against: (bot: string) => `Skill: the score with these cards, compared with ${bot}`,
  reached: 'Final score',
  company: 'In the games for par, the other players are Surveyors.',
  parNote: (here: number, elsewhere: number) =>
    `Average of ${elsewhere} ${plural(elsewhere, 'game', 'games')}, and of ${here} with the same cards. A few stars are luck.`,
  cost: (stars: string) => `Better drawings would have earned about ${stars} more stars in total.`,
  noCost: 'Overall, the analysis found nothing better than these drawings.',
  spared: (stars: string) => `Better ambushes would have cost the neighbors about ${stars} more stars.`,
  chart: (stars: string) => `What each drawing cost, and all together: ${stars} stars at the end`,
  nothing: 'No drawing clearly cost half a star or more.',
  every: (season: string, count: number, stars: string) =>
    `${season}: ${count} ${plural(count, 'drawing', 'drawings')}, ${stars} stars`,
  drawing: (turn: string, card: string) => `${turn} · ${card}`,
  go: (turn: string) => `Show drawing ${turn}`,
  drawn: 'Drawn',
  betterMap: 'Better',
  wholeMap: 'Back to the map',
  lost: (stars: string) => `${stars} stars`,
  asGood: 'nothing better found',
  aboutAsGood: 'about as good as the best found',
  best: 'the best found',
  ambush: 'on a neighbor’s map',
  bar: 'Each bar goes from the worst to the best drawing tried, in stars at the end of the game. The mark shows the one drawn.',
  possible: (worst: string, played: string, best: string) =>
    `Worst: ${worst} stars, best: ${best}, this one: ${played}`,
  possibleThere: (worst: string, played: string, best: string) =>
    `Stars left to the neighbor. Worst: ${worst}, best: ${best}, this one: ${played}`,
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
  sums: 'Face à la référence',
  par: bot =>
    `Référence\u202f: ce qu’obtient ${bot} avec ces décrets sur cette feuille, avec des cartes au hasard`,
  luck: (bot, stars) => `Chance\u202f: avec les cartes de cette partie, ${bot} obtient ${stars}`,
  against: bot => `Habileté\u202f: le score avec ces cartes, comparé à celui obtenu par ${bot}`,
  reached: 'Score final',
  company: 'Dans les parties de référence, les autres joueurs sont des Arpenteurs.',
  parNote: (here, elsewhere) =>
    `Moyenne de ${elsewhere} ${plural(elsewhere, 'partie', 'parties')}, et de ${here} avec les mêmes cartes. Quelques étoiles tiennent au hasard.`,
  cost: stars => `Au total, de meilleurs dessins auraient rapporté environ ${stars} étoiles de plus.`,
  noCost: 'Au total, l’analyse n’a rien trouvé de mieux que ces dessins.',
  spared: stars => `De meilleures embuscades auraient coûté aux voisins environ ${stars} étoiles de plus.`,
  chart: stars => `Ce que les dessins ont coûté, un par un et au total\u202f: ${stars} étoiles à la fin`,
  nothing: 'Aucun dessin n’a nettement coûté une demi-étoile ou plus.',
  every: (season, count, stars) =>
    `${season}\u202f: ${count} ${plural(count, 'dessin', 'dessins')}, ${stars} étoiles`,
  drawing: (turn, card) => `${turn} · ${card}`,
  go: turn => `Montrer le dessin ${turn}`,
  drawn: 'Dessiné',
  betterMap: 'Mieux',
  wholeMap: 'Revenir à la feuille',
  lost: stars => `${stars} étoiles`,
  asGood: 'rien de mieux trouvé',
  aboutAsGood: 'à peu près aussi bon que le meilleur trouvé',
  best: 'le meilleur trouvé',
  ambush: 'sur la feuille d’un voisin',
  bar: 'Chaque barre va du pire dessin essayé au meilleur, en étoiles à la fin de la partie. Le repère montre celui qui a été dessiné.',
  possible: (worst, played, best) =>
    `Pire\u202f: ${worst} étoiles, meilleur\u202f: ${best}, celui-ci\u202f: ${played}`,
  possibleThere: (worst, played, best) =>
    `Étoiles laissées au voisin. Pire\u202f: ${worst}, meilleur\u202f: ${best}, celui-ci\u202f: ${played}`,
};

export const REVIEW_WORDS = { en, fr };
