import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Art } from '../../../ui/art.tsx';
import { type Ground, land, type MapPoint } from './land.ts';
import './terrain.css';

interface TerrainProps extends Pick<Ground, 'id' | 'spots' | 'paths' | 'room'> {
  /** The margin between the edges of the terrain and the positions 0 and 100. */
  readonly margin?: MapPoint;
}

const NO_MARGIN: MapPoint = { x: 0, y: 0 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a box at the default text size, because a different text size only scales the terrain. */
const sizeOf = (box: HTMLElement): Size => {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const coarse = (n: number): number => Math.round(n / scale / 10) * 10;
  return { width: coarse(box.clientWidth), height: coarse(box.clientHeight) };
};

/** Draws the terrain behind a map, as large as the map. Positions are from 0 to 100. */
export const Terrain = ({ id, spots, paths, room, margin = NO_MARGIN }: TerrainProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void =>
      setSize(old => {
        const next = sizeOf(element);
        return next.width === old.width && next.height === old.height ? old : next;
      });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  // Compares spots by their values, because they are new objects after every render.
  const shape = JSON.stringify([id, width, height, spots, paths]);
  const drawn = useRef({ shape: '', svg: '' });
  if (drawn.current.shape !== shape && width > 0 && height > 0) {
    const at = <P extends MapPoint>(point: P): P => ({
      ...point,
      x: margin.x + (point.x / 100) * (width - 2 * margin.x),
      y: margin.y + (point.y / 100) * (height - 2 * margin.y),
    });
    const ground = { id, width, height, room, spots: spots.map(at) };
    drawn.current = { shape, svg: land({ ...ground, paths: paths.map(([a, b]) => [at(a), at(b)]) }) };
  }
  return (
    <div class="th-stories-land" ref={box}>
      <Art class="fits" svg={drawn.current.svg} />
    </div>
  );
};
