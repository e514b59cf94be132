import { number, plural } from '../../../i18n.ts';

const en = {
  tried: (games: string) => `Each option was played out ${games} times with cards you haven’t seen.`,
  about: (n: number) => `about ${number(n)} ${plural(n, 'star', 'stars')} at the end`,
  fewer: (n: number) => `${number(n)} fewer ${plural(n, 'star', 'stars')}`,
  leaves: (n: number) => `leaves the neighbor about ${number(n)} ${plural(n, 'star', 'stars')}`,
  more: (n: number) => `leaves ${number(n)} more ${plural(n, 'star', 'stars')}`,
  shown: (place: string) => `The drawing is at ${place}: rotate, move or ink it.`,
  monsters: 'monsters',
  coins: 'coins',
};

const fr: typeof en = {
  tried: games =>
    `Chaque option a été jouée ${games} fois jusqu’au bout, avec des cartes que vous n’avez pas vues.`,
  about: n => `environ ${number(n)} ${plural(n, 'étoile', 'étoiles')} à la fin`,
  fewer: n => `${number(n)} ${plural(n, 'étoile', 'étoiles')} de moins`,
  leaves: n => `laisse environ ${number(n)} ${plural(n, 'étoile', 'étoiles')} au voisin`,
  more: n => `laisse ${number(n)} ${plural(n, 'étoile', 'étoiles')} de plus`,
  shown: place => `Le dessin est en ${place}\u202f: faites-le pivoter, déplacez-le ou encrez-le.`,
  monsters: 'monstres',
  coins: 'pièces',
};

export const ADVICE_WORDS = { en, fr };
