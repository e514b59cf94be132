import type { Seed } from '../../engine/random.ts';
import { sum } from '../../engine/util.ts';
import type { Config } from '../../games/cartographers/config.ts';
import type { CardId } from '../../games/cartographers/types.ts';

/** What a par is, and how it is reckoned from games; `par.ts` plays them. */

/** A game that was played: whoever plays it again has the same rules, edicts and cards. */
export interface ParGame {
  readonly config: Config;
  readonly edicts: readonly CardId[];
  readonly seats: number;
  readonly seat: number;
  readonly seed: Seed;
}

/** What a bot and `greedy` reached with the same cards. */
export interface ParPair {
  readonly bot: number;
  readonly greedy: number;
}

/** Games that a par is reckoned from. */
export interface ParGames {
  /** Of the bot, with the very cards of the game. */
  readonly here: readonly number[];
  /** With the same edicts and other cards. */
  readonly elsewhere: readonly ParPair[];
  /** Of `greedy` alone, with still other cards: it is quick. */
  readonly greedy: readonly number[];
}

export interface Par {
  /** What the bot reaches with these edicts on this map, whatever the cards. */
  readonly mean: number;
  /** What it reaches with these cards. */
  readonly seed: number;
  /** How much better the cards were than others: the one less the other. */
  readonly luck: number;
}

/** Some of the games of a par: a long one by its number, or many quick ones. */
export type ParPart =
  | { readonly games: 'here' | 'elsewhere'; readonly number: number }
  | { readonly games: 'greedy'; readonly from: number; readonly until: number };

export const gathered = (parts: readonly ParGames[]): ParGames => ({
  here: parts.flatMap(({ here }) => here),
  elsewhere: parts.flatMap(({ elsewhere }) => elsewhere),
  greedy: parts.flatMap(({ greedy }) => greedy),
});

const meanOf = (values: readonly number[]): number => sum(values) / values.length;

/**
 * Cards make far more of a difference (15 stars) than a bot's own chance, and what is good for one bot is good for
 * another. So `greedy` says, in many quick games, how good the cards of the few long ones were.
 */
export const parOf = ({ here, elsewhere, greedy }: ParGames): Par => {
  const ahead = meanOf(elsewhere.map(pair => pair.bot - pair.greedy));
  const mean = ahead + meanOf([...elsewhere.map(pair => pair.greedy), ...greedy]);
  const seed = meanOf(here);
  return { mean, seed, luck: seed - mean };
};
