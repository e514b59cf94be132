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
};

export const ADVICE_WORDS = { en, fr };
