import { gameOf } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';

/** A small picture of a saved game. */
export const Picture = ({ game }: { readonly game: Summary }) => {
  const Drawn = gameOf(game.box)?.Picture;
  return Drawn ? <Drawn game={game} /> : null;
};
