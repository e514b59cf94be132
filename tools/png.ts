import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Reads and writes PNG files: their chunks, and the lines of pixels in them. */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Chunk = readonly [type: string, data: Buffer];

const chunksOf = function* (png: Buffer): Generator<Chunk> {
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    yield [type, png.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
};

interface Png {
  readonly width: number;
  readonly height: number;
  /** The number of bits per sample. `kind` is the color type of the PNG standard. */
  readonly depth: number;
  readonly kind: number;
  /** The lines of pixels. Each line starts with a byte that names its filter. */
  readonly lines: Buffer;
}

/** Reads a PNG file. Throws if it is invalid or incomplete. */
export const readPng = (png: Buffer): Png => {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE))
    throw new Error(
      `expected a PNG file, found one that starts with ${JSON.stringify(png.toString('latin1', 0, 8))}`,
    );
  const chunks = [...chunksOf(png)];
  const [first] = chunks;
  if (first?.[0] !== 'IHDR' || chunks.at(-1)?.[0] !== 'IEND')
    throw new Error(
      `expected a complete PNG file, found ${chunks.at(-1)?.[0] ?? 'nothing'} as its last chunk`,
    );
  const [, head] = first;
  const packed = chunks.filter(([type]) => type === 'IDAT').map(([, data]) => data);
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    depth: head.readUInt8(8),
    kind: head.readUInt8(9),
    lines: inflateSync(Buffer.concat(packed)),
  };
};

const framed = ([type, data]: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
};

/** Writes a PNG file with 8 bits per sample. `before` has the chunks that come before the lines. */
export const makePng = (
  { width, height, kind, lines }: Omit<Png, 'depth'>,
  before: readonly Chunk[] = [],
): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, kind], 8);
  const chunks: readonly Chunk[] = [
    ['IHDR', head],
    ...before,
    ['IDAT', deflateSync(lines, { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([SIGNATURE, ...chunks.map(framed)]);
};
