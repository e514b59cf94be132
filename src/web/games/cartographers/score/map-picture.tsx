import { useMemo } from 'preact/hooks';
import { mapBox } from '../art/frame.ts';
import { drawMap, type MapScene } from '../art/map.ts';

interface MapPictureProps {
  readonly scene: MapScene;
  readonly label: string;
  /** Drawn above the map, such as a ghost. */
  readonly above?: string;
}

/** A sheet to look at: large, and not to be touched. */
export const MapPicture = ({ scene, label, above = '' }: MapPictureProps) => {
  const { map, sheet, award, preyed } = scene;
  const drawn = useMemo(() => drawMap(scene), [map, sheet, award, preyed]);
  return (
    <svg
      class="score-map"
      viewBox={mapBox(map.grid)}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: drawn + above }}
    />
  );
};
