import type { Seat } from '../../../../engine/game.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { type Log, standingBatches } from '../../../../engine/replay.ts';
import {
  blankSheet,
  type Event,
  evolveSheet,
  isMapId,
  isSheetEvent,
  namedMap,
  parseMap,
} from '../../../../games/cartographers/ui.ts';
import type { MapScene } from '../art/map.ts';

/** A seat's map at the end of a log, without the rules; undefined where the log tells of none. */
export const mapIn = (log: Log<unknown, Event>, seat: Seat): MapScene | undefined => {
  const batches = standingBatches(log);
  const first = batches[0]?.events[0];
  if (first?.type !== 'started') return undefined;
  const { map } = first.config;
  const printed = isMapId(map) ? namedMap(map) : parseMap(map);
  if (isRefusal(printed)) return undefined;
  let sheet = blankSheet(printed.grid);
  for (const { events } of batches)
    for (const event of events)
      if (isSheetEvent(event) && event.sheet === seat) sheet = evolveSheet(printed.grid, sheet, event);
  return { map: printed, sheet };
};
