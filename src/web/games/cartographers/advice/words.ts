const en = {
  tried: (games: string) => `Each option was played out ${games} times with cards you haven’t seen.`,
  about: (stars: string) => `about ${stars} stars at the end`,
  fewer: (stars: string) => `${stars} fewer`,
  leaves: (stars: string) => `leaves about ${stars} stars`,
  more: (stars: string) => `${stars} more`,
  shown: (place: string) => `Shown at ${place}: rotate, move or ink it.`,
  monsters: 'monsters',
  coins: 'coins',
};

const fr: typeof en = {
  tried: games =>
    `Chaque option a été jouée ${games} fois jusqu’au bout, avec des cartes que vous n’avez pas vues.`,
  about: stars => `environ ${stars} étoiles à la fin`,
  fewer: stars => `${stars} de moins`,
  leaves: stars => `laisse environ ${stars} étoiles`,
  more: stars => `${stars} de plus`,
  shown: place => `Montré en ${place}\u202f: faites-le pivoter, déplacez-le ou encrez-le.`,
  monsters: 'monstres',
  coins: 'pièces',
};

export const ADVICE_WORDS = { en, fr };
