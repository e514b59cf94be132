import type { Seed } from '../../engine/random.ts';
import { sum } from '../../engine/util.ts';
import type { Config } from '../../games/cartographers/config.ts';
import type { CardId } from '../../games/cartographers/types.ts';

/** A par tells how well a bot plays the same game as a player. `parOf` calculates it from games that `par.ts` plays. */

/** What is needed of a game to play it again with the same rules, edicts and cards. */
export interface ParGame {
  readonly config: Config;
  readonly edicts: readonly CardId[];
  readonly seats: number;
  readonly seat: number;
  readonly seed: Seed;
}

/** The stars of a bot and of `greedy` in games with the same cards. */
export interface ParPair {
  readonly bot: number;
  readonly greedy: number;
}

/** The games from which a par is calculated. */
export interface ParGames {
  /** The bot's stars in games with the same edicts and the same cards in the same order. */
  readonly here: readonly number[];
  /** The stars of the bot and of `greedy` in games with the same edicts and differently shuffled cards. */
  readonly elsewhere: readonly ParPair[];
  /** The stars of `greedy` alone in more games with differently shuffled cards. These games are fast. */
  readonly greedy: readonly number[];
}

export interface Par {
  /** The stars that the bot reaches on average with these edicts on this map, over all shuffles. */
  readonly mean: number;
  /** The stars that the bot reaches on average with the cards of this game. */
  readonly seed: number;
  /** The stars by which the cards of this game are better than average: `seed` minus `mean`. */
  readonly luck: number;
}

/** A part of the games for a par: one slow game, or a range of fast games, by their numbers. */
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
 * Calculates a par. Results vary far more with the cards (a standard deviation of 15 stars) than with a bot's random
 * choices, and cards that help one bot help the other. Therefore, the many fast games of `greedy` estimate how good the
 * cards in the few slow games were (a control variate).
 */
export const parOf = ({ here, elsewhere, greedy }: ParGames): Par => {
  const ahead = meanOf(elsewhere.map(pair => pair.bot - pair.greedy));
  const mean = ahead + meanOf([...elsewhere.map(pair => pair.greedy), ...greedy]);
  const seed = meanOf(here);
  return { mean, seed, luck: seed - mean };
};
