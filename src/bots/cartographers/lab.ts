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

/** What a game alone came to: its stars, and its rating (CS-06), by which games with other edicts can be compared. */
export interface LabGame {
  readonly stars: number;
  readonly rating: number;
}

/** Who plays in the lab, on every sheet: what the one sheet brings can be held against what another does. */
export const LAB_BOT: BotName = 'greedy';

/** Whether the bots that search can do so by these rules; elsewhere they play as `greedy` does. */
export const isSearched = (wish: ConfigWish): boolean => {
  const config = configure(wish);
  return !isRefusal(config) && fitsCore(rulesOf(config));
};

/** Plays games alone by these rules, one after the other, to see how hard they are; the first is the one of this number. */
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
