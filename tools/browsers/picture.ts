import { inflateSync } from 'node:zlib';

/** What is in a PNG: how large it is, and how many different bytes its lines are made of (a blank one has few). */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly variety: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunksOf = function* (png: Buffer): Generator<readonly [string, Buffer]> {
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    yield [type, png.subarray(at + 8, at + 8 + length)];
    at += 12 + length;
  }
};

/** Reads a PNG as far as it must be whole to be one; throws when it is not. */
export const readPng = (png: Buffer): Picture => {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('expected a PNG file');
  const chunks = [...chunksOf(png)];
  const [first] = chunks;
  if (first?.[0] !== 'IHDR' || chunks.at(-1)?.[0] !== 'IEND') throw new Error('expected a complete PNG file');
  const lines = inflateSync(
    Buffer.concat(chunks.filter(([type]) => type === 'IDAT').map(([, data]) => data)),
  );
  const [width, height] = [first[1].readUInt32BE(0), first[1].readUInt32BE(4)];
  return { width, height, variety: new Set(lines).size };
};

interface Pages {
  readonly pages: number;
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

/** What can be read of a PDF; Firefox packs its pages together. */
const textOf = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n(.*?)\r?\nendstream/gs)];
  return [
    text,
    ...packed.map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1')),
  ].join('\n');
};

/** How many pages a PDF has, and how large they are, in points. */
export const readPdf = (pdf: Buffer): Pages => {
  const text = textOf(pdf);
  if (!text.startsWith('%PDF-')) throw new Error('expected a PDF file');
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    sizes: boxes.map(([, width, height]) => ({ width: Number(width), height: Number(height) })),
  };
};
