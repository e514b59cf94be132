import { END_REASONS, type Result } from '../../games/thargos/types.ts';
import { interval, rounded } from '../sums.ts';
import type { Defenses } from './defenses.ts';

/** The result of a finished game. */
export interface TalliedGame extends Pick<Result, 'vp' | 'targets' | 'places' | 'why' | 'rounds'> {
  readonly decks: readonly string[];
  readonly first: number;
  /** Only the games of a matrix count defenses. */
  readonly defences?: Defenses;
}

export const rateOf = (wins: number, games: number) => ({
  games,
  wins: rounded(wins),
  winRate: games === 0 ? null : rounded(wins / games),
  interval: interval(wins, games),
});

type Why = TalliedGame['why'];

/** How often games ended for each reason. */
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
