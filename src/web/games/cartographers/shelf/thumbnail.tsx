import { useEffect, useRef, useState } from 'preact/hooks';
import type { Log } from '../../../../engine/replay.ts';
import type { Event } from '../../../../games/cartographers/types.ts';
import { findGame } from '../../../store.ts';
import { mapBox } from '../art/frame.ts';
import { drawMap } from '../art/map.ts';
import { mapIn } from '../home/map-in.ts';
import type { FinishedMap } from './finished.ts';

const pictureOf = async ({ id, seat }: FinishedMap): Promise<string> => {
  const found = await findGame(id);
  const scene = found && mapIn((found.record as { readonly log: Log<unknown, Event> }).log, seat);
  return scene ? `<svg viewBox="${mapBox(scene.map.grid)}">${drawMap(scene)}</svg>` : '';
};

/** So far beyond the window a map is drawn: whoever scrolls finds it there. */
const NEAR = '300px';

/** The finished map: its log is read and it is drawn when it comes near, and let go when it is far away again. */
export const Thumbnail = ({ map }: { readonly map: FinishedMap }) => {
  const place = useRef<HTMLSpanElement>(null);
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let isNear = false;
    const watcher = new IntersectionObserver(
      seen => {
        isNear = seen.at(-1)?.isIntersecting ?? false;
        if (!isNear) return setPicture('');
        pictureOf(map).then(
          drawn => {
            if (isNear) setPicture(drawn);
          },
          // What cannot be read has no picture; its numbers stand below.
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    watcher.observe(place.current!);
    return () => {
      isNear = false;
      watcher.disconnect();
    };
  }, [map.id, map.changed]);
  return (
    <span
      ref={place}
      class="shelf-picture fits"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
};
