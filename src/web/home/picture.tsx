import { gameOf } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';

/** A kept game, small, as its game draws it. */
export const Picture = ({ game }: { readonly game: Summary }) => {
  const Drawn = gameOf(game.box)?.Picture;
  return Drawn ? <Drawn game={game} /> : null;
};
