/** How a large map is zoomed and moved under two fingers. Numbers are points of the screen within its room. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How large the map is shown, and which point of it lies in the corner of its room. */
export interface Zoomed extends Spot {
  readonly zoom: number;
}

export const WHOLE: Zoomed = { zoom: 1, x: 0, y: 0 };

/** So much more or less with each press of a button. */
export const STEP = 1.5;
const MOST = 3.5;

/** The map at another size, so that what lay at one point lies at another. */
export const zoomedAt = (now: Zoomed, zoom: number, from: Spot, to: Spot = from): Zoomed => {
  const next = Math.min(MOST, Math.max(1, zoom));
  const moved = (corner: number, before: number, after: number): number =>
    Math.max(0, ((corner + before) * next) / now.zoom - after);
  return { zoom: next, x: moved(now.x, from.x, to.x), y: moved(now.y, from.y, to.y) };
};

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers went from one place to another: apart they zoom, together they move. */
export const pinched = (
  begun: Zoomed,
  [a, b]: readonly [Spot, Spot],
  [c, d]: readonly [Spot, Spot],
): Zoomed =>
  zoomedAt(begun, (begun.zoom * apart(c, d)) / Math.max(1, apart(a, b)), between(a, b), between(c, d));

/** How far a room must be moved so that a stretch of it is in sight. */
export const intoSight = (corner: number, room: number, from: number, to: number): number =>
  Math.max(Math.min(corner, from), to - room);
