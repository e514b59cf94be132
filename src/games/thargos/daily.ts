import type { DailyGame } from '../daily.ts';
import type { ConfigWish } from './config.ts';
import { PRECONS } from './decks/precons.ts';
import type { Event } from './events.ts';
import type { View } from './types.ts';

/** The daily challenge: a quick duel between two different ready-made decks, always against the same bot. */
export const DAILY: DailyGame<View, Event> = {
  plan: day => {
    const count = PRECONS.length;
    const own = day % count;
    // The second deck follows the first at a distance that changes every `count` days, so that all pairs
    // occur.
    const other = (own + 1 + (Math.floor(day / count) % (count - 1))) % count;
    const config: ConfigWish = {
      mode: 'duel',
      rules: 'balanced',
      quickPlay: true,
      decks: [PRECONS[own]!.id, PRECONS[other]!.id],
    };
    return { config, bots: ['greedy'] };
  },
  score: ({ result }) => {
    if (!result) return undefined;
    const [total = 0, others = 0] = result.vp;
    const won = result.places[0] === 1;
    const { rounds } = result;
    // Any win ranks before any loss, and a win in fewer rounds before one in more.
    return { total, won, rounds, order: [won ? 1 : 0, won ? -rounds : 0, total - others] };
  },
  viewWithoutSeed: view => ({ ...view, seed: null }),
  eventWithoutSeed: event => (event.type === 'ended' ? { type: event.type, result: event.result } : event),
};
