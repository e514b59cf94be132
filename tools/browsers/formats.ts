import { inflateSync } from 'node:zlib';
import { readPng } from '../png.ts';

export interface Image {
  readonly width: number;
  readonly height: number;
  /** How many different bytes the pixels contain. A blank image has few. */
  readonly variety: number;
}

export const readImage = (png: Buffer): Image => {
  const { width, height, lines } = readPng(png);
  return { width, height, variety: new Set(lines).size };
};

export interface Pdf {
  readonly pages: number;
  /** The size of each page in points. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

/** Returns the text of a PDF, including its compressed objects, because Firefox compresses the pages. */
const textOf = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  const compressed = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n(.*?)\r?\nendstream/gs)];
  return [
    text,
    ...compressed.map(([, data]) => inflateSync(Buffer.from(data!, 'latin1')).toString('latin1')),
  ].join('\n');
};

export const readPdf = (pdf: Buffer): Pdf => {
  const text = textOf(pdf);
  if (!text.startsWith('%PDF-'))
    throw new Error(`expected a PDF file, found a file that starts with ${JSON.stringify(text.slice(0, 8))}`);
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    sizes: boxes.map(([, width, height]) => ({ width: Number(width), height: Number(height) })),
  };
};
