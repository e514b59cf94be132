import { useLoaded } from '../../../ui/loaded.ts';
import { useNear } from '../../../ui/use-near.ts';
import { mapBox } from '../art/frame.ts';
import { drawMap } from '../art/map.ts';
import { savedMap } from '../home/saved-map.tsx';
import type { FinishedMap } from './finished.ts';

const pictureOf = async ({ id, seat }: FinishedMap): Promise<string> => {
  const scene = await savedMap(id, seat);
  return scene ? `<svg viewBox="${mapBox(scene.map.grid)}">${drawMap(scene)}</svg>` : '';
};

/** A picture of the finished map. The game is read only while the picture is near the visible part of the page. */
export const Thumbnail = ({ map }: { readonly map: FinishedMap }) => {
  const [place, isNear] = useNear<HTMLSpanElement>();
  // A game with an unreadable log has no picture, but its numbers are still shown.
  const { found = '' } = useLoaded(async () => (isNear ? pictureOf(map) : ''), isNear, map.id, map.changed);
  return (
    <span
      ref={place}
      class="shelf-picture fits"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: found }}
    />
  );
};
