/**
 * QR codes (ISO/IEC 18004) for texts in bytes, with the error correction M that survives a smudge: as much of the
 * standard as a link needs.
 */

/** By version from 1 on: bytes of error correction in each block, and how many blocks there are. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10];
const PLACES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
  [6, 26, 50, 74],
];

/** Spaces that hold data or correction: all but the patterns. */
const bytesIn = (version: number): number => {
  const marks = Math.floor(version / 7) + 2;
  const aligned = version === 1 ? 0 : (25 * marks - 10) * marks - 55;
  const bits = (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0);
  return bits >> 3;
};

const roomIn = (version: number): number =>
  bytesIn(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** In the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> i) & 1) product ^= a;
  }
  return product;
};

const generator = (degree: number): number[] => {
  const factors = Array<number>(degree).fill(0);
  factors[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++)
      factors[j] = times(factors[j]!, root) ^ (j + 1 < degree ? factors[j + 1]! : 0);
    root = times(root, 2);
  }
  return factors;
};

const correctionFor = (data: readonly number[], factors: readonly number[]): number[] => {
  const rest = factors.map(() => 0);
  for (const byte of data) {
    const lead = byte ^ rest.shift()!;
    rest.push(0);
    for (const [i, factor] of factors.entries()) rest[i]! ^= times(factor, lead);
  }
  return rest;
};

/** Header, text and filling as bytes. */
const dataOf = (text: Uint8Array, version: number): number[] => {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  const room = roomIn(version);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, -bits.length & 7);
  const bytes: number[] = [];
  for (let i = 0; i < bits.length; i += 8) bytes.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let filling = 0xec; bytes.length < room; filling ^= 0xec ^ 0x11) bytes.push(filling);
  return bytes;
};

/** Blocks of equal length, or one longer at the end, laid between each other. */
const woven = (data: readonly number[], version: number): number[] => {
  const count = BLOCKS[version - 1]!;
  const factors = generator(CORRECTION[version - 1]!);
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const corrections = blocks.map(block => correctionFor(block, factors));
  const across = (lists: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...lists.map(list => list.length)) }, (_, i) =>
      lists.flatMap(list => list[i] ?? []),
    ).flat();
  return [...across(blocks), ...across(corrections)];
};

type Sheet = (boolean | undefined)[][];

/** Ten bits of correction behind five, or twelve behind six. */
const guarded = (value: number, length: number, by: number): number => {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * by);
  return (value << length) | rest;
};

const drawPatterns = (sheet: Sheet, version: number): void => {
  const size = sheet.length;
  const square = (x: number, y: number, half: number, isDark: (far: number) => boolean): void => {
    for (let dy = -half; dy <= half; dy++)
      for (let dx = -half; dx <= half; dx++)
        if (sheet[y + dy] && x + dx >= 0 && x + dx < size)
          sheet[y + dy]![x + dx] = isDark(Math.max(Math.abs(dx), Math.abs(dy)));
  };
  for (let i = 0; i < size; i++) {
    sheet[6]![i] = i % 2 === 0;
    sheet[i]![6] = i % 2 === 0;
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, far => far !== 2 && far !== 4);
  const places = PLACES[version - 1]!;
  const last = places.at(-1);
  for (const y of places)
    for (const x of places)
      if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)))
        square(x, y, 2, far => far !== 1);
  if (version < 7) return;
  const bits = guarded(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    sheet[b]![a] = ((bits >> i) & 1) === 1;
    sheet[a]![b] = ((bits >> i) & 1) === 1;
  }
};

/** Which mask was laid over the data. Correction M is written as 0. */
const drawFormat = (sheet: Sheet, mask: number): void => {
  const size = sheet.length;
  const bits = guarded(mask, 10, 0x537) ^ 0x5412;
  const isDark = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    // Past the line of alternating spaces.
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) sheet[near]![8] = isDark(i);
    else sheet[8]![i === 8 ? 7 : near] = isDark(i);
    if (i < 8) sheet[8]![size - 1 - i] = isDark(i);
    else sheet[size - 15 + i]![8] = isDark(i);
  }
  sheet[size - 8]![8] = true;
};

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** In columns of two from the lower right, up and down in turn, wherever no pattern is. */
const drawData = (sheet: Sheet, bytes: readonly number[], mask: number): void => {
  const size = sheet.length;
  let i = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let n = 0; n < size; n++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - n : n;
        if (sheet[y]![x] !== undefined) continue;
        const isDark = i < bytes.length * 8 && ((bytes[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
        sheet[y]![x] = isDark !== MASKS[mask]!(x, y);
        i += 1;
      }
  }
};

const FALSE_CORNERS = /(?=10111010000|00001011101)/g;

/** How hard it is to read: long lines, blocks, what looks like a corner, and much more of one colour. */
const penaltyOf = (rows: readonly string[]): number => {
  const size = rows.length;
  const columns = Array.from({ length: size }, (_, x) => rows.map(row => row[x]).join(''));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * [...line.matchAll(FALSE_CORNERS)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([rows[y]![x], rows[y]![x - 1], rows[y - 1]![x], rows[y - 1]![x - 1]]).size === 1) sum += 3;
  const dark = rows.join('').replaceAll('0', '').length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
};

/** The dark spaces as rows of 1 and 0; undefined when the text is too long. */
export const qrCode = (text: string): readonly string[] | undefined => {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => roomIn(i + 1) >= bytes.length + (i + 1 < 10 ? 2 : 3)) + 1;
  if (version === 0) return undefined;
  const size = 17 + 4 * version;
  const stream = woven(dataOf(bytes, version), version);
  const drawn = MASKS.map((_, mask) => {
    const sheet: Sheet = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
    drawPatterns(sheet, version);
    drawFormat(sheet, mask);
    drawData(sheet, stream, mask);
    return sheet.map(row => row.map(isDark => (isDark ? '1' : '0')).join(''));
  });
  const penalties = drawn.map(penaltyOf);
  return drawn[penalties.indexOf(Math.min(...penalties))];
};

/** As the path of a picture, a unit for each space, with the quiet edge that readers need. */
export const qrPath = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) => [...row].flatMap((space, x) => (space === '1' ? `M${x + 4} ${y + 4}h1v1h-1z` : [])))
    .join('');
