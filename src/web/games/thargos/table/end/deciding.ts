import type { Seat } from '../../../../../engine/game.ts';
import { standingTold, type Told } from '../../../../../engine/told.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { happened, type Listener } from '../../../../../games/thargos/words/happened.ts';
import { type EventAbout, tellingOf } from '../moments/moments.ts';

const TOLD = ['declared', 'conceded', 'resolved', 'won'];

/** The last attempt by which the winner came nearer, in the words of the chronicle; undefined if there was none. */
export const decidingConflict = (
  told: readonly Told<Event>[],
  winner: Seat,
  reader: Listener,
): string | undefined => {
  let current: EventAbout[] = [];
  let deciding: EventAbout[] | undefined;
  for (const each of standingTold(told).flatMap(one => tellingOf(one).happened)) {
    const { event } = each;
    if (event.type === 'declared') current = [];
    if (TOLD.includes(event.type)) current.push(each);
    if (event.type === 'won' && event.seat === winner) deciding = [...current];
  }
  return deciding?.flatMap(({ event, about }) => happened(event, about, reader)?.text ?? []).join(' ');
};
