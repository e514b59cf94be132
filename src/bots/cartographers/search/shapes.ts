import { type Orientation, orientations, type ShapeRows } from '../../../games/cartographers/board/shapes.ts';
import { type Places, WRITTEN_SHAPES } from './anchors.generated.ts';
import * as layout from './layout.ts';
import { countWord } from './words.generated.ts';

// These are local copies, because V8 inlines the constants of a module, but loads and checks imported ones each time.
const { EMPTY, SIDE, STRIDE, TIGHT, WORDS } = layout;
const { cellOfPlace, placeAt, placeOfBit } = layout;

/**
 * The possible placements of the shapes on one card. A way is an orientation of a shape, in the order of
 * `orientations`. A placement (lay) is way × 256 + place, where place is that of the top left corner of the box.
 */
export interface Ways {
  readonly ways: readonly Orientation[];
  /** For each way, the index of its shape on the card. */
  readonly shape: Int32Array;
  /** For each way, its bit masks at the left edge: the words if it starts in an even row, then those for an odd row. */
  readonly masks: Int32Array;
  /** The maximum number of words that a placement can touch. */
  readonly reach: number;
  /** Every placement whose box is on the map sheet. */
  readonly lays: Uint16Array;
  /** The masks for `fitsTight`; empty if a shape is too high for it. */
  readonly tight: Int32Array;
  /** Every space of every way, as way × 256 + the place of the space within the box. */
  readonly grips: Uint16Array;
  /** For each way, the last place at which its box is on the map sheet. */
  readonly last: Uint8Array;
  /** The result of the last listing. For each way, the set of its legal places, followed by their number. */
  readonly places: Int32Array;
  readonly parts: readonly { readonly fits: Places; readonly touches: Places; readonly places: Int32Array }[];
}

/** The shape of a single space, whose placement is the number of its place. */
export const SINGLE: Pick<Ways, 'masks' | 'reach'> = {
  masks: Int32Array.from([1, 0, 0, 0, 0, 0, 1 << 12, 0, 0, 0, 0, 0]),
  reach: 1,
};

const NO_SHAPE = new Int32Array(2 * WORDS);

export const makeWays = (shapes: readonly ShapeRows[]): Ways => {
  const turned = shapes.map(rows => orientations(rows));
  const ways = turned.flat();
  const places = new Int32Array(ways.length * STRIDE);
  let first = 0;
  const parts = turned.map((these, i) => {
    const part = places.subarray(first * STRIDE, (first + these.length) * STRIDE);
    first += these.length;
    return { ...(WRITTEN_SHAPES[shapes[i]!.join('/')] ?? plainPlaces(these)), places: part };
  });
  const masks = new Int32Array(ways.length * 2 * WORDS);
  for (const [w, way] of ways.entries()) masks.set(masksOf(way), w * 2 * WORDS);
  const lays = Uint16Array.from(ways.flatMap((way, w) => boxes(way).map(place => (w << 8) | place)));
  const reach = Math.max(...ways.map(way => (way.height >> 1) + 1));
  return {
    ways,
    shape: Int32Array.from(turned.flatMap((these, i) => these.map(() => i))),
    masks,
    reach,
    lays,
    tight: tightMasks(masks, reach),
    grips: Uint16Array.from(ways.flatMap((way, w) => way.spaces.map(([r, c]) => (w << 8) | placeAt(r, c)))),
    last: Uint8Array.from(ways, way =>
      placeAt(Math.max(0, SIDE - way.height), Math.max(0, SIDE - way.width)),
    ),
    places,
    parts,
  };
};

/** The masks, limited to the words that a printed shape can reach; empty if a shape is higher. */
const tightMasks = (masks: Int32Array, reach: number): Int32Array => {
  if (reach >= TIGHT) return new Int32Array(0);
  const tight = new Int32Array((masks.length / WORDS) * TIGHT);
  for (let i = 0; i < masks.length; i++)
    if (i % WORDS < reach) tight[((i / WORDS) | 0) * TIGHT + (i % WORDS)] = masks[i]!;
  return tight;
};

/** Whether all spaces of a placement are empty. Faster than `fitsAt`, but only for shapes with tight masks. */
export const fitsTight = (tight: Int32Array, lay: number, s: Int32Array): boolean => {
  const column = lay & 15;
  const from = ((lay >> 5) & ~7) | ((lay >> 2) & 4);
  const word = EMPTY + ((lay >> 5) & 7);
  return (
    (((tight[from]! << column) & ~s[word]!) |
      ((tight[from + 1]! << column) & ~s[word + 1]!) |
      ((tight[from + 2]! << column) & ~s[word + 2]!)) ===
    0
  );
};

const masksOf = (way: Orientation): Int32Array => {
  const masks = NO_SHAPE.slice();
  // A shape higher or wider than the sheet has no placement, so its masks are never read.
  if (way.height > SIDE || way.width > SIDE) return masks;
  for (let parity = 0; parity < 2; parity++)
    for (const [row, column] of way.spaces) {
      const at = row + parity;
      if (at >> 1 < WORDS) masks[parity * WORDS + (at >> 1)]! |= 1 << ((at & 1) * 12 + column);
    }
  return masks;
};

const boxes = (way: Orientation): number[] => {
  const found: number[] = [];
  for (let row = 0; row + way.height <= SIDE; row++)
    for (let column = 0; column + way.width <= SIDE; column++) found.push(placeAt(row, column));
  return found;
};

/**
 * Makes the functions that list places for a shape that only a corrected card has. They are slower than the generated
 * functions for printed shapes, with the same results.
 */
export const plainPlaces = (
  ways: readonly Orientation[],
): { readonly fits: Places; readonly touches: Places } => {
  const rowsOf = (s: Int32Array, o: number, r: number): number =>
    r < SIDE ? (s[o + (r >> 1)]! >>> ((r & 1) * 12)) & 0x7ff : 0;
  const each = (to: Int32Array, value: (way: Orientation, row: number) => number): number => {
    let sum = 0;
    for (const [w, way] of ways.entries()) {
      const at = w * STRIDE;
      to[at + WORDS] = 0;
      for (let k = 0; k < WORDS; k++) {
        to[at + k] = value(way, 2 * k) | (value(way, 2 * k + 1) << 12);
        to[at + WORDS]! += countWord(to[at + k]!);
      }
      sum += to[at + WORDS]!;
    }
    return sum;
  };
  return {
    fits: (s, o, to) =>
      each(to, (way, row) =>
        way.spaces.reduce((fits, [r, c]) => fits & (rowsOf(s, o, row + r) >>> c), 0x7ff),
      ),
    touches: (s, o, to) => {
      const before = to.slice();
      const was = (way: Orientation, row: number) => rowsOf(before, ways.indexOf(way) * STRIDE, row);
      return each(to, (way, row) =>
        way.spaces.reduce((hit, [r, c]) => hit | (was(way, row) & (rowsOf(s, o, row + r) >>> c)), 0),
      );
    },
  };
};

/** Lists the places where the shapes fit on the empty spaces of a map sheet, and returns the number of placements. */
export const listPlaces = ({ parts }: Ways, s: Int32Array): number => {
  let n = 0;
  for (let i = 0; i < parts.length; i++) n += parts[i]!.fits(s, EMPTY, parts[i]!.places);
  return n;
};

/** Keeps only the listed placements that cover a space of a set, and returns their number. */
export const keepTouching = ({ parts }: Ways, set: Int32Array, at: number): number => {
  let n = 0;
  for (let i = 0; i < parts.length; i++) n += parts[i]!.touches(set, at, parts[i]!.places);
  return n;
};

/** The placement with index `k` in the last listing. */
export const pickLay = ({ places }: Ways, k: number): number => {
  let rest = k;
  let i = 0;
  while (rest >= places[i + WORDS]!) {
    rest -= places[i + WORDS]!;
    i += STRIDE;
  }
  for (;;) {
    const size = countWord(places[i]!);
    if (rest < size) break;
    rest -= size;
    i++;
  }
  let word = places[i]!;
  while (rest-- > 0) word &= word - 1;
  return ((i >> 3) << 8) | placeOfBit(i & 7, word & -word);
};

/** Writes all listed placements and returns their number. */
export const writeLays = ({ places }: Ways, into: Int32Array): number => {
  let n = 0;
  for (let i = 0; i < places.length; i++) {
    if ((i & 7) >= WORDS) continue;
    const base = ((i >> 3) << 8) | ((i & 7) << 5);
    for (let word = places[i]!; word !== 0; word &= word - 1) {
      const index = 31 - Math.clz32(word & -word);
      into[n++] = base | (index < 12 ? index : index + 4);
    }
  }
  return n;
};

/** Whether all spaces of a placement are in a set. */
export const fitsAt = ({ masks, reach }: Ways, lay: number, s: Int32Array, at: number): boolean => {
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = at + ((lay >> 5) & 7);
  for (let k = 0; k < reach; k++) if (((masks[from + k]! << column) & ~s[word + k]!) !== 0) return false;
  return true;
};

/** Whether a placement covers a space of a set. */
export const touches = ({ masks, reach }: Ways, lay: number, s: Int32Array, at: number): boolean => {
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = at + ((lay >> 5) & 7);
  for (let k = 0; k < reach; k++) if (((masks[from + k]! << column) & s[word + k]!) !== 0) return true;
  return false;
};

/** How many spaces of a placement are in a set. */
export const countCovered = ({ masks, reach }: Ways, lay: number, s: Int32Array, at: number): number => {
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = at + ((lay >> 5) & 7);
  let n = 0;
  for (let k = 0; k < reach; k++) n += countWord((masks[from + k]! << column) & s[word + k]!);
  return n;
};

/** Draws a placement: adds its spaces to a set and removes them from the empty spaces. */
export const fill = ({ masks, reach }: Ways, lay: number, s: Int32Array, set: number): void => {
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = (lay >> 5) & 7;
  for (let k = 0; k < reach; k++) {
    const mask = masks[from + k]! << column;
    s[set + word + k]! |= mask;
    s[EMPTY + word + k]! &= ~mask;
  }
};

/** The spaces of a placement, in reading order. */
export const cellsOfLay = ({ ways }: Ways, lay: number): number[] =>
  ways[lay >> 8]!.spaces.map(([row, column]) => cellOfPlace(lay & 255) + row * SIDE + column);
