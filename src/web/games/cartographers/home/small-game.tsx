import { useEffect, useState } from 'preact/hooks';
import { isRefusal } from '../../../../engine/refusal.ts';
import { type Log, standing } from '../../../../engine/replay.ts';
import { isMapId, namedMap, parseMap } from '../../../../games/cartographers/board/maps.ts';
import { blankSheet, evolveSheet, isSheetEvent } from '../../../../games/cartographers/sheet.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { findGame } from '../../../store.ts';
import { Art } from '../../../ui/art.tsx';
import type { Summary } from '../../summary.ts';
import { drawSmall } from '../art/small.ts';

const drawingOf = (log: Log<unknown, Event>): string => {
  const batches = standing(log);
  const first = batches[0]?.events[0];
  if (first?.type !== 'started') return '';
  const { map } = first.config;
  const printed = isMapId(map) ? namedMap(map) : parseMap(map);
  if (isRefusal(printed)) return '';
  let sheet = blankSheet(printed.grid);
  for (const { events } of batches)
    for (const event of events)
      if (isSheetEvent(event) && event.sheet === 0) sheet = evolveSheet(printed.grid, sheet, event);
  return drawSmall({ map: printed, sheet });
};

/** A list reads no logs; a picture reads its own when it is there to be seen. */
const useDrawing = ({ id, changed }: Summary): string => {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const found = await findGame(id);
      if (isGone || !found) return;
      setDrawing(drawingOf((found.record as { readonly log: Log<unknown, Event> }).log));
    };
    // A damaged game has no picture; it can still be deleted.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id, changed]);
  return drawing;
};

/** The first seat's map of a kept game, small. */
export const SmallGame = ({ game }: { readonly game: Summary }) => (
  <Art class="home-small" svg={useDrawing(game)} />
);
