/** Zooming and panning with two fingers. Lengths are screen pixels within the container. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A zoom factor, and the map point at the container's top left corner. */
export interface Zoomed extends Spot {
  readonly zoom: number;
}

export const WHOLE: Zoomed = { zoom: 1, x: 0, y: 0 };

/** One press of a button zooms by this factor. */
export const STEP = 1.5;
const MOST = 3.5;

/** The map at a different zoom, moved so that the map point at screen position `from` is at `to`. */
export const zoomedAt = (now: Zoomed, zoom: number, from: Spot, to: Spot = from): Zoomed => {
  const next = Math.min(MOST, Math.max(1, zoom));
  const moved = (corner: number, before: number, after: number): number =>
    Math.max(0, ((corner + before) * next) / now.zoom - after);
  return { zoom: next, x: moved(now.x, from.x, to.x), y: moved(now.y, from.y, to.y) };
};

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The map after two fingers moved: their distance sets the zoom, their center the position. */
export const pinched = (
  begun: Zoomed,
  [a, b]: readonly [Spot, Spot],
  [c, d]: readonly [Spot, Spot],
): Zoomed =>
  zoomedAt(begun, (begun.zoom * apart(c, d)) / Math.max(1, apart(a, b)), between(a, b), between(c, d));

/** The scroll position nearest to `corner` that shows the whole range from `from` to `to` in a container of size `room`. */
export const intoSight = (corner: number, room: number, from: number, to: number): number =>
  Math.max(Math.min(corner, from), to - room);
