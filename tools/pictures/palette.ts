import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Turns a screenshot into a PNG of 256 colors, which is about a third of the size. */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLORS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One number per pixel: red, green and blue of 8 bits each. */
  readonly rgb: Uint32Array;
}

const chunksOf = (png: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.set(type, Buffer.concat([chunks.get(type) ?? Buffer.alloc(0), data]));
    at += 12 + length;
  }
  return chunks;
};

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
  const chunks = chunksOf(png);
  const head = chunks.get('IHDR')!;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, kind] = [head[8], head[9]];
  if (depth !== 8 || (kind !== 2 && kind !== 6))
    throw new Error(`expected a PNG with 8-bit RGB or RGBA, found depth ${depth} and color type ${kind}`);
  const bytes = kind === 2 ? 3 : 4;
  const stride = width * bytes;
  const data = inflateSync(chunks.get('IDAT')!);
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

/** The channel in which these colors differ most, and by how much. */
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

/** Median cut; what differs most and is seen most is split first. */
const paletteOf = (counts: ReadonlyMap<number, number>): readonly number[] => {
  const boxes: { readonly colors: readonly Color[]; readonly weight: number }[] = [];
  const add = (colors: readonly Color[]): void => {
    // A root, so that small areas with their own colors get some too.
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

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
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
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap(color => SHIFTS.map(shift => part(color, shift))));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
