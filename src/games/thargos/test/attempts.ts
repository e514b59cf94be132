import { FOUR, hero, mission, ONE, THREE, TWO } from './cards.ts';
import type { Wish } from './situation.ts';
import { duel, type Played } from './table.ts';

/** An attempt at a Mission with Power 1 and Mysticism 2. Both players have cards worth 1 to 4 in hand. */
export const twoColors = (a: string, b: string, wish: Wish = {}): Played =>
  duel({
    missions: [mission('Gate', { power: 1, mysticism: 2 }, { vp: 3 })],
    ...wish,
    a: { heroes: [hero('Ada', a)], hand: [ONE, TWO, THREE, FOUR], ...wish.a },
    b: { heroes: [hero('Bea', b)], hand: [ONE, TWO, THREE, FOUR], ...wish.b },
  }).attempt(0);

/** An attempt at a Mission with Mind 1. */
export const oneColor = (a: string, b: string, wish: Wish = {}): Played =>
  twoColors(a, b, { missions: [mission('Road', { mind: 1 }, { vp: 3 })], ...wish });
