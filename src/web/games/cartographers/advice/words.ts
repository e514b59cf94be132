const en = {
  tried: (games: string) =>
    `Each was played on ${games} times, with cards dealt from those you have not seen.`,
  about: (stars: string) => `about ${stars} stars at the end`,
  fewer: (stars: string) => `${stars} fewer`,
  leaves: (stars: string) => `leaves about ${stars} stars`,
  more: (stars: string) => `${stars} more`,
  shown: (place: string) => `Shown at ${place}: turn it, move it, or ink it.`,
  monsters: 'monsters',
  coins: 'coins',
  reviewNote:
    'Every drawing of this map is compared with the best that our search finds, as one saw the cards then.',
  progress: (done: string, all: string) => `${done} of ${all} drawings`,
  par: (stars: string) => `This game was worth about ${stars} stars at its beginning`,
  reached: (stars: string) => `${stars} were reached`,
  cost: (stars: string) => `other drawings would have brought ${stars} more`,
  luck: (stars: string) => `luck with the cards brought ${stars}`,
  nothing: 'No drawing cost as much as a star.',
  lost: (stars: string) => `${stars} stars`,
  go: (turn: string) => `Show drawing ${turn}`,
  drawing: (turn: string) => `Drawing ${turn}`,
  chart: 'What the game was worth after every drawing, and what each cost',
  cannot: 'Our search knows only maps of 11 × 11 spaces: this one cannot be looked through.',
};

const fr: typeof en = {
  tried: games =>
    `Chacun a été joué ${games} fois jusqu’au bout, avec des cartes tirées parmi celles que vous n’avez pas vues.`,
  about: stars => `environ ${stars} étoiles à la fin`,
  fewer: stars => `${stars} de moins`,
  leaves: stars => `laisse environ ${stars} étoiles`,
  more: stars => `${stars} de plus`,
  shown: place => `Montré en ${place}\u202f: tournez-le, déplacez-le ou encrez-le.`,
  monsters: 'monstres',
  coins: 'pièces',
  reviewNote:
    'Chaque dessin de cette feuille est comparé au meilleur que trouve notre recherche, avec les cartes connues à ce moment.',
  progress: (done, all) => `${done} dessins sur ${all}`,
  par: stars => `Au début, cette partie promettait environ ${stars} étoiles`,
  reached: stars => `${stars} ont été obtenues`,
  cost: stars => `d’autres dessins en auraient rapporté ${stars} de plus`,
  luck: stars => `la pioche y est pour ${stars}`,
  nothing: 'Aucun dessin n’a coûté une étoile.',
  lost: stars => `${stars} étoiles`,
  go: turn => `Montrer le dessin ${turn}`,
  drawing: turn => `Dessin ${turn}`,
  chart: 'Ce que la partie promettait après chaque dessin, et ce que chacun a coûté',
  cannot:
    'Notre recherche ne connaît que les feuilles de 11 × 11 cases\u202f: celle-ci ne peut pas être analysée.',
};

export const ADVICE_WORDS = { en, fr };
