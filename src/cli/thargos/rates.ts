import { END_REASONS, type Result } from '../../games/thargos/types.ts';
import { rounded } from '../sums.ts';
import type { Defences } from './defences.ts';

/** One finished game. */
export interface TalliedGame extends Pick<Result, 'vp' | 'targets' | 'places' | 'why' | 'rounds'> {
  readonly decks: readonly string[];
  readonly first: number;
  /** In a matrix. */
  readonly defences?: Defences;
}

/** Wilson's interval: where a rate lies with 95 % confidence, also for few games and for rates near 0 or 1. */
export const interval = (wins: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - half) / scale)), rounded(Math.min(1, (middle + half) / scale))];
};

export const rateOf = (wins: number, games: number) => ({
  games,
  wins: rounded(wins),
  winRate: games === 0 ? null : rounded(wins / games),
  interval: interval(wins, games),
});

type Why = TalliedGame['why'];

/** How games ended, and how often. */
export type Ends = Map<Why, number>;

export const addEnd = (ends: Ends, why: Why): void => {
  ends.set(why, (ends.get(why) ?? 0) + 1);
};

export const endsOf = (ends: Ends): Partial<Record<Why, number>> =>
  Object.fromEntries(
    END_REASONS.flatMap(why => {
      const count = ends.get(why);
      return count === undefined ? [] : [[why, count]];
    }),
  );
