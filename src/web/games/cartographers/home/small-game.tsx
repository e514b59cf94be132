import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Log } from '../../../../engine/replay.ts';
import type { Event } from '../../../../games/cartographers/ui.ts';
import { findGame } from '../../../store.ts';
import { Art } from '../../../ui/art.tsx';
import type { Summary } from '../../summary.ts';
import { drawSmall } from '../art/small.ts';
import { mapIn } from './map-in.ts';

const drawingOf = (log: Log<unknown, Event>, seat: Seat): string => {
  const drawn = mapIn(log, seat);
  return drawn ? drawSmall(drawn) : '';
};

/** A list reads no logs; a picture reads its own when it is there to be seen. */
const useDrawing = ({ id, changed, seat = 0 }: Summary): string => {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let isGone = false;
    const draw = async (): Promise<void> => {
      const found = await findGame(id);
      if (isGone || !found) return;
      setDrawing(drawingOf((found.record as { readonly log: Log<unknown, Event> }).log, seat));
    };
    // A damaged game has no picture; it can still be deleted.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [id, changed, seat]);
  return drawing;
};

/** Your map of a saved game, small; the first seat's if you have none. */
export const SmallGame = ({ game }: { readonly game: Summary }) => (
  <Art class="home-small" svg={useDrawing(game)} />
);
