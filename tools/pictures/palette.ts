import { makePng, readPng } from '../png.ts';

/** Converts a screenshot to a PNG with 256 colors, which has about a third of the size. */

const COLORS = 256;
/** The color type of a PNG file with a palette. */
const PALETTE = 3;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One number for each pixel, with 8 bits each of red, green and blue. */
  readonly rgb: Uint32Array;
}

const paeth = (left: number, up: number, corner: number): number => {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

const PREDICTORS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

const readPixels = (png: Buffer): Pixels => {
  const { width, height, depth, kind, lines: data } = readPng(png);
  if (depth !== 8 || (kind !== 2 && kind !== 6))
    throw new Error(`expected a PNG with 8-bit RGB or RGBA, found depth ${depth} and color type ${kind}`);
  const bytes = kind === 2 ? 3 : 4;
  const stride = width * bytes;
  const rgb = new Uint32Array(width * height);
  let above = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const predict = PREDICTORS[data[start]!]!;
    const row = new Uint8Array(stride);
    for (let i = 0; i < stride; i++) {
      const [left, corner] = i < bytes ? [0, 0] : [row[i - bytes]!, above[i - bytes]!];
      row[i] = data[start + 1 + i]! + predict(left, above[i]!, corner);
    }
    for (let x = 0; x < width; x++) {
      const at = x * bytes;
      rgb[y * width + x] = (row[at]! << 16) | (row[at + 1]! << 8) | row[at + 2]!;
    }
    above = row;
  }
  return { width, height, rgb };
};

type Color = readonly [color: number, count: number];
const SHIFTS: readonly number[] = [16, 8, 0];
const part = (color: number, shift: number): number => (color >> shift) & 255;

/** Returns the channel in which these colors differ most, and by how much. */
const widest = (colors: readonly Color[]): { readonly shift: number; readonly span: number } =>
  SHIFTS.map(shift => {
    let [least, most] = [255, 0];
    for (const [color] of colors) {
      least = Math.min(least, part(color, shift));
      most = Math.max(most, part(color, shift));
    }
    return { shift, span: most - least };
  }).reduce((best, next) => (next.span > best.span ? next : best));

const countOf = (colors: readonly Color[]): number => colors.reduce((sum, [, count]) => sum + count, 0);

const splitAt = (colors: readonly Color[]): readonly [readonly Color[], readonly Color[]] => {
  const { shift } = widest(colors);
  const sorted = [...colors].sort(([a], [b]) => part(a, shift) - part(b, shift));
  const half = countOf(colors) / 2;
  let [seen, middle] = [0, 0];
  while (seen < half) seen += sorted[middle++]![1];
  const cut = Math.min(middle, sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
};

const meanOf = (colors: readonly Color[]): number => {
  const all = countOf(colors);
  const mean = (shift: number): number =>
    Math.round(colors.reduce((sum, [color, count]) => sum + part(color, shift) * count, 0) / all);
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
};

/** Chooses the palette by median cut: splits the group with the most pixels and the largest differences first. */
const paletteOf = (counts: ReadonlyMap<number, number>): readonly number[] => {
  const boxes: { readonly colors: readonly Color[]; readonly weight: number }[] = [];
  const add = (colors: readonly Color[]): void => {
    // The square root makes sure that small areas with distinct colors get a part of the palette, too.
    const weight = colors.length > 1 ? widest(colors).span * Math.sqrt(countOf(colors)) : 0;
    boxes.push({ colors, weight });
  };
  add([...counts]);
  while (boxes.length < COLORS) {
    const next = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (next.weight === 0) break;
    boxes.splice(boxes.indexOf(next), 1);
    for (const half of splitAt(next.colors)) add(half);
  }
  return boxes.map(({ colors }) => meanOf(colors));
};

const nearest = (palette: readonly number[], color: number): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, other] of palette.entries()) {
    const far = SHIFTS.reduce((sum, shift) => sum + (part(color, shift) - part(other, shift)) ** 2, 0);
    if (far < least) [best, least] = [i, far];
  }
  return best;
};

export const withPalette = (png: Buffer): Buffer => {
  const { width, height, rgb } = readPixels(png);
  const counts = new Map<number, number>();
  for (const color of rgb) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = paletteOf(counts);
  const indexOf = new Map([...counts.keys()].map(color => [color, nearest(palette, color)]));
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = indexOf.get(rgb[y * width + x]!)!;
  const colors = Buffer.from(palette.flatMap(color => SHIFTS.map(shift => part(color, shift))));
  return makePng({ width, height, kind: PALETTE, lines }, [['PLTE', colors]]);
};
