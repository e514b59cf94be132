import type { CartographersBot } from '../../bots/cartographers/bot.ts';
import { SEARCH_BOTS } from '../../bots/cartographers/index.ts';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';

/** The time limit for an answer of `expert`. */
export const BUDGET_MS = 200;

/** The options for the largest allowed map, which the search doesn't support. */
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

/** Plays a solo game. Returns the real time of each answer in milliseconds. */
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
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  // The first answers are left out, because the JIT compiler makes them slower.
  return times.slice(2);
};
