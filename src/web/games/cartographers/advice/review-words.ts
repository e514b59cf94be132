import { plural } from '../../../say.ts';

const en = {
  note: 'Every drawing is compared with the best that our analysis finds, as one saw the cards then; and the whole game with what a good bot of ours (the Geographer; in a long review the Master) makes of the same cards.',
  progress: (done: string, all: string) => `Step ${done} of ${all}`,
  cannot: 'Our analysis only works on maps of 11 × 11 spaces.',
  depth: 'How carefully',
  depths: {
    quick: 'Quickly: a few seconds',
    careful: 'Carefully: about 20 seconds',
    long: 'For long: some minutes, by the best bot',
  },
  bots: { strong: 'the Geographer', expert: 'the Master' },
  sums: 'Against par',
  par: (bot: string) => `Par: what ${bot} reaches with these edicts on this sheet, whatever the cards`,
  luck: (bot: string, stars: string) => `Luck: with the very cards of this game ${bot} reaches ${stars}`,
  against: (bot: string) => `Skill: what was made of these cards, less what ${bot} made of them`,
  reached: 'Reached: the stars of the final score',
  company: 'At the table of par the neighbours are Surveyors.',
  parNote: (here: number, elsewhere: number) =>
    `A mean of ${elsewhere} ${plural(elsewhere, 'game', 'games')}, and of ${here} with the same cards: a few stars are chance.`,
  cost: (stars: string) => `In all, better drawings were worth about ${stars} stars.`,
  noCost: 'All in all our analysis found nothing better than these drawings.',
  spared: (stars: string) => `Better ambushes would have cost the neighbours about ${stars} stars more.`,
  chart: (stars: string) => `What the drawings cost, one by one and in all: ${stars} stars at the end`,
  nothing: 'No drawing cost half a star or more that could not be chance.',
  every: (season: string, count: number, stars: string) =>
    `${season}: ${count} ${plural(count, 'drawing', 'drawings')}, ${stars} stars`,
  drawing: (turn: string, card: string) => `${turn} · ${card}`,
  go: (turn: string) => `Show drawing ${turn}`,
  drawn: 'Drawn',
  betterMap: 'Better',
  wholeMap: 'Back to the map',
  lost: (stars: string) => `${stars} stars`,
  asGood: 'nothing better was found',
  aboutAsGood: 'about as good as the best that was found',
  best: 'the best that was found',
  ambush: 'on a neighbour’s map',
  bar: 'Each bar goes from the worst drawing that was tried to the best, in stars at the end of the game; the mark is what was drawn.',
  possible: (worst: string, played: string, best: string) =>
    `From the worst, ${worst} stars, to the best, ${best}: this one ${played}`,
  possibleThere: (worst: string, played: string, best: string) =>
    `What it leaves the neighbour, from the worst, ${worst} stars, to the best, ${best}: this one ${played}`,
};

const fr: typeof en = {
  note: 'Chaque dessin est comparé au meilleur que trouve notre analyse, avec les cartes connues à ce moment\u202f; et la partie entière à ce qu’un bon robot de la maison (le Géographe\u202f; le Maître dans une analyse longue) obtient avec les mêmes cartes.',
  progress: (done, all) => `Étape ${done} sur ${all}`,
  cannot: 'Notre analyse ne fonctionne que sur les feuilles de 11 × 11 cases.',
  depth: 'Avec quel soin',
  depths: {
    quick: 'Rapidement\u202f: quelques secondes',
    careful: 'Avec soin\u202f: environ 20 secondes',
    long: 'Longuement\u202f: quelques minutes, par le meilleur robot',
  },
  bots: { strong: 'le Géographe', expert: 'le Maître' },
  sums: 'Face à la référence',
  par: bot =>
    `Référence\u202f: ce qu’obtient ${bot} avec ces édits sur cette feuille, quelles que soient les cartes`,
  luck: (bot, stars) => `Chance\u202f: avec les cartes mêmes de cette partie, ${bot} obtient ${stars}`,
  against: bot => `Habileté\u202f: ce qui a été tiré de ces cartes, moins ce qu’en tire ${bot}`,
  reached: 'Obtenu\u202f: les étoiles du score final',
  company: 'À la table de référence, les voisins sont des Arpenteurs.',
  parNote: (here, elsewhere) =>
    `Moyenne de ${elsewhere} ${plural(elsewhere, 'partie', 'parties')}, et de ${here} avec les mêmes cartes\u202f: quelques étoiles tiennent au hasard.`,
  cost: stars => `Au total, de meilleurs dessins valaient environ ${stars} étoiles.`,
  noCost: 'Au total, notre analyse n’a rien trouvé de mieux que ces dessins.',
  spared: stars => `De meilleures embuscades auraient coûté aux voisins environ ${stars} étoiles de plus.`,
  chart: stars => `Ce que les dessins ont coûté, un par un et au total\u202f: ${stars} étoiles à la fin`,
  nothing: 'Aucun dessin n’a coûté une demi-étoile ou plus qui ne puisse tenir au hasard.',
  every: (season, count, stars) =>
    `${season}\u202f: ${count} ${plural(count, 'dessin', 'dessins')}, ${stars} étoiles`,
  drawing: (turn, card) => `${turn} · ${card}`,
  go: turn => `Montrer le dessin ${turn}`,
  drawn: 'Dessiné',
  betterMap: 'Mieux',
  wholeMap: 'Revenir à la feuille',
  lost: stars => `${stars} étoiles`,
  asGood: 'rien de mieux n’a été trouvé',
  aboutAsGood: 'à peu près équivalent au meilleur qui ait été trouvé',
  best: 'le meilleur qui ait été trouvé',
  ambush: 'sur la feuille d’un voisin',
  bar: 'Chaque barre va du pire dessin essayé au meilleur, en étoiles à la fin de la partie\u202f; le repère est ce qui a été dessiné.',
  possible: (worst, played, best) =>
    `Du pire, ${worst} étoiles, au meilleur, ${best}\u202f: celui-ci ${played}`,
  possibleThere: (worst, played, best) =>
    `Ce qui reste au voisin, du pire, ${worst} étoiles, au meilleur, ${best}\u202f: celui-ci ${played}`,
};

export const REVIEW_WORDS = { en, fr };
