import type { Seed } from '../../engine/random.ts';
import { sum } from '../../engine/util.ts';
import type { Config } from '../../games/cartographers/config.ts';
import type { CardId } from '../../games/cartographers/types.ts';

/** Defines a par and how it is calculated from games; `par.ts` plays these games. */

/** A played game, with everything needed to play it again with the same rules, edicts and cards. */
export interface ParGame {
  readonly config: Config;
  readonly edicts: readonly CardId[];
  readonly seats: number;
  readonly seat: number;
  readonly seed: Seed;
}

/** The results of a bot and of `greedy` with the same cards. */
export interface ParPair {
  readonly bot: number;
  readonly greedy: number;
}

/** The games from which a par is calculated. */
export interface ParGames {
  /** The bot's results with exactly the cards of the game. */
  readonly here: readonly number[];
  /** Results with the same edicts and other cards. */
  readonly elsewhere: readonly ParPair[];
  /** Results of `greedy` alone with other cards. These games are fast. */
  readonly greedy: readonly number[];
}

export interface Par {
  /** The bot's expected result with these edicts on this map, over all cards. */
  readonly mean: number;
  /** The bot's result with these cards. */
  readonly seed: number;
  /** How much better these cards are than average: `seed` less `mean`. */
  readonly luck: number;
}

/** A part of the games of a par: one slow game by its number, or many fast ones. */
export type ParPart =
  | { readonly games: 'here' | 'elsewhere'; readonly number: number }
  | { readonly games: 'greedy'; readonly from: number; readonly until: number };

export const mergeParGames = (parts: readonly ParGames[]): ParGames => ({
  here: parts.flatMap(({ here }) => here),
  elsewhere: parts.flatMap(({ elsewhere }) => elsewhere),
  greedy: parts.flatMap(({ greedy }) => greedy),
});

const meanOf = (values: readonly number[]): number => sum(values) / values.length;

/**
 * The cards cause far more variance (15 stars) than a bot's random choices, and cards that help one bot help another.
 * So many fast games of `greedy` estimate how good the cards of the few slow games were (a control variate).
 */
export const parOf = ({ here, elsewhere, greedy }: ParGames): Par => {
  const ahead = meanOf(elsewhere.map(pair => pair.bot - pair.greedy));
  const mean = ahead + meanOf([...elsewhere.map(pair => pair.greedy), ...greedy]);
  const seed = meanOf(here);
  return { mean, seed, luck: seed - mean };
};
