import type { CartographersBot } from '../../bots/cartographers/bot.ts';
import { SEARCH_BOTS } from '../../bots/cartographers/index.ts';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';

/** What `expert` may take for an answer. */
export const BUDGET_MS = 200;

/** As large as a sheet may be, and larger than any that the search knows. */
export const LARGE: ConfigWish = {
  map: {
    id: 'large',
    name: { en: 'Large', fr: 'Grande' },
    rows: range(20).map(row =>
      range(20)
        .map(column => ((row * 7 + column * 3) % 23 === 0 ? '^' : '.'))
        .join(''),
    ),
  },
};

/** How long the answers of a game alone really take, in milliseconds. */
export const answersByClock = (config: ConfigWish): number[] => {
  const expert = SEARCH_BOTS.expert({ ms: BUDGET_MS, now: () => performance.now() });
  const times: number[] = [];
  const timed: CartographersBot = (view, random) => {
    const start = performance.now();
    const command = expert(view, random);
    times.push(performance.now() - start);
    return command;
  };
  const match = playMatch(cartographers, { seed: parseSeed('bench clock'), config, players: [timed] });
  if (isRefusal(match)) throw new Error(match.refused);
  // What the first answers take longer goes into compiling.
  return times.slice(2);
};
