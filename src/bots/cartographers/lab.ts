import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { configure } from '../../games/cartographers/configure.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { rulesOf } from '../../games/cartographers/rules.ts';
import { greedyBot } from './greedy.ts';
import type { BotName } from './names.ts';
import { fitsCore } from './search/index.ts';

/**
 * The result of a solo game: the stars, and the rating (CS-06), by which games with different edicts are comparable.
 */
export interface LabGame {
  readonly stars: number;
  readonly rating: number;
}

/** The bot that plays in the lab. It is the same on every sheet, so results are comparable. */
export const LAB_BOT: BotName = 'greedy';

/** Whether the searching bots support these rules. Otherwise they play like `greedy`. */
export const isSearched = (wish: ConfigWish): boolean => {
  const config = configure(wish);
  return !isRefusal(config) && fitsCore(rulesOf(config));
};

/**
 * Plays solo games by these rules, one after another, to measure how many stars the rules allow. Game n of a seed is
 * always the same; `first` is the n of the first game.
 */
export function* labGames(
  config: ConfigWish,
  seed: string,
  first = 0,
): Generator<LabGame, Refusal | undefined> {
  for (let number = first; ; number++) {
    const given = parseSeed(`${seed}:${number}`);
    const match = playMatch(cartographers, { seed: given, config, players: [greedyBot] });
    if (isRefusal(match)) return match;
    const { totals, solo } = match.state.result!;
    yield { stars: totals[0]!, rating: solo!.rating };
  }
}
