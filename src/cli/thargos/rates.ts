import { END_REASONS, type Result } from '../../games/thargos/types.ts';
import { interval, rounded } from '../sums.ts';
import type { Defences } from './defences.ts';

/** One finished game. */
export interface TalliedGame extends Pick<Result, 'vp' | 'targets' | 'places' | 'why' | 'rounds'> {
  readonly decks: readonly string[];
  readonly first: number;
  /** In a matrix. */
  readonly defences?: Defences;
}

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
