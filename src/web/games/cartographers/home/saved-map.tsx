import type { Seat } from '../../../../engine/game.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { currentBatches, type Log } from '../../../../engine/replay.ts';
import {
  blankSheet,
  type Event,
  evolveSheet,
  isMapId,
  isSheetEvent,
  namedMap,
  parseMap,
} from '../../../../games/cartographers/ui.ts';
import { findGame } from '../../../store.ts';
import { Art } from '../../../ui/art.tsx';
import { useLoaded } from '../../../ui/loaded.ts';
import type { Summary } from '../../summary.ts';
import type { MapScene } from '../art/map.ts';
import { drawSmall } from '../art/small.ts';

/** A seat's map at the end of a log, computed without the rules module. Undefined if the log doesn't start with a game. */
const mapIn = (log: Log<unknown, Event>, seat: Seat): MapScene | undefined => {
  const batches = currentBatches(log);
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

/** Reads a seat's map from a saved game. Rejects if the game is damaged. */
export const savedMap = async (id: string, seat: Seat): Promise<MapScene | undefined> => {
  const found = await findGame(id);
  // Cast: the page requests maps only for records of this game.
  return found && mapIn((found.record as { readonly log: Log<unknown, Event> }).log, seat);
};

/**
 * A small picture of the viewer's map in a saved game, or of the first seat's map if they have none. Reads
 * the log only when the picture is shown. A damaged game has no picture; it can still be deleted.
 */
export const SmallGame = ({ game: { id, changed, seat = 0 } }: { readonly game: Summary }) => {
  const { found } = useLoaded(() => savedMap(id, seat), id, changed, seat);
  return <Art class="home-small" svg={found ? drawSmall(found) : ''} />;
};
