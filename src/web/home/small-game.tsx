import { isRefusal } from '../../engine/refusal.ts';
import { isMapId, namedMap, parseMap } from '../../games/cartographers/board/maps.ts';
import { blankSheet, evolveSheet, isSheetEvent } from '../../games/cartographers/sheet.ts';
import type { Event } from '../../games/cartographers/types.ts';
import { drawSmall } from '../games/cartographers/art/small.ts';
import { Art } from '../ui/art.tsx';
import { crossedSwords } from './crossed-swords.ts';
import type { MapGame, Summary } from './kept.ts';

const drawingOf = ({ map, kept }: MapGame): string => {
  try {
    const printed = isMapId(map) ? namedMap(map) : parseMap(map);
    if (isRefusal(printed)) return '';
    const { log } = kept.record as { readonly log: readonly { readonly events: readonly Event[] }[] };
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

/** The first seat's map of a kept game, small; a game of Thargos has only its sign. */
export const SmallGame = ({ game }: { readonly game: Summary }) => (
  <Art class="home-small" svg={game.box === 'thargos' ? crossedSwords() : drawingOf(game)} />
);
