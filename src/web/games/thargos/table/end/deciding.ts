import { standingUpdates, type Update } from '../../../../../engine/update.ts';
import { type Event, type LogReader, logLine, type Result } from '../../../../../games/thargos/ui.ts';
import { type EventAbout, withEventContext } from '../moments/moments.ts';

/** HT-6.2: if a deck burned or the last cards failed, points didn't decide. */
const BY_POINTS: readonly Result['why'][] = ['target', 'stalled', 'rounds'];

const TOLD = ['declared', 'conceded', 'resolved', 'won'];

/** The last attempt that gave the winner points, as in the chronicle; undefined if points didn’t decide. */
export const decidingConflict = (
  told: readonly Update<Event>[],
  { places, why }: Pick<Result, 'places' | 'why'>,
  reader: LogReader,
): string | undefined => {
  const winner = places.indexOf(1);
  if (winner < 0 || !BY_POINTS.includes(why)) return undefined;
  let current: EventAbout[] = [];
  let deciding: EventAbout[] | undefined;
  for (const each of standingUpdates(told).flatMap(one => withEventContext(one).events)) {
    const { event } = each;
    if (event.type === 'declared') current = [];
    if (TOLD.includes(event.type)) current.push(each);
    if (event.type === 'won' && event.seat === winner) deciding = [...current];
  }
  return deciding?.flatMap(({ event, about }) => logLine(event, about, reader)?.text ?? []).join(' ');
};
