import type { DailyGame } from '../daily.ts';
import type { MAPS } from './board/maps.ts';
import type { ConfigWish } from './config.ts';
import type { Event, View } from './types.ts';

/** The daily challenge's game for each weekday, from Thursday on, because day 0 (1970-01-01) was a Thursday. */
const BOXES = ['heroes', 'base', 'combined', 'heroes', 'base', 'heroes', 'base'] as const;
const SHEETS = ['A', 'B', 'C', 'D'] as const satisfies readonly (keyof typeof MAPS)[];

/** The daily challenge of Cartographers, a solo game. The weekday decides the box, and the map changes every day. */
export const DAILY: DailyGame<View, Event> = {
  plan: day => {
    const config: ConfigWish = { game: BOXES[day % BOXES.length]!, map: SHEETS[day % SHEETS.length]! };
    return { config, bots: [] };
  },
  weekly: week => {
    const config: ConfigWish = { game: 'heroes', map: SHEETS[week % SHEETS.length]! };
    return { config, bots: [] };
  },
  // CA-50: of two results with the same total, the one with fewer stars lost to monsters ranks first.
  score: ({ result }) =>
    result && { total: result.totals[0]!, order: [result.totals[0]!, -result.monsters[0]!] },
  viewWithoutSeed: ({ seed: _, ...view }) => view,
  eventWithoutSeed: event => (event.type === 'ended' ? { type: event.type, result: event.result } : event),
};
