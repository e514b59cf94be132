import { useMemo } from 'preact/hooks';
import { classNames } from '../../../ui/dom.ts';
import { mapBox } from '../art/frame.ts';
import { drawMap, type MapScene } from '../art/map.ts';

interface MapPictureProps {
  readonly scene: MapScene;
  readonly label: string;
  readonly above?: string;
  readonly class?: string;
  readonly part?: string;
}

/** A large picture of a sheet that can't be clicked. */
export const MapPicture = ({ scene, label, above = '', class: own, part }: MapPictureProps) => {
  const { map, sheet, award, preyed } = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene is a new object after every render.
  const drawn = useMemo(() => drawMap(scene), [map, sheet, award, preyed]);
  return (
    <svg
      class={classNames('score-map', own)}
      data-part={part}
      viewBox={mapBox(map.grid)}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: drawn + above }}
    />
  );
};
