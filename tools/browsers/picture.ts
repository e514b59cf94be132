import { inflateSync } from 'node:zlib';
import { readPng } from '../png.ts';

/** What is in a picture: how large it is, and how many different bytes its lines are made of (a blank one has few). */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly variety: number;
}

export const readPicture = (png: Buffer): Picture => {
  const { width, height, lines } = readPng(png);
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
