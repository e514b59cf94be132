import { keysOf } from '../../../../engine/util.ts';
import { hashOf } from '../../../games/thargos/art/woodcut.ts';

/**
 * Draws the terrain behind a story's map: a river, woods, mountains, walls around towns. Its random numbers depend only on
 * the story's id. Terrain doesn't cover Missions and paths, and the river avoids Missions if it can. Moving a Mission
 * therefore changes mostly the terrain near it.
 */

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The area to draw, in CSS pixels. */
export interface Ground {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly (MapPoint & { readonly isUrban: boolean })[];
  readonly paths: readonly (readonly [MapPoint, MapPoint])[];
  /** The space that a Mission's node takes up around its position. */
  readonly room: { readonly side: number; readonly above: number; readonly below: number };
}

/** A function that returns pseudorandom numbers from 0 to 1, always the same for the same word. */
const chances = (word: string): (() => number) => {
  let state = hashOf(word);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Closely spaced points on the curve that a story's map draws between two Missions. */
const alongPath = ([a, b]: readonly [MapPoint, MapPoint]): MapPoint[] => {
  const mid = (a.x + b.x) / 2;
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return { x: p * a.x + q * mid + r * mid + s * b.x, y: (p + q) * a.y + (r + s) * b.y };
  });
};

/** Smooth noise with values from about -1 to 1. */
const waves = (word: string): ((at: MapPoint) => number) => {
  const chance = chances(word);
  const all = Array.from({ length: 4 }, () => {
    const turn = chance() * Math.PI;
    const long = 0.008 + chance() * 0.012;
    return { x: Math.cos(turn) * long, y: Math.sin(turn) * long, from: chance() * 7 };
  });
  return ({ x, y }) =>
    all.reduce((sum, wave) => sum + Math.sin(wave.x * x + wave.y * y + wave.from), 0) / 2.4;
};

/** A river from one edge of the map to another, where it meets the fewest Missions. */
const riverOf = ({ id, width, height, spots }: Ground): readonly MapPoint[] => {
  const chance = chances(`${id} river`);
  const courses = Array.from({ length: 8 }, () => {
    const [from, to, bend, turn] = [chance(), chance(), 0.06 + chance() * 0.1, chance() * 7];
    return Array.from({ length: 41 }, (_, i) => {
      const t = i / 40;
      const y = from + (to - from) * t + Math.sin(t * 8 + turn) * bend;
      return { x: (t * 1.06 - 0.03) * width, y: (0.08 + y * 0.84) * height };
    });
  });
  const meets = (course: readonly MapPoint[]): number =>
    spots.filter(spot => course.some(at => distance(at, spot) < 70)).length;
  return courses.reduce((best, course) => (meets(course) < meets(best) ? course : best));
};

const cross = (o: MapPoint, a: MapPoint, b: MapPoint): number =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

const halfHull = (points: readonly MapPoint[]): MapPoint[] => {
  const hull: MapPoint[] = [];
  for (const point of points) {
    while (hull.length > 1 && cross(hull[hull.length - 2]!, hull[hull.length - 1]!, point) <= 0) hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
};

const hullOf = (points: readonly MapPoint[]): readonly MapPoint[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
};

const isInside = (hull: readonly MapPoint[], at: MapPoint): boolean =>
  hull.every((corner, i) => cross(corner, hull[(i + 1) % hull.length]!, at) > 0);

const WALK = 0.26;

/** The corners of the octagonal wall around a Mission, as multiples of the space that the Mission takes up. */
const CORNERS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, -0.4],
  [-0.5, -1],
  [0.5, -1],
  [1, -0.4],
  [1, 0.4],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0.4],
];

/** The walls around towns. Missions in towns that are near each other share one wall. */
const townsOf = ({ spots, width, height, room }: Ground): readonly (readonly MapPoint[])[] => {
  const groups: MapPoint[][] = [];
  for (const spot of spots.filter(({ isUrban }) => isUrban)) {
    const near = groups.filter(group =>
      group.some(other => Math.hypot((spot.x - other.x) / width, (spot.y - other.y) / height) < WALK),
    );
    const joined = [spot, ...near.flat()];
    groups.splice(0, groups.length, ...groups.filter(group => !near.includes(group)), joined);
  }
  const within = (n: number, most: number): number => Math.max(14, Math.min(most - 14, n));
  return groups.map(group =>
    hullOf(
      group.flatMap(({ x, y }) =>
        CORNERS.map(([dx, dy]) => ({
          x: within(x + dx * (room.side + 34), width),
          y: within(y + dy * ((dy < 0 ? room.above : room.below) + 30), height),
        })),
      ),
    ),
  );
};

/** The SVG path of each kind of terrain object. Its origin is the middle of the object's base. */
const DRAWN = {
  tree: 'm-6 -4c-5 -2 -3 -9 1 -9c0 -7 10 -7 11 -1c5 0 6 9 1 10zm6 0v5m3 -8c2 -1 3 -2 3 -4',
  fir: 'm-7 -3l7 -15l7 15zm7 0v4m0 -13l3 7',
  hill: 'm-20 0c9 -17 27 -19 40 0m-16 -11c5 2 9 6 12 11m-8 -6c3 2 4 3 6 6',
  peak: 'm-27 0l22 -40l21 40m-30 -25l4 5l5 -5l5 6l4 -4m-8 -11l9 34m-2 -16l5 16m-2 -9l18 -11l14 20',
  house: 'm-6 0v-7l6 -5l6 5v7zm4 0v-4h4v4',
  gable: 'm-9 0v-6l3 -5h9l4 5v6zm0 -6h16m-6 6v-3h3v3',
  tower: 'm-6 0l1 -16h-3v-6h3v2h3v-2h4v2h3v-2h3v6h-3l1 16zm5 0v-5h3v5m-2 -11v3',
  cave: 'm-15 0c1 -19 28 -20 30 0zm9 0c0 -11 12 -11 12 0',
  stones: 'm-11 0l1 -12l5 1v11zm9 0v-16l5 -1l1 17zm8 0l1 -9l5 1v8z',
  keep: 'm-5 5v-10h10v10zm0 -10v-3h2v2h2v-2h2v2h2v-2h2v3',
} as const;
type Thing = keyof typeof DRAWN;

/** The distance between two terrain objects at which they don't touch. */
const STEP = 27;

/** The terrain object at a place if that place is free. A few objects are four times as large. */
const thingAt = (
  at: MapPoint,
  roll: number,
  wood: number,
  rock: number,
  isTown: boolean,
  isWide: boolean,
): Thing | undefined => {
  if (isTown) return roll < 0.45 ? 'house' : roll < 0.65 ? 'gable' : roll < 0.67 ? 'tower' : undefined;
  if (rock > 0.55) return isWide && roll < 0.75 ? 'peak' : undefined;
  if (wood > 0.12) return roll < 0.85 ? (wood > 0.6 ? 'fir' : 'tree') : undefined;
  if (!isWide) return roll < 0.03 ? 'tree' : undefined;
  if (roll < 0.14) return 'hill';
  if (roll < 0.165) return 'tower';
  if (roll < 0.18) return at.y < 400 ? 'cave' : 'stones';
  return undefined;
};

const ends = (n: number): number => Math.round(n);

const lineOf = (points: readonly MapPoint[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${ends(x)} ${ends(y)}`).join('');

/** The terrain as SVG, with one path per style. */
export const land = (ground: Ground): string => {
  const { id, width, height, spots, paths, room } = ground;
  const river = riverOf(ground);
  const towns = townsOf(ground);
  const ways = paths.flatMap(alongPath);
  const wood = waves(`${id} wood`);
  const rock = waves(`${id} rock`);
  const isFree = (at: MapPoint, wide: number): boolean =>
    at.x > wide + 10 &&
    at.x < width - wide - 10 &&
    at.y > 34 &&
    at.y < height - 14 &&
    !spots.some(
      spot =>
        Math.abs(at.x - spot.x) < room.side + wide &&
        at.y > spot.y - room.above - 2 &&
        at.y < spot.y + room.below + 22 + wide / 2,
    ) &&
    !river.some(({ x, y }) => Math.abs(at.x - x) < 26 + wide && y > at.y - 30 - wide && y < at.y + 18) &&
    !ways.some(({ x, y }) => Math.abs(at.x - x) < wide + 6 && y > at.y - wide * 1.6 && y < at.y + 6) &&
    !towns.some(hull =>
      hull.some((corner, i) => isOnWall(corner, hull[(i + 1) % hull.length]!, at, wide + 5)),
    );
  const rose = roseOf(ground, isFree);
  const drawn: { [T in Thing]?: string } = {};
  const put = (thing: Thing, { x, y }: MapPoint): void => {
    drawn[thing] = `${drawn[thing] ?? ''}M${ends(x)} ${ends(y)}${DRAWN[thing]}`;
  };
  for (let row = 0; row * STEP < height; row++)
    for (let column = 0; column * STEP < width; column++) {
      // Each place has its own random numbers, so that a change at one place doesn't affect the others.
      const chance = chances(`${id} ${row} ${column}`);
      const at = {
        x: (column + 0.2 + chance() * 0.6) * STEP,
        y: (row + 0.35 + chance() * 0.6) * STEP,
      };
      const isTown = towns.some(hull => isInside(hull, at));
      const isWide = row % 2 === 0 && column % 2 === 0;
      const thing = thingAt(at, chance(), wood(at), rock(at), isTown, isWide);
      const isLarge = thing === 'peak' || thing === 'hill';
      const isOnRose = rose && Math.abs(at.x - rose.x) < 44 && Math.abs(at.y - 8 - rose.y) < 48;
      if (thing && !isOnRose && isFree(at, isLarge ? 28 : 10)) put(thing, at);
    }
  for (const hull of towns) for (const corner of hull) put('keep', corner);
  const walls = towns.map(hull => `${lineOf(hull)}z`).join('');
  const kinds = keysOf(DRAWN).flatMap(thing =>
    drawn[thing] ? `<path class="is-${thing}" d="${drawn[thing]}"/>` : [],
  );
  return (
    `<svg viewBox="0 0 ${ends(width)} ${ends(height)}" preserveAspectRatio="none">` +
    `<path class="is-bank" d="${lineOf(river)}"/><path class="is-water" d="${lineOf(river)}"/>` +
    `<path class="is-current" d="${lineOf(river)}"/><path class="is-wall" d="${walls}"/>` +
    `<path class="is-wall is-top" d="${walls}"/>${kinds.join('')}${rose ? drawRose(rose) : ''}</svg>`
  );
};

/** Whether a point is near the straight wall between two corners. */
const isOnWall = (a: MapPoint, b: MapPoint, at: MapPoint, near: number): boolean => {
  const length = distance(a, b) || 1;
  const along = ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length;
  return along > -near && along < length + near && Math.abs(cross(a, b, at)) / length < near + 6;
};

/** Where the compass rose is drawn: in the first free corner. Undefined if no corner is free. */
const roseOf = (
  { width, height }: Ground,
  isFree: (at: MapPoint, wide: number) => boolean,
): MapPoint | undefined =>
  [
    { x: width - 58, y: height - 58 },
    { x: 58, y: height - 58 },
    { x: width - 58, y: 58 },
    { x: 58, y: 58 },
  ].find(({ x, y }) => isFree({ x, y: y + 34 }, 34));

const drawRose = ({ x, y }: MapPoint): string =>
  `<g class="is-rose" transform="translate(${ends(x)} ${ends(y)})"><circle r="22"/>` +
  '<path d="M0 -34L5 -5L30 0L5 5L0 34L-5 5L-30 0L-5 -5z"/><path class="is-north" d="M0 -34L5 -5L0 0z"/></g>';
