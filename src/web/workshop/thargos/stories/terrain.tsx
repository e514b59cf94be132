import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Art } from '../../../ui/art.tsx';
import { type Ground, land, type MapPoint } from './land.ts';
import './terrain.css';

interface TerrainProps extends Pick<Ground, 'id' | 'spots' | 'paths' | 'room'> {
  /** How far within its edges the map begins. */
  readonly margin?: MapPoint;
}

const NO_MARGIN: MapPoint = { x: 0, y: 0 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Letters of another size are a nearer look at the same country. */
const sizeOf = (box: HTMLElement): Size => {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  const coarse = (n: number): number => Math.round(n / scale / 10) * 10;
  return { width: coarse(box.clientWidth), height: coarse(box.clientHeight) };
};

/** The country behind a map, as large as the map is; places are given from 0 to 100. */
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
  // Spots are new objects on every render, so compare their values.
  const shape = JSON.stringify([spots, paths]);
  const svg = useMemo(() => {
    if (width === 0 || height === 0) return '';
    const at = <P extends MapPoint>(point: P): P => ({
      ...point,
      x: margin.x + (point.x / 100) * (width - 2 * margin.x),
      y: margin.y + (point.y / 100) * (height - 2 * margin.y),
    });
    return land({
      id,
      width,
      height,
      room,
      spots: spots.map(at),
      paths: paths.map(([a, b]) => [at(a), at(b)]),
    });
  }, [id, width, height, shape]);
  return (
    <div class="th-stories-land" ref={box}>
      <Art class="fits" svg={svg} />
    </div>
  );
};
