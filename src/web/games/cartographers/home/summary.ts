import type { Config } from '../../../../games/cartographers/config.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { say, text } from '../../../say.ts';
import type { Kept } from '../../../store.ts';
import { plainSummary, type Stored, type Summary } from '../../summary.ts';
import { SUMMARY_WORDS } from './summary-words.ts';

const newest = <T extends Event['type']>(
  stored: Stored<Event>,
  type: T,
): Extract<Event, { type: T }> | undefined => {
  for (const { events } of stored.log.toReversed())
    for (const event of events.toReversed()) if (event.type === type) return event as never;
  return undefined;
};

/** The letter of a printed sheet, or the name of a map file. */
const mapName = (map: Config['map']): string =>
  typeof map === 'string' ? say(SUMMARY_WORDS).sheet(map) : text(map.name);

/** What is said of a kept game. */
export const summaryOf = (kept: Kept): Summary | undefined => {
  const stored = kept.record as Stored<Event>;
  const first = stored.log[0].events[0];
  if (first.type !== 'started') return undefined;
  const { game, map } = first.config;
  const season = newest(stored, 'begun')?.season ?? 0;
  const totals = newest(stored, 'ended')?.result.totals;
  const best = totals ? Math.max(...totals) : 0;
  return {
    ...plainSummary(kept),
    title: () => `${say(SUMMARY_WORDS).sets[game]}, ${mapName(map)}`,
    progress: () => (kept.isOver ? say(SUMMARY_WORDS).over(best) : say(SUMMARY_WORDS).seasons[season]),
  };
};
