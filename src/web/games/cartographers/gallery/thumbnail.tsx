import { useEffect, useState } from 'preact/hooks';
import type { Log } from '../../../../engine/replay.ts';
import type { Event } from '../../../../games/cartographers/ui.ts';
import { findGame } from '../../../store.ts';
import { useNear } from '../../../ui/use-near.ts';
import { mapBox } from '../art/frame.ts';
import { drawMap } from '../art/map.ts';
import { mapIn } from '../home/map-in.ts';
import type { FinishedMap } from './finished.ts';

const pictureOf = async ({ id, seat }: FinishedMap): Promise<string> => {
  const found = await findGame(id);
  const scene = found && mapIn((found.record as { readonly log: Log<unknown, Event> }).log, seat);
  return scene ? `<svg viewBox="${mapBox(scene.map.grid)}">${drawMap(scene)}</svg>` : '';
};

/** The finished map: its log is read and it is drawn when it comes near, and let go when it is far away again. */
export const Thumbnail = ({ map }: { readonly map: FinishedMap }) => {
  const [place, isNear] = useNear<HTMLSpanElement>();
  const [picture, setPicture] = useState('');
  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    pictureOf(map).then(
      drawn => {
        if (isWanted) setPicture(drawn);
      },
      // A log that cannot be read has no picture; its numbers are below.
      () => undefined,
    );
    return () => {
      isWanted = false;
      setPicture('');
    };
  }, [isNear, map.id, map.changed]);
  return (
    <span
      ref={place}
      class="shelf-picture fits"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
};
