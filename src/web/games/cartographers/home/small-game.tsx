import { isRefusal } from '../../../../engine/refusal.ts';
import { isMapId, namedMap, parseMap } from '../../../../games/cartographers/board/maps.ts';
import { blankSheet, evolveSheet, isSheetEvent } from '../../../../games/cartographers/sheet.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { Art } from '../../../ui/art.tsx';
import type { Stored, Summary } from '../../summary.ts';
import { drawSmall } from '../art/small.ts';

const drawingOf = ({ kept }: Summary): string => {
  try {
    const { log } = kept.record as Stored<Event>;
    const first = log[0].events[0];
    if (first.type !== 'started') return '';
    const { map } = first.config;
    const printed = isMapId(map) ? namedMap(map) : parseMap(map);
    if (isRefusal(printed)) return '';
    let sheet = blankSheet(printed.grid);
    for (const { events } of log)
      for (const event of events)
        if (isSheetEvent(event) && event.sheet === 0) sheet = evolveSheet(printed.grid, sheet, event);
    return drawSmall({ map: printed, sheet });
  } catch {
    // A damaged game has no picture; it can still be deleted.
    return '';
  }
};

/** The first seat's map of a kept game, small. */
export const SmallGame = ({ game }: { readonly game: Summary }) => (
  <Art class="home-small" svg={drawingOf(game)} />
);
